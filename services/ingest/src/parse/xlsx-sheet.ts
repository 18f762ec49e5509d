import type { SharedStringStore } from "./shared-string-store.ts";
import {
  cellTooLong,
  limitCellText,
  MAX_CELL_CHARS,
  MAX_COLUMNS,
  MAX_KEPT_COLUMNS,
  MAX_ROWS,
  tooManyColumns,
  tooManyRows,
} from "./sheet-limits.ts";
import type { CellValue, SheetRow } from "./sheet-row.ts";
import { type DateFormat, serialToIso } from "./xlsx-dates.ts";
import { unescapeSheetText } from "./xlsx-text.ts";
import { parseXml, type XmlHandlers } from "./xml-events.ts";
import { damaged } from "./zip-package.ts";

export interface SheetContext {
  part: string;
  strings: SharedStringStore;
  dateStyles: readonly DateFormat[];
  isDate1904: boolean;
}

/** The rows of one sheet's XML that have a value, as they stand in it. */
export async function* readSheetRows(chunks: AsyncIterable<Buffer>, context: SheetContext): AsyncGenerator<SheetRow> {
  const collector = createRowCollector(context);
  for await (const _ of parseXml(chunks, context.part, collector.handlers)) {
    const rows = collector.take();
    for (const row of rows) yield row;
  }
}

function createRowCollector(context: SheetContext): { handlers: XmlHandlers; take: () => SheetRow[] } {
  let rows: SheetRow[] = [];
  let rowNumber = 0;
  let cells: CellValue[] = [];
  let column = -1;
  let type = "";
  let style = -1;
  let text = "";
  let hasText = false;
  let isInData = false;
  let isInText = false;
  let isInline = false;
  let isInPhonetic = false;

  const open = (element: string, attributes: Readonly<Record<string, string>>) => {
    if (element === "c") {
      column = columnOf(attributes.r) ?? column + 1;
      if (column >= MAX_COLUMNS) throw tooManyColumns(rowNumber);
      type = attributes.t ?? "n";
      style = attributes.s === undefined ? -1 : Number(attributes.s);
      text = "";
      hasText = false;
      isInline = false;
    } else if (element === "v") isInText = isInData;
    else if (element === "t") isInText = isInData && isInline && !isInPhonetic;
    else if (element === "is") isInline = true;
    else if (element === "rPh") isInPhonetic = true;
    else if (element === "row") {
      rowNumber = nextRowNumber(attributes.r, rowNumber);
      cells = [];
      column = -1;
    } else if (element === "sheetData") isInData = true;
  };
  const close = (element: string) => {
    if (element === "v" || element === "t") isInText = false;
    else if (element === "c") {
      if (!isInData || !hasText || column >= MAX_KEPT_COLUMNS) return;
      const value = cellValue({ type: isInline ? "inlineStr" : type, text, style, row: rowNumber }, context);
      if (value === undefined) return;
      while (cells.length < column) cells.push(undefined);
      cells[column] = value;
    } else if (element === "row") {
      if (isInData && cells.length > 0) rows.push({ row: rowNumber, cells });
      cells = [];
    } else if (element === "rPh") isInPhonetic = false;
    else if (element === "sheetData") isInData = false;
  };
  const onText = (piece: string) => {
    if (!isInText) return;
    text += piece;
    hasText = true;
    if (text.length > MAX_CELL_CHARS) throw cellTooLong(rowNumber);
  };
  const take = () => {
    const taken = rows;
    rows = [];
    return taken;
  };
  return { handlers: { open, close, text: onText }, take };
}

/** Rows without a number follow the one before; numbers that do not rise are not believed. */
function nextRowNumber(attribute: string | undefined, previous: number): number {
  const given = attribute === undefined ? Number.NaN : Number(attribute);
  const row = Number.isInteger(given) && given > previous ? given : previous + 1;
  if (row > MAX_ROWS) throw tooManyRows();
  return row;
}

/** The column of a reference such as "AB12", from 0. */
function columnOf(reference: string | undefined): number | undefined {
  if (reference === undefined) return undefined;
  let column = 0;
  for (let index = 0; index < reference.length; index++) {
    const letter = (reference.charCodeAt(index) | 0x20) - 0x60;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
    if (column > MAX_COLUMNS) break;
  }
  return column === 0 ? undefined : column - 1;
}

interface RawCell {
  type: string;
  text: string;
  style: number;
  row: number;
}

function cellValue({ type, text, style, row }: RawCell, context: SheetContext): CellValue {
  switch (type) {
    case "s":
      return sharedText(text, row, context.strings);
    case "inlineStr":
    case "str":
      return limitCellText(unescapeSheetText(text), row);
    case "b":
      return text.trim() === "1" || text.trim() === "true";
    case "e":
      return undefined;
    case "d":
      return limitCellText(text.trim(), row);
    default:
      return numberValue(text, style, context);
  }
}

function sharedText(text: string, row: number, strings: SharedStringStore): CellValue {
  if (text.trim() === "") return undefined;
  const shared = strings.get(Number(text));
  if (shared === undefined) throw damaged(`row ${row} refers to a text that is not in the file`);
  return shared === "" ? undefined : shared;
}

function numberValue(text: string, style: number, context: SheetContext): CellValue {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  const value = Number(trimmed);
  if (!Number.isFinite(value)) return trimmed;
  const format = context.dateStyles[style];
  return format === undefined ? value : (serialToIso(value, format, context.isDate1904) ?? value);
}
