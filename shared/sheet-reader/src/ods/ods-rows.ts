import { text as message, refusal } from "../messages/text.ts";
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
import type { XmlHandlers } from "../xml/xml-handlers.ts";
import type { XmlText } from "../xml/xml-piece.ts";

/** The maximum repeat count of a row; more is an attack on the file limits. */
const MAX_REPEATED_ROWS = 10_000;
const DURATION = /^-?PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,]\d+)?S)?$/;

export interface OdsRowCollector {
  handlers: XmlHandlers;
  /** The completed rows that have a value. */
  take(): SheetRow[];
  /** Whether the sheet has ended. */
  isDone(): boolean;
}

/** Collects the rows of one sheet in `content.xml`, by its position among the sheets. */
export function createOdsRowCollector(sheet: number): OdsRowCollector {
  let rows: SheetRow[] = [];
  let isDone = false;
  let depth = 0;
  let sheetDepth = 0;
  let nextSheet = 0;
  let isWanted = false;
  let row = 0;
  let rowRepeats = 1;
  let cells: CellValue[] = [];
  let column = 0;
  let cell: OdsCell | undefined;
  let links: Map<number, string> | undefined;
  let rowSpans: Map<number, number> | undefined;

  const open = (element: string, attributes: XmlAttributes) => {
    depth++;
    if (element === "table" && sheetDepth === 0) {
      sheetDepth = depth;
      isWanted = nextSheet++ === sheet;
    } else if (!isWanted) return;
    else if (cell !== undefined) cell.open(element, attributes, depth);
    else if (element === "table-row") {
      rowRepeats = attributes.getWhole("table:number-rows-repeated") ?? 1;
      cells = [];
      links = undefined;
      rowSpans = undefined;
      column = 0;
    } else if (element === "table-cell" || element === "covered-table-cell") {
      cell = createOdsCell(attributes, depth, row + 1);
    }
  };

  const close = (element: string) => {
    if (cell?.depth === depth) {
      addCell(cell);
      cell = undefined;
    } else if (cell !== undefined) cell.close(element, depth);
    else if (isWanted && element === "table-row") addRow();
    else if (depth === sheetDepth) {
      isDone = isWanted;
      isWanted = false;
      sheetDepth = 0;
    }
    depth--;
  };

  function addCell({ repeats, rowSpan, value, link }: OdsCell): void {
    const content = value();
    const end = column + repeats;
    const target = content === undefined ? undefined : link();
    if (target !== undefined && column < MAX_KEPT_COLUMNS) {
      links = (links ?? new Map<number, string>()).set(column, target);
    }
    if (content !== undefined && rowSpan > 1 && column < MAX_KEPT_COLUMNS) {
      rowSpans = (rowSpans ?? new Map<number, number>()).set(column, rowSpan);
    }
    if (content !== undefined) {
      if (end > MAX_COLUMNS) throw tooManyColumns(row + 1);
      while (cells.length < Math.min(column, MAX_KEPT_COLUMNS)) cells.push(undefined);
      while (cells.length < Math.min(end, MAX_KEPT_COLUMNS)) cells.push(content);
    }
    column = end;
  }

  function addRow(): void {
    const first = row + 1;
    row += rowRepeats;
    if (cells.length === 0) return;
    if (row > MAX_ROWS) throw tooManyRows();
    if (rowRepeats > MAX_REPEATED_ROWS) {
      throw refusal("too_large", message("ods_repeated_rows", { row: String(first), count: rowRepeats }));
    }
    const found = { cells, ...(links && { links }), ...(rowSpans && { rowSpans }) };
    for (let each = first; each <= row; each++) rows.push({ row: each, ...found });
  }

  return {
    handlers: { open, close, text: (piece) => cell?.text(piece) },
    isDone: () => isDone,
    take: () => {
      const taken = rows;
      rows = [];
      return taken;
    },
  };
}

interface OdsCell {
  depth: number;
  repeats: number;
  rowSpan: number;
  open(element: string, attributes: XmlAttributes, at: number): void;
  close(element: string, at: number): void;
  text(piece: XmlText): void;
  value(): CellValue;
  /** The target of the first link in the text. */
  link(): string | undefined;
}

/** A cell being read: its direct paragraphs are its text, those of notes and shapes are not. */
function createOdsCell(attributes: XmlAttributes, depth: number, row: number): OdsCell {
  const type = attributes.get("office:value-type");
  const given = officeValue(attributes, type);
  let written = "";
  let paragraphs = 0;
  let isInParagraph = false;
  let target: string | undefined;
  const append = (more: string) => {
    written += more;
    if (written.length > MAX_CELL_CHARS) throw cellTooLong(row);
  };
  return {
    depth,
    repeats: attributes.getWhole("table:number-columns-repeated") ?? 1,
    rowSpan: attributes.getWhole("table:number-rows-spanned") ?? 1,
    link: () => target,
    open: (element, { getWhole, getLocal }, at) => {
      if (element === "p" && at === depth + 1) {
        if (paragraphs++ > 0) append("\n");
        isInParagraph = true;
      } else if (!isInParagraph) return;
      else if (element === "a") target ??= getLocal("href");
      else if (element === "s") append(" ".repeat(Math.min(getWhole("text:c") ?? 1, MAX_CELL_CHARS + 1)));
      else if (element === "tab") append("\t");
      else if (element === "line-break") append("\n");
    },
    close: (element, at) => {
      if (element === "p" && at === depth + 1) isInParagraph = false;
    },
    text: (piece) => {
      if (isInParagraph) append(piece.toString());
    },
    value: () => {
      if (given === undefined) return type === "float" ? undefined : limitCellText(written, row);
      return given === "" ? undefined : given;
    },
  };

  function officeValue({ get }: XmlAttributes, kind: string | undefined): CellValue {
    switch (kind) {
      case "float":
      case "currency":
      case "percentage":
        return finite(Number(get("office:value")));
      case "boolean":
        return get("office:boolean-value") === "true";
      case "date":
        return limitCellText(get("office:date-value") ?? "", row);
      case "time":
        return clockText(get("office:time-value") ?? "");
      default: {
        const string = get("office:string-value");
        return string === undefined ? undefined : (limitCellText(string, row) ?? "");
      }
    }
  }
}

function finite(value: number): CellValue {
  return Number.isFinite(value) ? value : undefined;
}

/** "PT18H30M00S" as "18:30:00". */
function clockText(duration: string): CellValue {
  const match = DURATION.exec(duration);
  if (match === null) return undefined;
  return match
    .slice(1)
    .map((part = "0") => part.padStart(2, "0"))
    .join(":");
}
