import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestCatalogue, type TestCatalogue } from "../testing/start-test-catalogue.ts";
import { groupListed } from "./count-listed.ts";

const GERMAN = { country: "Germany", countryCode: "DE", category: undefined, subtypes: [] };
let catalogue: TestCatalogue;

beforeAll(async () => {
  catalogue = await startTestCatalogue([
    { name: "Linde", type: "Bakery", city: "Ulm", ...GERMAN },
    { name: "Eiche", type: "Pharmacy", city: "Ulm", ...GERMAN },
    { name: "Buche", type: "Pharmacy", city: "Ulm", ...GERMAN },
    { name: "Birke", type: "Pharmacy", city: "Trier", ...GERMAN },
  ]);
});
afterAll(() => catalogue.stop());

it("counts of so many businesses that facets are estimates are those of the pages that they lead to", async () => {
  const estimating: Pick<TestCatalogue["index"], "search"> = {
    search: async (query) => {
      const answer = await catalogue.index.search(query);
      if (!query.withFacets) return answer;
      const guessed = answer.facets.city.map((value) => ({ ...value, count: 9_999 }));
      return { ...answer, total: 20_001, facets: { ...answer.facets, city: guessed } };
    },
  };
  const { cities, categories } = await groupListed(estimating, { countryCode: "DE" }, "none");
  expect(cities.map(({ slug, count }) => [slug, count])).toEqual([
    ["ulm", 3],
    ["trier", 1],
  ]);
  expect(categories.map(({ slug, count }) => [slug, count])).toEqual([
    ["pharmacy", 3],
    ["bakery", 1],
  ]);
});
