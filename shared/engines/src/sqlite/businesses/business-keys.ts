import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { businessIdOf, isDoubtfulKey } from "@meridian/domain/businesses/identity/business-identity";
import { keyHolds } from "@meridian/domain/businesses/identity/same-business";
import { hash53 } from "@meridian/platform/hash64";
import { insertRows } from "../database/insert-rows.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { firstRowArray, numberOf, rowArrays, type SqlRow, textOf } from "../database/sql-row.ts";
import type { NewBusinesses } from "../imports/new-businesses.ts";
import { BUSINESS_COLUMNS, decodeBusiness } from "./business-row.ts";

const SELECT_BY_N = `SELECT ${BUSINESS_COLUMNS} FROM business WHERE n = ?`;
const SELECT_OWNERS = `SELECT known.key, known.business_n
  FROM json_each(?) AS given CROSS JOIN identity_key AS known ON known.hash = given.value`;
const INSERT_KEYS = "INSERT INTO identity_key (business_n, hash, key) VALUES";

/** The identity keys of a batch of drafts: read together at its start and written together at its end. */
export interface BatchKeys {
  /** Whether a business has one of the keys. */
  knows(keys: readonly string[]): boolean;
  /** The business of the first known key that applies to the row: see `keyHolds`. */
  find(keys: readonly string[], fields: BusinessFields): SqlRow | undefined;
  /** The businesses that have the keys. */
  ownersOf(keys: readonly string[]): number[];
  /** Keys of another business stay with it. */
  add(keys: readonly string[], n: number): void;
  /** Call once, in the transaction that writes the businesses. */
  flush(): void;
}

/** `all` are the keys the batch will look up. In sorted order, neighbouring rows are read and written together. */
export function openBatchKeys(
  db: DirectoryDatabase,
  all: readonly string[],
  newBusinesses?: Pick<NewBusinesses, "ensureStored">,
): BatchKeys {
  const owners = new Map<string, number>();
  const added: [n: number, hash: number, key: string][] = [];
  const hashes = all.map(hash53).sort((left, right) => left - right);
  for (const [key, n] of rowArrays(db.arraySql(SELECT_OWNERS), JSON.stringify(hashes))) {
    owners.set(textOf(key), numberOf(n));
  }
  return {
    knows: (keys) => keys.some((key) => owners.has(key)),
    ownersOf: (keys) => keys.flatMap((key) => owners.get(key) ?? []),
    find(keys, fields) {
      for (const key of keys) {
        const owner = owners.get(key);
        if (owner === undefined) continue;
        newBusinesses?.ensureStored(owner);
        const row = firstRowArray(db.arraySql(SELECT_BY_N), owner);
        if (row === undefined) continue;
        if (!isDoubtfulKey(key) || keyHolds(key, fields, decodeBusiness(row))) return row;
      }
      return undefined;
    },
    add(keys, n) {
      for (const key of keys) {
        if (owners.has(key)) continue;
        owners.set(key, n);
        added.push([n, hash53(key), key]);
      }
    },
    flush() {
      insertRows(db.sql, INSERT_KEYS, added);
    },
  };
}

/**
 * The id from the first key, which may be known as `firstId`, unless it belongs to a business this draft was found to differ from (possible
 * only for a doubtful key).
 */
export function freeId(
  db: DirectoryDatabase,
  { ids }: Pick<NewBusinesses, "ids">,
  keys: readonly string[],
  firstId?: string,
): string {
  for (const [at, key] of keys.entries()) {
    const id = (at === 0 ? firstId : undefined) ?? businessIdOf(key);
    if (!isDoubtfulKey(key)) return id;
    if (ids.has(id)) continue;
    if (db.sql("SELECT 1 FROM business WHERE id = ?").get(id) === undefined) return id;
  }
  return businessIdOf(keys.join("\u0000"));
}
