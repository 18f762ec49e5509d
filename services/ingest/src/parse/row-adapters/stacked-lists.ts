import type { SheetReader, SheetRow } from "@meridian/sheet-reader/sheet-row";
import { alignColumns, type SheetColumns } from "../align-columns.ts";
import { type ColumnDecision, type DecidedColumns, mapAsDecided, NO_DECISION } from "../columns/column-decision.ts";
import { createHeaderRepeatCheck, mapColumns } from "../columns/column-map.ts";
import type { FoundHeader } from "../columns/headers/find-header.ts";
import { fieldsOfWords } from "../columns/headers/header-fields.ts";
import { withRows } from "./adapt-rows.ts";

/** Lists of one sheet below each other, each with a header line of its own. */
export interface StackedLists {
  /** The first header line, with the columns that only later lists have behind its own. */
  header: FoundHeader;
  /** The header lines of the later lists, and where each has the columns of the first. */
  lists: readonly { row: number; columns: SheetColumns }[];
}

const MIN_HEADERS = 3;
const MIN_KNOWN_SHARE = 0.5;

/** Undefined if the sample shows no second header line, or only lists of another kind. */
export function findStackedLists(
  sample: readonly SheetRow[],
  first: FoundHeader,
  decision: ColumnDecision = NO_DECISION,
): StackedLists | undefined {
  const isRepeated = createHeaderRepeatCheck(first.mapping);
  let header = first;
  const lists: { row: number; columns: SheetColumns }[] = [];
  for (const { row, cells } of sample) {
    if (!isHeaderLine(cells) || (lists.length === 0 && isRepeated(cells))) continue;
    const found = alignColumns(header, { row, ...withName(mapAsDecided(cells, decision)) });
    if (found === undefined) continue;
    header = found.header;
    lists.push({ row, columns: found.columns });
  }
  return lists.length === 0 ? undefined : { header, lists };
}

/** The same rows with all cells in the columns of the first header line, without the later header lines. */
export function inColumnsOfFirst({ header, lists }: StackedLists): (row: SheetRow) => SheetRow[] {
  const headerRows = new Set(lists.map(({ row }) => row));
  return (read) => {
    if (read.row === header.row) return [{ ...read, cells: header.headerCells }];
    if (headerRows.has(read.row)) return [];
    const columns = lists.findLast(({ row }) => row < read.row)?.columns;
    if (columns === undefined) return [read];
    return [{ ...read, cells: columns.map((column) => (column === undefined ? undefined : read.cells[column])) }];
  };
}

export function readStackedLists(reader: SheetReader, stacked: StackedLists): SheetReader {
  const order = inColumnsOfFirst(stacked);
  return withRows(reader, async function* (rows) {
    for await (const row of rows) yield* order(row);
  });
}

/** This many known headers make a header line: without a known word for names, they are in the first column of another word. */
function withName(decided: DecidedColumns): DecidedColumns {
  const { headers, columns } = decided.mapping;
  if (columns.has("name")) return decided;
  const known = new Set(columns.values());
  const column = headers.findIndex((header, at) => header !== "" && !known.has(at));
  if (column < 0) return decided;
  return { ...decided, mapping: mapColumns(decided.headerCells, [...decided.chosen, { column, field: "name" }]) };
}

/** Several words without a figure, most of them known headers. */
function isHeaderLine(cells: SheetRow["cells"]): boolean {
  const filled = cells.filter((cell) => cell !== undefined && cell !== "");
  if (filled.length < MIN_HEADERS || !filled.every((cell) => typeof cell === "string" && !/\d/.test(cell)))
    return false;
  const known = filled.filter((cell) => fieldsOfWords(String(cell)).length > 0).length;
  return known >= MIN_HEADERS && known >= filled.length * MIN_KNOWN_SHARE;
}
