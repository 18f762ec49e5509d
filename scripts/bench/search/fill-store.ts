import { openEngines } from "../../../shared/src/engines/open-engines.ts";
import { inBatches } from "../../../shared/src/kernel/batches.ts";
import { benchBusinesses } from "./bench-businesses.ts";

const BATCH_ROWS = 2_000;
const LEASE_MS = 3_600_000;

/** Run as a process of its own: `fill-store.ts <folder> <count>` writes the same businesses into the store, as an import does. */
const [dataDir = "", count = ""] = process.argv.slice(2);
const businesses = Number(count);
const engines = await openEngines({ DATA_DIR: dataDir });
const startedAt = performance.now();
if ((await engines.businesses.countListed()) < businesses) await fill();
await engines.close();
console.log(JSON.stringify({ seconds: (performance.now() - startedAt) / 1000 }));

async function fill(): Promise<void> {
  await engines.importJobs.create({
    fileName: "bench.csv",
    fileId: "bench",
    fileSizeBytes: 1,
    fileSha256: "0".repeat(64),
    kind: "csv",
    batchSizeRows: BATCH_ROWS,
    createdBy: "bench",
  });
  const leased = await engines.importJobs.leaseNext({ leaseMs: LEASE_MS });
  if (leased === undefined) throw new Error("no import could be leased");
  const { lease } = leased;
  let checkpointRow = 1;
  for await (const batch of inBatches(benchBusinesses(businesses), BATCH_ROWS)) {
    checkpointRow += batch.length;
    const skipped = { duplicates: 0, repeatedHeaders: 0, rejected: 0, withPlaceId: batch.length };
    const drafts = batch.map(({ draft }) => draft);
    await engines.businesses.writeImportBatch({
      lease,
      drafts,
      issues: [],
      skipped,
      skippedNames: [],
      readShare: Math.min(1, checkpointRow / businesses),
      checkpointRow,
    });
    const entries = await engines.businesses.takeUnindexed(BATCH_ROWS * 2);
    await engines.businesses.markIndexed(entries);
  }
  await engines.places.refresh();
  await engines.importJobs.finish(lease, { state: "succeeded" });
}
