import type { IndexFilters, IndexQuery } from "@meridian/ports/search/search-index";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCatalogue, type TestCatalogue } from "../testing/start-test-catalogue.ts";
import { findInstead } from "./search-instead.ts";

const NO_KINDS = { kinds: { kindIn: () => undefined }, brands: { isBrand: () => false } };

const inGermany = (name: string, city: string) => ({
  name,
  city,
  country: "Germany",
  countryCode: "DE",
  subtypes: [],
});
const cities = ["Aachen", "Bonn", "Celle", "Dresden", "Essen", "Fulda", "Gera"];
const catalogue = await startTestCatalogue([
  ...["One", "Two", "Three"].map((number) => inGermany(`Velvet Comet ${number}`, "Hamburg")),
  ...["One", "Two"].map((number) => inGermany(`Velvet Harbour ${number}`, "Hamburg")),
  inGermany("Comet Quarry", "Hamburg"),
  inGermany("Quarry Harbour", "Hamburg"),
  inGermany("Bookshop", "Hamburg"),
  ...cities.map((city) => inGermany("Lantern", city)),
  { name: "Velvet Comet", city: "Boston", subtypes: [], verified: false },
  { name: "Lantern", city: "Boston", subtypes: [] },
]);
afterAll(() => catalogue.stop());

/** The alternatives offered for a text, and the queries they cost. */
async function instead(text: string, filters: IndexFilters = {}) {
  const searches: IndexQuery[] = [];
  const index: TestCatalogue["index"] = {
    ...catalogue.index,
    search: (query) => {
      searches.push(query);
      return catalogue.index.search(query);
    },
  };
  const plan = { text, filters, place: null, amenities: [], open: null, isOpenNow: false, isNearMe: false };
  return { found: await findInstead({ ...catalogue.engines, ...NO_KINDS, index }, plan), searches };
}

const textsOf = async (text: string, filters?: IndexFilters) =>
  (await instead(text, filters)).found?.texts.map((other) => `${other.text}: ${other.count}`) ?? [];

describe("alternatives to a text without hits", () => {
  it("are the text without one word, with its hits, the most first", async () => {
    expect(await textsOf("velvet comet qqzz")).toEqual(["velvet comet: 4"]);
    expect(await textsOf("harbour comet")).toEqual(["comet: 5", "harbour: 3"]);
  });

  it("are at most three", async () => {
    expect(await textsOf("velvet comet one hamburg")).toEqual([
      "velvet comet hamburg: 3",
      "velvet one hamburg: 2",
      "comet one hamburg: 1",
    ]);
  });

  it("keep the filters, and match words exactly", async () => {
    expect(await textsOf("comet qqzz", { countryCode: "US" })).toEqual(["comet: 1"]);
    expect(await textsOf("comet qqzz", { isVerified: true })).toEqual(["comet: 4"]);
    expect(await textsOf("velwet qqzz")).toEqual([]);
  });

  it("are tried for texts of up to six words", async () => {
    expect((await instead("qa qb qc qd qe qf")).searches).toHaveLength(6);
    expect((await instead("qa qb qc qd qe qf qg")).searches).toEqual([]);
  });

  it("do not treat spaces as words", async () => {
    expect(await instead("  ")).toEqual({ found: null, searches: [] });
    expect((await instead(" qqzz  comet ")).searches.map(({ text }) => text)).toEqual(["comet", "qqzz"]);
  });

  it("are none if nothing helps", async () => {
    expect((await instead("qqzz yyxx")).found).toBeNull();
  });
});

describe("alternatives to a city without hits", () => {
  it("are six others of its country", async () => {
    const { found } = await instead("lantern", { cityKey: "de/hamburg" });
    expect(found?.cities).toHaveLength(6);
    expect(found?.cities[0]).toMatchObject({ count: 1 });
    expect(found?.cities.every(({ value }) => value.startsWith("de/"))).toBe(true);
  });

  it("keep the other filters", async () => {
    const { found } = await instead("velvet comet", { cityKey: "us/philadelphia", isVerified: true });
    expect(found).toMatchObject({ cities: [], without: { filter: "city" } });
    const { found: unfiltered } = await instead("velvet comet", { cityKey: "us/philadelphia" });
    expect(unfiltered).toMatchObject({ cities: [{ value: "us/boston", label: "Boston", count: 1 }] });
  });

  it("are not searched if no city was chosen", async () => {
    expect((await instead("lantern qqzz", { countryCode: "DE" })).found?.cities).toEqual([]);
  });
});

