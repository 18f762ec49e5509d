import { damaged } from "../formats/zip-package.ts";
import { text } from "../messages/text.ts";
import {
  cellTooLong,
  limitCellText,
  MAX_CELL_CHARS,
  MAX_COLUMNS,
  MAX_KEPT_COLUMNS,
  MAX_ROWS,
  tooManyColumns,
  tooManyRows,
} from "../sheet-limits.ts";
import type { CellValue, SheetRow } from "../sheet-row.ts";
import type { XmlAttributes } from "../xml/xml-attributes.ts";
import { parseXml } from "../xml/xml-events.ts";
import type { XmlText } from "../xml/xml-piece.ts";
import type { XmlHandlers } from "../xml/xml-scanner.ts";
import type { SharedStringStore } from "./shared-string-store.ts";
import { type DateFormat, serialToIso } from "./xlsx-dates.ts";
import { unescapeSheetText } from "./xlsx-text.ts";

export interface SheetContext {
  part: string;
  strings: SharedStringStore;
  dateStyles: readonly DateFormat[];
  isDate1904: boolean;
}

/** The rows of a sheet's XML that have a value, in file order. */
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
  /** The text so far, if it is a number that a numeric or shared-string cell can contain. */
  let whole: number | undefined;
  let hasText = false;
  let isInData = false;
  let isInText = false;
  let isInline = false;
  let isInPhonetic = false;

  const open = (element: string, attributes: XmlAttributes) => {
    if (element === "c") {
      const letters = attributes.getLetters("r", MAX_COLUMNS);
      column = letters === 0 ? column + 1 : letters - 1;
      if (column >= MAX_COLUMNS) throw tooManyColumns(rowNumber);
      type = attributes.get("t") ?? "n";
      style = attributes.getWhole("s") ?? -1;
      text = "";
      whole = undefined;
      hasText = false;
      isInline = false;
    } else if (element === "v") isInText = isInData;
    else if (element === "t") isInText = isInData && isInline && !isInPhonetic;
    else if (element === "is") isInline = true;
    else if (element === "rPh") isInPhonetic = true;
    else if (element === "row") {
      rowNumber = nextRowNumber(attributes, rowNumber);
      cells = [];
      column = -1;
    } else if (element === "sheetData") isInData = true;
  };
  const close = (element: string) => {
    if (element === "v" || element === "t") isInText = false;
    else if (element === "c") {
      if (!isInData || !hasText || column >= MAX_KEPT_COLUMNS) return;
      if (isInline && whole !== undefined) text = String(whole);
      const value = cellValue({ type: isInline ? "inlineStr" : type, text, whole, style, row: rowNumber }, context);
      if (value === undefined) return;
      while (cells.length < column) cells.push(undefined);
      cells[column] = value;
    } else if (element === "row") {
      if (isInData && cells.length > 0) rows.push({ row: rowNumber, cells });
      cells = [];
    } else if (element === "rPh") isInPhonetic = false;
    else if (element === "sheetData") isInData = false;
  };
  const onText = (piece: XmlText) => {
    if (!isInText) return;
    if (!hasText && !isInline && (type === "n" || type === "s")) whole = piece.toWhole();
    else {
      if (whole !== undefined) text = String(whole);
      whole = undefined;
    }
    if (whole === undefined) text += piece.toString();
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

/** Rows without a number follow the previous one; numbers that do not rise are ignored. */
function nextRowNumber(attributes: XmlAttributes, previous: number): number {
  const given = attributes.getWhole("r") ?? Number(attributes.get("r") ?? Number.NaN);
  const row = Number.isInteger(given) && given > previous ? given : previous + 1;
  if (row > MAX_ROWS) throw tooManyRows();
  return row;
}

interface RawCell {
  type: string;
  /** Its text, unless it is an integer. */
  text: string;
  whole: number | undefined;
  style: number;
  row: number;
}

function cellValue({ type, text, whole, style, row }: RawCell, context: SheetContext): CellValue {
  switch (type) {
    case "s":
      return whole === undefined && text.trim() === "" ? undefined : sharedText(whole ?? Number(text), row, context);
    case "inlineStr":
    case "str":
      return limitCellText(unescapeSheetText(text), row);
    case "b":
      return text.trim() === "1" || text.trim() === "true";
    case "e":
    case "d":
      return limitCellText(text.trim(), row);
    default:
      return numberValue(whole ?? text.trim(), style, context);
  }
}

function sharedText(index: number, row: number, { strings }: SheetContext): CellValue {
  const shared = strings.get(index);
  if (shared === undefined) throw damaged(text("shared_text_missing", { row: String(row) }));
  return shared === "" ? undefined : shared;
}

function numberValue(written: string | number, style: number, context: SheetContext): CellValue {
  if (written === "") return undefined;
  const value = Number(written);
  if (!Number.isFinite(value)) return written;
  const format = context.dateStyles[style];
  return format === undefined ? value : (serialToIso(value, format, context.isDate1904) ?? value);
}
