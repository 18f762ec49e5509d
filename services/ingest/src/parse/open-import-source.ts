import type { ColumnExtraction, SheetKind } from "@meridian/shared/contracts/import-job";
import { startParseWorker } from "./parse-in-worker.ts";
import type { SourceBatch } from "./source-messages.ts";

export type { SourceBatch };

export interface ImportSourceOptions {
  path: string;
  /** Drafts a batch holds at most; a batch of a file full of rejected rows ends earlier, by rows read. */
  batchSizeRows: number;
  /** Rows up to this one are read for the sake of duplicates, but are in no batch. 0 for a fresh import. */
  afterRow: number;
  /** Aborting kills the parser at once and makes `batches` throw the signal's reason. */
  signal?: AbortSignal;
}

/** A file being read, mapped and normalised in a thread of its own. */
export interface ImportSource {
  kind: SheetKind;
  columnExtraction: ColumnExtraction;
  /** Sheet that is read, for workbooks. */
  sheetName?: string;
  /** Can be iterated once. Reading pauses while batches are not taken. Throws AppError for the admin. */
  batches: AsyncIterable<SourceBatch>;
  /** Share of the file that was read so far, 0 to 1. */
  readShare(): number;
  /** Ends the parser and gives back its files. May be called at any time, more than once. */
  close(): Promise<void>;
}

/**
 * Opens an uploaded file, whatever it is called. Throws unsupported_media or invalid_input when it is no sheet that
 * can be read or has no column of names.
 */
export async function openImportSource(options: ImportSourceOptions): Promise<ImportSource> {
  const { opened, batches, readShare, close } = await startParseWorker(options);
  return {
    kind: opened.kind,
    columnExtraction: opened.columnExtraction,
    ...(opened.sheetName === undefined ? {} : { sheetName: opened.sheetName }),
    batches,
    readShare,
    close,
  };
}
