import type { ColumnExtraction, SheetKind } from "@meridian/shared/contracts/import-job";
import type { ProblemCode } from "@meridian/shared/contracts/problem";
import type { ImportBatch } from "@meridian/shared/ports/business-store";

/** A batch of an import as the store takes it, but for the lease. */
export type SourceBatch = Omit<ImportBatch, "lease">;

/** What the parse worker is started with. */
export interface ParseTask {
  path: string;
  batchSizeRows: number;
  afterRow: number;
  /** Two numbers that the worker keeps up to date: signs of life so far, and the share of the file that was read. */
  gauges: SharedArrayBuffer;
  /** Batches it may send ahead of those that were taken. */
  maxBatchesAhead: number;
}

export const GAUGE_SIGNS_OF_LIFE = 0;
export const GAUGE_READ_SHARE = 1;
export const GAUGE_BYTES = 2 * Float64Array.BYTES_PER_ELEMENT;

export interface OpenedMessage {
  type: "opened";
  kind: SheetKind;
  columnExtraction: ColumnExtraction;
  sheetName?: string;
}

export type WorkerMessage =
  | OpenedMessage
  | { type: "batch"; batch: SourceBatch }
  | { type: "end" }
  | { type: "failed"; code: ProblemCode; message: string };

/** Sent to the worker for every batch that was taken. */
export const TAKEN = "taken";
