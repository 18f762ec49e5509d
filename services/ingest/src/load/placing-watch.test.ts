import { categoryByLabelAlone } from "@meridian/domain/categories/business-category";
import { openSearchIndex } from "@meridian/engines/open-search-index";
import { createLogger } from "@meridian/platform/logger";
import type { StoredCleanupJob } from "@meridian/ports/imports/cleanup-job-store";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createIndexKeeper } from "./index-keeper.ts";
import { createPlacingWatch } from "./placing-watch.ts";

const logger = createLogger({ service: "test", level: "silent" });
const JOB: StoredCleanupJob = {
  id: "placing",
  kind: "place_businesses",
  state: "running",
  processedCount: 0,
  changedCount: 0,
  startedBy: "system",
  startedAt: "2026-03-02T09:00:00.000Z",
  endedAt: null,
  checkpoint: "",
  ofJobId: null,
};

let engines: TestEngines;
let index: SearchIndex;
beforeEach(async () => {
  engines = await openTestEngines();
  index = await openSearchIndex(engines.config, "writer");
});
afterEach(async () => {
  await index.close();
  await engines.close();
});

it("a missing index is built once all businesses are placed, and none is indexed twice", async () => {
  await seedBusinesses(engines, [{ name: "First" }, { name: "Second" }]);
  await engines.cleanupJobs.add(JOB);
  const isBeingPlaced = createPlacingWatch({ ...engines, logger });
  let looks = 0;
  let applied = 0;
  const keeper = createIndexKeeper({
    ...engines,
    index,
    categoryOf: categoryByLabelAlone,
    isBeingPlaced: async () => {
      looks++;
      return isBeingPlaced();
    },
    lease: { leases: engines.leases, holder: "test" },
    logger,
    onChanged: async () => {},
    onBatch: (rows) => {
      applied += rows;
    },
    timing: { busyMs: 10, confirmMs: 10 },
  });
  keeper.start();
  try {
    await expect.poll(() => looks).toBeGreaterThan(2);
    expect(await index.status()).toMatchObject({ isReady: false });
    await engines.cleanupJobs.save({ ...JOB, state: "finished" });
    expect(await keeper.flush()).toBe(true);
    expect(await index.status()).toMatchObject({ documents: 2, isReady: true });
    expect(await engines.businesses.countUnindexed()).toBe(0);
    expect(applied).toBe(0);
  } finally {
    await keeper.stop();
  }
});

it("a job without progress for a minute is not awaited, until it continues", async () => {
  await seedBusinesses(engines, [{}]);
  let at = 0;
  const isBeingPlaced = createPlacingWatch({ ...engines, logger, now: () => at });
  expect(await isBeingPlaced()).toBe(true);
  at = 60_000;
  expect(await isBeingPlaced()).toBe(false);
  await engines.cleanupJobs.add(JOB);
  expect(await isBeingPlaced()).toBe(true);
  at = 120_000;
  expect(await isBeingPlaced()).toBe(false);
  await engines.cleanupJobs.save({ ...JOB, processedCount: 500 });
  expect(await isBeingPlaced()).toBe(true);
});

it("an empty directory is not awaited", async () => {
  expect(await createPlacingWatch({ ...engines, logger })()).toBe(false);
});
