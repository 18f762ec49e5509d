import { createLogger } from "@meridian/platform/logger";
import { makeSynonym } from "@meridian/testing/site-records";
import { afterAll, expect, it } from "vitest";
import { startTestCatalogue } from "../../testing/start-test-catalogue.ts";
import { type SynonymsOptions, withSynonyms } from "./with-synonyms.ts";

const BOX = { west: -76, south: 39, east: -75, north: 40 };
const text = "eczane";
const catalogue = await startTestCatalogue([{ name: "Apollo Pharmacy" }, { name: "Zenith Pizza" }]);
await catalogue.engines.synonyms.add(makeSynonym(text, "pharmacy"));
afterAll(() => catalogue.stop());

function open(synonyms: SynonymsOptions["synonyms"] = catalogue.engines.synonyms) {
  const { index, engines } = catalogue;
  const logger = createLogger({ service: "catalogue", level: "silent" });
  return withSynonyms({ index, synonyms, datasetVersion: engines.datasetVersion, logger });
}

it("a synonym applies to hits, maps, clusters and facet values alike", async () => {
  const index = open();
  const page = { sort: "relevance", offset: 0, limit: 10, withFacets: false } as const;
  expect((await index.search({ text, filters: {}, ...page })).total).toBe(1);
  expect((await index.locate({ text, filters: { box: BOX }, limit: 10 })).total).toBe(1);
  expect((await index.cluster({ text, filters: { box: BOX }, level: 7, maxCells: 10 })).total).toBe(1);
  const facet = { facet: "city", label: "", limit: 10 } as const;
  expect((await index.facetValues({ text, filters: {}, ...facet })).values).toMatchObject([{ count: 1 }]);
});

it("synonyms that are unavailable or do not apply leave a text unchanged", async () => {
  const page = { filters: {}, sort: "relevance", offset: 0, limit: 10, withFacets: false } as const;
  const broken = open({ list: () => Promise.reject(new Error("broken")) });
  expect((await broken.search({ text, ...page })).total).toBe(0);
  expect((await broken.search({ text: "apollo", ...page })).total).toBe(1);
  expect((await open().search({ text: "zenith", ...page })).total).toBe(1);
});

it("synonyms are not read for a search without a text", async () => {
  let reads = 0;
  const index = open({
    list: async () => {
      reads += 1;
      return [];
    },
  });
  const page = { filters: {}, sort: "relevance", offset: 0, limit: 10, withFacets: false } as const;
  expect((await index.search({ text: "", ...page })).total).toBe(2);
  expect(reads).toBe(0);
  await index.search({ text: "zenith", ...page });
  expect(reads).toBe(1);
});
