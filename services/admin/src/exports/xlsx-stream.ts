import { PassThrough, type Readable } from "node:stream";
import type { ExportValue } from "@meridian/domain/businesses/export-cells";
import { escapeGuard } from "@meridian/domain/text/csv-cell";
import type { ExportFile } from "./export-file.ts";

/** Rows per sheet including the header: the most that spreadsheet programs open. */
const MAX_SHEET_ROWS = 1_048_576;
const SHEET_NAME = "businesses";
const BUFFER_BYTES = 256 * 1024;
const NOTHING = Buffer.alloc(0);
/** Characters XML cannot hold or changes when read, and texts that look like the escape of one. */
const NEEDS_ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)|[^\t\n\u0020-\u007e\u0080-\ufffd]/g;

/**
 * Streams a workbook with back-pressure. Cells are texts, numbers and booleans; a text is never a formula. Rows beyond the limit of a sheet
 * continue on the next one. `maxSheetRows` is for tests.
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
  // Loaded on demand: it takes more memory than everything else the process loads.
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
    await drained(current.target, closed.signal);
  }
  await workbook.commit();
}

function xlsxCell(value: ExportValue): ExportValue {
  return typeof value === "string" ? escapeSheetText(escapeGuard(value)) : value;
}

/** The escapes the format itself uses: `_x000D_`, and `_x005F_` for "_". */
function escapeSheetText(text: string): string {
  return text
    .toWellFormed()
    .replace(NEEDS_ESCAPE, (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`);
}

/** Buffers a sheet's XML until it is compressed. The writer itself never signals back-pressure. */
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

/** Resolves when everything written so far has been taken: writes are taken in order, and this empty one comes last. */
function drained(target: Target, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new Error("The workbook's reader disconnected"));
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
