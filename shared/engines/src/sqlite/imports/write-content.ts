import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { settledPopularity } from "@meridian/domain/businesses/popularity";
import { contributionOf, isSamePlacement, placementOf } from "../businesses/business-placement.ts";
import { BUSINESS_COLUMNS, decodePlacement, FIELD_COLUMNS, FIELDS_AT } from "../businesses/business-row.ts";
import { markUnindexed, updatePlacement, type WriteScope } from "../businesses/business-writes.ts";
import { numberOf, type SqlRow, type SqlValue } from "../database/sql-row.ts";

const UPDATE_CONTENT = `UPDATE business SET revision = ?, source_import = ?, source_row = ?, updated_at = ?,
  field_sources = ?, ${FIELD_COLUMNS.map((column) => `${column} = ?`).join(", ")} WHERE n = ?`;
const REVISION_AT = BUSINESS_COLUMNS.split(", ").indexOf("revision");

export interface ContentScope extends WriteScope {
  /** The import that brings the content. */
  jobId: string;
}

/** `values` are those of `field_sources` and `FIELD_COLUMNS`. */
export function updateContent(
  { db, jobId, now }: ContentScope,
  row: SqlRow,
  sheetRow: number,
  values: readonly SqlValue[],
  revision = numberOf(row[REVISION_AT]) + 1,
): void {
  db.sql(UPDATE_CONTENT).run(revision, jobId, sheetRow, now, ...values, numberOf(row[0]));
}

/** Writes what follows from new fields of a business, whose row is from before. */
export function replaceDerived(
  { db, dimensions, deltas }: WriteScope,
  row: SqlRow,
  { former, fields, isApproved }: { former: BusinessFields; fields: BusinessFields; isApproved: boolean },
): void {
  const n = numberOf(row[0]);
  const before = decodePlacement(row);
  const exact = placementOf(dimensions, fields, isApproved);
  const after = { ...exact, popularity: settledPopularity(before.popularity, exact.popularity) };
  if (!isSamePlacement(before, after)) updatePlacement(db, n, after);
  if (before.isListed) deltas.remove(contributionOf(before, former));
  if (after.isListed) deltas.add(contributionOf(after, fields));
  markUnindexed(db, n);
}

export function isSame(row: SqlRow, values: readonly SqlValue[]): boolean {
  return values.every((value, index) => row[FIELDS_AT + index] === value);
}
