import { setImmediate as giveWay } from "node:timers/promises";
import { mapList } from "@meridian/platform/packed-list";
import type { BusinessStore, ImportBatchResult } from "@meridian/ports/businesses/business-store";
import type { JobLease } from "@meridian/ports/imports/import-job-store";
import type { ImportSource, SourceBatch } from "../parse/worker/open-import-source.ts";

export interface ImportPipelineOptions {
  source: Pick<ImportSource, "batches">;
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
  for await (const batch of source.batches) {
    signal.throwIfAborted();
    const { rejectedBytes: _bytes, skippedRows: _rows, ...rest } = batch;
    const drafts = isApprovedByDefault
      ? rest.drafts
      : mapList(rest.drafts, (draft) => ({ ...draft, isApproved: false }));
    await onBatch(batch, await businesses.writeImportBatch({ ...rest, drafts, lease }));
    await giveWay();
  }
  signal.throwIfAborted();
}
