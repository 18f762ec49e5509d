import type { SheetKind } from "@meridian/shared/contracts/import-job";
import { isAppError } from "@meridian/shared/kernel/app-error";
import type { FileStore } from "@meridian/shared/ports/file-store";
import { refusal, text } from "../messages/text.ts";
import type { ImportSource, ImportSourceOptions } from "../parse/worker/open-import-source.ts";

/** What store and index take for a business, and besides for each byte of its content: measured at 3, 8 and 46 columns. */
const BYTES_BY_BUSINESS = 500;
const BYTES_BY_CONTENT_BYTE = 2.3;
const MEGABYTE = 1024 * 1024;
/** Pages are written more than once, to a log that is emptied again and again. */
const LOG_BYTES_BY_BYTE = 2;
const MAX_LOG_BYTES = 64 * MEGABYTE;
/** By byte of the file, more than any import takes: with so much room the file is not looked into. */
const MOST_BYTES_BY_BYTE: Readonly<Record<SheetKind, number>> = {
  csv: 400,
  json: 400,
  ods: 1_000,
  parquet: 4_000,
  xls: 400,
  xlsb: 1_000,
  xlsx: 1_000,
  zip: 4_000,
};
/** Rows by which a file is estimated, at least. */
const SAMPLED_ROWS = 500;

/** Throws no_room, in words for the admin, where the disk is known to have less left. */
export async function requireRoom(files: Pick<FileStore, "freeBytes">, neededBytes: number): Promise<void> {
  refuseMisfit(neededBytes, await files.freeBytes());
}

export interface ImportedFile {
  kind: SheetKind;
  sizeBytes: number;
  /** Opens the file as the import will read it. */
  openSource: (options: Pick<ImportSourceOptions, "batchSizeRows" | "afterRow">) => Promise<ImportSource>;
}

/**
 * Throws no_room where the disk is known to have less left than the businesses of a file take if all of them are new, by the first
 * rows of the file. A file that cannot be read passes: its import says why.
 */
export async function requireImportRoom(files: Pick<FileStore, "freeBytes">, file: ImportedFile): Promise<void> {
  const freeBytes = await files.freeBytes();
  if (freeBytes === undefined || freeBytes >= file.sizeBytes * MOST_BYTES_BY_BYTE[file.kind]) return;
  refuseMisfit(await estimateImportBytes(file), freeBytes);
}

/** What a directory needs, about, when all rows of a file are new; 0 for one that cannot be read. */
async function estimateImportBytes({ openSource }: Pick<ImportedFile, "openSource">): Promise<number> {
  let rows = 0;
  let contentBytes = 0;
  let share = 0;
  try {
    const source = await openSource({ batchSizeRows: SAMPLED_ROWS, afterRow: 0 });
    try {
      for await (const { drafts, readShare } of source.batches) {
        // Files are read by large pieces, and the share is told of those: only with the next one are the rows so far its rows.
        if (rows > 0 && readShare > share) break;
        for (const { fields } of drafts) contentBytes += Buffer.byteLength(JSON.stringify(fields));
        rows += drafts.length;
        share = readShare;
      }
    } finally {
      await source.close();
    }
  } catch (error) {
    if (!isAppError(error)) throw error;
  }
  if (share === 0) return 0;
  const growth = (rows * BYTES_BY_BUSINESS + contentBytes * BYTES_BY_CONTENT_BYTE) / share;
  return growth + Math.min(MAX_LOG_BYTES, LOG_BYTES_BY_BYTE * growth);
}

function refuseMisfit(neededBytes: number, freeBytes: number | undefined): void {
  if (freeBytes === undefined || freeBytes >= neededBytes) return;
  const [needed, free] = [Math.ceil(neededBytes / MEGABYTE), Math.ceil(freeBytes / MEGABYTE)];
  throw refusal("no_room", text("disk_full", { needed, free }));
}
