import { parseArgs } from "node:util";
import { openSheet } from "../../../services/ingest/src/parse/open-sheet.ts";
import type { ReadResult } from "./read-result.ts";

/** A process of its own: `read-sheet.ts <reader> <file>` prints the reader's result. */
const READERS: Readonly<Record<string, (path: string) => Promise<Pick<ReadResult, "rows" | "cells">>>> = {
  meridian: readWithMeridian,
  exceljs: readXlsxWithExceljs,
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
