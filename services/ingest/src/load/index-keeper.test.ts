import { HOUR_MS } from "@meridian/contracts/durations";
import { type CategoryOf, categoryByLabelAlone } from "@meridian/domain/categories/business-category";
import type { Engines } from "@meridian/engines/engines";
import { openEngines } from "@meridian/engines/open-engines";
import { openSearchIndex } from "@meridian/engines/open-search-index";
import { createLogger } from "@meridian/platform/logger";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { completeIndex } from "@meridian/testing/search/search-index-handles";
import { makeTestEngineConfig, type TestEngineConfig } from "@meridian/testing/test-engine-config";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createPlaceWriter } from "../testing/place-writer.ts";
import { createIndexKeeper, type IndexKeeper } from "./index-keeper.ts";

const logger = createLogger({ service: "test", level: "silent" });

let data: TestEngineConfig;
let engines: Engines;
let index: SearchIndex;
let write: (from: number, to: number) => Promise<void>;
const keepers: IndexKeeper[] = [];

beforeEach(async () => {
  data = await makeTestEngineConfig();
  engines = await openEngines(data.config);
  index = await openSearchIndex(data.config, "writer");
  write = await createPlaceWriter(engines);
});
afterEach(async () => {
  for (const keeper of keepers.splice(0)) await keeper.stop();
  await index.close();
  await engines.close();
  await data.remove();
});

function startKeeper(
  over: {
    index?: SearchIndex;
    holder?: string;
    gatherMs?: number;
    stopMs?: number;
    onChanged?: () => Promise<void>;
    categoryOf?: CategoryOf;
  } = {},
): IndexKeeper {
  const timing = {
    gatherMs: over.gatherMs ?? 10,
    idleMs: 20,
    retryMs: 10,
    busyMs: 10,
    confirmMs: 10,
    stopMs: over.stopMs ?? 30_000,
  };
  const onChanged = over.onChanged ?? (() => Promise.resolve());
  const lease = { leases: engines.leases, holder: over.holder ?? "test" };
  const keeper = createIndexKeeper({
    businesses: engines.businesses,
    places: engines.places,
    index: over.index ?? index,
    categoryOf: over.categoryOf ?? categoryByLabelAlone,
    lease,
    logger,
    onChanged,
    timing,
  });
  keepers.push(keeper);
  keeper.start();
  return keeper;
}

it("the index learns the category of a label, from changes and from a rebuild", async () => {
  const categoryOf: CategoryOf = () => ({ slug: "fuel", name: "Fuel", within: [] });
  const query = { text: "", sort: "relevance", offset: 0, limit: 1, withFacets: false } as const;
  const found = async () => (await index.search({ ...query, filters: { categorySlug: "fuel" } })).total;
  await write(1, 3);
  const keeper = startKeeper({ categoryOf });
  await keeper.flush();
  expect(await found()).toBe(3);
  await write(4, 5);
  await keeper.flush();
  expect(await found()).toBe(5);
});

it("does not wait for a slow batch once it stops, and keeps its marks", async () => {
  await completeIndex(index);
  await write(1, 5);
  const applied = Promise.withResolvers<void>();
  const slow: SearchIndex = {
    ...index,
    async apply() {
      applied.resolve();
      await new Promise(() => {});
    },
  };
  const keeper = startKeeper({ index: slow, stopMs: 100 });
  const flushed = keeper.flush();
  await applied.promise;
  await keeper.stop();
  expect(await flushed).toBe(false);
  expect(await engines.businesses.countUnindexed()).toBe(5);
});

it("the next start indexes what a crash left unindexed, and announces it", async () => {
  await write(1, 50);
  let announcements = 0;
  const keeper = startKeeper({
    onChanged: async () => {
      announcements++;
    },
  });
  expect(await keeper.flush()).toBe(true);
  expect(await engines.businesses.countUnindexed()).toBe(0);
  expect((await index.status()).documents).toBe(50);
  expect(announcements).toBeGreaterThan(0);
});

it("a flush covers everything written before it", async () => {
  const keeper = startKeeper();
  for (let turn = 0; turn < 10; turn++) {
    await write(turn * 10 + 1, turn * 10 + 10);
    if (turn % 3 === 0) keeper.wake();
    expect(await keeper.flush()).toBe(true);
    expect((await index.status()).documents).toBe((turn + 1) * 10);
  }
});

