import type { ProblemCode } from "@meridian/contracts/problem";
import type { KeyedText, StoredText } from "@meridian/contracts/stored-text";
import { text } from "../messages/text.ts";
import type { SheetRow } from "../sheet-row.ts";

/** A file in a format that cannot be streamed, read by a separate process. */
export interface ProcessFile {
  path: string;
  kind: "xls" | "xlsb" | "parquet";
  /** The `url` of a `HeaderGuide`. */
  headerGuideUrl?: string | undefined;
}

/** Requests rows of a sheet, starting at an index from 0. */
export interface ReaderRequest {
  sheet: number;
  fromIndex: number;
}

export interface ReaderSheet {
  name: string;
  hasLinks?: boolean;
  hasMergedCells?: boolean;
  /** Rows up to the last that has a cell. */
  rowCount: number;
}

export interface RowsAnswer {
  type: "rows";
  rows: readonly SheetRow[];
  /** Where to continue; undefined at the end. */
  nextIndex?: number;
}

/** `opened` comes once, unrequested; then one response per request. */
export type ReaderAnswer =
  | { type: "opened"; sheets: readonly ReaderSheet[] }
  | RowsAnswer
  | { type: "failed"; code: ProblemCode; message: StoredText };

export interface ReaderLimits {
  /** For opening the file, and for each response. */
  timeoutMs: number;
  maxHeapMb: number;
  maxRssMb: number;
}

/** A file held by its process. */
export interface ReaderContent {
  sheets: readonly ReaderSheet[];
  rows(sheet: number, fromIndex: number): RowsAnswer | Promise<RowsAnswer>;
}

export function outOfMemoryText(kind: ProcessFile["kind"]): KeyedText {
  return text(kind === "xls" ? "xls_out_of_memory" : "reader_out_of_memory");
}

export function crashedText(kind: ProcessFile["kind"]): KeyedText {
  return text(kind === "xls" ? "xls_crashed" : "reader_crashed");
}

export function tooSlowText(kind: ProcessFile["kind"], timeoutMs: number): KeyedText {
  return text(kind === "xls" ? "xls_too_slow" : "reading_stalled", { seconds: Math.round(timeoutMs / 1000) });
}
