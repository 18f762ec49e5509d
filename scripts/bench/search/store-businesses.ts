import { HOUR_MS } from "../../../shared/contracts/src/durations.ts";
import type { Engines } from "../../../shared/engines/src/engines.ts";
import { inBatches } from "../../../shared/platform/src/batches.ts";
import { startImport } from "../../../shared/testing/src/stores-under-test.ts";
import { benchBusinesses } from "./bench-businesses.ts";

const BATCH_ROWS = 2_000;

/** Writes the bench's businesses into empty stores, as an import does. */
export async function storeBusinesses(engines: Engines, count: number): Promise<void> {
  const { businesses, places } = engines;
  const { write, finish } = await startImport(engines, {}, HOUR_MS);
  for await (const batch of inBatches(benchBusinesses(count), BATCH_ROWS)) {
    await write(batch.map(({ draft }) => draft));
    await businesses.markIndexed(await businesses.takeUnindexed(BATCH_ROWS * 2));
  }
  await places.refresh();
  await finish();
}
