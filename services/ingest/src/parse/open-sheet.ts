import type { SheetKind } from "@meridian/shared/contracts/import-job";
import { type AppError, invalidInput } from "@meridian/shared/kernel/app-error";
import type { ColumnMapping } from "./column-map.ts";
import { detectSheetKind } from "./detect-sheet-kind.ts";
import { type FoundHeader, findHeader, MAX_HEADER_ROW_SEARCH, takeFirstRows } from "./find-header.ts";
import { openCsv } from "./read-csv.ts";
import { openXlsx } from "./read-xlsx.ts";
import type { SheetReader, SheetRow } from "./sheet-row.ts";

export interface OpenSheet {
  kind: SheetKind;
  /** Sheet row of the header line. */
  headerRow: number;
  mapping: ColumnMapping;
  /** All sheets of a workbook; one nameless for CSV. */
  sheets: readonly string[];
  sheetName?: string;
  /** From its first row; `rows` still has the header line and what stands above it. */
  reader: SheetReader;
  close(): void;
}

export interface OpenSheetOptions {
  /** Called as texts and rows are read, as a sign of life. */
  onProgress?: (() => void) | undefined;
}

const MAX_SHOWN_HEADERS = 8;

/**
 * Opens a file of any supported kind at the first sheet that has a line of headers we know. Throws AppError when there
 * is none, or when the file is not one we read.
 */
export async function openSheet(path: string, options: OpenSheetOptions = {}): Promise<OpenSheet> {
  const kind = await detectSheetKind(path);
  return kind === "csv" ? await openCsvSheet(path) : await openXlsxSheet(path, options);
}

async function openCsvSheet(path: string): Promise<OpenSheet> {
  const file = await openCsv(path);
  const firstRows = await takeFirstRows(file.open().rows);
  const header = findHeader(firstRows);
  if (header === undefined) throw noHeader(firstRows);
  return { kind: "csv", ...describeHeader(header), sheets: [], reader: file.open(), close: () => undefined };
}

async function openXlsxSheet(path: string, { onProgress }: OpenSheetOptions): Promise<OpenSheet> {
  const workbook = await openXlsx(path, { onText: onProgress });
  try {
    let seenRows: SheetRow[] = [];
    for (const [index, sheetName] of workbook.sheetNames.entries()) {
      const firstRows = await takeFirstRows(workbook.openSheet(index).rows);
      const header = findHeader(firstRows);
      if (header === undefined) {
        if (seenRows.length === 0) seenRows = firstRows;
        continue;
      }
      const reader = workbook.openSheet(index);
      const close = () => workbook.close();
      return { kind: "xlsx", ...describeHeader(header), sheets: workbook.sheetNames, sheetName, reader, close };
    }
    throw noHeader(seenRows);
  } catch (error) {
    workbook.close();
    throw error;
  }
}

function describeHeader({ row, mapping }: FoundHeader) {
  return { headerRow: row, mapping };
}

function noHeader(firstRows: readonly SheetRow[]): AppError {
  const first = firstRows[0];
  if (first === undefined) return invalidInput("The file has no rows.");
  const headers = first.cells
    .filter((cell) => cell !== undefined)
    .slice(0, MAX_SHOWN_HEADERS)
    .map((cell) => `"${String(cell).slice(0, 40)}"`);
  return invalidInput(
    `None of the first ${MAX_HEADER_ROW_SEARCH} rows is a line of headers with a column of names, such as "name" or "title". The first row has ${headers.join(", ")}.`,
  );
}
