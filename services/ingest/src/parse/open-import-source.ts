import type { ColumnExtraction, SheetKind } from "@meridian/shared/contracts/import-job";
import type { StoredText } from "@meridian/shared/contracts/stored-text";
import { refusal, text } from "../messages/text.ts";
import type { ColumnDecision } from "./column-decision.ts";
import { startParseWorker } from "./parse-in-worker.ts";
import type { SheetPreview } from "./preview-sheet.ts";
import type { SourceBatch } from "./source-messages.ts";
import type { RowSurvey } from "./survey-rows.ts";

export type { SourceBatch };

export interface ImportSourceOptions {
  path: string;
  /** As the admin knows it. */
  fileName: string;
  decision: ColumnDecision;
  /** Drafts a batch holds at most; a batch of a file full of rejected rows ends earlier, by rows read. */
  batchSizeRows: number;
  /** Rows up to this one are read for the sake of duplicates, but are in no batch. 0 for a fresh import. */
  afterRow: number;
  /** Open file that all rejected rows of the file are written to, as CSV: also those that an earlier attempt has counted. */
  rejectedFile?: number;
  /** Whether batches tell of the rows that are no drafts, one by one. */
  listsSkippedRows?: boolean;
  /** Whether `survey` is wanted. */
  isSurveyed?: boolean;
  /** Aborting kills the parser at once and makes `batches` throw the signal's reason. */
  signal?: AbortSignal;
}

/** A file being read, mapped and normalised in a thread of its own. */
export interface ImportSource {
  kind: SheetKind;
  columnExtraction: ColumnExtraction;
  notes: readonly StoredText[];
  /** Where it was asked for. */
  survey?: RowSurvey;
  /** Can be iterated once. Reading pauses while batches are not taken. Throws AppError for the admin. */
  batches: AsyncIterable<SourceBatch>;
  /** Share of the file that was read so far, 0 to 1. */
  readShare(): number;
  /** Bytes of the file of rejected rows, known once all batches were taken. */
  rejectedBytes(): number;
  /** Ends the parser and gives back its files. May be called at any time, more than once. */
  close(): Promise<void>;
}

/**
 * Opens an uploaded file, whatever it is called. Throws unsupported_media or invalid_input when it is no sheet that
 * can be read or has no column of names.
 */
export async function openImportSource(options: ImportSourceOptions): Promise<ImportSource> {
  const { batchSizeRows, afterRow, rejectedFile, listsSkippedRows, isSurveyed, ...others } = options;
  const work = { kind: "import", batchSizeRows, afterRow, rejectedFile, listsSkippedRows, isSurveyed } as const;
  const { first, ...worker } = await startParseWorker({ ...others, work });
  if (first.type !== "opened") throw refusal("invalid_input", text("no_rows"));
  const { type: _, ...opened } = first;
  return { ...opened, ...worker };
}

/** Reads the head of an uploaded file in the same way. A file whose headers say nothing is previewed too. */
export async function previewImportFile(
  options: Pick<ImportSourceOptions, "path" | "fileName" | "decision" | "signal">,
): Promise<SheetPreview> {
  const { first, close } = await startParseWorker({ ...options, work: { kind: "preview" } });
  await close();
  if (first.type !== "preview") throw refusal("invalid_input", text("no_rows"));
  return first.preview;
}
