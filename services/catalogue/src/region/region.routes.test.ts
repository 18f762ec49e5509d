import { businessDetailSchema } from "@meridian/contracts/businesses/business";
import { cityDetailSchema, regionDetailSchema } from "@meridian/contracts/places/place";
import { problemSchema } from "@meridian/contracts/problem";
import { searchAnswerSchema } from "@meridian/contracts/search/search";
import { suggestAnswerSchema } from "@meridian/contracts/search/suggest";
import { afterAll, expect, it } from "vitest";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";

const GERMAN = { country: "Germany", countryCode: "DE", state: undefined };
const BAVARIA = { region: "Bavaria", code: "DE-BY", path: "/countries/germany/regions/bavaria" };

const catalogue = await startTestCatalogue(
  [
    { name: "Löwen", city: "München", ...GERMAN, latitude: 48.137, longitude: 11.575 },
    { name: "Bären", city: "Nürnberg", ...GERMAN, latitude: 49.452, longitude: 11.077 },
    { name: "Dom", city: "Köln", ...GERMAN, latitude: 50.94, longitude: 6.96 },
  ],
  { arePlaced: true },
);
afterAll(() => catalogue.stop());

const { get, readPublic } = catalogue;

it.each(["bavaria", "bayern", "DE-BY", "by"])("a region is found by slug, name and code: %s", async (segment) => {
  const region = await readPublic(regionDetailSchema, `/api/countries/germany/regions/${segment}`, 600);
  expect(region).toMatchObject({ region: "Bavaria", slug: "bavaria", code: "DE-BY", businessCount: 2 });
  expect(region.topCities.map(({ slug }) => slug).toSorted()).toEqual(["munich", "nuremberg"]);
  expect(region.topCategories[0]).toMatchObject({ count: 2 });
});

it.each(["germany/regions/saxony", "germany/regions/atlantis", "france/regions/bavaria"])(
  "a region without businesses is not found: %s",
  async (path) => {
    const answer = await get(`/api/countries/${path}`);
    expect(answer.status).toBe(404);
    expect(problemSchema.parse(await answer.json()).code).toBe("not_found");
  },
);

it("cities, businesses and searches in a region lead to its page", async () => {
  const city = await readPublic(cityDetailSchema, "/api/cities/de/munich", 600);
  expect(city.region).toEqual(BAVARIA);
  const business = await get("/api/businesses/lowen-munchen");
  expect(businessDetailSchema.parse(await business.json()).region).toEqual(BAVARIA);
  const found = await readPublic(searchAnswerSchema, "/api/search?location=Bayern", 60);
  expect(found.understood.place).toMatchObject({ kind: "region", value: "DE-BY", path: BAVARIA.path });
});

it("a category suggested in a region leads to the region's page with this filter", async () => {
  const answer = await get("/api/suggest?q=pizz&location=Bayern");
  const [first] = suggestAnswerSchema.parse(await answer.json()).categories;
  expect(first).toMatchObject({ detail: "2 businesses", path: `${BAVARIA.path}?category=pizza-restaurant` });
});

it("a search is filtered by a region's code", async () => {
  const found = await readPublic(searchAnswerSchema, "/api/search?region=de-by", 60);
  expect(found.hits.map(({ name }) => name).toSorted()).toEqual(["Bären", "Löwen"]);
  const none = await readPublic(searchAnswerSchema, "/api/search?region=DE-BY&q=dom", 60);
  expect(none.instead?.without).toEqual({ filter: "region", count: 1 });
});
