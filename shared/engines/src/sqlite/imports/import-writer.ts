import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { FieldSources } from "@meridian/contracts/businesses/field-sources";
import { newMatch } from "@meridian/domain/businesses/identity/match-pair";
import type { Judged } from "@meridian/domain/businesses/identity/same-business";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { keysOf, nameKeyOf } from "../../rules/draft-keys.ts";
import { newPopularity, newStateOf, newTimesOf, placeOfDraft, wantedSlug } from "../../rules/draft-record.ts";
import { type DraftOutcome, outcomeOfReturn, staysDeleted } from "../../rules/import-outcomes.ts";
import { type DecidingImport, mergeImported } from "../../rules/merge-imported.ts";
import { isNamesake, MAX_DOUBTFUL } from "../../rules/similar-draft.ts";
import { type BatchKeys, freeId } from "../businesses/business-keys.ts";
import { contributionOf, placementOf } from "../businesses/business-placement.ts";
import {
  BUSINESS_COLUMNS,
  decodeBusiness,
  decodeDeletionKind,
  encodeFields,
  FIELD_SOURCES_AT,
  isDeletedRow,
  type Placement,
} from "../businesses/business-row.ts";
import { markUnindexed, updateNameKey, updatePlacement, type WriteScope } from "../businesses/business-writes.ts";
import { encodePlace } from "../businesses/place-columns.ts";
import { numberOf, type SqlRow } from "../database/sql-row.ts";
import { fillBusiness } from "./fill-business.ts";
import { encodeFieldSources } from "./giving-jobs.ts";
import { noteChanged } from "./import-changes.ts";
import type { NewBusinesses } from "./new-businesses.ts";
import { keysOfRow, type SimilarBusinesses } from "./similar-businesses.ts";
import { putMatch } from "./sqlite-match-store.ts";
import { isSame, replaceDerived, updateContent } from "./write-content.ts";

/** Including those another import changed since. */
const IS_TOUCHED = `SELECT 1 FROM import_touched WHERE job_n = ?1 AND business_n = ?2
  UNION ALL SELECT 1 FROM import_change WHERE job_n = ?1 AND business_n = ?2`;
const SOURCE_IMPORT_AT = BUSINESS_COLUMNS.split(", ").indexOf("source_import");
const IS_APPROVED_AT = BUSINESS_COLUMNS.split(", ").indexOf("is_approved");

export interface CreationScope extends WriteScope {
  /** Null for a business that no import brings. */
  jobId: string | null;
  newBusinesses: NewBusinesses;
  /** Numbers of the created businesses, for `noteCreated` and the index marks. */
  created: number[];
}

/** The running import and what it collected in the current transaction. */
export interface ImportScope extends CreationScope, DecidingImport {
  jobId: string;
  jobN: number;
  /** See `ImportJob`. */
  restoresDeleted: boolean;
  keys: BatchKeys;
  similar: SimilarBusinesses;
  /** Drafts with a value that stayed out. */
  outranked: Set<BusinessDraft>;
}

/** Writes one draft of an import within the caller's transaction. */
export function writeDraft(scope: ImportScope, draft: BusinessDraft): DraftOutcome {
  const keys = keysOf(draft);
  const owner = scope.keys.find(keys, draft.fields);
  if (draft.isRepeat === true && (owner === undefined || !isOpenTo(scope, owner))) return "duplicate";
  const similar = owner === undefined ? scope.similar.find(draft) : undefined;
  const known = owner ?? similar?.same.find((row) => !wasTouched(scope, row, numberOf(row[0])));
  if (known === undefined) {
    noteDoubtful(scope, draft, similar);
    scope.keys.add(keys, createBusiness(scope, draft, keys));
    return "created";
  }
  const n = numberOf(known[0]);
  scope.keys.add(keys, n);
  const isDeleted = isDeletedRow(known);
  if (isDeleted && staysDeleted(decodeDeletionKind(known), scope.restoresDeleted)) {
    if (owner === undefined) touch(scope, n);
    return "wasDeleted";
  }
  if (wasTouched(scope, known, n)) return fillBusiness(scope, draft, known);
  return isDeleted ? restore(scope, draft, n, known) : rewrite(scope, draft, n, known);
}

/** Whether an earlier row of this import was about the business, and it is not in the trash. */
function isOpenTo(scope: ImportScope, row: SqlRow): boolean {
  return !isDeletedRow(row) && wasTouched(scope, row, numberOf(row[0]));
}

/**
 * Asks a person about what a new business may be. A business of an earlier row is a candidate only under the same name, like a shop that
 * its list has twice: the file itself distinguishes the others.
 */
function noteDoubtful(
  scope: ImportScope,
  draft: BusinessDraft,
  { same, doubtful }: Partial<Judged<SqlRow>> = {},
): void {
  const { db, jobId, now } = scope;
  const [newKey] = keysOf(draft);
  if (newKey === undefined) return;
  const namesakes = same?.filter((row) => isNamesake(draft.fields, decodeBusiness(row))) ?? [];
  const untouched = doubtful?.filter((row) => !wasTouched(scope, row, numberOf(row[0]))) ?? [];
  for (const row of [...namesakes, ...untouched].slice(0, MAX_DOUBTFUL)) {
    const [knownKey] = keysOfRow(db, row);
    if (knownKey === undefined) continue;
    putMatch(db, newMatch({ newKey, knownKey, jobId }, new Date(now)), "IGNORE");
  }
}

