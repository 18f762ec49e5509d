import { unpackList } from "@meridian/platform/packed-list";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { buildBatches } from "../build-batches.ts";
import { openSheet } from "../open-sheet.ts";

/** All businesses of a sheet, and the outcomes of its rows. */
export async function readDrafts(path: string) {
  const sheet = await openSheet(path);
  const drafts: BusinessDraft[] = [];
  const counts = { created: 0, duplicates: 0, repeatedHeaders: 0, rejected: 0 };
  let duplicatesWithoutId = 0;
  for await (const batch of buildBatches(sheet, { batchSizeRows: 1000, afterRow: 0 })) {
    drafts.push(...unpackList<BusinessDraft>(batch.drafts));
    counts.created += batch.drafts.length;
    counts.duplicates += batch.skipped.duplicates;
    duplicatesWithoutId += batch.skipped.duplicatesWithoutId;
    counts.repeatedHeaders += batch.skipped.repeatedHeaders;
    counts.rejected += batch.skipped.rejected;
  }
  sheet.close();
  return { drafts, counts, duplicatesWithoutId };
}
