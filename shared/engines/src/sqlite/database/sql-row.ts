import type { SQLInputValue, StatementSync } from "node:sqlite";

/** The values our columns hold. */
export type SqlValue = null | number | string;
export type SqlRow = readonly unknown[];

/** All rows of a statement prepared by `arraySql`. */
export function rowArrays(statement: StatementSync, ...parameters: SQLInputValue[]): SqlRow[] {
  const rows: unknown[] = statement.all(...parameters);
  return rows.map(rowArray);
}

/** The first row of a statement prepared by `arraySql`. */
export function firstRowArray(statement: StatementSync, ...parameters: SQLInputValue[]): SqlRow | undefined {
  const row: unknown = statement.get(...parameters);
  return row === undefined ? undefined : rowArray(row);
}

export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  throw new TypeError(`Expected a text column, got ${typeof value}`);
}

export function numberOf(value: unknown): number {
  if (typeof value === "number") return value;
  throw new TypeError(`Expected a numeric column, got ${typeof value}`);
}

export function optionalText(value: unknown): string | undefined {
  return value === null || value === undefined ? undefined : textOf(value);
}

export function optionalNumber(value: unknown): number | undefined {
  return value === null || value === undefined ? undefined : numberOf(value);
}

/** The ISO 8601 text of a column in milliseconds. */
export function isoTimeOf(value: unknown): string {
  return new Date(numberOf(value)).toISOString();
}

export function optionalIsoTime(value: unknown): string | undefined {
  return value === null || value === undefined ? undefined : isoTimeOf(value);
}

function rowArray(row: unknown): SqlRow {
  if (Array.isArray(row)) return row;
  throw new TypeError("Expected rows as arrays: prepare the statement by arraySql");
}

/** The position of each column in a row of these, which start at `from`. */
export function positionsOf<Name extends string>(names: readonly Name[], from = 0): Record<Name, number> {
  return Object.fromEntries(names.map((name, index) => [name, from + index])) as Record<Name, number>;
}
