import type { MessagePort } from "node:worker_threads";
import type { ColumnExtraction, SheetKind } from "@meridian/shared/contracts/import-job";
import type { ProblemCode } from "@meridian/shared/contracts/problem";
import type { StoredText } from "@meridian/shared/contracts/stored-text";
import type { PackedList } from "@meridian/shared/kernel/packed-list";
import type { ImportBatch } from "@meridian/shared/ports/business-store";
import type { ColumnDecision } from "./column-decision.ts";
import type { SheetPreview } from "./preview-sheet.ts";
import type { RowSurvey } from "./survey-rows.ts";

/** A row that is no draft, for the preview of a dry run. */
export interface SkippedRow {
  row: number;
  outcome: "duplicate" | "rejected" | "repeated_header";
  name: string | undefined;
  /** Why it is rejected. */
  message?: string;
}

/** A batch of an import as the store takes it, but for the lease, and what the files beside it need. */
export interface SourceBatch extends Omit<ImportBatch, "lease"> {
  /** Bytes that the file of rejected rows has by the end of this batch. */
  rejectedBytes: number;
  /** By row; empty unless asked for. */
  skippedRows: readonly SkippedRow[];
}

/** As the worker sends it. */
export interface PackedBatch extends Omit<SourceBatch, "drafts"> {
  /** Of `BusinessDraft`s. */
  drafts: PackedList;
}

export interface ImportWork {
  kind: "import";
  batchSizeRows: number;
  afterRow: number;
  /** Open file descriptor that rejected rows are written to, where anybody wants them. */
  rejectedFile?: number | undefined;
  listsSkippedRows?: boolean | undefined;
  /** Whether the answer that the file is open tells what its sampled rows say of it. */
  isSurveyed?: boolean | undefined;
}

/** What the parse worker is started with. */
export interface ParseTask {
  path: string;
  /** As the admin knows it. */
  fileName: string;
  decision: ColumnDecision;
  /** A preview reads the head of the file alone. */
  work: ImportWork | { kind: "preview" };
  /** Numbers that the worker keeps up to date: signs of life so far, the share of the file that was read, and the bytes of rejected rows. */
  gauges: SharedArrayBuffer;
  /** See `ArchiveOptions`. Whoever starts the worker removes it when that ends. */
  scratchFolder: string;
  /** Batches it may send ahead of those that were taken. */
  maxBatchesAhead: number;
  /** To the thread that forks the processes of files that no reader takes in pieces. */
  readerPort: MessagePort;
}

export const GAUGE_SIGNS_OF_LIFE = 0;
export const GAUGE_READ_SHARE = 1;
export const GAUGE_REJECTED_BYTES = 2;
export const GAUGE_BYTES = 3 * Float64Array.BYTES_PER_ELEMENT;

export interface OpenedMessage {
  type: "opened";
  kind: SheetKind;
  columnExtraction: ColumnExtraction;
  notes: readonly StoredText[];
  survey?: RowSurvey;
}

export interface PreviewMessage {
  type: "preview";
  preview: SheetPreview;
}

/** What is wrong with the file, for the admin. */
export interface FailedMessage {
  type: "failed";
  code: ProblemCode;
  message: StoredText;
}

export type WorkerMessage =
  | OpenedMessage
  | PreviewMessage
  | { type: "batch"; batch: PackedBatch }
  | { type: "end" }
  | FailedMessage;

/** Sent to the worker for every batch that was taken. */
export const TAKEN = "taken";
