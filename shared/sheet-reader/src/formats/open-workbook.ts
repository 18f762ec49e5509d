import type { SheetKind } from "@meridian/contracts/imports/import-job";
import { openArchive } from "../archive/read-archive.ts";
import { openCsvWorkbook } from "../csv/read-csv.ts";
import { type HeaderGuide, NO_HEADERS } from "../header-guide.ts";
import { openJson } from "../json/read-json.ts";
import { openOds } from "../ods/read-ods.ts";
import { openInProcess } from "../reader-process/open-in-process.ts";
import type { StartReaderProcess } from "../reader-process/reader-process.ts";
import type { Workbook } from "../sheet-row.ts";
import { openFileSource } from "../text/byte-source.ts";
import { openXlsx } from "../xlsx/read-xlsx.ts";
import { openXml } from "../xml-lists/read-xml.ts";
import { openZipPackage } from "./zip-package.ts";

export interface WorkbookOptions {
  headers?: HeaderGuide | undefined;
  /** See `ArchiveOptions`. */
  scratchFolder?: string | undefined;
  /** Called as texts and rows are read, to show progress. */
  onProgress?: (() => void) | undefined;
  /** See `ProcessOptions`. */
  startReaderProcess?: StartReaderProcess | undefined;
}

/** Opens a file of a known format. Throws AppError if it is damaged or exceeds the limits. */
export async function openWorkbook(kind: SheetKind, path: string, options: WorkbookOptions = {}): Promise<Workbook> {
  const { headers = NO_HEADERS, onProgress, startReaderProcess: startProcess } = options;
  switch (kind) {
    case "csv":
      return await openCsvWorkbook(await openFileSource(path), headers);
    case "json":
      return await openJson(await openFileSource(path), { headers, onProgress });
    case "kml":
    case "xml":
      return await openXml(await openFileSource(path), { headers, onProgress });
    case "ods":
      return await openOds(path, { onProgress });
    case "parquet":
    case "xls":
    case "xlsb":
      if (kind === "xlsb") await checkUnpacked(path);
      return await openInProcess({ path, kind, headerGuideUrl: headers.url }, { onProgress, startProcess });
    case "xlsx":
      return await openXlsx(path, { onText: onProgress });
    case "zip": {
      const openFile = (inner: SheetKind, innerPath: string) => openWorkbook(inner, innerPath, options);
      return await openArchive(path, { openFile, headers, onProgress, scratchFolder: options.scratchFolder });
    }
  }
}

/** Throws too_large for a zip bomb before a library that unpacks whole files gets it. */
async function checkUnpacked(path: string): Promise<void> {
  const zip = await openZipPackage(path);
  try {
    for (const name of zip.names) for await (const _ of zip.read(name));
  } finally {
    zip.close();
  }
}
