import { businessSlug, slugChoicesOf } from "@meridian/domain/text/slug";
import type {
  DirectoryUpkeep,
  FixedSlug,
  FixedSlugs,
  PlacedBusinesses,
} from "@meridian/ports/businesses/directory-upkeep";
import { nextAfter } from "../../rules/next-after.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, optionalText, rowArrays, type SqlRow, textOf } from "../database/sql-row.ts";
import { createDimensions, type Dimensions } from "../places/dimensions.ts";
import { createRollupDeltas, type RollupDeltas } from "../rollups/rollup-deltas.ts";
import { contributionOf, isSamePlacement, placementOf } from "./business-placement.ts";
import { BUSINESS_COLUMNS, decodeBusiness, decodePlacement } from "./business-row.ts";
import { markUnindexed, renewMark, updatePlacement } from "./business-writes.ts";
import type { SqliteStoreOptions } from "./sqlite-business-store.ts";

/** The highest number is never purged, so that no other business gets it: imports remember businesses by number. */
const TO_PURGE = `SELECT n, id FROM business INDEXED BY business_in_trash
  WHERE deleted_at IS NOT NULL AND deleted_at < ? AND deletion_kind IS NOT 'blocked' AND n < (SELECT max(n) FROM business)
    AND NOT EXISTS (SELECT 1 FROM unindexed u WHERE u.business_n = business.n)
  ORDER BY deleted_at LIMIT ?`;

export function createSqliteDirectoryUpkeep({ db, clock, ...placing }: SqliteStoreOptions): DirectoryUpkeep {
  const dimensions = createDimensions(db, placing);
  return {
    async placeBusinesses(after, limit) {
      await db.roomInLog();
      return db.write(() => placeBusinesses(db, dimensions, Number(after ?? 0), limit));
    },
    async fixSlugs(after, limit) {
      await db.roomInLog();
      return db.write(() => fixSlugs(db, clock().getTime(), Number(after ?? 0), limit));
    },
    purgeTrash: async (time, limit) =>
      db.write(() => {
        const gone = rowArrays(db.arraySql(TO_PURGE), time.getTime(), limit);
        for (const [n] of gone) purge(db, numberOf(n));
        return gone.map(([, id]) => textOf(id));
      }),
  };
}

function fixSlugs(db: DirectoryDatabase, now: number, after: number, limit: number): FixedSlugs {
  const rows = rowArrays(
    db.arraySql("SELECT n, id, slug, name, city FROM business WHERE n > ? AND deleted_at IS NULL ORDER BY n LIMIT ?"),
    after,
    limit,
  );
  const fixed = rows.flatMap((row) => fixSlug(db, now, row) ?? []);
  return { processed: rows.length, fixed, ...nextAfter(rows, limit, ([n]) => String(numberOf(n))) };
}

function fixSlug(db: DirectoryDatabase, now: number, row: SqlRow): FixedSlug | undefined {
  const [n, id, from] = [numberOf(row[0]), textOf(row[1]), textOf(row[2])];
  const choices = slugChoicesOf(businessSlug(textOf(row[3]), optionalText(row[4])), id);
  if (choices.includes(from)) return undefined;
  const to = choices.find((slug) => isFreeFor(db, slug, n));
  if (to === undefined) return undefined;
  db.sql("DELETE FROM slug_redirect WHERE slug = ?").run(to);
  db.sql("UPDATE business SET slug = ?, revision = revision + 1, updated_at = ? WHERE n = ?").run(to, now, n);
  db.sql("INSERT INTO slug_redirect (slug, business_n) VALUES (?, ?)").run(from, n);
  markUnindexed(db, n);
  return { id, from, to };
}

/** Also if the slug once was its own. */
function isFreeFor(db: DirectoryDatabase, slug: string, n: number): boolean {
  const owner = db
    .sql("SELECT n FROM business WHERE slug = ? UNION ALL SELECT business_n FROM slug_redirect WHERE slug = ?")
    .get(slug, slug);
  return owner === undefined || owner.n === n;
}

function purge(db: DirectoryDatabase, n: number): void {
  db.sql(
    `INSERT OR IGNORE INTO gone_slug (slug)
     SELECT slug FROM business WHERE n = ? UNION ALL SELECT slug FROM slug_redirect WHERE business_n = ?`,
  ).run(n, n);
  db.sql("DELETE FROM identity_key WHERE business_n = ?").run(n);
  db.sql("DELETE FROM slug_redirect WHERE business_n = ?").run(n);
  db.sql("DELETE FROM business WHERE n = ?").run(n);
}

const NEXT = `SELECT ${BUSINESS_COLUMNS} FROM business WHERE n > ? ORDER BY n LIMIT ?`;

/** One step of `DirectoryUpkeep.placeBusinesses`, in the caller's transaction. */
function placeBusinesses(
  db: DirectoryDatabase,
  dimensions: Dimensions,
  after: number,
  limit: number,
): PlacedBusinesses {
  const rows = rowArrays(db.arraySql(NEXT), after, limit);
  const deltas = createRollupDeltas(db);
  const changed = rows.filter((row) => placeBusiness(db, dimensions, deltas, row)).length;
  deltas.flush();
  return { processed: rows.length, changed, ...nextAfter(rows, limit, ([n]) => String(numberOf(n))) };
}

/** False if the business is already placed correctly. */
function placeBusiness(db: DirectoryDatabase, dimensions: Dimensions, deltas: RollupDeltas, row: SqlRow): boolean {
  const business = decodeBusiness(row);
  const before = decodePlacement(row);
  const { categoryId, cityId, place } = placementOf(dimensions, business, business.isApproved);
  const after = { ...before, categoryId, cityId, place };
  if (isSamePlacement(before, after)) return false;
  const n = numberOf(row[0]);
  updatePlacement(db, n, after);
  if (before.isListed) {
    deltas.remove(contributionOf(before, business));
    deltas.add(contributionOf(after, business));
  }
  renewMark(db, n);
  return true;
}
