import { type CellObject, type Range, utils, type WorkSheet, write } from "@e965/xlsx";

export interface XlsFixture {
  /** Cells by row, by the sheet's name. */
  sheets: Readonly<Record<string, readonly (readonly (CellObject | string | number | boolean | null)[])[]>>;
  isDate1904?: boolean;
  bookType?: "biff8" | "biff5" | "xlsb";
  /** Of every sheet. */
  merged?: Range[];
}

/** Writes a workbook of Excel 97 to 2003, of Excel 5, or a binary one of today. */
export function makeXls({ sheets, isDate1904 = false, bookType = "biff8", merged = [] }: XlsFixture): Buffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, { ...toSheet(rows), "!merges": merged }, name);
  }
  book.Workbook = { WBProps: { date1904: isDate1904 } };
  const written: unknown = write(book, { type: "buffer", bookType });
  if (!Buffer.isBuffer(written)) throw new Error("no buffer was written");
  return written;
}

function toSheet(rows: XlsFixture["sheets"][string]): WorkSheet {
  const sheet = utils.aoa_to_sheet([]);
  let columns = 1;
  for (const [row, cells] of rows.entries()) {
    columns = Math.max(columns, cells.length);
    for (const [column, cell] of cells.entries()) {
      if (cell === null) continue;
      sheet[utils.encode_cell({ r: row, c: column })] = typeof cell === "object" ? cell : plainCell(cell);
    }
  }
  sheet["!ref"] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: Math.max(0, rows.length - 1), c: columns - 1 } });
  return sheet;
}

function plainCell(value: string | number | boolean): CellObject {
  if (typeof value === "string") return { t: "s", v: value };
  return typeof value === "number" ? { t: "n", v: value } : { t: "b", v: value };
}
