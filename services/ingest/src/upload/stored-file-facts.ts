import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { KeyedText } from "@meridian/contracts/stored-text";
import { isAppError } from "@meridian/platform/app-error";
import type { FileStore, LocalFile } from "@meridian/ports/file-store";
import type { StoredFile } from "@meridian/ports/imports/partial-files";
import { refusal, text } from "../messages/text.ts";

/** Opens an uploaded file. Throws gone, with a message for the admin, if it is no longer kept. */
export function openUpload(files: Pick<FileStore, "openLocal">, id: string): Promise<LocalFile> {
  return openKept(files, id, text("file_gone"));
}

/** Opens a file produced by a job. Throws gone if it is no longer kept. */
export function openMadeFile(files: Pick<FileStore, "openLocal">, id: string): Promise<LocalFile> {
  return openKept(files, id, text("made_file_gone"));
}

async function openKept(files: Pick<FileStore, "openLocal">, id: string, goneText: KeyedText): Promise<LocalFile> {
  try {
    return await files.openLocal(id);
  } catch (cause) {
    if (!isAppError(cause) || cause.code !== "not_found") throw cause;
    throw refusal("gone", goneText, { cause });
  }
}

/** Size and hash of a stored file, read again: about 0.4 s for 150 MB. Throws what `openUpload` throws. */
export async function readFileFacts(files: Pick<FileStore, "openLocal">, id: string): Promise<StoredFile> {
  const local = await openUpload(files, id);
  try {
    return await readFacts(id, local.path);
  } finally {
    await local.release();
  }
}

export async function readFacts(id: string, path: string): Promise<StoredFile> {
  const { size: sizeBytes } = await stat(path);
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return { id, sizeBytes, sha256: hash.digest("hex") };
}
