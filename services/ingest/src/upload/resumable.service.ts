import { MAX_UPLOAD_BYTES } from "@meridian/shared/contracts/import-limits";
import { SHEET_EXTENSIONS } from "@meridian/shared/contracts/resumable-upload";
import type { FileStore } from "@meridian/shared/ports/file-store";
import type { PartialFile, PartialFiles } from "@meridian/shared/ports/partial-files";
import { refusal, text } from "../messages/text.ts";
import { cleanFileName } from "./clean-file-name.ts";
import { requireRoom } from "./require-room.ts";

export interface ResumableService {
  /** Largest file. */
  readonly maxBytes: number;
  /** Throws too_large, unsupported_media and no_room, in words for the admin, for what no import would take. */
  begin(file: { fileName: string; sizeBytes: number }): Promise<PartialFile>;
  /** Throws not_found, and gone for an upload that has expired. */
  find(id: string): Promise<PartialFile>;
  /**
   * Adds the part that begins at `offsetBytes`; with its last byte the file is stored and has its id. A part of no bytes after the last
   * stores it where that could not be done before. Throws what `PartialFiles.appendPartial` throws.
   */
  append(id: string, content: AsyncIterable<Uint8Array>, offsetBytes: number): Promise<PartialFile>;
  /** Forgets the parts; a file that is stored already stays. Throws what `find` throws. */
  abandon(id: string): Promise<void>;
}

export interface ResumableServiceOptions {
  files: Pick<FileStore, keyof PartialFiles | "freeBytes">;
  maxBytes?: number;
  now?: () => Date;
}

/** A part that does not come in this time does not come. */
const EXPIRY_MS = 24 * 60 * 60 * 1000;
/** A stored file that nobody imports is swept after an hour; nothing may speak of it after that. */
const STORED_EXPIRY_MS = 50 * 60 * 1000;

export function createResumableService(options: ResumableServiceOptions): ResumableService {
  const { files, maxBytes = MAX_UPLOAD_BYTES, now = () => new Date() } = options;
  const inTime = (ms: number): Date => new Date(now().getTime() + ms);

  async function find(id: string): Promise<PartialFile> {
    const partial = await files.findPartial(id);
    if (partial === undefined) throw refusal("not_found", text("upload_not_found"));
    if (partial.expiresAt <= now()) throw refusal("gone", text("upload_expired"));
    return partial;
  }

  return {
    maxBytes,
    find,
    async begin({ fileName: sentName, sizeBytes }) {
      const fileName = cleanFileName(sentName);
      if (!SHEET_EXTENSIONS.some((extension) => fileName.toLowerCase().endsWith(extension))) {
        throw refusal("unsupported_media", text("wrong_extension", { fileName }));
      }
      if (sizeBytes > maxBytes) throw refusal("too_large", text("file_too_large", { fileName }));
      if (sizeBytes === 0) throw refusal("invalid_input", text("file_empty"));
      await requireRoom(files, sizeBytes);
      return files.beginPartial({ fileName, sizeBytes, expiresAt: inTime(EXPIRY_MS) });
    },
    async append(id, content, offsetBytes) {
      await find(id);
      const partial = await files.appendPartial(id, content, { offsetBytes, expiresAt: inTime(EXPIRY_MS) });
      if (partial.offsetBytes < partial.sizeBytes || partial.file !== undefined) return partial;
      const expiresAt = inTime(STORED_EXPIRY_MS);
      return { ...partial, expiresAt, file: await files.finishPartial(id, expiresAt) };
    },
    async abandon(id) {
      await find(id);
      await files.removePartial(id);
    },
  };
}
