import { createLogger } from "@meridian/platform/logger";
import { afterAll, expect, it } from "vitest";
import { startTestCatalogue } from "../../testing/start-test-catalogue.ts";
import type { DirectoryKinds } from "./directory-kinds.ts";
import { withKinds } from "./with-kinds.ts";

const BOX = { west: -76, south: 39, east: -75, north: 40 };
const PAGE = { filters: {}, sort: "relevance", offset: 0, limit: 10, withFacets: false } as const;
const catalogue = await startTestCatalogue([
  { name: "Apollo", type: "Pharmacy", category: "shops", subtypes: [] },
  { name: "Zenith", type: "Bank", category: "banks", subtypes: [] },
]);
afterAll(() => catalogue.stop());

/** An index for which "eczane" means pharmacies, and the texts whose kinds were looked up. */
function open(categoriesFor?: DirectoryKinds["categoriesFor"]) {
  const queries: string[] = [];
  const kinds: Pick<DirectoryKinds, "categoriesFor"> = {
    categoriesFor(text, countryCode) {
      queries.push(text);
      return categoriesFor?.(text, countryCode) ?? (text.includes("eczane") ? ["pharmacy"] : []);
    },
  };
  const logger = createLogger({ service: "catalogue", level: "silent" });
  return { index: withKinds(catalogue.index, kinds, logger), queries };
}

it("a kind of business applies to hits, maps, clusters and facet values alike", async () => {
  const { index } = open();
  const text = "eczane";
  expect((await index.search({ text, ...PAGE })).total).toBe(1);
  expect((await index.locate({ text, filters: { box: BOX }, limit: 10 })).total).toBe(1);
  expect((await index.cluster({ text, filters: { box: BOX }, level: 7, maxCells: 10 })).total).toBe(1);
  const facet = { facet: "city", label: "", limit: 10 } as const;
  expect((await index.facetValues({ text, filters: {}, ...facet })).values).toMatchObject([{ count: 1 }]);
});

it.each(['"eczane"', "“eczane”", "„eczane", "eczane”", "«eczane»", "eczane»"])(
  "%s means its words, not a kind",
  async (text) => {
    const { index, queries } = open();
    expect([(await index.search({ text, ...PAGE })).total, queries]).toEqual([0, []]);
  },
);

it.each([
  [{}, undefined],
  [{ countryCode: "JP" }, "JP"],
  [{ regionCode: "JP-13" }, "JP"],
  [{ cityKey: "jp/tokyo" }, "JP"],
])("filtered by %j, a text means what it means in %s", async (filters, countryCode) => {
  const countries: (string | undefined)[] = [];
  const { index } = open((_, country) => {
    countries.push(country);
    return [];
  });
  await index.search({ text: "美容院", ...PAGE, filters });
  expect(countries).toEqual([countryCode]);
});

it("a search without a text looks up no kind", async () => {
  const { index, queries } = open();
  expect([(await index.search({ text: "", ...PAGE })).total, queries]).toEqual([2, []]);
});

it("a text without a kind, or whose kinds cannot be read, is searched by its words", async () => {
  expect((await open().index.search({ text: "zenith", ...PAGE })).total).toBe(1);
  const { index } = open(() => {
    throw new Error("broken");
  });
  expect((await index.search({ text: "eczane", ...PAGE })).total).toBe(0);
  expect((await index.search({ text: "apollo", ...PAGE })).total).toBe(1);
});
