import { expect, it } from "vitest";
import type { Distribution, HitSource } from "../query/hit-source.ts";
import { cacheFacets } from "./facet-cache.ts";

const REQUEST = { q: "pizza", conditions: ['countryCode = "DE"'] };
const ATTRIBUTES = ["categories"];

/** A source whose counts rise with every query, and a dataset that changes on demand. */
function makeCached() {
  let calls = 0;
  let now = 0;
  let isBroken = false;
  let tell = (): void => {};
  const source: HitSource = {
    page: async () => ({ hits: [], total: 0 }),
    async facets(): Promise<Distribution> {
      calls++;
      if (isBroken) throw new Error("away");
      return { facetDistribution: { categories: { pizza: calls } } };
    },
  };
  const watch = (onChange: (version: number) => void) => {
    tell = () => onChange(2);
    return () => {};
  };
  const cached = cacheFacets(source, { watch }, () => now).source;
  const ask = async (request = REQUEST) =>
    (await cached.facets([request], ATTRIBUTES)).facetDistribution?.categories?.pizza;
  return {
    ask,
    change: () => tell(),
    pass: (ms: number) => {
      now += ms;
    },
    setBroken: (broken: boolean) => {
      isBroken = broken;
    },
  };
}

it("the same query is counted once until the dataset changes, others separately", async () => {
  const { ask, change } = makeCached();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask({ ...REQUEST, conditions: [] })).toBe(2);
  expect(await ask()).toBe(1);
  change();
  expect(await ask()).toBe(3);
});

it("counts expire without announcements of changes, and failures are not cached", async () => {
  const { ask, pass, setBroken } = makeCached();
  setBroken(true);
  await expect(ask()).rejects.toThrow("away");
  setBroken(false);
  expect(await ask()).toBe(2);
  pass(61_000);
  expect(await ask()).toBe(3);
});
