import { isAppError } from "@meridian/platform/app-error";
import type { SheetReader, SheetRow, Workbook } from "@meridian/sheet-reader/sheet-row";
import type { ColumnDecision } from "./columns/column-decision.ts";
import { type FoundHeader, findHeader, findUnknownHeader, takeFirstRows } from "./columns/headers/find-header.ts";
import { headerKey } from "./columns/headers/header-fields.ts";

/** A sheet that is imported. */
export interface ReadSheet {
  index: number;
  name: string;
  headerRow: number;
  /** Where this sheet has each column of the first one. */
  columns: readonly (number | undefined)[];
}

/** A sheet of a workbook that is not imported. */
export interface UnreadSheet {
  name: string;
  /** Its rows, counted up to `MAX_COUNTED_ROWS`; undefined if it is unreadable. */
  rowCount: number | undefined;
}

export interface SortedSheets {
  read: readonly ReadSheet[];
  unread: readonly UnreadSheet[];
}

export const MAX_COUNTED_ROWS = 10_000;

export interface SortOptions {
  /** The first sheet to read, and its header line. */
  sheet: number;
  header: FoundHeader;
  decision: ColumnDecision | undefined;
  onProgress?: (() => void) | undefined;
}

/** Finds the sheets that have the headers of the one that was chosen, in any order, and counts the rows of all others. */
export async function sortSheets(workbook: Workbook, options: SortOptions): Promise<SortedSheets> {
  const { sheet, header, decision, onProgress } = options;
  const { headers } = header.mapping;
  const first = { index: sheet, name: workbook.sheetNames[sheet] ?? "", headerRow: header.row };
  const read: ReadSheet[] = [{ ...first, columns: [...headers.keys()] }];
  const unread: UnreadSheet[] = [];
  for (const [index, name] of workbook.sheetNames.entries()) {
    if (index === sheet) continue;
    onProgress?.();
    const found = await readLeniently(() => findAnyHeader(workbook.openSheet(index), decision));
    const columns = found === undefined ? undefined : matchColumns(headers, found.mapping.headers);
    if (found !== undefined && columns !== undefined) {
      read.push({ index, name, headerRow: found.row, columns });
    } else {
      unread.push({ name, rowCount: await readLeniently(() => countRows(workbook.openSheet(index), onProgress)) });
    }
  }
  return { read, unread };
}

/**
 * Reads sheets one after the other like a single one. Rows of later sheets continue the numbering, without headers and what is above them,
 * and remember their origin.
 */
export function chainSheets(workbook: Workbook, sheets: readonly ReadSheet[]): SheetReader {
  let done = 0;
  let current: SheetReader | undefined;
  async function* readRows(): AsyncGenerator<SheetRow> {
    let last = 0;
    for (const { index, name, headerRow, columns } of sheets) {
      const offset = last;
      current = workbook.openSheet(index);
      for await (const { row, cells } of current.rows) {
        last = offset + row;
        if (done === 0) yield { row, cells };
        else if (row > headerRow) {
          const ordered = columns.map((column) => (column === undefined ? undefined : cells[column]));
          yield { row: last, cells: ordered, origin: { sheetName: name, row } };
        }
      }
      done++;
    }
  }
  return {
    rows: readRows(),
    readShare: () => (done === sheets.length ? 1 : (done + (current?.readShare() ?? 0)) / sheets.length),
  };
}

/** Undefined unless both lines have the same headers; a column without a header is found at its position in the first. */
function matchColumns(headers: readonly string[], others: readonly string[]): (number | undefined)[] | undefined {
  const places = new Map<string, number[]>();
  for (const [column, header] of others.entries()) {
    if (header !== "") places.set(headerKey(header), [...(places.get(headerKey(header)) ?? []), column]);
  }
  const columns: (number | undefined)[] = [];
  for (const [column, header] of headers.entries()) {
    const place = header === "" ? undefined : places.get(headerKey(header))?.shift();
    if (header !== "" && place === undefined) return undefined;
    columns.push(header === "" && (others[column] ?? "") === "" ? column : place);
  }
  return [...places.values()].every((left) => left.length === 0) ? columns : undefined;
}

async function findAnyHeader(
  { rows }: SheetReader,
  decision: ColumnDecision | undefined,
): Promise<FoundHeader | undefined> {
  const firstRows = await takeFirstRows(rows);
  return findHeader(firstRows, decision) ?? findUnknownHeader(firstRows, decision);
}

async function countRows({ rows }: SheetReader, onProgress: (() => void) | undefined): Promise<number> {
  let count = 0;
  for await (const _ of rows) {
    onProgress?.();
    if (++count >= MAX_COUNTED_ROWS) break;
  }
  return count;
}

/** A damaged sheet does not prevent reading the others. */
async function readLeniently<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}
