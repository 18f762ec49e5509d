import type { Engines } from "../../../shared/engines/src/engines.ts";
import { inBatches } from "../../../shared/platform/src/batches.ts";
import { benchBusinesses } from "./bench-businesses.ts";

const BATCH_ROWS = 2_000;
const LEASE_MS = 3_600_000;

/** Writes the bench's businesses into empty stores, as an import does. */
export async function storeBusinesses({ businesses, importJobs, places }: Engines, count: number): Promise<void> {
  await importJobs.create({
    fileName: "bench.csv",
    fileId: "bench",
    fileSizeBytes: 1,
    fileSha256: "0".repeat(64),
    kind: "csv",
    batchSizeRows: BATCH_ROWS,
    createdBy: "bench",
  });
  const leased = await importJobs.leaseNext({ leaseMs: LEASE_MS });
  if (leased === undefined) throw new Error("no import could be leased");
  const { lease } = leased;
  let checkpointRow = 1;
  for await (const batch of inBatches(benchBusinesses(count), BATCH_ROWS)) {
    checkpointRow += batch.length;
    const skipped = {
      duplicates: 0,
      duplicatesWithoutId: 0,
      repeatedHeaders: 0,
      rejected: 0,
      withPlaceId: batch.length,
    };
    const drafts = batch.map(({ draft }) => draft);
    await businesses.writeImportBatch({
      lease,
      drafts,
      issues: [],
      skipped,
      skippedNames: [],
      readShare: Math.min(1, checkpointRow / count),
      checkpointRow,
    });
    await businesses.markIndexed(await businesses.takeUnindexed(BATCH_ROWS * 2));
  }
  await places.refresh();
  await importJobs.finish(lease, { state: "succeeded" });
}
