import { unguardCell } from "@meridian/domain/text/csv-cell";
import type { AppError } from "@meridian/platform/app-error";
import { refusal, text } from "./messages/text.ts";
import type { CellValue } from "./sheet-row.ts";

export const MAX_ROWS = 1_048_576;
/** A row with more columns is rejected; of the others, the first `MAX_KEPT_COLUMNS` are kept. */
export const MAX_COLUMNS = 16_384;
export const MAX_KEPT_COLUMNS = 512;
/** Longer cells are rejected; of the others, this many characters are kept. */
export const MAX_CELL_CHARS = 1024 * 1024;
export const MAX_KEPT_CELL_CHARS = 64 * 1024;
/** Of a record in JSON. */
export const MAX_RECORD_BYTES = 16 * 1024 * 1024;

export function tooManyRows(): AppError {
  return refusal("too_large", text("too_many_rows"));
}

export function tooManyColumns(row: number): AppError {
  return refusal("too_large", text("too_many_columns", { row: String(row) }));
}

/** `row` is 0 for a text stored apart from the rows that show it. */
export function cellTooLong(row: number): AppError {
  return refusal("too_large", row === 0 ? text("text_too_long") : text("cell_too_long", { row: String(row) }));
}

/** A cell's text within the limits, without the guard against formulas; empty text is not a value. */
export function limitCellText(written: string, row: number): CellValue {
  if (written.length === 0) return undefined;
  const text = unguardCell(written);
  if (text.length <= MAX_KEPT_CELL_CHARS) return text;
  if (text.length > MAX_CELL_CHARS) throw cellTooLong(row);
  const end = isHighSurrogate(text.charCodeAt(MAX_KEPT_CELL_CHARS - 1)) ? MAX_KEPT_CELL_CHARS - 1 : MAX_KEPT_CELL_CHARS;
  return text.slice(0, end);
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
