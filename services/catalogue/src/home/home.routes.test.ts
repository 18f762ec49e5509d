import { homepageDataSchema } from "@meridian/contracts/places/place";
import { afterAll, expect, it } from "vitest";
import { startPlacesCatalogue } from "../testing/start-places-catalogue.ts";

const catalogue = await startPlacesCatalogue();
afterAll(() => catalogue.stop());

it("the home page's data are counted, not invented", async () => {
  const home = await catalogue.readPublic(homepageDataSchema, "/api/homepage-data", 7200);
  expect(home.totals).toEqual({ businesses: 32, countries: 2, cities: 2, categories: 3 });
  expect(home.popularSearches[0]).toEqual({
    category: "Pizza restaurant",
    count: 30,
    slug: "pizza-restaurant",
    symbol: "pizza",
  });
  expect(home.topCities.map(({ city, countryCode, count }) => [city, countryCode, count])).toEqual([
    ["Philadelphia", "US", 30],
    ["São Paulo", "BR", 2],
  ]);
  expect(home.topCountries.map(({ slug, businessCount }) => [slug, businessCount])).toEqual([
    ["united-states", 30],
    ["brazil", 2],
  ]);
});
