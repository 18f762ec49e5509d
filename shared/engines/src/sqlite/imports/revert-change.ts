import type { SQLOutputValue } from "node:sqlite";
import type { UndoneBusiness } from "@meridian/contracts/imports/ingest-api";
import { BUSINESS_COLUMNS, FIELD_COLUMNS } from "../businesses/business-row.ts";
import { replaceBusiness, stateOf, type WriteScope } from "../businesses/business-writes.ts";
import { firstRowArray, numberOf, optionalText, type SqlRow, textOf } from "../database/sql-row.ts";
import { type BeforeImage, beforeImageSchema } from "./import-changes.ts";

interface UndoScope extends WriteScope {
  /** The import being undone. */
  jobId: string;
}

type Undone = Pick<UndoneBusiness, "id" | "outcome" | "reason">;

/** Reverts one change (a row of `import_change`). Undefined if the business no longer exists. */
export function revertChange(scope: UndoScope, change: Readonly<Record<string, SQLOutputValue>>): Undone | undefined {
  const { db, now, jobId } = scope;
  const n = numberOf(change.business_n);
  const row = firstRowArray(db.arraySql(`SELECT ${BUSINESS_COLUMNS} FROM business WHERE n = ?`), n);
  if (row === undefined) return undefined;
  const id = textOf(row[6]);
  if (row[10] !== change.revision) return { id, outcome: "kept", reason: reasonOf(row, jobId) };
  const before = optionalText(change.before);
  if (before === undefined) {
    const removed = { deletedAt: now, deletionKind: "undone", popularity: numberOf(row[2]) } as const;
    replaceBusiness(scope, row, { ...stateOf(row), ...removed });
    return { id, outcome: "removed", reason: null };
  }
  const image = beforeImageSchema.parse(JSON.parse(before));
  const revision = restoreBefore(scope, row, image);
  makeUnchangedSince(scope, n, image, revision);
  return { id, outcome: image.trashed === undefined ? "restored" : "removed", reason: null };
}

function restoreBefore(scope: UndoScope, row: SqlRow, image: BeforeImage): number {
  const { columns, popularity, source, fieldSources, trashed, isApproved } = image;
  const state = stateOf(row);
  const values = state.values.map((value, index) => {
    const former = columns[FIELD_COLUMNS[index] ?? ""];
    return former === undefined ? value : former;
  });
  const approval = isApproved === undefined ? {} : { isApproved };
  return replaceBusiness(scope, row, { ...state, ...approval, ...trashed, values, source, fieldSources, popularity });
}

/** The business is back in the state an earlier import left, whose change can then be undone too. */
function makeUnchangedSince({ db }: UndoScope, n: number, { revision, source }: BeforeImage, now: number): void {
  db.sql(
    `UPDATE import_change SET revision = ? WHERE business_n = ? AND revision = ?
       AND job_n = (SELECT n FROM import_job WHERE id = ?)`,
  ).run(now, n, revision, source[0]);
}

function reasonOf(row: SqlRow, jobId: string): UndoneBusiness["reason"] {
  if (row[15] !== null) return "deleted";
  return row[11] === jobId ? "edited" : "imported_again";
}
