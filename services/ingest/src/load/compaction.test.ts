import { openSearchIndex } from "@meridian/engines/open-search-index";
import { createLogger } from "@meridian/platform/logger";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createCompaction } from "./compaction.ts";

const logger = createLogger({ service: "test", level: "silent" });

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

function countedCompactions(clock: () => Date) {
  const made = { count: 0 };
  const counted = {
    async compact() {
      made.count++;
      await index.compact();
    },
  };
  const make = () => createCompaction({ leases: engines.leases, index: counted, logger, clock });
  return { made, make };
}

it("one process compacts the index once a night, and none by day", async () => {
  let now = new Date(2026, 4, 4, 2, 59);
  const { made, make } = countedCompactions(() => now);
  const [one, two] = [make(), make()];
  expect([one.isDue(), two.isDue()]).toEqual([false, false]);
  now = new Date(2026, 4, 4, 3, 10);
  expect([one.isDue(), two.isDue()]).toEqual([true, true]);
  await one.run();
  await two.run();
  expect([one.isDue(), two.isDue(), made.count]).toEqual([false, false, 1]);
});

it("an index that has changed much is compacted by day, once", async () => {
  const { made, make } = countedCompactions(() => new Date(2026, 4, 4, 12, 0));
  const compaction = make();
  compaction.count(199_999);
  expect(compaction.isDue()).toBe(false);
  compaction.count(1);
  expect(compaction.isDue()).toBe(true);
  await compaction.run();
  expect([compaction.isDue(), made.count]).toEqual([false, 1]);
});
