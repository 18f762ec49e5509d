import { DAY_MS } from "@meridian/contracts/durations";
import { MAX_UPLOAD_BYTES } from "@meridian/contracts/imports/import-limits";
import { SHEET_EXTENSIONS } from "@meridian/contracts/imports/resumable-upload";
import type { FileStore } from "@meridian/ports/file-store";
import type { PartialFile, PartialFiles } from "@meridian/ports/imports/partial-files";
import { refusal, text } from "../messages/text.ts";
import { cleanFileName } from "./clean-file-name.ts";
import { requireRoom } from "./require-room.ts";

export interface ResumableService {
  /** The maximum file size. */
  readonly maxBytes: number;
  /** Throws too_large, unsupported_media or no_room, with a message for the admin, for files that no import would accept. */
  begin(file: { fileName: string; sizeBytes: number }): Promise<PartialFile>;
  /** Throws not_found, or gone for an expired upload. */
  find(id: string): Promise<PartialFile>;
  /**
   * Appends the part that starts at `offsetBytes`. The last byte stores the file and gives it an id. An empty part after the last retries a
   * failed store. Throws what `PartialFiles.appendPartial` throws.
   */
  append(id: string, content: AsyncIterable<Uint8Array>, offsetBytes: number): Promise<PartialFile>;
  /** Deletes the parts; a stored file stays. Throws what `find` throws. */
  abandon(id: string): Promise<void>;
}

export interface ResumableServiceOptions {
  files: Pick<FileStore, keyof PartialFiles | "freeBytes">;
  maxBytes?: number;
  now?: () => Date;
}

/** An upload expires after this time without a part. */
const EXPIRY_MS = DAY_MS;
/** An unused stored file is swept after an hour; its upload must expire before. */
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