it("changes of another process are indexed at the next poll, without waiting for more", async () => {
  const keeper = startKeeper({ gatherMs: HOUR_MS });
  expect(await keeper.flush()).toBe(true);
  await write(1, 3);
  await expect.poll(async () => (await index.status()).documents, { timeout: 30_000 }).toBe(3);
});

it("a lost index is noticed at the start and rebuilt from the store", async () => {
  await write(1, 3000);
  await startKeeper().flush();
  for (const keeper of keepers.splice(0)) await keeper.stop();
  await index.close();
  await data.loseIndex();
  index = await openSearchIndex(data.config, "writer");
  expect((await index.status()).documents).toBe(0);

  expect(await startKeeper().flush()).toBe(true);
  expect((await index.status()).documents).toBe(3000);
  const query = { filters: {}, sort: "relevance", offset: 0, limit: 5, withFacets: false } as const;
  expect((await index.search({ ...query, text: "place 1234" })).total).toBeGreaterThan(0);
});

it("an index of an older release answers until it is rebuilt", async () => {
  await write(1, 3);
  await startKeeper().flush();
  let isOutdated = true;
  const older: SearchIndex = {
    ...index,
    status: async () => ({ ...(await index.status()), ...(isOutdated ? { isOutdated } : {}) }),
    async beginRebuild() {
      const rebuild = await index.beginRebuild();
      return {
        ...rebuild,
        async commit(expectedCount) {
          await rebuild.commit(expectedCount);
          isOutdated = false;
        },
      };
    },
  };
  const keeper = startKeeper({ index: older, holder: "next release" });
  expect(await keeper.flush()).toBe(true);
  expect([isOutdated, await index.status()]).toEqual([false, { documents: 3, isReady: true }]);
});

it("an index with documents that the store lacks is found by a drift check", async () => {
  await write(1, 20);
  const keeper = startKeeper();
  await keeper.flush();
  const document = { id: "a".repeat(16), name: "Ghost", categories: [], reviews: 0, popularity: 0 };
  const rest = { isVerified: false, has: [], amenities: [] };
  await index.apply([{ id: document.id, document: { ...document, ...rest } }]);
  expect((await index.status()).documents).toBe(21);
  keeper.requestDriftCheck();
  await keeper.flush();
  expect((await index.status()).documents).toBe(20);
});

it("a failing index is reported to waiting callers, keeps the marks, and catches up later", async () => {
  await completeIndex(index);
  await write(1, 20);
  let isBroken = true;
  const flaky: SearchIndex = {
    ...index,
    status: () => index.status(),
    apply: (changes) => (isBroken ? Promise.reject(new Error("disk full")) : index.apply(changes)),
  };
  const keeper = startKeeper({ index: flaky });
  expect(await keeper.flush()).toBe(false);
  expect(await engines.businesses.countUnindexed()).toBe(20);
  isBroken = false;
  expect(await keeper.flush()).toBe(true);
  expect((await index.status()).documents).toBe(20);
});

it("a failing rebuild is retried after growing pauses, until it succeeds", async () => {
  await write(1, 3);
  await index.close();
  await data.loseIndex();
  index = await openSearchIndex(data.config, "writer");
  const triedAt: number[] = [];
  const failing: SearchIndex = {
    ...index,
    status: () => index.status(),
    beginRebuild() {
      triedAt.push(performance.now());
      return triedAt.length < 6 ? Promise.reject(new Error("disk full")) : index.beginRebuild();
    },
  };
  startKeeper({ index: failing });
  await expect.poll(() => index.status(), { timeout: 20_000 }).toEqual({ documents: 3, isReady: true });
  const pauses = triedAt.slice(1).map((at, before) => at - (triedAt[before] ?? at));
  expect(pauses).toHaveLength(5);
  for (const [failed, pauseMs] of pauses.entries()) expect(pauseMs).toBeGreaterThan(10 * 2 ** (failed + 1) - 2);
});

it("an index removed while idle is rebuilt without a request", async () => {
  await write(1, 40);
  const keeper = startKeeper();
  await keeper.flush();
  await data.loseIndex();
  await expect.poll(() => index.status(), { timeout: 20_000 }).toEqual({ documents: 40, isReady: true });
  const query = { filters: {}, sort: "relevance", offset: 0, limit: 5, withFacets: false } as const;
  await expect.poll(async () => (await index.search({ ...query, text: "place" })).total, { timeout: 20_000 }).toBe(40);
});
