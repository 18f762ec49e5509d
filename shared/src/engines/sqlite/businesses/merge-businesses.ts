import { collisionSlug } from "../../../domain/slug.ts";
import { refusal } from "../../../kernel/app-error.ts";
import type { BusinessMerge } from "../../../ports/business-editor.ts";
import { BUSINESS_CHANGED, NO_SUCH_BUSINESS } from "../../rules/engine-texts.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { firstRowArray, numberOf, type SqlRow, textOf } from "../database/sql-row.ts";
import { freeSlug } from "./business-keys.ts";
import { BUSINESS_COLUMNS } from "./business-row.ts";
import { replaceBusiness, stateOf, type WriteScope } from "./business-writes.ts";
import { editedState } from "./edited-state.ts";

/** Runs in the caller's transaction. */
export function mergeBusinesses(scope: WriteScope, { keep, removeId, removeRevision }: BusinessMerge): void {
  const { db, now } = scope;
  const kept = readAt(db, keep.id, keep.revision);
  const removed = readAt(db, removeId, removeRevision);
  const [keptN, removedN] = [numberOf(kept[0]), numberOf(removed[0])];
  const next = editedState(kept, keep);
  if (next !== undefined) replaceBusiness(scope, kept, next);
  const slug = textOf(removed[7]);
  db.sql("UPDATE business SET slug = ? WHERE n = ?").run(
    freeSlug(db, collisionSlug(slug, removeId), removeId),
    removedN,
  );
  replaceBusiness(scope, removed, { ...stateOf(removed), deletedAt: now });
  db.sql("UPDATE identity_key SET business_n = ? WHERE business_n = ?").run(keptN, removedN);
  db.sql("UPDATE slug_redirect SET business_n = ? WHERE business_n = ?").run(keptN, removedN);
  db.sql("INSERT INTO slug_redirect (slug, business_n) VALUES (?, ?)").run(slug, keptN);
}

function readAt(db: DirectoryDatabase, id: string, revision: number): SqlRow {
  const row = firstRowArray(db.arraySql(`SELECT ${BUSINESS_COLUMNS} FROM business WHERE id = ?`), id);
  if (row === undefined || row[15] !== null) throw refusal("not_found", NO_SUCH_BUSINESS);
  if (numberOf(row[10]) !== revision) throw refusal("conflict", BUSINESS_CHANGED);
  return row;
}
