import type { MovedClaim, MovedCollection } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { textOf } from "../database/sql-row.ts";
import { countOf, textColumn } from "./key-pages.ts";

/** Identity keys and redirects: tables of a text and its business. */
export function createMovedClaims(
  db: DirectoryDatabase,
  table: "identity_key" | "slug_redirect",
): MovedCollection<MovedClaim> {
  const column = table === "identity_key" ? "key" : "slug";
  return {
    estimate: async () => countOf(db, `SELECT count(*) AS n FROM ${table}`),
    keys: async (after = "", limit) =>
      textColumn(db, `SELECT ${column} FROM ${table} WHERE ${column} > ? ORDER BY ${column} LIMIT ?`, after, limit),
    async find(keys) {
      const statement = db.sql(
        `SELECT b.id FROM ${table} c JOIN business b ON b.n = c.business_n WHERE c.${column} = ?`,
      );
      return keys.flatMap((key) => {
        const row = statement.get(key);
        return row === undefined ? [] : [{ key, businessId: textOf(row.id) }];
      });
    },
    async write(records) {
      const put = db.sql(
        `INSERT INTO ${table} (${column}, business_n) SELECT ?, n FROM business WHERE id = ?
         ON CONFLICT (${column}) DO UPDATE SET business_n = excluded.business_n`,
      );
      db.write(() => {
        for (const { key, businessId } of records) put.run(key, businessId);
      });
    },
    async remove(keys) {
      const remove = db.sql(`DELETE FROM ${table} WHERE ${column} = ?`);
      db.write(() => {
        for (const key of keys) remove.run(key);
      });
    },
  };
}
