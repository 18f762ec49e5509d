import type { MovedClaim, MovedCollection } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { textOf } from "../database/sql-row.ts";
import { countOf, textColumn } from "./key-pages.ts";

interface ClaimTable {
  table: string;
  /** The text, and what a row has besides it and the business: columns and values, of the text `?1`. */
  columns: string;
  values: string;
  /** Finds the text `?1`. */
  isKey: string;
  key: string;
  order: string;
  /** Behind the text `?1` in this order. */
  isAfter: string;
}

const IDENTITY_KEYS: ClaimTable = {
  table: "identity_key",
  columns: "hash, key",
  values: "key_hash(?1), ?1",
  isKey: "hash = key_hash(?1) AND key = ?1",
  key: "key",
  order: "hash, key",
  isAfter: "(hash, key) > (key_hash(?1), ?1)",
};
const SLUG_REDIRECTS: ClaimTable = {
  table: "slug_redirect",
  columns: "slug",
  values: "?1",
  isKey: "slug = ?1",
  key: "slug",
  order: "slug",
  isAfter: "slug > ?1",
};

export const createMovedKeys = (db: DirectoryDatabase) => createMovedClaims(db, IDENTITY_KEYS);
export const createMovedRedirects = (db: DirectoryDatabase) => createMovedClaims(db, SLUG_REDIRECTS);

function createMovedClaims(
  db: DirectoryDatabase,
  { table, columns, values, isKey, key, order, isAfter }: ClaimTable,
): MovedCollection<MovedClaim> {
  const remove = `DELETE FROM ${table} WHERE ${isKey}`;
  const put = `INSERT INTO ${table} (${columns}, business_n) SELECT ${values}, n FROM business WHERE id = ?2`;
  return {
    estimate: async () => countOf(db, `SELECT count(*) AS n FROM ${table}`),
    async keys(after, limit) {
      const page = `ORDER BY ${order} LIMIT`;
      if (after === undefined) return textColumn(db, `SELECT ${key} FROM ${table} ${page} ?`, limit);
      return textColumn(db, `SELECT ${key} FROM ${table} WHERE ${isAfter} ${page} ?2`, after, limit);
    },
    async find(keys) {
      const statement = db.sql(
        `SELECT b.id FROM (SELECT business_n FROM ${table} WHERE ${isKey}) c JOIN business b ON b.n = c.business_n`,
      );
      return keys.flatMap((text) => {
        const row = statement.get(text);
        return row === undefined ? [] : [{ key: text, businessId: textOf(row.id) }];
      });
    },
    async write(records) {
      db.write(() => {
        for (const record of records) {
          db.sql(remove).run(record.key);
          db.sql(put).run(record.key, record.businessId);
        }
      });
    },
    async remove(keys) {
      db.write(() => {
        for (const text of keys) db.sql(remove).run(text);
      });
    },
  };
}
