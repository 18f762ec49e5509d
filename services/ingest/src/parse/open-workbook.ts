import type { SheetKind } from "@meridian/shared/contracts/import-job";
import { openFileSource } from "./byte-source.ts";
import { openJson } from "./json/read-json.ts";
import { openCsvWorkbook } from "./read-csv.ts";
import { openXls } from "./read-xls.ts";
import { openXlsx } from "./read-xlsx.ts";
import type { Workbook } from "./sheet-row.ts";
import type { StartXlsProcess } from "./xls-process.ts";

export interface WorkbookOptions {
  /** Called as texts and rows are read, as a sign of life. */
  onProgress?: (() => void) | undefined;
  /** See `XlsOptions`. */
  startXlsProcess?: StartXlsProcess | undefined;
}

/** Opens a file of a known kind. Throws AppError when it is damaged or beyond the limits. */
export async function openWorkbook(kind: SheetKind, path: string, options: WorkbookOptions = {}): Promise<Workbook> {
  const { onProgress, startXlsProcess: startProcess } = options;
  switch (kind) {
    case "csv":
      return await openCsvWorkbook(await openFileSource(path));
    case "json":
      return await openJson(await openFileSource(path), { onRecord: onProgress });
    case "xls":
      return await openXls(path, { onProgress, startProcess });
    case "xlsx":
      return await openXlsx(path, { onText: onProgress });
  }
}
