import { getHomepageData, searchBusinesses, searchFacetValues } from "@meridian/contracts/search/catalogue-api";
import type { SearchAnswer } from "@meridian/contracts/search/search";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, fail, holdAnswer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { textsOf } from "../shown-texts.ts";
import { HOMEPAGE, hit, many, NOTHING_FOUND, type SearchAnswerChanges, searchAnswer } from "./fixtures.ts";
import { linkTo, openSearch } from "./open-search.ts";

beforeEach(() => {
  answer(getHomepageData, HOMEPAGE);
});

describe("results", () => {
  it("are announced while loading, then listed with their number", async () => {
    const { release } = holdAnswer(searchBusinesses, searchAnswer({ totalCount: 1204 }));
    await renderRoute("/search?q=coffee");
    expect(await screen.findByText("Searching…")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "coffee" })).toBeTruthy();
    release();
    expect(await screen.findByText("1,204 businesses")).toBeTruthy();
    const hits = within(screen.getByRole("list", { name: "Results" }));
    expect(hits.getByRole("link", { name: "Cafe Adler" }).getAttribute("href")).toBe("/business/cafe-adler");
  });

  it("are one step from the first filter, by a link that skips the others", async () => {
    await openSearch("/search?q=coffee");
    const skip = screen.getByText("Skip the filters");
    expect(skip.closest("aside")?.querySelector("a, button, input")).toBe(skip);
    const results = document.querySelector<HTMLElement>(skip.getAttribute("href") ?? "");
    expect(results?.tabIndex).toBe(-1);
    expect(results?.contains(screen.getByRole("list", { name: "Results" }))).toBe(true);
  });

  it("that are only estimated are marked as approximate", async () => {
    await openSearch("/search?q=coffee", { totalCount: 90_000, isTotalExact: false });
    expect(screen.getByText("About 90,000 businesses")).toBeTruthy();
  });

  it("near a point say how far each is", async () => {
    await openSearch("/search?q=coffee&near=52.5,13.4&sort=distance", {
      hits: [hit("Cafe Adler", { distanceKm: 0.4 })],
    });
    expect(screen.getByRole("heading", { level: 1, name: "coffee near you" })).toBeTruthy();
    expect(screen.getByText("400 m away")).toBeTruthy();
    expect(linkTo("Distance")).toContain("sort=distance");
  });

  it("that fail say so in their place, and load on retry", async () => {
    fail(searchBusinesses, 403);
    const { user } = await renderRoute("/search?q=coffee");
    expect((await screen.findByRole("alert")).textContent).toContain("The search does not answer at the moment.");
    expect(screen.getByRole("heading", { level: 1, name: "coffee" })).toBeTruthy();
    answer(searchBusinesses, searchAnswer());
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Cafe Adler" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the address", () => {
  it("keeps a number as text, and drops unknown parameters", async () => {
    const { path } = await openSearch("/search?colour=red&q=5&page=zero");
    expect(path()).toBe("/search?q=5");
    expect(screen.getByRole("heading", { level: 1, name: "5" })).toBeTruthy();
  });

  it("of a page beyond the last redirects to the first", async () => {
    await openSearch("/search?verified=1&has=phone&page=51", {
      ...NOTHING_FOUND,
      totalPages: 50,
      totalCount: 2000,
      page: 51,
    });
    expect(await screen.findByText("There are no results on this page")).toBeTruthy();
    expect(linkTo("Go to the first page")).toBe("/search?verified=1&has=phone");
  });
});

it("branches of one business in one city share a card, with a link to all of them", async () => {
  const branches = { name: "Cafe Adler", city: "de/berlin", cityName: "Berlin", count: 12 };
  const hits = [hit("Cafe Adler", { id: "a", branches }), hit("Cafe Adler", { id: "b", branchOf: "a" }), hit("Ofen")];
  await openSearch("/search?q=coffee", { hits });
  expect(await screen.findAllByRole("link", { name: "Cafe Adler" })).toHaveLength(1);
  expect(linkTo("12 more in Berlin")).toBe("/search?q=%22Cafe+Adler%22&city=de%2Fberlin");
  expect(screen.getByRole("link", { name: "Ofen" })).toBeTruthy();
});

describe("an interpreted text", () => {
  const understand = (path: string, understood: Partial<SearchAnswer["understood"]>) =>
    openSearch(path, { understood });

  it("names a correction, and offers the search as typed", async () => {
    await understand("/search?q=cofee", { text: "coffee", correctedFrom: "cofee" });
    expect(await screen.findByText(/^Showing results for/)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "coffee" })).toBeTruthy();
    expect(linkTo("Search for “cofee” instead")).toBe("/search?q=%22cofee%22");
  });

  it("names its place, and offers to search everywhere", async () => {
    const place = { kind: "city", label: "Berlin", value: "de/berlin", path: "/cities/de/berlin" } as const;
    await understand("/search?q=coffee+berlin", { text: "coffee", place });
    expect(await screen.findByText(/^Only in/)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "coffee in Berlin" })).toBeTruthy();
    expect(linkTo("Search everywhere")).toBe("/search?q=coffee");
  });

  it("shows a card of the place above the hits if only a place was typed", async () => {
    const place = {
      kind: "city",
      label: "Zürich, Switzerland",
      value: "ch/zurich",
      path: "/cities/ch/zurich",
    } as const;
    await understand("/search?q=zurich", { text: "", place });
    expect((await screen.findByRole("link", { name: /See the page of this place/ })).getAttribute("href")).toBe(
      "/cities/ch/zurich",
    );
    expect(screen.getByRole("link", { name: "Cafe Adler" })).toBeTruthy();
  });

  it("names open now, and offers closed businesses too", async () => {
    await understand("/search?q=coffee+open+now", { text: "coffee", isOpenNow: true });
    expect(await screen.findByText(/^Only places that are/)).toBeTruthy();
    expect(linkTo("Show closed ones as well")).toBe("/search?q=coffee");
  });

  it("names amenities and opening times, and offers the search without each", async () => {
    const place = { kind: "city", label: "Berlin, Germany", value: "de/berlin", path: "/cities/de/berlin" } as const;
    const understood = { text: "coffee", place, amenities: ["wi-fi"], open: "sunday" } as const;
    await understand("/search?q=coffee+wifi+open+sunday+berlin", { ...understood, amenities: ["wi-fi"] });
    expect(await screen.findByText("Wi-Fi")).toBeTruthy();
    expect(screen.getByText("Open on Sundays")).toBeTruthy();
    const links = screen.getAllByRole("link", { name: "Show others as well" }).map((link) => link.getAttribute("href"));
    expect(links).toEqual([
      "/search?q=coffee&location=Berlin%2C+Germany&open=sunday",
      "/search?q=coffee&location=Berlin%2C+Germany&amenity=wi-fi",
    ]);
    expect(linkTo("Search everywhere")).toBe("/search?q=coffee&amenity=wi-fi&open=sunday");
  });

  it("says that no business is known to have an amenity, and shows all", async () => {
    await understand("/search?q=coffee+wifi", { text: "coffee", amenities: ["wi-fi"], isRelaxed: true });
    expect(await screen.findByText(/^No business that fits is known for/)).toBeTruthy();
  });

  it("says that the hits are around a place that has none", async () => {
    const place = { kind: "city", label: "Bogotá, Colombia", value: "co/bogota", path: "/cities/co/bogota" } as const;
    await understand("/search?q=pub+bogota", { text: "pub", place, isAround: true });
    expect(await screen.findByText(/so those around it are shown/)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("pub around");
    expect(screen.queryByText(/^Only in/)).toBeNull();
  });

  it("says that a location is unknown", async () => {
    await understand("/search?q=coffee&location=Atlantis", { text: "coffee Atlantis" });
    expect(await screen.findByText(/^No place of the directory is called/)).toBeTruthy();
    expect(linkTo("Leave it out")).toBe("/search?q=coffee");
  });
});

