import type { SheetRow } from "../sheet-row.ts";
import type { RecordColumns } from "./record-columns.ts";

/** What the outer object calls a record, and the number of a row within it. */
const KEY = "key";
const NUMBER = /^\d+$/;
const MIN_ROWS = 2;

/** Whether the records are the columns of a table: `{"name": {"0": …, "1": …}, "city": {"0": …, "1": …}}`, as pandas writes one. */
export function isOfColumns(columns: RecordColumns | undefined): boolean {
  const size = columns?.size() ?? 0;
  if (columns === undefined || size <= MIN_ROWS || !columns.has(KEY)) return false;
  return columns.headers(size).every((header) => header === KEY || NUMBER.test(header));
}

/** Makes the records columns, and their keys the header line. Keeps the whole table in memory, as wide as a sheet may be. */
export async function* turnRecords(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  const lines: SheetRow[] = [];
  for await (const row of rows) lines.push(row);
  const [first, ...columns] = lines;
  const keys = first?.cells ?? [];
  const header = keys.indexOf(KEY);
  yield { row: 1, cells: columns.map(({ cells }) => cells[header]) };
  let row = 1;
  for (const at of keys.keys()) if (at !== header) yield { row: ++row, cells: columns.map(({ cells }) => cells[at]) };
}
