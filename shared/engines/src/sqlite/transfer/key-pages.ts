import type { SQLInputValue } from "node:sqlite";
import type { MovedCollection, MovedRecord } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, rowArrays, textOf } from "../database/sql-row.ts";

/** The first column of every row, which must be text. */
export function textColumn(db: DirectoryDatabase, sql: string, ...parameters: SQLInputValue[]): string[] {
  return rowArrays(db.arraySql(sql), ...parameters).map(([text]) => textOf(text));
}

/** The number a statement calls `n`. */
export function countOf(db: DirectoryDatabase, sql: string, ...parameters: SQLInputValue[]): number {
  return numberOf(db.sql(sql).get(...parameters)?.n);
}

/** The parts of a key before and after its first "/". */
export function partsOf(key: string): [first: string, second: string] {
  const at = key.indexOf("/");
  return at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
}

/** The common part of records that are one row each, keyed by one column. */
export function ofRows(
  db: DirectoryDatabase,
  table: "business_match" | "gone_slug" | "import_source" | "inbox" | "synonym",
  column: "id" | "slug",
): Pick<MovedCollection<MovedRecord>, "estimate" | "keys" | "remove"> {
  return {
    estimate: async () => countOf(db, `SELECT count(*) AS n FROM ${table}`),
    keys: async (after = "", limit) =>
      textColumn(db, `SELECT ${column} FROM ${table} WHERE ${column} > ? ORDER BY ${column} LIMIT ?`, after, limit),
    async remove(keys) {
      const remove = db.sql(`DELETE FROM ${table} WHERE ${column} = ?`);
      db.write(() => {
        for (const key of keys) remove.run(key);
      });
    },
  };
}
