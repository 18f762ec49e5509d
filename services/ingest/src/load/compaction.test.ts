import { openSearchIndex } from "@meridian/shared/engines/open-search-index";
import { createLogger } from "@meridian/shared/kernel/logger";
import { openTestEngines } from "@meridian/shared/testing/open-test-engines";
import { expect, it } from "vitest";
import { createCompaction } from "./compaction.ts";

const logger = createLogger({ service: "test", level: "silent" });

it("the index is compacted once a night, by one of all processes, and never by day", async () => {
  const engines = await openTestEngines();
  const index = await openSearchIndex(engines.config, "writer");
  let now = new Date(2026, 4, 4, 2, 59);
  let compacted = 0;
  const counted = {
    async compact() {
      compacted++;
      await index.compact();
    },
  };
  const make = () => createCompaction({ leases: engines.leases, index: counted, logger, clock: () => now });
  const [one, two] = [make(), make()];
  expect([one.isDue(), two.isDue()]).toEqual([false, false]);
  now = new Date(2026, 4, 4, 3, 10);
  expect([one.isDue(), two.isDue()]).toEqual([true, true]);
  await one.run();
  await two.run();
  expect([one.isDue(), two.isDue(), compacted]).toEqual([false, false, 1]);
  await index.close();
  await engines.close();
});
