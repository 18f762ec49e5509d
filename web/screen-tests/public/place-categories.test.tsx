import {
  getCategory,
  getCity,
  getCityCategory,
  getCountry,
  getCountryCategory,
  getRegion,
} from "@meridian/contracts/places/places-api";
import { getHomepageData, searchBusinesses } from "@meridian/contracts/search/catalogue-api";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, fail, holdAnswer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { textsOf } from "../shown-texts.ts";
import { HOMEPAGE, hit, NOTHING_FOUND, searchAnswer } from "./fixtures.ts";
import { BAVARIA, BERLIN, BERLIN_HOTELS, GERMAN_HOTELS, GERMANY, HOTELS } from "./place-fixtures.ts";

const PAGES = [
  {
    path: "/cities/de/berlin/hotel",
    alias: "/cities/DE/Berlin/hotels?openNow=1",
    endpoint: getCityCategory,
    fill: () => answer(getCityCategory, BERLIN_HOTELS),
    hold: () => holdAnswer(getCityCategory, BERLIN_HOTELS),
    heading: "Hotels in Berlin",
    figure: "40 businesses",
    asked: { city: "de/berlin", category: "hotel" },
    crumbs: ["/", "/countries", "/countries/germany", "/cities/de/berlin"],
    onward: ["/cities/de/berlin/bakery?openNow=1", "/cities/de/munich/hotel?openNow=1"],
    lists: ["More in Berlin", "Hotels elsewhere in Germany"],
    loading: "Loading businesses...",
    missing: "Page Not Found",
  },
  {
    path: "/countries/germany/hotel",
    alias: "/countries/de/hotels?openNow=1",
    endpoint: getCountryCategory,
    fill: () => answer(getCountryCategory, GERMAN_HOTELS),
    hold: () => holdAnswer(getCountryCategory, GERMAN_HOTELS),
    heading: "Hotels in Germany",
    figure: "450 businesses",
    asked: { country: "DE", category: "hotel" },
    crumbs: ["/", "/countries", "/countries/germany"],
    onward: ["/countries/germany/bakery?openNow=1", "/cities/de/munich/hotel?openNow=1"],
    lists: ["Hotels by city", "More in Germany"],
    loading: "Loading businesses...",
    missing: "Page Not Found",
  },
  {
    path: "/countries/germany/regions/bavaria",
    alias: "/countries/de/regions/bayern?openNow=1",
    endpoint: getRegion,
    fill: () => answer(getRegion, BAVARIA),
    hold: () => holdAnswer(getRegion, BAVARIA),
    heading: "Bavaria, Germany",
    figure: "2 businesses",
    asked: { region: "DE-BY" },
    crumbs: ["/", "/countries", "/countries/germany"],
    onward: ["/cities/de/munich?openNow=1", "/countries/germany/regions/bavaria?openNow=1&category=hotel"],
    lists: ["Cities in Bavaria", "Categories in Bavaria"],
    loading: "Loading region...",
    missing: "Region not found",
  },
];

const EVERY_PLACE = [getCategory, getCity, getCityCategory, getCountry, getCountryCategory, getRegion];

beforeEach(() => {
  answer(getHomepageData, HOMEPAGE);
  answer(searchBusinesses, searchAnswer({ hits: [hit("Hotel Adler")] }));
});

const hrefsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .flatMap((link) => link.getAttribute("href") ?? []);

describe.each(PAGES)("$path", (page) => {
  it("says that it is loading, then lists the hits of its place", async () => {
    const calls = answer(searchBusinesses, searchAnswer({ hits: [hit("Hotel Adler")] }));
    const { release } = page.hold();
    await renderRoute(page.path);
    expect(await screen.findByText(page.loading)).toBeTruthy();
    release();
    expect(await screen.findByRole("heading", { level: 1, name: page.heading })).toBeTruthy();
    expect(await screen.findByRole("link", { name: "Hotel Adler" })).toBeTruthy();
    const query = new URL(calls[0]?.url ?? "", "http://localhost").searchParams;
    expect(Object.fromEntries(query)).toEqual({ ...page.asked, limit: "12" });
    expect(hrefsIn(screen.getByRole("navigation", { name: "Breadcrumb" }))).toEqual(page.crumbs);
  });

  it("states its figure once", async () => {
    page.fill();
    const totalCount = Number.parseInt(page.figure, 10);
    answer(searchBusinesses, searchAnswer({ totalCount, hits: [hit("Hotel Adler")] }));
    await renderRoute(page.path);
    await screen.findByRole("link", { name: "Hotel Adler" });
    expect(screen.getAllByText(page.figure, { exact: false })).toHaveLength(1);
  });

  it("leads onward with the current filters", async () => {
    page.fill();
    await renderRoute(`${page.path}?openNow=1`);
    await screen.findByRole("link", { name: "Hotel Adler" });
    expect(hrefsIn(screen.getByRole("main"))).toEqual(expect.arrayContaining(page.onward));
    for (const name of page.lists) expect(screen.getByRole("region", { name })).toBeTruthy();
  });

  it("another spelling redirects to the canonical address, with its filters", async () => {
    page.fill();
    const { path } = await renderRoute(page.alias);
    await waitFor(() => expect(path()).toBe(`${page.path}?openNow=1`));
  });

  it("is filtered and sorted without leaving its address", async () => {
    page.fill();
    const { user, path } = await renderRoute(`${page.path}?openNow=1`);
    const chips = within(await screen.findByRole("list", { name: "Filters in use" }));
    expect(chips.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([page.path]);
    await user.click(screen.getByRole("link", { name: "Rating" }));
    await waitFor(() => expect(path()).toBe(`${page.path}?openNow=1&sort=rating`));
  });

  it("says what is missing", async () => {
    for (const endpoint of EVERY_PLACE) fail(endpoint, 404, { code: "not_found" });
    await renderRoute(page.path);
    expect(await screen.findByRole("heading", { level: 1, name: page.missing })).toBeTruthy();
  });

  it("reports a failing service, and loads on retry", async () => {
    fail(page.endpoint, 403);
    const { user } = await renderRoute(page.path);
    expect(await screen.findByRole("heading", { level: 1, name: "We cannot reach the directory" })).toBeTruthy();
    page.fill();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: page.heading })).toBeTruthy();
  });

  it("says so if nothing passes the filters", async () => {
    page.fill();
    answer(searchBusinesses, searchAnswer(NOTHING_FOUND));
    await renderRoute(`${page.path}?openNow=1&minRating=4`);
    expect(await screen.findByText("No businesses found")).toBeTruthy();
    const way = await screen.findByRole("link", { name: "Without any filter" });
    expect(way.getAttribute("href")).toBe(page.path);
  });
});

