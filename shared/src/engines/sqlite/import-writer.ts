import type { Business, BusinessFields } from "../../contracts/business.ts";
import { businessIdOf } from "../../domain/business-identity.ts";
import { foldText } from "../../domain/fold-text.ts";
import { mergeFields } from "../../domain/merge-fields.ts";
import { popularityOf } from "../../domain/popularity.ts";
import { businessSlug, collisionSlug } from "../../domain/slug.ts";
import type { BusinessDraft } from "../../ports/business-store.ts";
import {
  BUSINESS_COLUMNS,
  decodeBusiness,
  decodePlacement,
  encodeFields,
  FIELD_COLUMNS,
  FIELDS_AT,
  type Placement,
} from "./business-row.ts";
import type { Dimensions } from "./dimensions.ts";
import type { DirectoryDatabase } from "./open-directory-database.ts";
import type { Contribution, RollupDeltas } from "./rollup-deltas.ts";
import { firstRowArray, numberOf, type SqlRow, type SqlValue } from "./sql-row.ts";

/** Popularity moves six index entries; it is rewritten only when it is off by more than this share. */
const POPULARITY_TOLERANCE = 0.05;
/** Of the folded name, in the index that serves name prefixes. */
export const NAME_KEY_LENGTH = 24;

const SELECT_BY_N = `SELECT ${BUSINESS_COLUMNS} FROM business WHERE n = ?`;
const INSERT = `INSERT INTO business (id, slug, is_listed, popularity, category_id, country_id, city_id, name_key,
  is_approved, revision, source_import, source_row, created_at, updated_at, ${FIELD_COLUMNS.join(", ")})
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, 1, ?, ?, ?, ?, ${FIELD_COLUMNS.map(() => "?").join(", ")}) RETURNING n`;
const UPDATE_CONTENT = `UPDATE business SET revision = revision + 1, source_import = ?, source_row = ?, updated_at = ?,
  ${FIELD_COLUMNS.map((column) => `${column} = ?`).join(", ")} WHERE n = ?`;
const UPDATE_PLACEMENT = `UPDATE business SET is_listed = ?, popularity = ?, category_id = ?, country_id = ?, city_id = ?
  WHERE n = ?`;

export type DraftOutcome = "created" | "updated" | "unchanged" | "duplicate";

export interface ImportScope {
  jobId: string;
  jobN: number;
  /** Milliseconds. */
  now: number;
  deltas: RollupDeltas;
}

/** Writes the drafts of an import inside the caller's transaction. */
export interface ImportWriter {
  write(draft: BusinessDraft, scope: ImportScope): DraftOutcome;
}

