import { PassThrough, type Readable } from "node:stream";
import { escapeGuard } from "@meridian/shared/domain/csv-cell";
import type { ExportValue } from "@meridian/shared/ports/business-store";
import type { ExportFile } from "./export-file.ts";

/** Of a sheet, its header included: what spreadsheet programs open. */
const MAX_SHEET_ROWS = 1_048_576;
const SHEET_NAME = "businesses";
const BUFFER_BYTES = 256 * 1024;
const NOTHING = Buffer.alloc(0);
/** What XML cannot hold or changes in reading, and texts that would be read as the escape of such a letter. */
const NEEDS_ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)|[^\t\n\u0020-\u007e\u0080-\ufffd]/g;

/**
 * A workbook, written as its reader takes it. Cells are texts, numbers and truth values; a text is never a formula. Rows that
 * one sheet cannot hold go on in a next one. `maxSheetRows` is for tests.
 */
export function xlsxStream(file: ExportFile, maxSheetRows = MAX_SHEET_ROWS): Readable {
  const out = new PassThrough({ highWaterMark: BUFFER_BYTES });
  writeWorkbook(file, out, maxSheetRows).catch((error: unknown) => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return out;
}

async function writeWorkbook({ headers, pages }: ExportFile, out: PassThrough, maxSheetRows: number): Promise<void> {
  const closed = new AbortController();
  out.once("close", () => closed.abort());
  // Loaded when it is wanted: it takes more room than all else that the process loads.
  const { default: exceljs } = await import("exceljs");
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: out, useSharedStrings: false, useStyles: false });
  let sheetCount = 0;
  const openSheet = () => {
    sheetCount++;
    const sheet = workbook.addWorksheet(sheetCount === 1 ? SHEET_NAME : `${SHEET_NAME} ${sheetCount}`, {
      views: [{ state: "frozen", ySplit: 1 }],
    });
    sheet.addRow(headers).commit();
    return { sheet, rows: 1, target: targetOf(sheet) };
  };
  let current = openSheet();
  for await (const page of pages) {
    for (const cells of page) {
      if (current.rows >= maxSheetRows) {
        current.sheet.commit();
        current = openSheet();
      }
      current.sheet.addRow(cells.map(xlsxCell)).commit();
      current.rows++;
    }
    await whenTaken(current.target, closed.signal);
  }
  await workbook.commit();
}

function xlsxCell(value: ExportValue): ExportValue {
  return typeof value === "string" ? escapeSheetText(escapeGuard(value)) : value;
}

/** As the format itself writes them: `_x000D_`, and `_x005F_` for "_". */
function escapeSheetText(text: string): string {
  return text
    .toWellFormed()
    .replace(NEEDS_ESCAPE, (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`);
}

/** Where the XML of a sheet waits to be compressed. The writer itself never says that it should be waited for. */
function targetOf(sheet: object): Target {
  const stream = "stream" in sheet ? sheet.stream : undefined;
  const pipes = typeof stream === "object" && stream !== null && "pipes" in stream ? stream.pipes : undefined;
  const target: unknown = Array.isArray(pipes) ? pipes[0] : undefined;
  if (!isTarget(target)) throw new TypeError("The sheet of the workbook goes nowhere");
  return target;
}

interface Target {
  write(chunk: Buffer, onTaken: () => void): unknown;
}

function isTarget(value: unknown): value is Target {
  return typeof value === "object" && value !== null && "write" in value && typeof value.write === "function";
}

/** Resolves when all that was written has been taken: writes are taken in their order, this empty one last. */
function whenTaken(target: Target, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new Error("The reader of the workbook has left"));
    if (signal.aborted) {
      leave();
      return;
    }
    signal.addEventListener("abort", leave, { once: true });
    target.write(NOTHING, () => {
      signal.removeEventListener("abort", leave);
      resolve();
    });
  });
}
