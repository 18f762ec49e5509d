import { unavailable } from "@meridian/platform/app-error";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readOncePerTurn } from "./remember-by-version.ts";
import { rememberPlaces } from "./remember-places.ts";

const BERLIN = { city: "Berlin", country: "Germany", countryCode: "DE" };
const ONE = [{ name: "One", ...BERLIN }];
const TWO = [...ONE, { name: "Two", ...BERLIN }];
let engines: TestEngines;
let version: { current(): Promise<number> };

beforeEach(async () => {
  engines = await openTestEngines();
  version = engines.datasetVersion;
  await seedBusinesses(engines, ONE);
});
afterEach(() => engines.close());

it("an answer about a place is cached until the dataset changes", async () => {
  const places = rememberPlaces(engines.places, version);
  const berlin = () => places.getCity({ countryCode: "DE", citySlug: "berlin" }, { topCategories: 1 });
  expect(await berlin()).toMatchObject({ businessCount: 1 });
  await seedBusinesses(engines, TWO);
  const first = await berlin();
  await engines.datasetVersion.raise();
  expect(await berlin()).toMatchObject({ businessCount: 2 });
  expect(first).toMatchObject({ businessCount: 1 });
});

it("other arguments of the same call are cached separately", async () => {
  const places = rememberPlaces(engines.places, version);
  expect(await places.resolvePlace("berlin")).toMatchObject({ kind: "city" });
  expect(await places.resolvePlace("germany")).toMatchObject({ kind: "country" });
  expect(await places.getCountry("DE", { topCities: 0 })).toMatchObject({ topCities: [] });
  expect(await places.getCountry("DE", { topCities: 1 })).toMatchObject({ topCities: [{ name: "Berlin" }] });
});

it("concurrent calls share one request, and a failure is retried", async () => {
  let calls = 0;
  let isDown = true;
  const counting = {
    ...engines.places,
    totals: () => {
      calls += 1;
      return isDown ? Promise.reject(unavailable("down")) : engines.places.totals();
    },
  };
  const places = rememberPlaces(counting, version);
  const ends = await Promise.allSettled([places.totals(), places.totals()]);
  expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(calls).toBe(1);
  isDown = false;
  expect(await Promise.all([places.totals(), places.totals()])).toMatchObject([{ businesses: 1 }, { businesses: 1 }]);
  expect(calls).toBe(2);
});

it("nothing is cached while the version is unknown", async () => {
  const places = rememberPlaces(engines.places, { current: () => Promise.reject(unavailable("down")) });
  expect(await places.totals()).toMatchObject({ businesses: 1 });
  await seedBusinesses(engines, TWO);
  expect(await places.totals()).toMatchObject({ businesses: 2 });
});

it("calls in one turn share one read of the version, and the next turn reads it again", async () => {
  let reads = 0;
  const { current } = readOncePerTurn({ current: async () => ++reads });
  expect(await Promise.all([current(), current()])).toEqual([1, 1]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await current()).toBe(2);
});