export function createImportWriter(db: DirectoryDatabase, dimensions: Dimensions): ImportWriter {
  function write(draft: BusinessDraft, scope: ImportScope): DraftOutcome {
    const keys = keysOf(draft);
    const known = findKnown(keys, draft.fields.placeId);
    if (known === undefined) {
      const n = create(draft, keys, scope);
      addKeys(keys, n);
      return "created";
    }
    const n = numberOf(known[0]);
    if (keys.length > 1) addKeys(keys, n);
    if (wasTouched(known, n, scope)) return "duplicate";
    return rewrite(draft, known, n, scope);
  }

  function findKnown(keys: readonly string[], placeId: string | undefined): SqlRow | undefined {
    for (const key of keys) {
      const owner = db.sql("SELECT business_n FROM identity_key WHERE key = ?").get(key);
      if (owner === undefined) continue;
      const row = firstRowArray(db.arraySql(SELECT_BY_N), numberOf(owner.business_n));
      if (row === undefined) continue;
      if (!key.startsWith("addr:")) return row;
      const ownPlaceId = row[FIELDS_AT + FIELD_COLUMNS.indexOf("place_id")];
      if (placeId === undefined || ownPlaceId === null || ownPlaceId === placeId) return row;
    }
    return undefined;
  }

  function addKeys(keys: readonly string[], n: number): void {
    for (const key of keys) db.sql("INSERT OR IGNORE INTO identity_key (key, business_n) VALUES (?, ?)").run(key, n);
  }

  /** Whether an earlier row of this import spoke of the same business. */
  function wasTouched(row: SqlRow, n: number, { jobId, jobN }: ImportScope): boolean {
    if (row[SOURCE_IMPORT_AT] === jobId) return true;
    return db.sql("SELECT 1 FROM import_touched WHERE job_n = ? AND business_n = ?").get(jobN, n) !== undefined;
  }

  function create({ fields, row }: BusinessDraft, keys: readonly string[], scope: ImportScope): number {
    const id = freeId(keys);
    const placement = placementOf(fields, true, popularityOf(fields.rating, fields.reviews));
    const created = db
      .sql(INSERT)
      .get(
        id,
        freeSlug(businessSlug(fields.name, fields.city), id),
        placement.isListed ? 1 : 0,
        placement.popularity,
        placement.categoryId,
        placement.countryId,
        placement.cityId,
        nameKeyOf(fields.name),
        scope.jobId,
        row,
        scope.now,
        scope.now,
        ...encodeFields(fields),
      );
    const n = numberOf(created?.n);
    if (placement.isListed) scope.deltas.add(contributionOf(placement, fields));
    scope.deltas.addStored(1);
    markUnindexed(n);
    return n;
  }

  function rewrite(draft: BusinessDraft, row: SqlRow, n: number, scope: ImportScope): DraftOutcome {
    const isDeleted = row[DELETED_AT_AT] !== null;
    if (!isDeleted && isSame(row, encodeFields(draft.fields))) return leaveUnchanged(n, scope);
    const business = decodeBusiness(row);
    if (isDeleted) return restore(draft, business, n, scope);
    const fields = mergeFields(business, draft.fields, business.lockedFields);
    const values = encodeFields(fields);
    if (isSame(row, values)) return leaveUnchanged(n, scope);
    const before = decodePlacement(row);
    const after = placementOf(fields, business.isApproved, settledPopularity(before.popularity, fields));
    updateContent(n, draft.row, values, scope);
    if (fields.name !== business.name) updateNameKey(n, fields.name);
    move(n, before, after);
    if (before.isListed) scope.deltas.remove(contributionOf(before, business));
    if (after.isListed) scope.deltas.add(contributionOf(after, fields));
    markUnindexed(n);
    return "updated";
  }

  /** A deleted business that a file brings again is new content under its old id and address, approved and unlocked. */
  function restore({ fields, row }: BusinessDraft, business: Business, n: number, scope: ImportScope): DraftOutcome {
    const placement = placementOf(fields, true, popularityOf(fields.rating, fields.reviews));
    updateContent(n, row, encodeFields(fields), scope);
    db.sql("UPDATE business SET deleted_at = NULL, is_approved = 1, locked_fields = NULL WHERE n = ?").run(n);
    if (fields.name !== business.name) updateNameKey(n, fields.name);
    move(n, undefined, placement);
    if (placement.isListed) scope.deltas.add(contributionOf(placement, fields));
    scope.deltas.addStored(1);
    markUnindexed(n);
    return "created";
  }

  function leaveUnchanged(n: number, { jobN }: ImportScope): DraftOutcome {
    db.sql("INSERT OR IGNORE INTO import_touched (job_n, business_n) VALUES (?, ?)").run(jobN, n);
    return "unchanged";
  }

  function updateContent(n: number, sheetRow: number, values: readonly SqlValue[], { jobId, now }: ImportScope): void {
    db.sql(UPDATE_CONTENT).run(jobId, sheetRow, now, ...values, n);
  }

  function updateNameKey(n: number, name: string): void {
    db.sql("UPDATE business SET name_key = ? WHERE n = ?").run(nameKeyOf(name), n);
  }

  function move(n: number, before: Placement | undefined, after: Placement): void {
    if (before !== undefined && isSamePlacement(before, after)) return;
    const { isListed, popularity, categoryId, countryId, cityId } = after;
    db.sql(UPDATE_PLACEMENT).run(isListed ? 1 : 0, popularity, categoryId, countryId, cityId, n);
  }

  function markUnindexed(n: number): void {
    db.sql("INSERT OR IGNORE INTO unindexed (business_n) VALUES (?)").run(n);
  }

  function placementOf(fields: BusinessFields, isApproved: boolean, popularity: number): Placement {
    const countryId = dimensions.countryId(fields.countryCode);
    return {
      isListed: isApproved && fields.status !== "closed",
      popularity,
      categoryId: dimensions.categoryId(primaryName(fields)),
      countryId,
      cityId: fields.city === undefined ? 0 : dimensions.cityId(countryId, fields.city),
    };
  }

  function contributionOf({ countryId, cityId, categoryId }: Placement, fields: BusinessFields): Contribution {
    const slugs = new Set<string>();
    for (const name of [fields.category, ...fields.subtypes]) {
      if (name !== undefined) slugs.add(dimensions.categorySlug(name));
    }
    slugs.delete("");
    slugs.delete(dimensions.categorySlug(primaryName(fields)));
    return { countryId, cityId, categoryId, rating: fields.rating, reviews: fields.reviews, aliasSlugs: [...slugs] };
  }

  /** The name of the category it counts under; "" when neither name leaves a slug. */
  function primaryName({ type, category }: BusinessFields): string {
    return [type, category].find((name) => name !== undefined && dimensions.categorySlug(name) !== "") ?? "";
  }

  function freeSlug(wanted: string, id: string): string {
    for (const slug of [wanted, collisionSlug(wanted, id)]) {
      const isTaken = db
        .sql("SELECT 1 FROM business WHERE slug = ? UNION ALL SELECT 1 FROM slug_redirect WHERE slug = ?")
        .get(slug, slug);
      if (isTaken === undefined) return slug;
    }
    return `${wanted}-${id}`;
  }

  /** The id of the first key, unless a business has it that this draft was told apart from (only `addr:` does). */
  function freeId(keys: readonly string[]): string {
    for (const key of keys) {
      const id = businessIdOf(key);
      if (!key.startsWith("addr:")) return id;
      if (db.sql("SELECT 1 FROM business WHERE id = ?").get(id) === undefined) return id;
    }
    return businessIdOf(keys.join("\u0000"));
  }

  return { write };
}