it("results without counts say so at the filters", async () => {
  await openSearch("/search?q=coffee", { areFacetsMissing: true });
  expect(
    await screen.findByText("All results are here, but counts and some filters are missing at the moment."),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Cafe Adler" })).toBeTruthy();
});

describe("the filters", () => {
  const CITIES = many(8, (label) => ({ value: `de/${label.toLowerCase()}`, label, count: 2 }));

  async function openFilters(path: string, changes: SearchAnswerChanges = {}) {
    const opened = await openSearch(path, changes);
    await opened.user.click(screen.getByRole("button", { name: /^Filters/ }));
    return { ...opened, filters: within(await screen.findByRole("dialog", { name: "Filters" })) };
  }

  it("show the number of active ones on their button", async () => {
    await openSearch("/search?q=coffee&has=phone&verified=1");
    expect(screen.getByRole("button", { name: "Filters 2 in use" })).toBeTruthy();
  });

  it("narrow the search to a category, which can be removed", async () => {
    const facets = { category: [{ value: "bakery", label: "Bakery", count: 4 }] };
    const { user, filters, path, calls } = await openFilters("/search?q=coffee", { facets });
    await user.click(await filters.findByRole("link", { name: /^Bakery/ }));
    await waitFor(() => expect(path()).toBe("/search?q=coffee&category=bakery"));
    await waitFor(() => expect(calls.at(-1)?.url).toBe("/api/search?q=coffee&category=bakery"));
    await user.click(await filters.findByRole("button", { name: /^Show \d/ }));
    await user.click(await screen.findByRole("link", { name: "Remove filter: Bakery" }));
    await waitFor(() => expect(path()).toBe("/search?q=coffee"));
  });

  it("say which counts are estimates", async () => {
    const { filters } = await openFilters("/search?q=coffee", {
      facets: {
        category: [{ value: "bakery", label: "Bakery", count: 23_417, isEstimate: true }],
        rating: [{ value: "4", label: "4", count: 51_260, isEstimate: true }],
        verified: [{ value: "1", label: "1", count: 812 }],
      },
    });
    expect(filters.getByRole("link", { name: "Bakery about 23,000" })).toBeTruthy();
    expect(filters.getByText("about 51,000")).toBeTruthy();
    expect(filters.getByRole("link", { name: "Verified 812" })).toBeTruthy();
  });

  it("name the parent of a category, also of a chosen one deep in the tree", async () => {
    const category = [
      { value: "restaurant", label: "Restaurant", count: 7, parent: null },
      { value: "pizza-restaurant", label: "Pizza restaurant", count: 4, parent: "restaurant" },
      { value: "bakery", label: "Bakery", count: 2, parent: null },
    ];
    const { filters } = await openFilters("/search?q=coffee&category=pizza-restaurant", { facets: { category } });
    const categories = within(await filters.findByRole("region", { name: "Category" }));
    expect(textsOf(categories.getAllByRole("link"))).toEqual([
      "Restaurant7",
      "Pizza restaurant in Restaurant4",
      "Bakery2",
    ]);
  });

  it("find a city outside the list by name", async () => {
    const calls = answer(searchFacetValues, { values: [{ value: "de/celle", label: "Celle", count: 1 }] });
    const { user, filters, path } = await openFilters("/search?q=coffee", { facets: { city: CITIES } });
    const cities = within(await filters.findByRole("region", { name: "City" }));
    expect(cities.queryByRole("link", { name: /^Celle/ })).toBeNull();
    await user.type(cities.getByRole("searchbox", { name: "Search cities" }), "ce");
    const celle = await cities.findByRole("link", { name: /^Celle/ });
    expect(calls.at(-1)?.url).toBe("/api/search/facets/city?q=coffee&label=ce");
    await user.click(celle);
    await waitFor(() => expect(path()).toBe("/search?q=coffee&city=de%2Fcelle"));
  });

  it("say that no city matches", async () => {
    answer(searchFacetValues, { values: [] });
    const { user, filters } = await openFilters("/search?q=coffee", { facets: { city: CITIES } });
    await user.type(await filters.findByRole("searchbox", { name: "Search cities" }), "x");
    expect(await filters.findAllByText("No cities here begin with “x”.")).not.toEqual([]);
  });

  it("choose how far away a hit may be", async () => {
    const { user, filters, path } = await openFilters("/search?q=coffee&near=52.5,13.4&sort=distance");
    await user.click(await filters.findByRole("link", { name: "Within 50 km" }));
    await waitFor(() => expect(path()).toContain("radiusKm=50"));
    expect(await screen.findByRole("link", { name: "Remove filter: Within 50 km of you", hidden: true })).toBeTruthy();
  });
});
