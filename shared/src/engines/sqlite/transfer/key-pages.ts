import type { SQLInputValue } from "node:sqlite";
import type { DirectoryDatabase } from "../open-directory-database.ts";
import { numberOf, rowArrays, textOf } from "../sql-row.ts";

/** The first column of every row, which holds texts. */
export function textColumn(db: DirectoryDatabase, sql: string, ...parameters: SQLInputValue[]): string[] {
  return rowArrays(db.arraySql(sql), ...parameters).map(([text]) => textOf(text));
}

/** The number that a statement names `n`. */
export function countOf(db: DirectoryDatabase, sql: string, ...parameters: SQLInputValue[]): number {
  return numberOf(db.sql(sql).get(...parameters)?.n);
}

/** Both parts of a key around its first "/". */
export function partsOf(key: string): [first: string, second: string] {
  const at = key.indexOf("/");
  return at < 0 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
}
