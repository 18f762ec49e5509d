import { type ColumnMapping, hasNameColumn, mapColumns } from "./column-map.ts";
import type { SheetRow } from "./sheet-row.ts";

/** Titles and notes above the table may take this many rows. */
export const MAX_HEADER_ROW_SEARCH = 20;

export interface FoundHeader {
  /** Sheet row of the header line. */
  row: number;
  mapping: ColumnMapping;
}

/**
 * The header line among the first rows of a sheet: the first with a column of names and one other field, else the first
 * with a column of names alone. Undefined when no row has either.
 */
export function findHeader(firstRows: readonly SheetRow[]): FoundHeader | undefined {
  let namesOnly: FoundHeader | undefined;
  for (const { row, cells } of firstRows) {
    const mapping = mapColumns(cells);
    if (!hasNameColumn(mapping)) continue;
    if (mapping.columns.size > 1) return { row, mapping };
    const filled = mapping.headers.filter((header) => header !== "").length;
    if (filled === 1) namesOnly ??= { row, mapping };
  }
  return namesOnly;
}

/** The first rows of a sheet, at most those a header is looked for in. Ends the reading. */
export async function takeFirstRows(rows: AsyncIterable<SheetRow>): Promise<SheetRow[]> {
  const first: SheetRow[] = [];
  for await (const row of rows) {
    first.push(row);
    if (first.length >= MAX_HEADER_ROW_SEARCH) break;
  }
  return first;
}
