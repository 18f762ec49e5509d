import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import { expect, it } from "vitest";
import { createMemoryCache } from "../../memory/memory-cache.ts";
import type { HitSource } from "../query/hit-source.ts";
import { shareFacets } from "./share-facets.ts";

const REQUEST = { q: "pizza", conditions: ['countryCode = "US"'] };
const ATTRIBUTES = ["categories"];

/** Returns the number of calls as its count. */
function countingSource(): HitSource {
  let calls = 0;
  return {
    page: () => Promise.reject(new Error("Not asked here")),
    async facets() {
      calls++;
      return { facetDistribution: { categories: { calls } } };
    },
  };
}

function versions(start: number) {
  const watchers: ((version: number) => void)[] = [];
  const datasetVersion: Pick<DatasetVersion, "current" | "watch"> = {
    current: async () => start,
    watch(onChange) {
      watchers.push(onChange);
      return () => {};
    },
  };
  const raise = (version: number): void => {
    for (const tell of watchers) tell(version);
  };
  return { datasetVersion, raise };
}

it("counts of a query are computed once for all processes, until the dataset changes", async () => {
  const cache = createMemoryCache();
  const { datasetVersion, raise } = versions(1);
  const one = shareFacets(countingSource(), { cache, datasetVersion }).source;
  const other = shareFacets(countingSource(), { cache, datasetVersion }).source;
  await datasetVersion.current();

  const first = await one.facets([REQUEST], ATTRIBUTES);
  expect(first).toEqual({ facetDistribution: { categories: { calls: 1 } } });
  await one.facets([{ ...REQUEST, q: "sushi" }], ATTRIBUTES);
  await one.facets([{ ...REQUEST, q: "ramen" }], ATTRIBUTES);
  expect(await other.facets([{ ...REQUEST, q: "ramen" }], ATTRIBUTES)).toEqual({
    facetDistribution: { categories: { calls: 3 } },
  });
  expect(await other.facets([REQUEST], ATTRIBUTES)).toEqual(first);
  raise(2);
  expect(await one.facets([REQUEST], ATTRIBUTES)).toEqual({ facetDistribution: { categories: { calls: 4 } } });
  expect(await other.facets([REQUEST], ATTRIBUTES)).toEqual({ facetDistribution: { categories: { calls: 4 } } });
});
