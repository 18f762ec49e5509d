import { cityCategoryDetailSchema, countryCategoryDetailSchema } from "@meridian/contracts/places/place";
import { problemSchema } from "@meridian/contracts/problem";
import { afterAll, describe, expect, it } from "vitest";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";

const GERMAN = { country: "Germany", countryCode: "DE", state: undefined, category: undefined, subtypes: [] };
const MUNICH = { ...GERMAN, city: "München", latitude: 48.137, longitude: 11.575 };
const COLOGNE = { ...GERMAN, city: "Köln", latitude: 50.94, longitude: 6.96 };

const catalogue = await startTestCatalogue(
  [
    { name: "Löwen", type: "Bakery", ...MUNICH },
    { name: "Bären", type: "Bakery", ...MUNICH },
    { name: "Hirsch", type: "Pharmacy", ...MUNICH },
    { name: "Dom", type: "Bakery", ...COLOGNE, subtypes: ["Airport"] },
  ],
  { arePlaced: true },
);
afterAll(() => catalogue.stop());

const { get, readPublic } = catalogue;

describe("a category in a city", () => {
  it.each(["/api/cities/de/munich/bakery", "/api/cities/DE/m%C3%BCnchen/Bakery"])(
    "has its total, the city's other categories and other cities of the category: %s",
    async (path) => {
      expect(await readPublic(cityCategoryDetailSchema, path, 600)).toMatchObject({
        category: "Bakery",
        categorySlug: "bakery",
        city: "Munich",
        citySlug: "munich",
        countrySlug: "germany",
        region: { region: "Bavaria", code: "DE-BY", path: "/countries/germany/regions/bavaria" },
        businessCount: 2,
        isCountExact: true,
        otherCategories: [{ category: "Pharmacy", slug: "pharmacy", count: 1 }],
        otherCities: [{ countryCode: "DE", slug: "koln", count: 1 }],
      });
    },
  );

  it.each([
    ["/api/cities/de/koln/pharmacy", "Category not found"],
    ["/api/cities/de/munich/none", "Category not found"],
    ["/api/cities/de/koln/airport", "Category not found"],
    ["/api/cities/de/hamburg/bakery", "City not found"],
    ["/api/countries/germany/categories/none", "Category not found"],
    ["/api/countries/france/categories/bakery", "Country not found"],
  ])("%s is not found without businesses there: %s", async (path, detail) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(problemSchema.parse(await answer.json())).toMatchObject({ code: "not_found", detail });
  });
});

it("a category in a country leads to its cities", async () => {
  const detail = await readPublic(countryCategoryDetailSchema, "/api/countries/de/categories/bakery", 600);
  expect(detail).toMatchObject({ countrySlug: "germany", categorySlug: "bakery", businessCount: 3 });
  expect(detail.topCities.map(({ slug, count }) => [slug, count])).toEqual([
    ["munich", 2],
    ["koln", 1],
  ]);
  expect(detail.otherCategories.map(({ slug }) => slug)).toEqual(["pharmacy"]);
});
