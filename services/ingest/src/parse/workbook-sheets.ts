import { isAppError } from "@meridian/platform/app-error";
import type { SheetReader, SheetRow, Workbook } from "@meridian/sheet-reader/sheet-row";
import { alignColumns, matchColumns, type SheetColumns } from "./align-columns.ts";
import type { ColumnDecision } from "./columns/column-decision.ts";
import { SAMPLE_ROWS, takeSample } from "./columns/contents/take-sample.ts";
import { type FoundHeader, findHeader, findUnknownHeader, takeFirstRows } from "./columns/headers/find-header.ts";

/** A sheet that is imported. */
export interface ReadSheet {
  index: number;
  name: string;
  headerRow: number;
  /** Where this sheet has each column of the first one. */
  columns: SheetColumns;
}

/** A sheet of a workbook that is not imported. */
export interface UnreadSheet {
  name: string;
  /** Its rows, counted up to `MAX_COUNTED_ROWS`; undefined if it is unreadable. */
  rowCount: number | undefined;
}

export interface SortedSheets {
  /** The first sheet's header line, with the columns that only others have behind its own. */
  header: FoundHeader;
  read: readonly ReadSheet[];
  unread: readonly UnreadSheet[];
}

export const MAX_COUNTED_ROWS = 10_000;
const MAX_SAMPLED_SHEETS = 100;
const MIN_SAMPLE_ROWS = 20;

export interface SortOptions {
  /** The first sheet to read, and its header line. */
  sheet: number;
  header: FoundHeader;
  decision: ColumnDecision | undefined;
  onProgress?: (() => void) | undefined;
}

/**
 * Finds the sheets that have the headers of the one that was chosen, in any order, or are lists of the same kind in other words, and counts
 * the rows of all others.
 */
export async function sortSheets(workbook: Workbook, options: SortOptions): Promise<SortedSheets> {
  const { sheet, decision, onProgress } = options;
  let { header } = options;
  const first = { index: sheet, name: workbook.sheetNames[sheet] ?? "", headerRow: header.row };
  const read: ReadSheet[] = [{ ...first, columns: [...header.mapping.headers.keys()] }];
  const unread: UnreadSheet[] = [];
  for (const [index, name] of workbook.sheetNames.entries()) {
    if (index === sheet) continue;
    onProgress?.();
    const found = await readLeniently(() => findAnyHeader(workbook.openSheet(index), decision));
    const same = found === undefined ? undefined : matchColumns(header.mapping.headers, found.mapping.headers);
    const alike = found === undefined || same !== undefined ? undefined : alignColumns(header, found);
    const columns = same ?? alike?.columns;
    header = alike?.header ?? header;
    if (found !== undefined && columns !== undefined) {
      read.push({ index, name, headerRow: found.row, columns });
    } else {
      unread.push({ name, rowCount: await readLeniently(() => countRows(workbook.openSheet(index), onProgress)) });
    }
  }
  return { header, read, unread };
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
    for (const sheet of sheets) {
      const offset = last;
      current = workbook.openSheet(sheet.index);
      for await (const read of current.rows) {
        last = offset + read.row;
        if (done === 0) yield { row: read.row, cells: read.cells };
        else if (read.row > sheet.headerRow) yield { ...inOrder(read, sheet), row: last };
      }
      done++;
    }
  }
  return {
    rows: readRows(),
    readShare: () => (done === sheets.length ? 1 : (done + (current?.readShare() ?? 0)) / sheets.length),
  };
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

/** A row of a later sheet with its cells in the columns of the first. */
function inOrder({ row, cells }: SheetRow, { name, columns }: ReadSheet): SheetRow {
  const ordered = columns.map((column) => (column === undefined ? undefined : cells[column]));
  return { row, cells: ordered, origin: { sheetName: name, row } };
}

/** A sample of each sheet, the first one's the largest; none of sheets beyond a limit. */
export async function sampleSheets(workbook: Workbook, sheets: readonly ReadSheet[]): Promise<SheetRow[][]> {
  const samples: SheetRow[][] = [];
  const size = Math.max(MIN_SAMPLE_ROWS, Math.floor(SAMPLE_ROWS / sheets.length));
  for (const [at, sheet] of sheets.slice(0, MAX_SAMPLED_SHEETS).entries()) {
    const { rows } = workbook.openSheet(sheet.index);
    const sample = await takeSample(rows, sheet.headerRow, at === 0 ? SAMPLE_ROWS : size);
    samples.push(at === 0 ? sample : sample.map((row) => inOrder(row, sheet)));
  }
  return samples;
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
