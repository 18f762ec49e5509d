import { backup, DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

/** All pages in one step: a backup in several starts over with each commit of another process. */
const ALL_PAGES = 2 ** 31 - 1;
const BUSY_TIMEOUT_MS = 20_000;

/** Copies the database at `from` to a new file at `to`, as of one moment, while other processes use it. */
export async function snapshotDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

/** Reads an unused database without leaving a trace: its rows by table, and the problems SQLite finds, empty if it is sound. */
export function inspectDatabase(path: string): { rows: Record<string, number>; problems: string[] } {
  const location = pathToFileURL(path);
  location.searchParams.set("immutable", "1");
  const database = new DatabaseSync(location, { readOnly: true });
  try {
    const problems = texts(database, "PRAGMA quick_check", "quick_check").filter((line) => line !== "ok");
    const tables = texts(
      database,
      "SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main' AND name NOT LIKE 'sqlite_%' ORDER BY name",
      "name",
    );
    const rows = tables.map((table): [string, number] => [table, countRows(database, table)]);
    return { rows: Object.fromEntries(rows), problems };
  } finally {
    database.close();
  }
}

function countRows(database: DatabaseSync, table: string): number {
  return Number(database.prepare(`SELECT count(*) AS count FROM "${table}"`).get()?.count);
}

function texts(database: DatabaseSync, sql: string, column: string): string[] {
  return database
    .prepare(sql)
    .all()
    .map((row) => String(row[column]));
}
