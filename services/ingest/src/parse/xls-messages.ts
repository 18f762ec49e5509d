import type { ProblemCode } from "@meridian/shared/contracts/problem";
import type { StoredText } from "@meridian/shared/contracts/stored-text";
import type { SheetRow } from "./sheet-row.ts";

/** Asks the process that holds an .xls workbook for the rows of a sheet from one on, by their place from 0. */
export interface XlsRequest {
  sheet: number;
  fromIndex: number;
}

export interface XlsSheet {
  name: string;
  /** Rows up to the last that has a cell. */
  rowCount: number;
}

/** `opened` comes once, unasked; then one answer for each request. */
export type XlsAnswer =
  | { type: "opened"; sheets: readonly XlsSheet[] }
  | { type: "rows"; rows: readonly SheetRow[] /** Where to ask on; undefined at the end. */; nextIndex?: number }
  | { type: "failed"; code: ProblemCode; message: StoredText };

export interface XlsLimits {
  /** For opening the workbook, and for each answer after. */
  timeoutMs: number;
  maxHeapMb: number;
  maxRssMb: number;
}