describe("alternatives to filters without hits", () => {
  const AT = new Date("2026-03-04T10:00:00.000Z");
  const DAYS = [0, 1, 2, 3, 4, 5, 6];
  const from = (hour: number) => ({
    intervals: DAYS.map((day): [number, number] => [day * 1440 + hour * 60, day * 1440 + 23 * 60]),
    knownDays: DAYS,
  });
  let taverns: TestCatalogue;

  beforeAll(async () => {
    const base = { category: "inns", type: "Inn", subtypes: [], timeZone: "Europe/Berlin" };
    const kiosks = Array.from({ length: 51 }, (_, n) => ({ name: `Kiosk ${n}`, verified: n > 0, hours: from(18) }));
    taverns = await startTestCatalogue([
      { ...base, name: "Tavern Evening", reviews: 900, hours: from(18) },
      { ...base, name: "Tavern Noon", reviews: 1, hours: from(12) },
      { ...base, name: "Tavern London", hours: from(12), timeZone: "Europe/London" },
      { ...base, name: "Tavern Pause", hours: from(6), status: "temporarily_closed" },
      { ...base, name: "Tavern Secret" },
      { ...base, name: "Attic", verified: false },
      { ...base, name: "Barrel", about: '{"Highlights":{"Live music":true}}' },
      { ...base, name: "Cellar One", verified: false, city: "Berlin", country: "Germany", countryCode: "DE" },
      ...["Cellar Two", "Cellar Three"].map((name) => ({ ...base, name, verified: true })),
      ...kiosks.map((kiosk) => ({ ...base, ...kiosk })),
    ]);
  });
  afterAll(() => taverns.stop());

  const insteadOf = (text: string, filters: IndexFilters) => {
    const plan = { text, filters, place: null, amenities: [], open: null, isOpenNow: false, isNearMe: false };
    return findInstead({ ...taverns.engines, ...NO_KINDS, index: taverns.index }, plan);
  };

  it.each<[string, IndexFilters]>([
    ["openNow", { openAt: AT }],
    ["minRating", { minRating: 5 }],
    ["verified", { isVerified: true }],
    ["has", { has: ["website"] }],
    ["amenity", { amenities: ["free-wi-fi"] }],
    ["category", { categorySlug: "bakery" }],
    ["bbox", { box: { west: 13, south: 52, east: 14, north: 53 } }],
    ["near", { near: { lat: 52.5, lng: 13.4, radiusKm: 1 } }],
    ["city", { cityKey: "us/boston" }],
    ["country", { countryCode: "DE" }],
  ])("name the parameter of the filter that hides most: %s", async (filter, filters) => {
    expect((await insteadOf("attic", filters))?.without).toEqual({ filter, count: 1 });
  });

  it("name the region, and the nearest distance beyond the radius", async () => {
    expect((await insteadOf("attic", { regionCode: "US-CA" }))?.without).toEqual({ filter: "region", count: 1 });
    expect((await insteadOf("attic", { openDuring: "sunday" }))?.without).toEqual({ filter: "open", count: 1 });
    const away = await insteadOf("attic", { near: { lat: 52.5, lng: 13.4, radiusKm: 1 } });
    expect(away?.nearestKm).toBeGreaterThan(1);
    expect((await insteadOf("attic", { minRating: 5 }))?.nearestKm).toBeNull();
  });

  it("leave out a single amenity of several if that helps, otherwise all of them", async () => {
    const of = async (...amenities: string[]) => (await insteadOf("barrel", { amenities }))?.without;
    expect(await of("live-music", "free-wi-fi")).toEqual({ filter: "amenity", value: "free-wi-fi", count: 1 });
    expect(await of("free-wi-fi", "parking")).toEqual({ filter: "amenity", count: 1 });
  });

  it("keep the place if another filter helps", async () => {
    const berlin = { cityKey: "de/berlin", isVerified: true };
    expect((await insteadOf("cellar", berlin))?.without).toEqual({ filter: "verified", count: 1 });
  });

  it("are none if dropping one filter is not enough", async () => {
    expect(await insteadOf("attic", { minRating: 5, isVerified: true })).toBeNull();
  });

  it("count closed businesses, with the time the first of them opens", async () => {
    expect((await insteadOf("tavern", { openAt: AT }))?.closed).toEqual({
      count: 4,
      unknownCount: 1,
      opensAt: "2026-03-04T11:00:00.000Z",
      timeZone: "Europe/Berlin",
    });
    expect((await insteadOf("tavern london", { openAt: AT }))?.closed).toEqual({
      count: 1,
      unknownCount: 0,
      opensAt: "2026-03-04T12:00:00.000Z",
      timeZone: "Europe/London",
    });
  });

  it("give no opening time if no hours are known", async () => {
    const closed = { opensAt: null, timeZone: null };
    expect((await insteadOf("secret", { openAt: AT }))?.closed).toEqual({ count: 0, unknownCount: 1, ...closed });
    expect((await insteadOf("tavern pause", { openAt: AT }))?.closed).toEqual({ count: 1, unknownCount: 0, ...closed });
  });

  it("look up the opening times of at most fifty businesses", async () => {
    expect((await insteadOf("kiosk", { openAt: AT, isVerified: true }))?.closed).toMatchObject({ count: 50 });
    expect(await insteadOf("kiosk", { openAt: AT })).toMatchObject({ without: { count: 51 }, closed: null });
  });

  it("ignore opening times if another filter leaves the search empty", async () => {
    expect(await insteadOf("tavern", { openAt: AT, minRating: 5 })).toBeNull();
    expect(await insteadOf("noon", { openAt: new Date("2026-03-04T12:00:00.000Z"), minRating: 5 })).toEqual({
      texts: [],
      cities: [],
      without: { filter: "minRating", count: 1 },
      closed: null,
      nearestKm: null,
    });
  });
});
