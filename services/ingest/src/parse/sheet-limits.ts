import { type AppError, tooLarge } from "@meridian/shared/kernel/app-error";
import type { CellValue } from "./sheet-row.ts";

export const MAX_ROWS = 1_048_576;
/** A row with more columns is refused; of those it has, the first `MAX_KEPT_COLUMNS` are kept. */
export const MAX_COLUMNS = 16_384;
export const MAX_KEPT_COLUMNS = 512;
/** Longer cells are refused; of shorter ones this many characters are kept. */
export const MAX_CELL_CHARS = 1024 * 1024;
export const MAX_KEPT_CELL_CHARS = 64 * 1024;

export function tooManyRows(): AppError {
  return tooLarge("The sheet has more than 1,048,576 rows. Split it into several files.");
}

export function tooManyColumns(row: number): AppError {
  return tooLarge(`Row ${row} has more than 16,384 columns, which no spreadsheet has.`);
}

/** `row` 0 where a text is kept apart from the rows that show it. */
export function cellTooLong(row: number): AppError {
  return tooLarge(row === 0 ? "The file has a cell of more than 1 MB." : `Row ${row} has a cell of more than 1 MB.`);
}

/** A cell's text within the limits; empty text is no value. */
export function limitCellText(text: string, row: number): CellValue {
  if (text.length === 0) return undefined;
  if (text.length <= MAX_KEPT_CELL_CHARS) return text;
  if (text.length > MAX_CELL_CHARS) throw cellTooLong(row);
  const end = isHighSurrogate(text.charCodeAt(MAX_KEPT_CELL_CHARS - 1)) ? MAX_KEPT_CELL_CHARS - 1 : MAX_KEPT_CELL_CHARS;
  return text.slice(0, end);
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
