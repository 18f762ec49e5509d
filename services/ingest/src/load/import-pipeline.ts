import { setImmediate as giveWay } from "node:timers/promises";
import { mapList } from "@meridian/platform/packed-list";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { ImportBatchResult } from "@meridian/ports/businesses/import-batch";
import type { JobLease } from "@meridian/ports/imports/import-job-store";
import type { ImportSource, SourceBatch } from "../parse/worker/open-import-source.ts";

export interface ImportPipelineOptions {
  source: Pick<ImportSource, "batches" | "readAgain">;
  lease: JobLease;
  businesses: Pick<BusinessStore, "writeImportBatch">;
  /** Whether created businesses are public at once. */
  isApprovedByDefault: boolean;
  /** Aborted to stop before the next batch; its reason is thrown. */
  signal: AbortSignal;
  onBatch: (batch: SourceBatch, written: ImportBatchResult) => Promise<void>;
}

/**
 * Writes a source batch by batch. The next batch is requested only when the last is durable, so a fast reader never runs ahead of the
 * store. Requests, leases and the index get a turn between batches: a store and thread that always respond at once would otherwise starve
 * them until the file ends.
 */
export async function importBatches(options: ImportPipelineOptions): Promise<void> {
  const { source, lease, businesses, isApprovedByDefault, signal, onBatch } = options;
  signal.throwIfAborted();
  const write = ({ rejectedBytes: _bytes, skippedRows: _rows, prints, ...batch }: SourceBatch) => {
    const drafts = isApprovedByDefault
      ? batch.drafts
      : mapList(batch.drafts, (draft) => ({ ...draft, isApproved: false }));
    return businesses.writeImportBatch({ ...batch, drafts, lease, wantsStamps: prints !== undefined });
  };
  for await (let batch of source.batches) {
    signal.throwIfAborted();
    let written = await write(batch);
    // Each time with fewer known rows.
    while (written.stale !== undefined) {
      batch = await source.readAgain(batch, written.stale);
      written = await write(batch);
    }
    await onBatch(batch, written);
    await giveWay();
  }
  signal.throwIfAborted();
}
