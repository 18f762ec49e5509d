import { type CellObject, type DenseWorkSheet, type Range, read, set_cptable, type WorkBook } from "@e965/xlsx";
import * as codePages from "@e965/xlsx/dist/cpexcel.full.mjs";
import { limitCellText, MAX_KEPT_COLUMNS } from "../sheet-limits.ts";
import type { CellValue, SheetRow } from "../sheet-row.ts";
import { customDateFormat, type DateFormat, serialToIso } from "../xlsx/xlsx-dates.ts";
import type { ReaderContent, RowsAnswer } from "./reader-messages.ts";

/** The maximum rows per response, which bounds what is in flight. */
const MAX_ROWS_PER_ANSWER = 1000;
const MAX_CHARS_PER_ANSWER = 1024 * 1024;

/** The errors of Excel, by their codes in the file. */
const ERRORS: ReadonlyMap<number, string> = new Map([
  [0x00, "#NULL!"],
  [0x07, "#DIV/0!"],
  [0x0f, "#VALUE!"],
  [0x17, "#REF!"],
  [0x1d, "#NAME?"],
  [0x24, "#NUM!"],
  [0x2a, "#N/A"],
]);
type Cells = readonly (CellObject | null | undefined)[];

interface Sheet {
  name: string;
  rows: readonly (Cells | null | undefined)[];
  hasLinks: boolean;
  /** How many rows merged cells cover, by row and column. */
  rowSpans: ReadonlyMap<number, ReadonlyMap<number, number>>;
}

/** A whole .xls or .xlsb workbook, which SheetJS cannot stream. Throws the reader's own errors for a damaged one. */
export function readWorkbookContent(bytes: Buffer): ReaderContent {
  set_cptable(codePages);
  const workbook = read(bytes, {
    type: "buffer",
    dense: true,
    cellNF: true,
    cellText: false,
    cellHTML: false,
    cellFormula: false,
  });
  const sheets = listSheets(workbook);
  const isDate1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const toValue = createCellReader(isDate1904);
  return {
    sheets: sheets.map(({ name, rows, hasLinks, rowSpans }) => ({
      name,
      rowCount: rows.length,
      hasLinks,
      hasMergedCells: rowSpans.size > 0,
    })),
    rows: (index, fromIndex) => {
      const sheet = sheets[index];
      return sheet === undefined ? { type: "rows", rows: [] } : takeRows(sheet, fromIndex, toValue);
    },
  };
}

/** Sheets with cells, visible ones first, each group in workbook order. */
function listSheets(workbook: WorkBook): Sheet[] {
  const visible: Sheet[] = [];
  const hidden: Sheet[] = [];
  for (const [index, name] of workbook.SheetNames.entries()) {
    const sheet = workbook.Sheets[name];
    if (sheet === undefined || (sheet["!type"] ?? "sheet") !== "sheet") continue;
    const isHidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    const rows: Sheet["rows"] = isDense(sheet) ? sheet["!data"] : [];
    const hasLinks = rows.some((cells) => cells?.some((cell) => cell?.l !== undefined));
    (isHidden ? hidden : visible).push({ name, rows, hasLinks, rowSpans: rowSpansOf(sheet["!merges"] ?? []) });
  }
  return [...visible, ...hidden];
}

function rowSpansOf(merged: readonly Range[]): Sheet["rowSpans"] {
  const spans = new Map<number, Map<number, number>>();
  for (const { s: start, e: end } of merged) {
    if (end.r > start.r) {
      spans.set(start.r, (spans.get(start.r) ?? new Map<number, number>()).set(start.c, end.r - start.r + 1));
    }
  }
  return spans;
}

function isDense(sheet: object): sheet is DenseWorkSheet {
  return "!data" in sheet && Array.isArray(sheet["!data"]);
}

function takeRows(sheet: Sheet, fromIndex: number, toValue: CellReader): RowsAnswer {
  const { rows: given } = sheet;
  const rows: SheetRow[] = [];
  let chars = 0;
  let index = fromIndex;
  for (; index < given.length && rows.length < MAX_ROWS_PER_ANSWER && chars < MAX_CHARS_PER_ANSWER; index++) {
    const cells = given[index] ?? [];
    const row = readRow(cells, index + 1, toValue);
    if (row.length === 0) continue;
    const rowSpans = sheet.rowSpans.get(index);
    rows.push({
      row: index + 1,
      cells: row,
      ...(sheet.hasLinks && { links: linksOf(cells) }),
      ...(rowSpans && { rowSpans }),
    });
    for (const value of row) if (typeof value === "string") chars += value.length;
  }
  return { type: "rows", rows, ...(index < given.length ? { nextIndex: index } : {}) };
}

/** Without those to other cells. */
function linksOf(cells: Cells): Map<number, string> {
  const links = new Map<number, string>();
  for (const [column, cell] of cells.slice(0, MAX_KEPT_COLUMNS).entries()) {
    const target = cell?.l?.Target;
    if (target !== undefined && !target.startsWith("#")) links.set(column, target);
  }
  return links;
}

function readRow(cells: Cells, row: number, toValue: CellReader): CellValue[] {
  const values: CellValue[] = [];
  const end = Math.min(cells.length, MAX_KEPT_COLUMNS);
  for (let column = 0; column < end; column++) {
    const cell = cells[column];
    const value = cell === null || cell === undefined ? undefined : toValue(cell, row);
    if (value === undefined) continue;
    while (values.length < column) values.push(undefined);
    values.push(value);
  }
  return values;
}

type CellReader = (cell: CellObject, row: number) => CellValue;

function createCellReader(isDate1904: boolean): CellReader {
  const formats = new Map<string, DateFormat>();
  const formatOf = (code: string): DateFormat => {
    if (!formats.has(code)) formats.set(code, customDateFormat(code));
    return formats.get(code);
  };
  return ({ t, v, z }, row) => {
    if (t === "s") return limitCellText(String(v), row);
    if (t === "b") return v === true;
    if (t === "e") return ERRORS.get(Number(v));
    if (t !== "n" || typeof v !== "number" || !Number.isFinite(v)) return undefined;
    const format = typeof z === "string" ? formatOf(z) : undefined;
    return format === undefined ? v : (serialToIso(v, format, isDate1904) ?? v);
  };
}
