import { businessIdOf } from "../../domain/business-identity.ts";
import { collisionSlug } from "../../domain/slug.ts";
import { BUSINESS_COLUMNS } from "./business-row.ts";
import type { DirectoryDatabase } from "./open-directory-database.ts";
import { firstRowArray, numberOf, rowArrays, type SqlRow } from "./sql-row.ts";

const SELECT_BY_N = `SELECT ${BUSINESS_COLUMNS} FROM business WHERE n = ?`;
const KEYS_AT_ONCE = 8;
const PLACE_ID_AT = BUSINESS_COLUMNS.split(", ").indexOf("place_id");

/** The business of the first key that is known; an address is none of a business that has another place id. */
export function findByKeys(
  db: DirectoryDatabase,
  keys: readonly string[],
  placeId: string | undefined,
): SqlRow | undefined {
  const owners = new Map<unknown, unknown>();
  for (const some of groupsOf(keys)) {
    const select = `SELECT key, business_n FROM identity_key WHERE key IN (${listed("?", some.length)})`;
    for (const [key, n] of rowArrays(db.arraySql(select), ...some)) owners.set(key, n);
  }
  for (const key of keys) {
    const owner = owners.get(key);
    if (owner === undefined) continue;
    const row = firstRowArray(db.arraySql(SELECT_BY_N), numberOf(owner));
    if (row === undefined) continue;
    if (!key.startsWith("addr:")) return row;
    const ownPlaceId = row[PLACE_ID_AT];
    if (placeId === undefined || ownPlaceId === null || ownPlaceId === placeId) return row;
  }
  return undefined;
}

/** Keys that another business has stay with it. */
export function addKeys(db: DirectoryDatabase, keys: readonly string[], n: number): void {
  for (const some of groupsOf(keys)) {
    const insert = `INSERT OR IGNORE INTO identity_key (key, business_n) VALUES ${listed("(?, ?)", some.length)}`;
    db.sql(insert).run(...some.flatMap((key) => [key, n]));
  }
}

/** The id of the first key, unless a business has it that this draft was told apart from (only `addr:` does). */
export function freeId(db: DirectoryDatabase, keys: readonly string[]): string {
  for (const key of keys) {
    const id = businessIdOf(key);
    if (!key.startsWith("addr:")) return id;
    if (db.sql("SELECT 1 FROM business WHERE id = ?").get(id) === undefined) return id;
  }
  return businessIdOf(keys.join("\u0000"));
}

/** The wanted slug, or one made of it and the id where another business has it or once had it. */
export function freeSlug(db: DirectoryDatabase, wanted: string, id: string): string {
  for (const slug of [wanted, collisionSlug(wanted, id)]) {
    const owner = db
      .sql("SELECT 1 FROM business WHERE slug = ? UNION ALL SELECT 1 FROM slug_redirect WHERE slug = ?")
      .get(slug, slug);
    if (owner === undefined) return slug;
  }
  return `${wanted}-${id}`;
}

/** As many as one statement takes: there is one of each size. */
function groupsOf(keys: readonly string[]): (readonly string[])[] {
  if (keys.length <= KEYS_AT_ONCE) return keys.length === 0 ? [] : [keys];
  return [keys.slice(0, KEYS_AT_ONCE), ...groupsOf(keys.slice(KEYS_AT_ONCE))];
}

function listed(item: string, count: number): string {
  return Array(count).fill(item).join(", ");
}