it("the heading distinguishes a region from its city of the same name", async () => {
  const city = { city: "Zürich", count: 2, slug: "zurich", countryCode: "CH" };
  answer(getRegion, { ...BAVARIA, region: "Zürich", topCities: [city] });
  await renderRoute("/countries/germany/regions/bavaria");
  expect(await screen.findByRole("heading", { level: 1, name: "Zürich region, Germany" })).toBeTruthy();
});

it("the breadcrumb names the region", async () => {
  const region = { region: "Bavaria", code: "DE-BY", path: "/countries/germany/regions/bavaria" };
  answer(getCityCategory, { ...BERLIN_HOTELS, city: "Munich", citySlug: "munich", region });
  await renderRoute("/cities/de/munich/hotel");
  const way = await screen.findByRole("navigation", { name: "Breadcrumb" });
  expect(within(way).getByRole("link", { name: "Bavaria" }).getAttribute("href")).toBe(region.path);
});

it("in a breadcrumb the page itself is current, and no place above it", async () => {
  answer(getCityCategory, BERLIN_HOTELS);
  await renderRoute("/cities/de/berlin/hotel");
  const way = within(await screen.findByRole("navigation", { name: "Breadcrumb" }));
  expect(textsOf(way.getAllByRole("link", { current: "page" }))).toEqual(["Hotel"]);
  expect(way.getByRole("link", { name: "Berlin" }).getAttribute("aria-current")).toBeNull();
});

it("a breadcrumb's separator wraps onto the next line with the crumb it leads to", async () => {
  answer(getCityCategory, BERLIN_HOTELS);
  await renderRoute("/cities/de/berlin/hotel");
  const way = within(await screen.findByRole("navigation", { name: "Breadcrumb" }));
  const crumbs = way.getAllByRole("listitem");
  expect(crumbs.map(({ firstElementChild }) => firstElementChild?.querySelector("svg") != null)).toEqual(
    crumbs.map((_, index) => index > 0),
  );
});

it("no heading precedes that of the page", async () => {
  answer(getCityCategory, BERLIN_HOTELS);
  await renderRoute("/cities/de/berlin/hotel");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.getByRole("main").querySelector("h1, h2, h3")?.tagName).toBe("H1");
});

describe("a place without a category links to related pages", () => {
  it("in a city: the category elsewhere, and the city's categories", async () => {
    fail(getCityCategory, 404, { code: "not_found" });
    answer(getCity, { ...BERLIN, topCategories: [{ category: "Bakery", count: 12, slug: "bakery" }] });
    answer(getCountryCategory, GERMAN_HOTELS);
    await renderRoute("/cities/de/berlin/hotel");
    expect(await screen.findByRole("heading", { level: 1, name: "Nothing listed under Hotel in Berlin" })).toBeTruthy();
    expect(hrefsIn(screen.getByRole("region", { name: "Hotels elsewhere in Germany" }))).toEqual([
      "/cities/de/munich/hotel",
    ]);
    expect(hrefsIn(screen.getByRole("region", { name: "More in Berlin" }))).toEqual(["/cities/de/berlin/bakery"]);
  });

  it("in a country: the category in other countries, and the country's categories", async () => {
    fail(getCountryCategory, 404, { code: "not_found" });
    answer(getCountry, { ...GERMANY, topCategories: [{ category: "Bakery", count: 12, slug: "bakery" }] });
    const topCountries = [{ country: "France", count: 30, countryCode: "FR", slug: "france" }];
    answer(getCategory, { ...HOTELS, topCountries });
    await renderRoute("/countries/germany/hotel");
    const title = "Nothing listed under Hotel in Germany";
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(hrefsIn(screen.getByRole("region", { name: "Hotels in other countries" }))).toEqual([
      "/countries/france/hotel",
    ]);
    expect(hrefsIn(screen.getByRole("region", { name: "More in Germany" }))).toEqual(["/countries/germany/bakery"]);
  });
});
