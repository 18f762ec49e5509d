import { makeDraft } from "@meridian/testing/business-factory";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { SourceBatch } from "../worker/source-messages.ts";
import { withDrafts } from "./with-drafts.ts";

const skipped = { duplicates: 0, duplicatesWithoutId: 0, repeatedHeaders: 0, rejected: 0, withPlaceId: 0 };
const rest = {
  issues: [],
  skipped,
  skippedNames: [],
  skippedRows: [],
  rejectedBytes: 0,
  checkpointRow: 99,
  readShare: 1,
};
const recordOf = (row: number) => Uint8Array.of(row);

/** A batch of rows from 0, the ones marked here known. */
function batchOf(isKnown: readonly boolean[]): SourceBatch {
  const rows = isKnown.map((known, row) => ({ known, row }));
  const drafts = rows.filter(({ known }) => !known).map(({ row }) => makeDraft(`p${row}`, {}, row));
  const known = rows.filter((each) => each.known);
  return {
    ...rest,
    drafts,
    known: known.map(({ row }, index) => ({ row, draftsBefore: row - index, stamp: `s${row}`, hasPlaceId: true })),
    prints: { drafts: drafts.map(({ row }) => recordOf(row)), known: known.map(({ row }) => recordOf(row)) },
  };
}

it("a batch with drafts in place of known rows is as if they had never been known", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 12 }), (rows) => {
      const stale = rows.flatMap(([isKnown, isStale], row) => (isKnown && isStale ? [row] : []));
      const batch = batchOf(rows.map(([isKnown]) => isKnown));
      const drafts = stale.map((row) => makeDraft(`p${row}`, {}, row));
      const { drafts: merged, ...others } = withDrafts(batch, new Set(stale.map((row) => `s${row}`)), drafts);
      const { drafts: expected, ...expectedOthers } = batchOf(rows.map(([isKnown, isStale]) => isKnown && !isStale));
      expect([[...merged], merged.length, others]).toEqual([[...expected], expected.length, expectedOthers]);
    }),
  );
});
