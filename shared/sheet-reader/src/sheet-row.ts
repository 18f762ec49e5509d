/** A cell as the file types it. Dates are ISO 8601 text, empty cells undefined. */
export type CellValue = string | number | boolean | undefined;

export interface SheetRow {
  /** As a spreadsheet numbers it, from 1. For CSV and JSON: the record's number, with the header as 1. */
  row: number;
  /** By column from 0; trailing empty cells may be missing. */
  cells: readonly CellValue[];
  /** The targets of hyperlinks behind cells, by column. */
  links?: ReadonlyMap<number, string>;
  /** How many rows a merged cell covers, by column, in the first of them. */
  rowSpans?: ReadonlyMap<number, number>;
  /** For later sheets of a workbook, whose rows are numbered on from the previous sheet: the original position. */
  origin?: { sheetName: string; row: number };
}

/** A spreadsheet being read from first to last row. */
export interface SheetReader {
  /** Non-empty rows in order. Throws AppError with a message for the admin if the file is damaged. */
  rows: AsyncIterable<SheetRow>;
  /** The first row holds the keys of the others, so that none of those is a header line. */
  hasKeys?: boolean;
  /** Whether there are links behind cells anywhere in the sheet, as far as the file tells by its first row. */
  hasLinks?(): boolean;
  /** Whether there are merged cells, in the same way. */
  hasMergedCells?(): boolean;
  /** The share of the file read so far, 0 to 1. */
  readShare(): number;
}

/** A workbook in any format; a file with one table is one too. */
export interface Workbook {
  /** Names of the sheets with cells, visible ones first; "" if the file names none. */
  sheetNames: readonly string[];
  /** The CSV delimiter. */
  delimiter?: string;
  /** Files in an archive that no reader supports. */
  unreadableFiles?: readonly string[];
  /** Reads a sheet from the start, by its index in `sheetNames`. */
  openSheet(index: number): SheetReader;
  close(): void;
}
