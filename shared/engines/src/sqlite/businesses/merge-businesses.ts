import { collisionSlug, slugChoicesOf } from "@meridian/domain/text/slug";
import { refusal } from "@meridian/platform/app-error";
import type { BusinessClaims, BusinessMerge, BusinessSplit } from "@meridian/ports/businesses/business-editor";
import { BUSINESS_CHANGED, NO_SLUG_LEFT, NO_SUCH_BUSINESS } from "../../rules/engine-texts.ts";
import { giversOf } from "../../rules/import-givers.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { firstRowArray, numberOf, rowArrays, type SqlRow, textOf } from "../database/sql-row.ts";
import { openGivingJobs } from "../imports/giving-jobs.ts";
import { BUSINESS_COLUMNS, decodeBusiness } from "./business-row.ts";
import { replaceBusiness, stateOf, type WriteScope } from "./business-writes.ts";
import { editedState } from "./edited-state.ts";

/** Runs in the caller's transaction. */
export function mergeBusinesses(scope: WriteScope, { keep, removeId, removeRevision }: BusinessMerge): void {
  const { db, now } = scope;
  const kept = readAt(db, keep.id, keep.revision);
  const removed = readAt(db, removeId, removeRevision);
  const [keptN, removedN] = [numberOf(kept[0]), numberOf(removed[0])];
  const jobs = openGivingJobs(db);
  const next = editedState(kept, { givenBy: giversOf(decodeBusiness(removed), jobs), ...keep }, jobs);
  if (next !== undefined) replaceBusiness(scope, kept, next);
  const slug = textOf(removed[7]);
  db.sql("UPDATE business SET slug = ? WHERE n = ?").run(newSlugFor(db, slug, removeId), removedN);
  replaceBusiness(scope, removed, { ...stateOf(removed), deletedAt: now });
  db.sql("UPDATE identity_key SET business_n = ? WHERE business_n = ?").run(keptN, removedN);
  db.sql("UPDATE slug_redirect SET business_n = ? WHERE business_n = ?").run(keptN, removedN);
  db.sql("INSERT INTO slug_redirect (slug, business_n) VALUES (?, ?)").run(slug, keptN);
}

function newSlugFor(db: DirectoryDatabase, slug: string, id: string): string {
  const owner = db.sql("SELECT 1 FROM business WHERE slug = ?1 UNION ALL SELECT 1 FROM slug_redirect WHERE slug = ?1");
  const choices = slugChoicesOf(collisionSlug(slug, id), id);
  const free = choices.find((choice) => owner.get(choice) === undefined);
  if (free === undefined) throw refusal("conflict", NO_SLUG_LEFT);
  return free;
}

export function claimsOf(db: DirectoryDatabase, row: SqlRow): BusinessClaims {
  const n = numberOf(row[0]);
  const texts = (sql: string) => rowArrays(db.arraySql(sql), n).map(([text]) => textOf(text));
  return {
    slug: textOf(row[7]),
    formerSlugs: texts("SELECT slug FROM slug_redirect WHERE business_n = ?"),
    identityKeys: texts("SELECT key FROM identity_key WHERE business_n = ? ORDER BY key"),
  };
}

/** Runs in the caller's transaction. */
export function splitBusinesses(scope: WriteScope, split: BusinessSplit): void {
  const { db } = scope;
  const { slug, formerSlugs, identityKeys } = split;
  const [kept, removed] = [readAny(db, split.keepId), readAny(db, split.removedId)];
  if (removed[15] === null) throw refusal("conflict", BUSINESS_CHANGED);
  const [keptN, removedN] = [numberOf(kept[0]), numberOf(removed[0])];
  const back = db.sql("DELETE FROM slug_redirect WHERE slug = ? AND business_n = ?").run(slug, keptN);
  if (back.changes > 0) db.sql("UPDATE business SET slug = ? WHERE n = ?").run(slug, removedN);
  db.sql(
    `UPDATE slug_redirect SET business_n = ? WHERE business_n = ? AND slug IN (SELECT value FROM json_each(?))`,
  ).run(removedN, keptN, JSON.stringify(formerSlugs));
  db.sql(`UPDATE identity_key SET business_n = ? WHERE business_n = ? AND key IN (SELECT value FROM json_each(?))`).run(
    removedN,
    keptN,
    JSON.stringify(identityKeys),
  );
  replaceBusiness(scope, removed, { ...stateOf(removed), deletedAt: null, deletionKind: null });
  // Rows with these keys are no longer about it: their stamps must not hold.
  db.sql("UPDATE business SET updated_at = ? WHERE n = ?").run(scope.now, keptN);
}

function readAny(db: DirectoryDatabase, id: string): SqlRow {
  const row = firstRowArray(db.arraySql(`SELECT ${BUSINESS_COLUMNS} FROM business WHERE id = ?`), id);
  if (row === undefined) throw refusal("not_found", NO_SUCH_BUSINESS);
  return row;
}

function readAt(db: DirectoryDatabase, id: string, revision: number): SqlRow {
  const row = firstRowArray(db.arraySql(`SELECT ${BUSINESS_COLUMNS} FROM business WHERE id = ?`), id);
  if (row === undefined || row[15] !== null) throw refusal("not_found", NO_SUCH_BUSINESS);
  if (numberOf(row[10]) !== revision) throw refusal("conflict", BUSINESS_CHANGED);
  return row;
}
