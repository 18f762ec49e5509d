import { hash } from "node:crypto";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { sourceKeyOf } from "@meridian/domain/businesses/field-givers";
import type { ImportBatchResult } from "@meridian/ports/businesses/import-batch";
import type { RowPrintStore } from "@meridian/ports/imports/row-print-store";
import { encodePage } from "../../parse/prints/print-records.ts";
import type { ImportSource, SourceBatch } from "../../parse/worker/open-import-source.ts";

/** Of the pages with the file's salt, the newest ones: the thread keeps them in memory. */
const MAX_READ_BYTES = 96 * 1024 * 1024;

/** The prints that a job takes of its rows. */
export interface JobPrints {
  /** Of a durable batch. */
  keep(batch: SourceBatch, written: ImportBatchResult): Promise<void>;
  /** The file was read to its end. */
  settle(): Promise<void>;
}

/** Starts reading: with the prints of earlier imports, and taking new ones, unless the import is held or may take none. */
export async function beginReading(
  store: RowPrintStore,
  source: Pick<ImportSource, "printSalt" | "headerSignature" | "addPrints" | "begin">,
  {
    job,
    sourceOrder,
  }: { job: Pick<ImportJob, "id" | "fileName" | "sourceId" | "review">; sourceOrder: readonly string[] },
): Promise<JobPrints | undefined> {
  const { printSalt, headerSignature } = source;
  const { id: jobId, fileName, sourceId, review } = job;
  if (printSalt === undefined) return undefined;
  if (review !== undefined) {
    source.begin(false);
    return undefined;
  }
  const salt = rankedSalt(printSalt, sourceKeyOf({ sourceId, headerSignature }), sourceOrder);
  let bytes = 0;
  for (let page = await store.read(salt); page !== undefined; page = await store.read(salt, page.next)) {
    bytes += page.content.byteLength;
    if (bytes > MAX_READ_BYTES) break;
    source.addPrints(page.content);
  }
  source.begin(true);
  const set = { salt, lineage: sourceId ?? fileName, jobId };
  return {
    async keep(batch, written) {
      const content = encodePage(recordsOf(batch, written));
      if (content !== undefined) await store.put({ ...set, page: batch.checkpointRow, content });
    },
    settle: () => store.settle(set),
  };
}

/** With an order of sources, what a row changes depends on it and on where the row comes from. */
function rankedSalt(salt: string, sourceKey: string, order: readonly string[]): string {
  return order.length === 0 ? salt : hash("sha256", JSON.stringify([salt, sourceKey, order]));
}

function* recordsOf({ known, prints }: SourceBatch, { stamps = [] }: ImportBatchResult) {
  for (const [index, record] of (prints?.drafts ?? []).entries()) yield { record, stamp: stamps[index] };
  for (const [index, { stamp }] of known.entries()) yield { record: prints?.known[index], stamp };
}
