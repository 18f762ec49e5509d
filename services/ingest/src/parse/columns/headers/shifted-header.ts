import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import { parseAngle } from "../../../normalise/places/coordinates/coordinate-text.ts";
import { parseCount, parseRating } from "../../../normalise/values/number.ts";
import { mapColumns } from "../column-map.ts";
import type { SourceField } from "./column-synonyms.ts";

const LINK = /^(?:https?:\/\/|www\.)/i;
const isLink = (cell: CellValue) => typeof cell === "string" && LINK.test(cell);
const isWord = (cell: CellValue) => typeof cell === "string" && /\p{L}/u.test(cell) && !LINK.test(cell);
/** What correct cells of some fields look like. */
const LOOKS: Partial<Record<SourceField, (cell: CellValue) => boolean>> = {
  name: isWord,
  latitude: (cell) => parseAngle(cell, "latitude") !== undefined,
  longitude: (cell) => parseAngle(cell, "longitude") !== undefined,
  rating: (cell) => parseRating(cell) !== undefined,
  reviews: (cell) => parseCount(cell) !== undefined,
  fullAddress: isWord,
  city: isWord,
  website: isLink,
  url: isLink,
  photo: isLink,
};
const MIN_ROWS = 2;

/**
 * The header line aligned with its rows. Programs that number rows leave that column without a header, so each row has one cell more than
 * the header line, which is then shifted by one if its rows fit better.
 */
export function alignShiftedHeader(header: SheetRow, firstRows: readonly SheetRow[]): readonly CellValue[] {
  const { cells } = header;
  const rows = firstRows.filter(({ row }) => row > header.row);
  const isLonger = rows.length >= MIN_ROWS && rows.every((row) => hasOneMore(row.cells, cells));
  if (!isLonger) return cells;
  const moved = [undefined, ...cells];
  return fitOf(mapColumns(moved), rows) > fitOf(mapColumns(cells), rows) ? moved : cells;
}

function hasOneMore(cells: readonly CellValue[], headers: readonly CellValue[]): boolean {
  const last = cells[headers.length];
  return cells.length === headers.length + 1 && last !== undefined && last !== "";
}

function fitOf({ columns }: ColumnMapping, rows: readonly SheetRow[]): number {
  let fit = 0;
  for (const [field, column] of columns) {
    const looksRight = LOOKS[field];
    if (looksRight === undefined) continue;
    for (const { cells } of rows) {
      const cell = cells[column];
      if (cell !== undefined && cell !== "") fit += looksRight(cell) ? 1 : -1;
    }
  }
  return fit;
}