const SOURCE_IMPORT_AT = BUSINESS_COLUMNS.split(", ").indexOf("source_import");
const DELETED_AT_AT = BUSINESS_COLUMNS.split(", ").indexOf("deleted_at");

export function nameKeyOf(name: string): string {
  return foldText(name).slice(0, NAME_KEY_LENGTH);
}

/** A row with a place id is always known by it, whatever keys it came with. */
function keysOf({ fields, identityKeys }: BusinessDraft): readonly string[] {
  if (fields.placeId === undefined) return identityKeys;
  const placeKey = `place:${fields.placeId}`;
  return identityKeys.includes(placeKey) ? identityKeys : [placeKey, ...identityKeys];
}

function isSame(row: SqlRow, values: readonly SqlValue[]): boolean {
  return values.every((value, index) => row[FIELDS_AT + index] === value);
}

function isSamePlacement(before: Placement, after: Placement): boolean {
  return (
    before.isListed === after.isListed &&
    before.popularity === after.popularity &&
    before.categoryId === after.categoryId &&
    before.countryId === after.countryId &&
    before.cityId === after.cityId
  );
}

function settledPopularity(stored: number, { rating, reviews }: BusinessFields): number {
  const exact = popularityOf(rating, reviews);
  return Math.abs(exact - stored) > stored * POPULARITY_TOLERANCE ? exact : stored;
}
