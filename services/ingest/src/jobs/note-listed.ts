import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { SourceListingStore } from "@meridian/ports/imports/source-listing-store";
import type { ImportSource, ImportSourceOptions } from "../parse/worker/open-import-source.ts";

/**
 * Reads the file of a source before any row is written: what it lacks decides whether the import is held. A source that has listed nothing
 * can lack nothing, so its first file is read once.
 */
export async function noteListed(
  listings: Pick<SourceListingStore, "noteListed" | "survey">,
  { sourceId, id: jobId, batchSizeRows }: Pick<ImportJob, "sourceId" | "id" | "batchSizeRows">,
  open: (
    options: Pick<ImportSourceOptions, "batchSizeRows" | "afterRow" | "areDerived">,
  ) => Promise<Pick<ImportSource, "batches" | "close">>,
): Promise<void> {
  if (sourceId === undefined || (await listings.survey(sourceId, jobId)).listed === 0) return;
  const source = await open({ batchSizeRows, afterRow: 0, areDerived: false });
  try {
    for await (const { drafts } of source.batches) {
      await listings.noteListed({ sourceId, jobId, drafts, adds: false });
    }
  } finally {
    await source.close();
  }
}
