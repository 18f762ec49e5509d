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
import { wholeNumberIn, type XmlAttributes } from "../xml/xml-attributes.ts";
import { parseXml } from "../xml/xml-events.ts";
import type { XmlHandlers } from "../xml/xml-handlers.ts";
import type { XmlText } from "../xml/xml-piece.ts";
import { decodeText } from "../xml/xml-text.ts";
import { PlainCell } from "./plain-cell.ts";
import type { SharedStringStore } from "./shared-string-store.ts";
import { type DateFormat, serialToIso } from "./xlsx-dates.ts";
import { unescapeSheetText } from "./xlsx-text.ts";

export interface SheetContext {
  part: string;
  strings: SharedStringStore;
  dateStyles: readonly DateFormat[];
  isDate1904: boolean;
}

const LINK_FORMULA = /^\s*(?:_xlfn\.)?HYPERLINK\(\s*"([^"]+)"/i;
/** No address is longer; other formulas are. */
const MAX_FORMULA_CHARS = 2200;

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
  let isInFormula = false;
  let formula = "";
  let links: Map<number, string> | undefined;
  let isInPhonetic = false;
  let isBetweenCells = false;
  const plain = new PlainCell();

  const moveTo = (next: number) => {
    column = next;
    if (column >= MAX_COLUMNS) throw tooManyColumns(rowNumber);
  };
  const put = (value: CellValue) => {
    if (value === undefined) return;
    while (cells.length < column) cells.push(undefined);
    cells[column] = value;
  };
  const element = (bytes: Buffer, start: number): number => {
    if (!isBetweenCells) return 0;
    const end = plain.scan(bytes, start);
    if (end === 0) return 0;
    moveTo(plain.column === 0 ? column + 1 : plain.column - 1);
    if (plain.text.end > plain.text.start && column < MAX_KEPT_COLUMNS)
      put(plainValue(bytes, plain, rowNumber, context));
    return end;
  };
  const open = (element: string, attributes: XmlAttributes) => {
    isBetweenCells = element === "row" && isInData;
    if (element === "c") {
      const letters = attributes.getLetters("r", MAX_COLUMNS);
      moveTo(letters === 0 ? column + 1 : letters - 1);
      type = attributes.get("t") ?? "n";
      style = attributes.getWhole("s") ?? -1;
      text = "";
      formula = "";
      whole = undefined;
      hasText = false;
      isInline = false;
    } else if (element === "f") isInFormula = isInData;
    else if (element === "v") isInText = isInData;
    else if (element === "t") isInText = isInData && isInline && !isInPhonetic;
    else if (element === "is") isInline = true;
    else if (element === "rPh") isInPhonetic = true;
    else if (element === "row") {
      rowNumber = nextRowNumber(attributes, rowNumber);
      cells = [];
      links = undefined;
      column = -1;
    } else if (element === "sheetData") isInData = true;
  };
  const close = (element: string) => {
    if (element === "v" || element === "t") isInText = false;
    else if (element === "f") isInFormula = false;
    else if (element === "c") {
      isBetweenCells = isInData;
      if (!isInData || !hasText || column >= MAX_KEPT_COLUMNS) return;
      if (isInline && whole !== undefined) text = String(whole);
      put(cellValue({ type: isInline ? "inlineStr" : type, text, whole, style, row: rowNumber }, context));
      const target = formula === "" ? undefined : LINK_FORMULA.exec(formula)?.[1];
      if (target !== undefined) links = (links ?? new Map<number, string>()).set(column, target);
    } else if (element === "row") {
      if (isInData && cells.length > 0)
        rows.push(links === undefined ? { row: rowNumber, cells } : { row: rowNumber, cells, links });
      cells = [];
      isBetweenCells = false;
    } else if (element === "rPh") isInPhonetic = false;
    else if (element === "sheetData") isInData = false;
  };
  const onText = (piece: XmlText) => {
    if (isInFormula && formula.length < MAX_FORMULA_CHARS) formula += piece.toString();
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
  return { handlers: { open, close, text: onText, element }, take };
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

function plainValue(bytes: Buffer, cell: PlainCell, row: number, context: SheetContext): CellValue {
  const { type, style } = cell;
  const { start, end, kinds } = cell.text;
  const whole = type === "s" || type === "n" ? wholeNumberIn(bytes, start, end) : undefined;
  if (whole !== undefined) return type === "s" ? sharedText(whole, row, context) : numberValue(whole, style, context);
  const text = decodeText(bytes, start, end, kinds);
  if (text.length > MAX_CELL_CHARS) throw cellTooLong(row);
  return cellValue({ type, text, whole, style, row }, context);
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
