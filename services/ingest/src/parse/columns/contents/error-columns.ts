import type { Language } from "@meridian/platform/http/request-language";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";

/** The columns added to a file of rejected rows, as stored and as sent in English. */
export const ERROR_COLUMNS = ["row", "code", "message"] as const;

export const ERROR_COLUMNS_IN: Readonly<Record<Language, readonly string[]>> = {
  en: ERROR_COLUMNS,
  tr: ["satır", "kod", "neden"],
};

/**
 * A header line without the columns added when rows were rejected: a corrected file of rejected rows is read and remembered like the file
 * it came from.
 */
export function withoutErrorColumns(headerCells: readonly CellValue[]): readonly CellValue[] {
  let end = headerCells.length;
  while (end > 0 && isBlank(headerCells[end - 1])) end--;
  const start = end - ERROR_COLUMNS.length;
  const isErrorFile =
    start > 0 &&
    Object.values(ERROR_COLUMNS_IN).some((names) => names.every((name, index) => headerCells[start + index] === name));
  return isErrorFile ? headerCells.slice(0, start) : headerCells;
}

function isBlank(cell: CellValue): boolean {
  return cell === undefined || cell === "";
}
