import { isAppError } from "@meridian/shared/kernel/app-error";
import type { ColumnDecision } from "./column-decision.ts";
import { headerSignature } from "./column-map.ts";
import { type FoundHeader, findHeader, findUnknownHeader, takeFirstRows } from "./find-header.ts";
import type { SheetReader, SheetRow, Workbook } from "./sheet-row.ts";

/** A sheet that is imported. */
export interface ReadSheet {
  index: number;
  name: string;
  headerRow: number;
}

/** A sheet of a workbook that is not imported. */
export interface UnreadSheet {
  name: string;
  /** Its rows, counted up to `MAX_COUNTED_ROWS`; undefined where it cannot be read. */
  rowCount: number | undefined;
}

export interface SortedSheets {
  read: readonly ReadSheet[];
  unread: readonly UnreadSheet[];
}

export const MAX_COUNTED_ROWS = 10_000;

export interface SortOptions {
  /** The first sheet to be read, and its header line. */
  sheet: number;
  header: FoundHeader;
  decision: ColumnDecision | undefined;
  onProgress?: (() => void) | undefined;
}

/** Finds the sheets that have the same headers as the one that was chosen, and counts the rows of all others. */
export async function sortSheets(workbook: Workbook, options: SortOptions): Promise<SortedSheets> {
  const { sheet, header, decision, onProgress } = options;
  const signature = headerSignature(header.mapping);
  const read: ReadSheet[] = [{ index: sheet, name: workbook.sheetNames[sheet] ?? "", headerRow: header.row }];
  const unread: UnreadSheet[] = [];
  for (const [index, name] of workbook.sheetNames.entries()) {
    if (index === sheet) continue;
    onProgress?.();
    const found = await readLeniently(() => findAnyHeader(workbook.openSheet(index), decision));
    if (found !== undefined && headerSignature(found.mapping) === signature) {
      read.push({ index, name, headerRow: found.row });
    } else {
      unread.push({ name, rowCount: await readLeniently(() => countRows(workbook.openSheet(index), onProgress)) });
    }
  }
  return { read, unread };
}

/**
 * Reads sheets one after the other as if they were one. The rows of the second go on where those of the first ended, without
 * its header and what stands above it, and remember where they come from.
 */
export function chainSheets(workbook: Workbook, sheets: readonly ReadSheet[]): SheetReader {
  let done = 0;
  let current: SheetReader | undefined;
  async function* readRows(): AsyncGenerator<SheetRow> {
    let last = 0;
    for (const { index, name, headerRow } of sheets) {
      const offset = last;
      current = workbook.openSheet(index);
      for await (const { row, cells } of current.rows) {
        last = offset + row;
        if (done === 0) yield { row, cells };
        else if (row > headerRow) yield { row: last, cells, origin: { sheetName: name, row } };
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

/** A sheet that is damaged keeps nobody from the others. */
async function readLeniently<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}
