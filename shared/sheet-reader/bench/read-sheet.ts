import { parseArgs } from "node:util";
import { detectSheetKind } from "../src/formats/detect-sheet-kind.ts";
import { openWorkbook } from "../src/formats/open-workbook.ts";

interface Counts {
  rows: number;
  cells: number;
}

/** A process of its own: `read-sheet.ts <reader> <file>` prints what a reader reads, and its cost. */
const READERS: Readonly<Record<string, (path: string) => Promise<Counts>>> = {
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
const result = { ...counts, seconds, cpuSeconds, peakRssMb: maxRSS / 1024 };
console.log(JSON.stringify(result));

async function readWithMeridian(file: string): Promise<Counts> {
  const workbook = await openWorkbook(await detectSheetKind(file), file);
  let rows = 0;
  let cells = 0;
  for (const sheet of workbook.sheetNames.keys()) {
    for await (const row of workbook.openSheet(sheet).rows) {
      rows++;
      for (const cell of row.cells) if (cell !== undefined) cells++;
    }
  }
  workbook.close();
  return { rows, cells };
}

async function readXlsxWithExceljs(file: string): Promise<Counts> {
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
