import { createPlaceOf } from "@meridian/domain/places/business-place";
import { openTestEngines } from "@meridian/testing/open-test-engines";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { afterAll, expect, it } from "vitest";
import { PLACE_READING } from "../../../testing/place-reading.ts";
import { findByCode, findPartOf, findRegionByCode, likelier, type RegionMatch } from "./resolve-region.ts";

const engines = await openTestEngines({ placeOf: createPlaceOf(PLACE_READING.knownPlaces) });
await seedBusinesses(engines, [
  { city: "Miami", country: "United States of America", countryCode: "US" },
  { city: "Perth", country: "Australia", countryCode: "AU" },
  { city: "Auckland", country: "New Zealand", countryCode: "NZ" },
  { city: "Edinburgh", country: "United Kingdom", countryCode: "GB" },
]);
afterAll(() => engines.close());
const sources = { ...engines, ...PLACE_READING };

it.each([
  ["fl", "US-FL"],
  ["FL", "US-FL"],
  ["nsw", "AU-NSW"],
  ["wa", "US-WA"],
  ["co", undefined],
  ["Me", undefined],
  ["qc", undefined],
  ["nz", undefined],
])("the code %s is the region %s of a country that the directory has", async (code, region) => {
  expect((await findRegionByCode(sources, code))?.code).toBe(region);
});

it.each([
  ["FL", "US-FL"],
  ["NZ", "NZ"],
  ["gb", "GB"],
  ["DE", undefined],
  ["miami", undefined],
])("the code %s is the region or country %s", async (code, found) => {
  const match = await findByCode(sources, code);
  expect(match?.kind === "region" ? match.code : match?.countryCode).toBe(found);
});

it("a part of a country that is one to visitors is that part, any other region with the country's name is the country", async () => {
  const country = {
    kind: "country",
    name: "United Kingdom",
    countryCode: "GB",
    slug: "united-kingdom",
    count: 1,
  } as const;
  expect(await findPartOf(sources, country, "scotland")).toEqual({
    kind: "region",
    name: "Scotland",
    code: "GB-SCT",
    countryName: "United Kingdom",
    path: "/countries/united-kingdom/regions/scotland",
  });
  expect(await findPartOf(sources, { ...country, name: "Scotland" }, "scotland")).toBeUndefined();
  expect(await findPartOf(sources, country, "schottland")).toBeUndefined();
});

const cityMatch = (name: string, countryCode: string) =>
  ({ kind: "city", name, slug: name, countryCode, countryName: countryCode, count: 1 }) as const;
const regionMatch = (name: string, code: string): RegionMatch => ({
  kind: "region",
  name,
  code,
  countryName: "",
  path: "",
});

it.each([
  ["city", cityMatch("New York City", "US"), regionMatch("New York", "US-NY")],
  ["region", cityMatch("California", "US"), regionMatch("California", "US-CA")],
  ["region", cityMatch("Goa", "PH"), regionMatch("Goa", "IN-GA")],
  ["region", cityMatch("Nowhere", "DE"), regionMatch("Bavaria", "DE-BY")],
  ["city", cityMatch("Nowhere", "DE"), undefined],
  ["region", undefined, regionMatch("Bavaria", "DE-BY")],
])("the %s is meant by a name of %o and %o", (kind, city, region) => {
  expect(likelier(sources, city, region)?.kind).toBe(kind);
});
