import type { Business } from "@meridian/contracts/businesses/business";
import type { Placing } from "@meridian/domain/categories/business-category";
import type {
  BusinessStore,
  IndexedEntry,
  ListedPosition,
  SlugLookup,
  UnindexedEntry,
} from "@meridian/ports/businesses/business-store";
import { chooseFeatured, FEATURED_CANDIDATES } from "../../rules/choose-featured.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { firstRowArray, numberOf, rowArrays, type SqlRow, textOf } from "../database/sql-row.ts";
import { surveyChanges } from "../imports/survey-changes.ts";
import { writeImportBatch } from "../imports/write-import-batch.ts";
import { createDimensions } from "../places/dimensions.ts";
import { BUSINESS_COLUMNS, decodeBusiness } from "./business-row.ts";
import { exportCsv } from "./export-csv.ts";
import { exportStep } from "./export-step.ts";
import { countByNamePrefix, findByNamePrefix } from "./find-by-name-prefix.ts";
import { findChanges, noteChange, noteChanges, settleChanges } from "./listed-changes.ts";
import { readListing } from "./listing-query.ts";
import { decodeSearched, SEARCHED_COLUMNS } from "./searched-row.ts";

const SELECT_UNINDEXED = `SELECT ${SEARCHED_COLUMNS}, b.is_listed, b.revision, u.mark FROM unindexed u
  JOIN business b ON b.n = u.business_n WHERE u.mark > ? ORDER BY u.mark LIMIT ?`;
/** By rank: see `IndexBuilder.add`. */
const LISTED = `SELECT ${SEARCHED_COLUMNS} FROM business b INDEXED BY business_by_rank WHERE b.is_listed = 1`;
/** From the first again if the last one is no longer stored: none may be left out. */
const EQUALLY_POPULAR = `${LISTED} AND b.popularity = ?
  AND b.n > coalesce((SELECT n FROM business WHERE id = ?), 0) ORDER BY b.n LIMIT ?`;
const LESS_POPULAR = `${LISTED} AND b.popularity < ? ORDER BY b.popularity DESC, b.n LIMIT ?`;
const FIRST_LISTED: ListedPosition = { id: "", popularity: Number.MAX_SAFE_INTEGER };
/** By its number a business is found among those read last; its id leads all over the table. */
const SELECT_MARKED = `SELECT b.n, b.id, b.revision FROM unindexed u JOIN business b ON b.n = u.business_n
  WHERE u.mark = ?`;
const CLEAR_MARKS = "DELETE FROM unindexed WHERE mark IN (SELECT value FROM json_each(?))";
const SELECT = `SELECT ${BUSINESS_COLUMNS} FROM business`;

export interface SqliteStoreOptions extends Placing {
  db: DirectoryDatabase;
  clock: () => Date;
}

