import type { SheetKind } from "@meridian/contracts/imports/import-job";
import { isAppError } from "@meridian/platform/app-error";
import type { FileStore } from "@meridian/ports/file-store";
import { refusal, text } from "../messages/text.ts";
import type { ImportSource, ImportSourceOptions } from "../parse/worker/open-import-source.ts";

/** Disk space for a business in store and index, plus a factor per byte of its content; measured at 3, 8 and 46 columns. */
const BYTES_BY_BUSINESS = 500;
const BYTES_BY_CONTENT_BYTE = 2.3;
const MEGABYTE = 1024 * 1024;
/** Pages are written more than once, to a log that is checkpointed regularly. */
const LOG_BYTES_BY_BYTE = 2;
const MAX_LOG_BYTES = 640 * MEGABYTE;
/** An upper bound per byte of the file: with this much free space the file is not opened. */
const MOST_BYTES_BY_BYTE: Readonly<Record<SheetKind, number>> = {
  csv: 400,
  json: 400,
  kml: 400,
  ods: 1_000,
  parquet: 4_000,
  xls: 400,
  xlsb: 1_000,
  xlsx: 1_000,
  xml: 400,
  zip: 4_000,
};
/** The minimum number of rows for an estimate. */
const SAMPLED_ROWS = 500;

/** Throws no_room, with a message for the admin, if the disk is known to have less free space. */
export async function requireRoom(files: Pick<FileStore, "freeBytes">, neededBytes: number): Promise<void> {
  refuseMisfit(neededBytes, await files.freeBytes());
}

export interface ImportedFile {
  kind: SheetKind;
  sizeBytes: number;
  /** Opens the file the way the import will. */
  openSource: (options: Pick<ImportSourceOptions, "batchSizeRows" | "afterRow">) => Promise<ImportSource>;
}

/**
 * Throws no_room if the disk is known to lack the space that the file's businesses need if all are new, estimated from its first rows. An
 * unreadable file passes: its import reports why.
 */
export async function requireImportRoom(files: Pick<FileStore, "freeBytes">, file: ImportedFile): Promise<void> {
  const freeBytes = await files.freeBytes();
  if (freeBytes === undefined || freeBytes >= file.sizeBytes * MOST_BYTES_BY_BYTE[file.kind]) return;
  refuseMisfit(await estimateImportBytes(file), freeBytes);
}

/** Roughly the space a directory needs if all rows of a file are new; 0 for an unreadable one. */
async function estimateImportBytes({ openSource }: Pick<ImportedFile, "openSource">): Promise<number> {
  let rows = 0;
  let contentBytes = 0;
  let share = 0;
  try {
    const source = await openSource({ batchSizeRows: SAMPLED_ROWS, afterRow: 0 });
    try {
      for await (const { drafts, readShare } of source.batches) {
        // Files are read in large pieces, and the share refers to those: the count of rows is complete only when the next piece begins.
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
