import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { FIELD_NAMES } from "@meridian/contracts/businesses/business-fields";
import { snakeCase } from "@meridian/contracts/businesses/field-spec";
import { isDoubtfulKey } from "@meridian/domain/businesses/identity/business-identity";
import { keyHolds } from "@meridian/domain/businesses/identity/same-business";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { PlannedRow } from "@meridian/ports/businesses/import-batch";
import { keysOf } from "../../rules/draft-keys.ts";
import { outcomeOfReturn, staysDeleted } from "../../rules/import-outcomes.ts";
import { type DecidingImport, mergeImported } from "../../rules/merge-imported.ts";
import {
  BUSINESS_COLUMNS,
  decodeBusiness,
  encodeFields,
  FIELD_COLUMNS,
  FIELDS_AT,
} from "../businesses/business-row.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { firstRowArray, numberOf, optionalText, type SqlRow, textOf } from "../database/sql-row.ts";
import { openSimilarBusinesses, type SimilarBusinesses, type SimilarScope } from "./similar-businesses.ts";

const SELECT_BY_N = `SELECT ${BUSINESS_COLUMNS} FROM business WHERE n = ?`;
const FIND_KEY = `SELECT business_n FROM identity_key WHERE hash = key_hash(?2) AND key = ?2
  UNION ALL SELECT business_n FROM dry_run_key WHERE job_n = ?1 AND key = ?2`;
const PLACE_ID_AT = FIELDS_AT + FIELD_COLUMNS.indexOf("place_id");

/** The current dry run; see `writeDraft` for what it predicts. */
export interface DryRunScope extends SimilarScope, DecidingImport {
  jobN: number;
  /** See `ImportJob`. */
  restoresDeleted: boolean;
}

/** A business as the import would find it at this draft. */
interface Met {
  /** Negative for a business the import would have created. */
  n: number;
  /** Absent for such a business. */
  row?: SqlRow;
  placeId: string | undefined;
  isTouched: boolean;
}

/** Predicts what `writeDraft` would do with each draft after all earlier ones, remembering what later drafts need. */
export function planDrafts(scope: DryRunScope, drafts: Iterable<BusinessDraft>): PlannedRow[] {
  const similar = openSimilarBusinesses(scope, []);
  return Array.from(drafts, (draft) => planDraft(scope, similar, draft));
}

function planDraft(scope: DryRunScope, similar: SimilarBusinesses, draft: BusinessDraft): PlannedRow {
  const { db, jobN } = scope;
  const keys = keysOf(draft);
  const owner = findByKeys(db, jobN, keys, draft.fields);
  const met = owner ?? findSimilar(db, jobN, similar.find(draft).same);
  const plan = met === undefined ? planNew(draft) : planKnown(draft, met, scope);
  const n = met?.n ?? nextNew(db, jobN);
  for (const key of keys) {
    if (db.sql(FIND_KEY).get(jobN, key) !== undefined) continue;
    db.sql("INSERT INTO dry_run_key (job_n, key, business_n) VALUES (?, ?, ?)").run(jobN, key, n);
  }
  if (plan.outcome === "wasDeleted" ? owner === undefined : plan.outcome !== "duplicate") {
    db.sql("INSERT INTO dry_run_business (job_n, business_n, place_id) VALUES (?, ?, ?)").run(
      jobN,
      n,
      plan.fields.placeId ?? null,
    );
  }
  const { outcome, changedFields, isOutranked } = plan;
  return {
    row: draft.row,
    id: met?.row === undefined ? undefined : textOf(met.row[6]),
    outcome,
    changedFields,
    isOutranked,
  };
}

/** Like the import's `findByKeys`, with what the dry run remembers taking precedence. */
function findByKeys(
  db: DirectoryDatabase,
  jobN: number,
  keys: readonly string[],
  fields: BusinessFields,
): Met | undefined {
  for (const key of keys) {
    const owner = db.sql(FIND_KEY).get(jobN, key);
    if (owner === undefined) continue;
    const met = meet(db, jobN, numberOf(owner.business_n));
    if (met === undefined) continue;
    const known = met.row === undefined ? fields : decodeBusiness(met.row);
    if (!isDoubtfulKey(key) || keyHolds(key, fields, { ...known, placeId: met.placeId })) return met;
  }
  return undefined;
}

function findSimilar(db: DirectoryDatabase, jobN: number, rows: readonly SqlRow[]): Met | undefined {
  for (const row of rows) {
    const met = meet(db, jobN, numberOf(row[0]));
    if (met?.isTouched === false) return met;
  }
  return undefined;
}

function meet(db: DirectoryDatabase, jobN: number, n: number): Met | undefined {
  const touched = db.sql("SELECT place_id FROM dry_run_business WHERE job_n = ? AND business_n = ?").get(jobN, n);
  const row = n < 0 ? undefined : firstRowArray(db.arraySql(SELECT_BY_N), n);
  if (row === undefined && n > 0) return undefined;
  const placeId = optionalText(touched === undefined ? row?.[PLACE_ID_AT] : touched.place_id);
  return { n, ...(row === undefined ? {} : { row }), placeId, isTouched: touched !== undefined };
}

type Plan = Pick<PlannedRow, "outcome" | "changedFields" | "isOutranked"> & { fields: BusinessFields };

function planNew({ fields }: BusinessDraft): Plan {
  return { outcome: "created", changedFields: [], fields, isOutranked: false };
}

function planKnown(draft: BusinessDraft, { row, isTouched }: Met, scope: DryRunScope): Plan {
  const left = { changedFields: [], fields: draft.fields, isOutranked: false };
  if (row === undefined) return { outcome: "duplicate", ...left };
  const business = decodeBusiness(row);
  const isDeleted = business.deletedAt !== undefined;
  if (isDeleted && staysDeleted(business.deletionKind, scope.restoresDeleted))
    return { outcome: "wasDeleted", ...left };
  if (isTouched) return { outcome: "duplicate", ...left };
  if (isDeleted) return { ...planNew(draft), outcome: outcomeOfReturn(business.deletionKind) };
  const { fields, isOutranked, isApproving } = mergeImported({ ...business, fields: business }, draft, scope);
  const changedFields = changedFieldsOf(row, fields);
  const outcome = changedFields.length > 0 ? "updated" : "unchanged";
  return { outcome: isApproving ? "published" : outcome, changedFields, fields, isOutranked };
}

/** Compared in column form, as the import does. */
function changedFieldsOf(row: SqlRow, fields: BusinessFields): string[] {
  const values = encodeFields(fields);
  const changed = new Set<string>(FIELD_COLUMNS.filter((_, index) => row[FIELDS_AT + index] !== values[index]));
  return FIELD_NAMES.filter((name) => changed.has(snakeCase(name)));
}

function nextNew(db: DirectoryDatabase, jobN: number): number {
  const lowest = db.sql("SELECT min(business_n) AS n FROM dry_run_business WHERE job_n = ?").get(jobN);
  return Math.min(0, Number(lowest?.n ?? 0)) - 1;
}
