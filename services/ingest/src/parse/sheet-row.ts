/** A cell as the file types it. Dates come as ISO 8601 text, empty cells as undefined. */
export type CellValue = string | number | boolean | undefined;

export interface SheetRow {
  /** As a spreadsheet numbers it, from 1. For CSV and JSON: the record's number, the header being 1. */
  row: number;
  /** By column from 0; trailing empty cells may be missing. */
  cells: readonly CellValue[];
  /** Of the second and later sheets of a workbook, whose rows are numbered on from the sheet before: the place in its own sheet. */
  origin?: { sheetName: string; row: number };
}

/** A spreadsheet being read from its first row to its last. */
export interface SheetReader {
  /** Rows that have at least one cell, in order. Throws AppError with a message for the admin when the file is not sound. */
  rows: AsyncIterable<SheetRow>;
  /** Share of the file that was read so far, 0 to 1. */
  readShare(): number;
}

/** A workbook, whatever it is kept in; a file that holds one table is one too. */
export interface Workbook {
  /** Names of the sheets with cells, visible ones first; "" for the table of a file that names none. */
  sheetNames: readonly string[];
  /** Of CSV, between the cells. */
  delimiter?: string;
  /** Of an archive, the files that no reader takes. */
  unreadableFiles?: readonly string[];
  /** Reads a sheet from its start, by its place in `sheetNames`. */
  openSheet(index: number): SheetReader;
  close(): void;
}
