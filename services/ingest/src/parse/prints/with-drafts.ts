import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { KnownRow } from "@meridian/ports/imports/row-print-store";
import type { SourceBatch } from "../worker/source-messages.ts";

/** The batch with drafts in place of the known rows with these stamps, in the same order. */
export function withDrafts(
  batch: SourceBatch,
  stamps: ReadonlySet<string>,
  drafts: readonly BusinessDraft[],
): SourceBatch {
  const known: KnownRow[] = [];
  const knownRecords: (Uint8Array | undefined)[] = [];
  const draftRecords = [...(batch.prints?.drafts ?? [])];
  /** The new position of each draft. */
  const places: number[] = [];
  for (const [index, row] of batch.known.entries()) {
    const draftsBefore = row.draftsBefore + places.length;
    const record = batch.prints?.known[index];
    if (stamps.has(row.stamp)) {
      draftRecords.splice(draftsBefore, 0, record);
      places.push(draftsBefore);
    } else {
      known.push({ ...row, draftsBefore });
      knownRecords.push(record);
    }
  }
  return {
    ...batch,
    drafts: withInserted(batch.drafts, drafts, places),
    known,
    ...(batch.prints === undefined ? {} : { prints: { drafts: draftRecords, known: knownRecords } }),
  };
}

function withInserted(
  list: SourceBatch["drafts"],
  drafts: readonly BusinessDraft[],
  places: readonly number[],
): SourceBatch["drafts"] {
  return {
    length: list.length + drafts.length,
    *[Symbol.iterator]() {
      let inserted = 0;
      let at = 0;
      for (const draft of list) {
        for (; places[inserted] === at; at++) yield* drafts.slice(inserted, ++inserted);
        yield draft;
        at++;
      }
      yield* drafts.slice(inserted);
    },
  };
}
