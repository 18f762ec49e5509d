import type { Language } from "@meridian/shared/http/request-language";
import type { CellValue } from "./sheet-row.ts";

/** What a file of rejected rows says of each behind the columns of its own; as it is kept, and sent in English. */
export const ERROR_COLUMNS = ["row", "code", "message"] as const;

export const ERROR_COLUMNS_IN: Readonly<Record<Language, readonly string[]>> = {
  en: ERROR_COLUMNS,
  tr: ["satır", "kod", "neden"],
};

/**
 * A header line but for what was put behind it when rows were rejected: a file of rejected rows that was corrected is
 * read, and remembered, as the file it came from.
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
