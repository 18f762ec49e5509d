import { openSearchIndex } from "@meridian/engines/open-search-index";
import { openTestEngines } from "@meridian/testing/open-test-engines";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { expect, it } from "vitest";
import { findDrift } from "./index-drift.ts";

it("there is no difference during a recount", async () => {
  const engines = await openTestEngines();
  const index = await openSearchIndex(engines.config, "reader");
  const { businesses } = engines;
  await seedBusinesses(engines, [{ name: "Pizza" }]);
  await businesses.markIndexed(await businesses.takeUnindexed(10));
  const driftWhile = (isCounted: boolean) =>
    findDrift({ businesses, index, places: { refresh: async () => isCounted }, confirmMs: 0 });
  expect([await driftWhile(false), await driftWhile(true)]).toEqual([undefined, { documents: 0, drift: 1 }]);
  await index.close();
  await engines.close();
});
