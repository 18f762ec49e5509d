import { afterAll, expect, it } from "vitest";
import { startTestCatalogue, type TestCatalogue } from "../../testing/start-test-catalogue.ts";
import { countListed, groupListed } from "./count-listed.ts";

const GERMAN = { country: "Germany", countryCode: "DE", category: undefined, subtypes: [] };
const catalogue = await startTestCatalogue([
  { name: "Linde", type: "Bakery", city: "Ulm", ...GERMAN },
  { name: "Eiche", type: "Pharmacy", city: "Ulm", ...GERMAN },
  { name: "Buche", type: "Pharmacy", city: "Ulm", ...GERMAN },
  { name: "Birke", type: "Pharmacy", city: "Trier", ...GERMAN },
]);
afterAll(() => catalogue.stop());

/** The index where facets are guesses and this many hits were found. */
const estimating = (total: number): Pick<TestCatalogue["index"], "search"> => ({
  search: async (query) => {
    const answer = await catalogue.index.search(query);
    if (!query.withFacets) return answer;
    const guessed = answer.facets.city.map((value) => ({ ...value, count: 9_999 }));
    return { ...answer, total, facets: { ...answer.facets, city: guessed } };
  },
});

it("facets that are estimates get the counts of the pages that they link to", async () => {
  const { cities, categories } = await groupListed(estimating(20_001), { countryCode: "DE" }, "none");
  expect(cities).toEqual([
    { city: "Ulm", count: 3, countryCode: "DE", slug: "ulm" },
    { city: "Trier", count: 1, countryCode: "DE", slug: "trier" },
  ]);
  expect(categories).toEqual([
    { category: "Pharmacy", count: 3, slug: "pharmacy" },
    { category: "Bakery", count: 1, slug: "bakery" },
  ]);
});

it.each([
  ["of so many that the index has counted them all", 20_000, {}],
  ["of the one that a filter has fixed", 20_001, { cityKey: "de/ulm" }],
])("the facet of cities %s is kept", async (_title, total, filters) => {
  const { cities } = await groupListed(estimating(total), { countryCode: "DE", ...filters }, "none");
  expect(cities[0]?.count).toBe(9_999);
});

it("values without businesses are omitted, and others counted", async () => {
  expect(await countListed(catalogue.index, { countryCode: "DE" }, "none")).toEqual({
    businessCount: 4,
    isCountExact: true,
  });
  await expect(countListed(catalogue.index, { countryCode: "FR" }, "no such country")).rejects.toMatchObject({
    code: "not_found",
    message: "no such country",
  });
});