export function createSqliteBusinessStore({ db, clock, ...placing }: SqliteStoreOptions): BusinessStore {
  const dimensions = createDimensions(db, placing);

  function findBySlug(slug: string): SlugLookup {
    const row = firstRowArray(db.arraySql(`${SELECT} WHERE slug = ?`), slug);
    if (row !== undefined) {
      const business = decodeBusiness(row);
      if (business.deletedAt !== undefined) return { kind: "gone" };
      return business.isApproved ? { kind: "found", business } : { kind: "missing" };
    }
    const target = db
      .sql(
        `SELECT b.slug, b.is_approved, b.deleted_at FROM slug_redirect r JOIN business b ON b.n = r.business_n
         WHERE r.slug = ?`,
      )
      .get(slug);
    if (target === undefined) return { kind: isGone(slug) ? "gone" : "missing" };
    if (target.deleted_at !== null) return { kind: "gone" };
    return target.is_approved === 1 ? { kind: "moved", slug: textOf(target.slug) } : { kind: "missing" };
  }

  function isGone(slug: string): boolean {
    return db.sql("SELECT 1 FROM gone_slug WHERE slug = ?").get(slug) !== undefined;
  }

  function findByIds(ids: readonly string[]): Business[] {
    const statement = db.arraySql(`${SELECT} WHERE id = ? AND is_listed = 1`);
    const found: Business[] = [];
    for (const id of ids) {
      const row = firstRowArray(statement, id);
      if (row !== undefined) found.push(decodeBusiness(row));
    }
    return found;
  }

  function findByPhones(numbers: readonly string[], limit: number): Business[] {
    const select = `${SELECT} INDEXED BY business_by_phone
      WHERE phone_e164 IN (SELECT value FROM json_each(?)) AND is_listed = 1 ORDER BY popularity DESC, id LIMIT ?`;
    return rowArrays(db.arraySql(select), JSON.stringify(numbers), limit).map(decodeBusiness);
  }

  function takeUnindexed(limit: number, afterMark: number): UnindexedEntry[] {
    const rows = rowArrays(db.arraySql(SELECT_UNINDEXED), afterMark, limit);
    return rows.map(toUnindexedEntry);
  }

  function markIndexed(entries: readonly IndexedEntry[]): void {
    const findMarked = db.arraySql(SELECT_MARKED);
    db.write(() => {
      const settled: number[] = [];
      const changed: number[] = [];
      for (const { id, revision, mark } of entries) {
        const [n, markedId, markedRevision] = firstRowArray(findMarked, mark) ?? [];
        if (markedId !== id) {
          noteChange(db, id);
          continue;
        }
        changed.push(numberOf(n));
        if (markedRevision === revision) settled.push(mark);
      }
      db.sql(CLEAR_MARKS).run(JSON.stringify(settled));
      noteChanges(db, changed);
    });
  }

  return {
    findBySlug: async (slug) => findBySlug(slug),
    findByIds: async (ids) => findByIds(ids),
    list: async ({ scope, offset, limit }) => readListing(db, scope, limit, offset).map(decodeBusiness),
    listFeatured: async (limit) => findByIds(pickFeatured(db, limit)),
    findByPhones: async (numbers, limit) => findByPhones(numbers, limit),
    findByNamePrefix: async (prefix, limit) => findByNamePrefix(db, prefix, limit),
    countByNamePrefix: async (...args) => countByNamePrefix(db, ...args),
    scan: async (afterId, limit) =>
      rowArrays(db.arraySql(`${SELECT} WHERE id > ? ORDER BY id LIMIT ?`), afterId, limit).map(decodeBusiness),
    async scanListed({ id, popularity } = FIRST_LISTED, limit) {
      const equal = rowArrays(db.arraySql(EQUALLY_POPULAR), popularity, id, limit);
      const rest = rowArrays(db.arraySql(LESS_POPULAR), popularity, limit - equal.length);
      return [...equal, ...rest].map(decodeSearched);
    },
    exportStep: async (step) => exportStep(db, step),
    exportCsv: async (step) => exportCsv(db, step),
    countListed: async () => numberOf(db.sql("SELECT listed FROM directory_totals").get()?.listed),
    countAll: async () => numberOf(db.sql("SELECT stored FROM directory_totals").get()?.stored),
    surveyChanges: async (drafts, of) => surveyChanges({ db, dimensions, now: clock().getTime() }, drafts, of),
    async writeImportBatch(batch) {
      await db.roomInLog();
      return writeImportBatch(db, dimensions, batch, clock().getTime());
    },
    takeUnindexed: async (limit, afterMark = 0) => takeUnindexed(limit, afterMark),
    countUnindexed: async (upTo = -1) =>
      numberOf(db.sql("SELECT count(*) AS n FROM (SELECT 1 FROM unindexed LIMIT ?)").get(upTo)?.n),
    async markIndexed(entries) {
      await db.roomInLog();
      markIndexed(entries);
    },
    findChanges: async (bounds) => findChanges(db, bounds),
    settleChanges: async (found) => settleChanges(db, found),
  };
}

/** Businesses leaving the index are not read further. */
function toUnindexedEntry(row: SqlRow): UnindexedEntry {
  const [isListed, revision, mark] = row.slice(-3);
  const entry = { id: textOf(row[0]), revision: numberOf(revision), mark: numberOf(mark) };
  return isListed === 1 ? { ...entry, business: decodeSearched(row) } : entry;
}

function pickFeatured(db: DirectoryDatabase, limit: number): string[] {
  const candidates = db
    .sql(
      `SELECT id, country_id, category_id, photo IS NOT NULL AS has_photo FROM business INDEXED BY business_by_rank
       WHERE is_listed = 1 ORDER BY popularity DESC, n LIMIT ?`,
    )
    .all(FEATURED_CANDIDATES)
    .map(({ id, country_id, category_id, has_photo }) => ({
      id: textOf(id),
      kind: `${country_id} ${category_id}`,
      hasPhoto: has_photo === 1,
    }));
  return chooseFeatured(candidates, limit);
}
