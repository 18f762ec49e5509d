import { refusal, text } from "../../messages/text.ts";
import type { ColumnDecision } from "../columns/column-decision.ts";
import type { SheetPreview } from "../preview-sheet.ts";
import { codeRelease } from "../prints/code-release.ts";
import { startParseWorker } from "./parse-in-worker.ts";
import type { OpenedMessage, SourceBatch } from "./source-messages.ts";

export type { SourceBatch };

export interface ImportSourceOptions {
  path: string;
  /** As the admin knows it. */
  fileName: string;
  decision: ColumnDecision;
  /** The maximum drafts per batch; a batch full of rejected rows ends earlier, by rows read. */
  batchSizeRows: number;
  /** Rows up to this one are read to detect duplicates but are in no batch. 0 for a fresh import. */
  afterRow: number;
  /** An open file to which every rejected row is written as CSV, including those an earlier attempt counted. */
  rejectedFile?: number;
  /** Whether batches list the rows that are not drafts. */
  listsSkippedRows?: boolean;
  /** Whether duplicates that may fill blanks of an earlier row are drafts too. */
  passesRepeats?: boolean;
  /** Whether `survey` is wanted. */
  isSurveyed?: boolean;
  /** Whether drafts bring values derived by the knowledge base. */
  areDerived?: boolean;
  /** Whether the import may take prints: reading then waits for `begin`. */
  mayTakePrints?: boolean;
  /** Aborting kills the parser at once, and `batches` throws the signal's reason. */
  signal?: AbortSignal;
}

/** A file being read, mapped and normalised in a separate thread. */
export interface ImportSource extends Omit<OpenedMessage, "type"> {
  /** A page of `encodePage` with the salt of its prints. */
  addPrints(page: Uint8Array): void;
  begin(takesPrints: boolean): void;
  /** The batch just taken, with drafts in place of the known rows with these stamps. */
  readAgain(batch: SourceBatch, stamps: readonly string[]): Promise<SourceBatch>;
  /** Can be iterated once. Reading pauses while batches are not taken. Throws AppError for the admin. */
  batches: AsyncIterable<SourceBatch>;
  /** The share of the file read so far, 0 to 1. */
  readShare(): number;
  /** Bytes in the file of rejected rows, known once all batches were taken. */
  rejectedBytes(): number;
  /** Ends the parser and releases its files. May be called repeatedly, at any time. */
  close(): Promise<void>;
}

/**
 * Opens an uploaded file, whatever its name. Throws unsupported_media or invalid_input if it is not a readable sheet or has no name column.
 */
export async function openImportSource(options: ImportSourceOptions): Promise<ImportSource> {
  const { batchSizeRows, afterRow, rejectedFile, mayTakePrints, ...asked } = options;
  const { listsSkippedRows, passesRepeats, isSurveyed, areDerived, ...others } = asked;
  const release = mayTakePrints === true ? codeRelease() : undefined;
  const work = {
    kind: "import",
    batchSizeRows,
    afterRow,
    rejectedFile,
    listsSkippedRows,
    passesRepeats,
    isSurveyed,
    areDerived,
    release,
  } as const;
  const { first, ...worker } = await startParseWorker({ ...others, work });
  if (first.type !== "opened") throw refusal("invalid_input", text("no_rows"));
  const { type: _, ...opened } = first;
  return { ...opened, ...worker };
}

/** Reads the start of an uploaded file in the same way. A file with unknown headers is previewed too. */
export async function previewImportFile(
  options: Pick<ImportSourceOptions, "path" | "fileName" | "decision" | "signal">,
): Promise<SheetPreview> {
  const { first, close } = await startParseWorker({ ...options, work: { kind: "preview" } });
  await close();
  if (first.type !== "preview") throw refusal("invalid_input", text("no_rows"));
  return first.preview;
}
