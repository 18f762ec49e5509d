import type { SQLInputValue, StatementSync } from "node:sqlite";

/** Taken by one statement: a call costs as much as a short row. */
const ROWS_AT_ONCE = 32;

/** `insert` ends with VALUES. `prepare` is called for at most two numbers of rows. */
export function insertRows(
  prepare: (sql: string) => StatementSync,
  insert: string,
  rows: readonly (readonly SQLInputValue[])[],
): void {
  const marks = `(${rows[0]?.map(() => "?").join(", ")})`;
  const take = (count: number) => prepare(`${insert} ${Array(count).fill(marks).join(", ")}`);
  const rest = rows.length % ROWS_AT_ONCE;
  const many = rows.length === rest ? undefined : take(ROWS_AT_ONCE);
  for (let at = 0; at < rows.length - rest; at += ROWS_AT_ONCE) many?.run(...rows.slice(at, at + ROWS_AT_ONCE).flat());
  if (rest > 0) take(rest).run(...rows.slice(-rest).flat());
}