/** Whether an earlier row of this import was about the same business: rows with different ids never are. */
function wasTouched({ db, jobId, jobN }: ImportScope, row: SqlRow, n: number): boolean {
  if (row[SOURCE_IMPORT_AT] === jobId) return true;
  return db.sql(IS_TOUCHED).get(jobN, n) !== undefined;
}

/** Returns its number. It waits in `newBusinesses`, and is not yet marked for the index or recorded for an undo: see `created`. */
export function createBusiness(scope: CreationScope, draft: BusinessDraft, keys: readonly string[]): number {
  const { db, dimensions, jobId, newBusinesses, now } = scope;
  const { fields, row, derived } = draft;
  const id = freeId(db, newBusinesses, keys, keys === draft.identityKeys ? derived?.id : undefined);
  const { isApproved, lockedFields } = newStateOf(draft);
  const { createdAt, updatedAt } = newTimesOf(draft, now);
  const place = placeOfDraft(dimensions, draft);
  const exact = placementOf(dimensions, fields, isApproved, { ...derived, place });
  const placement = { ...exact, popularity: newPopularity(draft, exact.popularity) };
  const n = newBusinesses.add(id, wantedSlug(draft), [
    placement.isListed ? 1 : 0,
    placement.popularity,
    placement.categoryId,
    placement.countryId,
    placement.cityId,
    placement.mapCell ?? null,
    placement.isContradicted ? 1 : 0,
    nameKeyOf(fields.name),
    isApproved ? 1 : 0,
    lockedFields.length === 0 ? null : JSON.stringify(lockedFields),
    jobId,
    jobId === null ? null : row,
    createdAt,
    updatedAt,
    ...encodePlace(placement.place),
    ...encodeFields(fields),
  ]);
  scope.created.push(n);
  appear(scope, placement, fields);
  return n;
}

function rewrite(scope: ImportScope, draft: BusinessDraft, n: number, row: SqlRow): DraftOutcome {
  const { db, isHeld, giving } = scope;
  const isHidden = row[IS_APPROVED_AT] === 0;
  const isOrdered = giving.by.rankOf !== undefined;
  if (!isHidden && !isOrdered && isSame(row, encodeFields(draft.fields))) return touch(scope, n);
  const business = decodeBusiness(row);
  const merged = mergeImported({ ...business, fields: business }, draft, scope);
  const { fields, isOutranked, isApproving } = merged;
  if (isOutranked) scope.outranked.add(draft);
  const values = encodeFields(fields);
  if (!isApproving && isSame(row, values)) {
    if (isOrdered && !isHeld) noteConfirmed(scope, row, merged.confirmedSources());
    return touch(scope, n);
  }
  if (isHeld) {
    touch(scope, n);
    return "withheld";
  }
  noteChanged(db, scope.jobN, row, values, isApproving);
  updateContent(scope, row, draft.row, [encodeFieldSources(merged.sources()), ...values]);
  if (isApproving) db.sql("UPDATE business SET is_approved = 1 WHERE n = ?").run(n);
  if (fields.name !== business.name) updateNameKey(db, n, fields.name);
  replaceDerived(scope, row, { former: business, fields, isApproved: isApproving || business.isApproved });
  return isApproving ? "published" : "updated";
}

/** A deleted business restored by a file keeps its id and slug, with new content and no locks. */
function restore(scope: ImportScope, draft: BusinessDraft, n: number, known: SqlRow): DraftOutcome {
  const { db, dimensions } = scope;
  const { fields, row, isApproved = true } = draft;
  const placement = placementOf(dimensions, fields, isApproved);
  const values = encodeFields(fields);
  noteChanged(db, scope.jobN, known, values);
  updateContent(scope, known, row, [null, ...values]);
  db.sql(
    "UPDATE business SET deleted_at = NULL, deletion_kind = NULL, is_approved = ?, locked_fields = NULL WHERE n = ?",
  ).run(isApproved ? 1 : 0, n);
  updateNameKey(db, n, fields.name);
  updatePlacement(db, n, placement);
  appear(scope, placement, fields);
  markUnindexed(db, n);
  return outcomeOfReturn(decodeDeletionKind(known));
}

function appear({ deltas }: WriteScope, placement: Placement, fields: BusinessFields): void {
  if (placement.isListed) deltas.add(contributionOf(placement, fields));
  deltas.addStored(1);
}

/** Records that the import read a business and left it unchanged. */
function touch({ db, jobN }: ImportScope, n: number): DraftOutcome {
  db.sql("INSERT OR IGNORE INTO import_touched (job_n, business_n) VALUES (?, ?)").run(jobN, n);
  return "unchanged";
}

/** A source that comes first confirms what another gave: the business stays as it is, and the value becomes its own. */
function noteConfirmed({ db }: ImportScope, row: SqlRow, sources: FieldSources | undefined): void {
  const next = encodeFieldSources(sources);
  if (next === row[FIELD_SOURCES_AT]) return;
  db.sql("UPDATE business SET field_sources = ? WHERE n = ?").run(next, numberOf(row[0]));
}
