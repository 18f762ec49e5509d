import type { Business, DeletionKind } from "@meridian/contracts/businesses/business";
import { settledPopularity } from "@meridian/domain/businesses/popularity";
import { nameKeyOf } from "../../rules/draft-keys.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, type SqlRow, type SqlValue } from "../database/sql-row.ts";
import type { Dimensions } from "../places/dimensions.ts";
import type { RollupDeltas } from "../rollups/rollup-deltas.ts";
import { contributionOf, isSamePlacement, placementOf } from "./business-placement.ts";
import {
  decodeBusiness,
  decodeDeletionKind,
  decodePlacement,
  FIELD_COLUMNS,
  FIELD_SOURCES_AT,
  FIELDS_AT,
  type Placement,
} from "./business-row.ts";
import { encodePlace, PLACE_COLUMNS } from "./place-columns.ts";

const REPLACE = `UPDATE business SET revision = revision + 1, updated_at = ?, is_approved = ?, locked_fields = ?,
  deleted_at = ?, deletion_kind = ?, source_import = ?, source_row = ?, field_sources = ?, ${FIELD_COLUMNS.map((column) => `${column} = ?`).join(", ")}
  WHERE n = ?`;
/** Sets no content column, so that indexes on those are not touched. */
const REPLACE_STATE = `UPDATE business SET revision = revision + 1, updated_at = ?, is_approved = ?, locked_fields = ?,
  deleted_at = ?, deletion_kind = ?, is_listed = ? WHERE n = ?`;
const UPDATE_PLACEMENT = `UPDATE business SET is_listed = ?, popularity = ?, category_id = ?, country_id = ?, city_id = ?,
  map_cell = ?, is_contradicted = ?, ${PLACE_COLUMNS.map((column) => `${column} = ?`).join(", ")} WHERE n = ?`;

/** What writers collect within the current transaction. */
export interface WriteScope {
  db: DirectoryDatabase;
  dimensions: Dimensions;
  deltas: RollupDeltas;
  /** In milliseconds. */
  now: number;
}

/** Everything about a business that may change, as columns store it. */
export interface BusinessState {
  /** As `encodeFields` returns them. */
  values: readonly SqlValue[];
  isApproved: boolean;
  /** JSON. */
  lockedFields: string | null;
  deletedAt: number | null;
  deletionKind: DeletionKind | null;
  source: readonly [importId: string | null, row: number | null];
  /** JSON. */
  fieldSources: string | null;
  /** If absent, derived from the fields. */
  popularity?: number;
}

/** The state in a row of `BUSINESS_COLUMNS`. */
export function stateOf(row: SqlRow): BusinessState {
  return {
    values: row.slice(FIELDS_AT).map(plainValue),
    isApproved: row[8] === 1,
    lockedFields: textOrNull(row[9]),
    deletedAt: numberOrNull(row[15]),
    deletionKind: decodeDeletionKind(row) ?? null,
    source: [textOrNull(row[11]), numberOrNull(row[12])],
    fieldSources: textOrNull(row[FIELD_SOURCES_AT]),
  };
}

/** Gives a business a new state, with everything derived from it, and returns the new revision. */
export function replaceBusiness(scope: WriteScope, row: SqlRow, next: BusinessState): number {
  const { db, deltas, now } = scope;
  const n = numberOf(row[0]);
  const known = decodeBusiness(row);
  const isSameContent = next.values.every((value, index) => row[FIELDS_AT + index] === value);
  const fields = isSameContent ? known : decodeBusiness([...row.slice(0, FIELDS_AT), ...next.values]);
  const before = decodePlacement(row);
  const after =
    isSameContent && next.deletedAt !== null
      ? { ...before, isListed: false }
      : placedAgain(scope, before, { fields, next });
  const { isApproved, lockedFields, deletedAt, deletionKind, source, fieldSources, values } = next;
  const state = [now, isApproved ? 1 : 0, lockedFields, deletedAt, deletionKind];
  const isSameSource = row[11] === source[0] && row[12] === source[1];
  if (isSameContent && isSameSource && isSamePlacement({ ...before, isListed: after.isListed }, after)) {
    db.sql(REPLACE_STATE).run(...state, after.isListed ? 1 : 0, n);
  } else {
    db.sql(REPLACE).run(...state, ...source, fieldSources, ...values, n);
    if (fields.name !== known.name) updateNameKey(db, n, fields.name);
    if (!isSamePlacement(before, after)) updatePlacement(db, n, after);
  }
  if (before.isListed) deltas.remove(contributionOf(before, known));
  if (after.isListed) deltas.add(contributionOf(after, fields));
  deltas.addStored((deletedAt === null ? 1 : 0) - (known.deletedAt === undefined ? 1 : 0));
  markUnindexed(db, n);
  return known.revision + 1;
}

function placedAgain(
  { dimensions }: WriteScope,
  before: Placement,
  { fields, next }: { fields: Business; next: BusinessState },
): Placement {
  const exact = placementOf(dimensions, fields, next.isApproved);
  return {
    ...exact,
    isListed: exact.isListed && next.deletedAt === null,
    popularity: next.popularity ?? settledPopularity(before.popularity, exact.popularity),
  };
}

export function updateNameKey(db: DirectoryDatabase, n: number, name: string): void {
  db.sql("UPDATE business SET name_key = ? WHERE n = ?").run(nameKeyOf(name), n);
}

export function updatePlacement(db: DirectoryDatabase, n: number, placement: Placement): void {
  const { isListed, popularity, categoryId, countryId, cityId, mapCell, isContradicted, place } = placement;
  const values = [popularity, categoryId, countryId, cityId, mapCell ?? null, isContradicted ? 1 : 0];
  db.sql(UPDATE_PLACEMENT).run(isListed ? 1 : 0, ...values, ...encodePlace(place), n);
}

export function markUnindexed(db: DirectoryDatabase, n: number): void {
  db.sql("INSERT OR IGNORE INTO unindexed (business_n) VALUES (?)").run(n);
}

/** Also if it is already marked: a reader that has the business will not clear the new mark. */
export function renewMark(db: DirectoryDatabase, n: number): void {
  db.sql("REPLACE INTO unindexed (business_n) VALUES (?)").run(n);
}

export function plainValue(value: unknown): SqlValue {
  if (value === null || typeof value === "number" || typeof value === "string") return value;
  throw new TypeError(`Expected a plain column, got ${typeof value}`);
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function numberOrNull(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
