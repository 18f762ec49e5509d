import { parseArgs } from "node:util";
import { openSheet } from "../../../services/ingest/src/parse/open-sheet.ts";

/** What one reader made of one file, printed as a line of JSON for the process that compares them. */
export interface ReadResult {
  rows: number;
  cells: number;
  seconds: number;
  /** Of all its threads: what stays comparable when the machine has other work. */
  cpuSeconds: number;
  peakRssMb: number;
}

const READERS: Readonly<Record<string, (path: string) => Promise<Pick<ReadResult, "rows" | "cells">>>> = {
  meridian: readWithMeridian,
  "exceljs-xlsx": readXlsxWithExceljs,
  "exceljs-csv": readCsvWithExceljs,
};

const { positionals } = parseArgs({ allowPositionals: true });
const [reader = "", path = ""] = positionals;
const read = READERS[reader];
if (read === undefined) throw new Error(`There is no reader ${reader}`);
const startedAt = performance.now();
const counts = await read(path);
const seconds = (performance.now() - startedAt) / 1000;
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const cpuSeconds = (userCPUTime + systemCPUTime) / 1_000_000;
const result: ReadResult = { ...counts, seconds, cpuSeconds, peakRssMb: maxRSS / 1024 };
console.log(JSON.stringify(result));

async function readWithMeridian(file: string) {
  const sheet = await openSheet(file);
  let rows = 0;
  let cells = 0;
  for await (const row of sheet.reader.rows) {
    rows++;
    for (const cell of row.cells) if (cell !== undefined) cells++;
  }
  sheet.close();
  return { rows, cells };
}

async function readXlsxWithExceljs(file: string) {
  const { default: exceljs } = await import("exceljs");
  const options = { sharedStrings: "cache", styles: "cache", worksheets: "emit" } as const;
  const workbook = new exceljs.stream.xlsx.WorkbookReader(file, options);
  let rows = 0;
  let cells = 0;
  for await (const sheet of workbook) {
    for await (const row of sheet) {
      rows++;
      row.eachCell(() => {
        cells++;
      });
    }
  }
  return { rows, cells };
}

/** Its reader of CSV keeps the whole sheet: it has none that streams. */
async function readCsvWithExceljs(file: string) {
  const { default: exceljs } = await import("exceljs");
  const sheet = await new exceljs.Workbook().csv.readFile(file);
  let rows = 0;
  let cells = 0;
  sheet.eachRow((row) => {
    rows++;
    row.eachCell(() => {
      cells++;
    });
  });
  return { rows, cells };
}
