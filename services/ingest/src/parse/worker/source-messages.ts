import type { MessagePort } from "node:worker_threads";
import type { ColumnExtraction, SheetKind } from "@meridian/contracts/imports/import-job";
import type { ListedKind, ListedName } from "@meridian/contracts/imports/import-mapping";
import type { ProblemCode } from "@meridian/contracts/problem";
import type { StoredText } from "@meridian/contracts/stored-text";
import type { PackedList } from "@meridian/platform/packed-list";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { ImportBatch } from "@meridian/ports/businesses/import-batch";
import type { KnownRow } from "@meridian/ports/imports/row-print-store";
import type { ColumnDecision } from "../columns/column-decision.ts";
import type { RowSurvey } from "../columns/survey/survey-rows.ts";
import type { SheetPreview } from "../preview-sheet.ts";

/** A row that is not a draft, for the preview of a dry run. */
export interface SkippedRow {
  row: number;
  outcome: "duplicate" | "rejected" | "repeated_header";
  name: string | undefined;
  /** Why it is rejected. */
  message?: string;
}

/** An import batch without its lease, and what the job's files need. */
export interface SourceBatch extends Omit<ImportBatch, "lease" | "wantsStamps"> {
  known: readonly KnownRow[];
  /** Of an import that takes prints. */
  prints?: BatchPrints;
  /** Bytes in the file of rejected rows at the end of this batch. */
  rejectedBytes: number;
  /** By row; empty unless requested. */
  skippedRows: readonly SkippedRow[];
}

/** Records by `encodePrint`. */
export interface BatchPrints {
  /** Of each draft; undefined if a later import must read the row again. */
  drafts: readonly (Uint8Array | undefined)[];
  /** Of each known row. */
  known: readonly (Uint8Array | undefined)[];
}

/** As the worker sends it. */
export interface PackedBatch extends Omit<SourceBatch, "drafts" | "prints"> {
  /** `BusinessDraft`s. */
  drafts: PackedList;
  /** By `packRecords`. */
  prints?: { drafts: Uint8Array; known: Uint8Array };
}

export interface ImportWork {
  kind: "import";
  batchSizeRows: number;
  afterRow: number;
  /** An open file descriptor for rejected rows, if wanted. */
  rejectedFile?: number | undefined;
  listsSkippedRows?: boolean | undefined;
  passesRepeats?: boolean | undefined;
  /** Whether the answer that the file is open tells what its sampled rows say of it. */
  isSurveyed?: boolean | undefined;
  /** Whether drafts bring their `derived` values. */
  areDerived?: boolean | undefined;
  /** Of `codeRelease`, for an import that takes prints: reading then starts after `begin`. */
  release?: string | undefined;
}

/** What a thread needs for all its files. */
export interface ThreadData {
  /** Every name of a country, as `allNames` returns them. */
  countryNames: ReadonlyMap<string, string>;
}

/** One file for a thread. */
export interface ParseTask {
  path: string;
  /** As the admin knows it. */
  fileName: string;
  decision: ColumnDecision;
  /** A preview only reads the start of the file. */
  work: ImportWork | { kind: "preview" };
  /** Updated by the worker: a progress counter, the share of the file read, and the bytes of rejected rows. */
  gauges: SharedArrayBuffer;
  /** See `ArchiveOptions`. The parent removes it when the worker ends. */
  scratchFolder: string;
  /** Batches it may send ahead of those taken. */
  maxBatchesAhead: number;
  /** To the caller, who takes the batches. */
  port: MessagePort;
  /** To the thread that forks processes for formats that cannot be streamed. */
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
  headerSignature: string;
  notes: readonly StoredText[];
  /** See `ImportJob`. */
  listedKinds: readonly ListedKind[];
  listedNames: readonly ListedName[];
  /** If it was requested. */
  survey?: RowSurvey;
  /** Of the prints, if the import may take some. */
  printSalt?: string;
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
  | DraftsMessage
  | { type: "end" }
  | FailedMessage;

/** The rows that `read_again` requested, in their order. */
export interface DraftsMessage {
  type: "drafts";
  drafts: readonly BusinessDraft[];
}

/** To the worker. */
export type SourceRequest =
  | { type: "page"; page: Uint8Array }
  /** Starts reading, with or without prints. */
  | { type: "begin"; takesPrints: boolean }
  /** The oldest batch sent is done with. */
  | { type: "taken" }
  /** Normalise these known rows of the oldest batch not taken. */
  | { type: "read_again"; stamps: readonly string[] };
