import type { SQLInputValue, SQLOutputValue } from "node:sqlite";
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

/** Deletes rows of a table keyed by job and business. */
export function removeByJobAndBusiness(db: DirectoryDatabase, table: string, keys: readonly string[]): void {
  const remove = db.sql(
    `DELETE FROM ${table} WHERE job_n = (SELECT n FROM import_job WHERE id = ?)
     AND business_n = (SELECT n FROM business WHERE id = ?)`,
  );
  db.write(() => {
    for (const key of keys) remove.run(...partsOf(key));
  });
}

/** How records lie in a table, one row each. */
interface RowPlan<R extends MovedRecord> {
  table: string;
  /** The columns of the key. */
  columns: readonly [string, ...string[]];
  /** Between the parts of a key in several columns. */
  separator?: string;
  /** The values of the key's columns; by default the key is the value of one column. */
  partsOf?: (key: string) => SQLInputValue[];
  toRecord(row: Record<string, SQLOutputValue>, key: string): R;
  /** Called within a transaction. */
  put(record: R): void;
}

/** Records that are one row each. */
export function rowsOf<R extends MovedRecord>(
  db: DirectoryDatabase,
  { table, columns, separator = "", partsOf = (key) => [key], toRecord, put }: RowPlan<R>,
): MovedCollection<R> {
  const list = columns.join(", ");
  const key = columns.map((column) => `CAST(${column} AS TEXT)`).join(` || '${separator}' || `);
  const places = columns.map(() => "?").join(", ");
  return {
    estimate: async () => countOf(db, `SELECT count(*) AS n FROM ${table}`),
    keys: async (after = "", limit) => {
      const sql = `SELECT ${key} FROM ${table} WHERE (${list}) > (${places}) ORDER BY ${list} LIMIT ?`;
      return textColumn(db, sql, ...partsOf(after), limit);
    },
    async find(keys) {
      const statement = db.sql(`SELECT * FROM ${table} WHERE (${list}) = (${places})`);
      return keys.flatMap((key) => {
        const row = statement.get(...partsOf(key));
        return row === undefined ? [] : [toRecord(row, key)];
      });
    },
    async write(records) {
      db.write(() => {
        for (const record of records) put(record);
      });
    },
    async remove(keys) {
      const remove = db.sql(`DELETE FROM ${table} WHERE (${list}) = (${places})`);
      db.write(() => {
        for (const key of keys) remove.run(...partsOf(key));
      });
    },
  };
}

/** A table of at most one row, whose id is 1, as a record with this key. */
export function onlyRowOf<R extends MovedRecord>(
  db: DirectoryDatabase,
  key: string,
  plan: Pick<RowPlan<R>, "table" | "toRecord" | "put">,
): MovedCollection<R> {
  return {
    ...rowsOf(db, { ...plan, columns: ["id"], partsOf: (requested) => [requested === key ? 1 : 0] }),
    keys: async (after = "") => (after < key ? [key] : []),
  };
}
