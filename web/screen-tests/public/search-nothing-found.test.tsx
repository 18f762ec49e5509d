import { HOUR_MS } from "@meridian/contracts/durations";
import { getHomepageData } from "@meridian/contracts/search/catalogue-api";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer } from "../network.ts";
import { HOMEPAGE, NOTHING_FOUND } from "./fixtures.ts";
import { linkTo, openSearch } from "./open-search.ts";

beforeEach(() => {
  answer(getHomepageData, HOMEPAGE);
});

describe("nothing found", () => {
  it("says what to drop, and where else to go", async () => {
    await openSearch("/search?q=zzqq&verified=1&openNow=1", NOTHING_FOUND);
    expect(await screen.findByText("No businesses found")).toBeTruthy();
    expect(linkTo("Without the filter “Verified”")).toBe("/search?q=zzqq&openNow=1");
    expect(linkTo("Without any filter")).toBe("/search?q=zzqq");
    expect(await screen.findByRole("heading", { name: "Popular categories" })).toBeTruthy();
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Hotel" })).toBeTruthy();
  });

  it("offers the search without the superfluous word", async () => {
    const instead = {
      texts: [{ text: "coffee", count: 1200 }],
      cities: [],
      without: null,
      closed: null,
      nearestKm: null,
    };
    await openSearch("/search?q=coffee+zzqq", { ...NOTHING_FOUND, instead });
    await screen.findByText("No businesses found");
    expect(linkTo("Search for “coffee” · 1,200 businesses")).toBe("/search?q=coffee");
  });

  it("says that all matching businesses are closed, until when, and offers to show them", async () => {
    const closed = { count: 2, unknownCount: 0, opensAt: soon(), timeZone: "UTC" };
    const instead = {
      texts: [],
      cities: [],
      without: { filter: "openNow" as const, count: 2 },
      closed,
      nearestKm: null,
    };
    await openSearch("/search?q=coffee&openNow=1&verified=1", { ...NOTHING_FOUND, instead });
    expect(await screen.findByText(/^All 2 businesses that fit are closed until \d\d:\d\d\.$/)).toBeTruthy();
    expect(linkTo("Show closed ones as well · 2 businesses")).toBe("/search?q=coffee&verified=1");
    expect(screen.queryByRole("link", { name: "Without the filter “Open now”" })).toBeNull();
  });

  it("offers the search without the filter that hides most", async () => {
    const instead = {
      texts: [],
      cities: [],
      without: { filter: "minRating" as const, count: 7 },
      closed: null,
      nearestKm: null,
    };
    await openSearch("/search?q=coffee&minRating=5&verified=1", { ...NOTHING_FOUND, instead });
    await screen.findByText("No businesses found");
    expect(linkTo("Without “5 stars” · 7 businesses")).toBe("/search?q=coffee&verified=1");
  });

  it("offers the search without the one amenity that hides most", async () => {
    const without = { filter: "amenity" as const, value: "brunch", count: 3 };
    const instead = { texts: [], cities: [], without, closed: null, nearestKm: null };
    await openSearch("/search?q=coffee&amenity=brunch,parking", { ...NOTHING_FOUND, instead });
    await screen.findByText("No businesses found");
    expect(linkTo("Without “Brunch” · 3 businesses")).toBe("/search?q=coffee&amenity=parking");
    expect(screen.queryByRole("link", { name: "Without the filter “Brunch”" })).toBeNull();
  });

  it("says how far away the nearest is, if none is near enough", async () => {
    const none = { texts: [], cities: [], closed: null };
    const far = { ...none, without: { filter: "near" as const, count: 3 }, nearestKm: 14 };
    await openSearch("/search?q=coffee&near=52.5,13.4&radiusKm=10", { ...NOTHING_FOUND, instead: far });
    expect(await screen.findByText("None is that near: the nearest that fits is 14 km away.")).toBeTruthy();
    expect(linkTo(/^Without “Within 10 km of you” · 3 businesses$/)).toBe("/search?q=coffee");
  });

  it("offers to search beyond a region that was read from the text", async () => {
    const instead = {
      texts: [],
      cities: [],
      closed: null,
      nearestKm: null,
      without: { filter: "region" as const, count: 3 },
    };
    const label = "California, United States";
    const place = { kind: "region" as const, label, value: "US-CA", path: "/countries/united-states" };
    await openSearch("/search?q=coffee+california", { ...NOTHING_FOUND, instead, understood: { place } });
    await screen.findByText("No businesses found");
    expect(linkTo("Search everywhere · 3 businesses")).toBe("/search?q=coffee");
    expect(screen.getByText("None of the 3 businesses that fit is in California, United States.")).toBeTruthy();
  });

  it("offers all of the place for a kind that is nowhere", async () => {
    const label = "Tuscany, Italy";
    const place = { kind: "region" as const, label, value: "IT-52", path: "/countries/italy/regions/tuscany" };
    const understood = { text: "wedding venue", place };
    await openSearch("/search?q=wedding+venue+tuscany", { ...NOTHING_FOUND, understood });
    const found = within((await screen.findByText("No businesses found")).parentElement as HTMLElement);
    expect(linkTo("All businesses in Tuscany, Italy")).toBe("/search?location=Tuscany%2C+Italy");
    expect(found.queryByRole("link", { name: "Search everywhere" })).toBeNull();
  });

  it("says how far the nearest is from a district that was read, and offers every place", async () => {
    const far = { texts: [], cities: [], closed: null, without: { filter: "near" as const, count: 3 }, nearestKm: 14 };
    const place = {
      kind: "city" as const,
      label: "Spandau, Berlin, Germany",
      value: "de/berlin",
      path: "/cities/de/berlin",
    };
    await openSearch("/search?q=coffee+spandau", { ...NOTHING_FOUND, instead: far, understood: { place } });
    const reason = "None in Spandau, Berlin, Germany: the nearest that fits is 14 km away.";
    expect(await screen.findByText(reason)).toBeTruthy();
    const links = screen.getAllByRole("link", { name: "Search everywhere" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/search?q=coffee", "/search?q=coffee"]);
    expect(screen.queryByRole("link", { name: /^Without/ })).toBeNull();
  });

  it("offers other cities of the country", async () => {
    const instead = {
      texts: [],
      cities: [{ value: "de/berlin", label: "Berlin", count: 3 }],
      without: null,
      closed: null,
      nearestKm: null,
    };
    await openSearch("/search?q=coffee&city=de/celle", { ...NOTHING_FOUND, instead });
    await screen.findByText("No businesses found");
    expect(linkTo("In Berlin · 3 businesses")).toBe("/search?q=coffee&city=de%2Fberlin");
  });
});

/** An hour from now. */
function soon(): string {
  return new Date(Date.now() + HOUR_MS).toISOString();
}
