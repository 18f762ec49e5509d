import { searchQuerySchema } from "@meridian/contracts/search/search";
import { openTestEngines } from "@meridian/testing/open-test-engines";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { afterAll, describe, expect, it } from "vitest";
import { PLACE_READING } from "../../testing/place-reading.ts";
import { planLiterally, planQuery, relaxed } from "./query-plan.ts";

const at = new Date("2026-03-04T18:00:00.000Z");
const engines = await openTestEngines();
await seedBusinesses(engines, [
  { city: "Berlin", country: "Germany", countryCode: "DE" },
  { name: "Late Night Pizza", city: "Zürich", country: "Switzerland", countryCode: "CH" },
]);
afterAll(() => engines.close());

const readQuery = (query: Record<string, string>) => searchQuerySchema.parse(query);
const plan = (query: Record<string, string>) => planQuery(readQuery(query), { ...engines, ...PLACE_READING, at });

const BERLIN = { kind: "city", label: "Berlin, Germany", value: "de/berlin", path: "/cities/de/berlin" };

describe("a filter of a query", () => {
  it.each([
    [{}, {}],
    [{ category: "Ice Cream Shop" }, { categorySlug: "ice-cream-shop" }],
    [{ category: "!!" }, {}],
    [{ country: "de" }, { countryCode: "DE" }],
    [{ city: "br/são-paulo" }, { cityKey: "br/sao-paulo" }],
    [{ city: "us/st. louis" }, { cityKey: "us/st-louis" }],
    [{ minRating: "0" }, { minRating: 0 }],
    [{ verified: "1" }, { isVerified: true }],
    [{ has: "phone,hours" }, { has: ["phone", "hours"] }],
    [{ has: "" }, {}],
    [{ amenity: "Free Wi-Fi" }, { amenities: ["free-wi-fi"] }],
    [{ amenity: "wi-fi,Parking" }, { amenities: ["wi-fi", "parking"] }],
    [{ open: "sunday" }, { openDuring: "sunday" }],
    [{ openNow: "1" }, { openAt: at }],
    [{ near: "52.5,13.4" }, { near: { lat: 52.5, lng: 13.4, radiusKm: 10 } }],
    [{ near: "52.5,13.4", radiusKm: "2" }, { near: { lat: 52.5, lng: 13.4, radiusKm: 2 } }],
    [{ bbox: "13,52,14,53" }, { box: { west: 13, south: 52, east: 14, north: 53 } }],
  ])("%o reaches the index as %o, also for a literal text", async (query, filters) => {
    expect((await plan(query)).filters).toEqual(filters);
    expect(planLiterally(readQuery(query), at).filters).toEqual(filters);
  });
});

describe("a wish in a text", () => {
  it.each([
    [{ q: "pizza open now" }, { text: "pizza", filters: { openAt: at }, isOpenNow: true, isNearMe: false }],
    [
      { q: "pizza open now", openNow: "1" },
      { text: "pizza", filters: { openAt: at }, isOpenNow: false },
    ],
    [{ q: "dentist near me" }, { text: "dentist", filters: {}, isOpenNow: false, isNearMe: true }],
    [
      { q: "dentist near me", near: "52.5,13.4" },
      { text: "dentist", isNearMe: false },
    ],
    [{ q: '"dentist near me"' }, { text: '"dentist near me"', isNearMe: false }],
    [
      { q: "pizza open now", location: "berlin" },
      { text: "pizza", isOpenNow: true, place: BERLIN },
    ],
    [{ q: "pizza open now in berlin" }, { text: "pizza", isOpenNow: true, place: BERLIN }],
    [
      { q: "dentist near me", location: "zzyzxland" },
      { text: "dentist zzyzxland", isNearMe: true },
    ],
  ])("of %o is %o", async (query, understood) => {
    expect(await plan(query)).toMatchObject(understood);
  });

  it.each([
    ["berlin", { text: "pizza", open: "late", place: BERLIN }],
    ["zürich", { text: "late night pizza zürich", open: null, place: null }],
  ])("stays part of a name only in the country of that business: late night pizza %s", async (place, understood) => {
    const kinds = { ...PLACE_READING.kinds, kindIn: (text: string) => (text === "pizza" ? text : undefined) };
    const query = readQuery({ q: `late night pizza ${place}` });
    expect(await planQuery(query, { ...engines, ...PLACE_READING, kinds, at })).toMatchObject(understood);
  });

  it("is ignored in a literal text", () => {
    expect(planLiterally(readQuery({ q: "pizza open now near me" }), at)).toEqual({
      text: "pizza open now near me",
      place: null,
      filters: {},
      isOpenNow: false,
      isNearMe: false,
      amenities: [],
      open: null,
    });
  });
});

describe("a plan without the amenities and times in its text", () => {
  it.each([
    ["has a chosen time", { open: "sunday" }, { amenities: ["wi-fi"], openDuring: "sunday" }, { openDuring: "sunday" }],
    [
      "has a chosen amenity",
      { amenity: "parking" },
      { amenities: ["parking", "wi-fi"], openDuring: "late" },
      { amenities: ["parking"] },
    ],
    ["has neither if none is chosen", {}, { amenities: ["wi-fi"], openDuring: "late", minRating: 4 }, { minRating: 4 }],
    ["stays open now", { openNow: "1" }, { amenities: ["wi-fi"], openAt: at }, { openAt: at }],
  ] as const)("%s", (_title, chosen, filters, left) => {
    const query = readQuery({ q: "cafe", ...chosen });
    const plan = { ...planLiterally(query, at), filters, amenities: ["wi-fi"] };
    expect(relaxed(query, plan)).toEqual({ ...plan, filters: left, isRelaxed: true });
  });

  it("need not be open now if the query is only about who is on duty", () => {
    const query = readQuery({ q: "pharmacie" });
    const plan = { ...planLiterally(query, at), filters: { openAt: at }, isOpenNow: true };
    expect(relaxed(query, plan)).toBeUndefined();
    expect(relaxed(query, { ...plan, isOnDuty: true })).toMatchObject({ filters: {}, isOpenNow: false });
    const chosen = relaxed(readQuery({ q: "pharmacie", openNow: "1" }), { ...plan, isOnDuty: true });
    expect(chosen).toMatchObject({ filters: { openAt: at }, isOpenNow: true });
  });
});
