import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import { mapColumns } from "../columns/column-map.ts";
import { fieldsOfWords } from "../columns/headers/header-fields.ts";

const MIN_HEADERS = 3;
const MIN_KNOWN_SHARE = 0.5;
/** A table on its side has a row for each field. */
const MAX_ROWS = 200;

/** Whether the headers are in the first column, and each business in a column of its own. */
export function isTransposed(firstRows: readonly SheetRow[]): boolean {
  const [first] = firstRows;
  if (first === undefined || first.cells.length < MIN_HEADERS || mapColumns(first.cells).columns.size > 1) return false;
  const fields = firstRows.map(({ cells }) => fieldsOfWords(String(cells[0] ?? "")).map(({ field }) => field));
  const known = fields.filter((found) => found.length > 0).length;
  const hasNames = fields.some((found) => found.includes("name"));
  return hasNames && known >= MIN_HEADERS && known >= fields.length * MIN_KNOWN_SHARE;
}

/** Makes the first columns the header lines. */
export async function* turnRows(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  const lines: SheetRow[] = [];
  for await (const row of rows) if (lines.push(row) >= MAX_ROWS) break;
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  for (let column = 0; column < width; column++) {
    yield { row: column + 1, cells: lines.map(({ cells }) => cells[column]) };
  }
}
