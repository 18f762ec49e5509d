import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { refusal } from "@meridian/platform/app-error";
import type { FileStore } from "@meridian/ports/file-store";
import type { StoredFile } from "@meridian/ports/imports/partial-files";
import { type Db, type Document, GridFSBucket, MongoGridFSStreamError, ObjectId } from "mongodb";
import { createContentMeter } from "../../rules/content-meter.ts";
import { FILE_GONE } from "../../rules/engine-texts.ts";
import { withRetries } from "../connection/retry.ts";
import { BOUNDED, directoryOf } from "../mongo-directory.ts";
import { createMongoPartialFiles } from "./mongo-partial-files.ts";

export const BUCKET = "file";
const ID_PATTERN = /^[0-9a-f]{24}$/;
/** Ids of files moved from another engine. */
const FOREIGN_ID_PATTERN = /^[0-9a-f-]{36}$/;
const ID_LENGTH = 24;
const MAX_LISTED = 10_000;

/** Files in GridFS, readable by every process. A file exists only when all of its bytes do. */
export function createMongoFileStore(db: Db): FileStore {
  const bucket = new GridFSBucket(db, { bucketName: BUCKET });
  const directory = directoryOf(db);
  const { uploads } = directory;
  const files = db.collection<{ _id: ObjectId; filename: string }>(`${BUCKET}.files`);

  async function save(content: Readable, { maxBytes }: { maxBytes: number }): Promise<StoredFile> {
    const fileId = new ObjectId();
    const id = fileId.toHexString();
    try {
      await uploads.insertOne({ _id: id, startedAt: Date.now() });
      const meter = createContentMeter(maxBytes);
      await pipeline(meter.through(content), bucket.openUploadStreamWithId(fileId, id));
      await uploads.deleteOne({ _id: id });
      return { id, ...meter.measured() };
    } catch (error) {
      content.destroy();
      await remove(id).catch(() => {});
      throw error;
    }
  }

  async function openLocal(id: string): Promise<{ path: string; release(): Promise<void> }> {
    const fileId = fileIdOf(id);
    const stored = fileId === undefined ? null : await files.findOne({ _id: fileId }, BOUNDED);
    if (fileId === undefined || stored === null) throw refusal("not_found", FILE_GONE);
    const folder = await mkdtemp(join(tmpdir(), "meridian-file-"));
    const release = () => rm(folder, { recursive: true, force: true });
    const path = join(folder, id);
    try {
      await pipeline(bucket.openDownloadStream(fileId), createWriteStream(path, { flags: "wx" }));
      return { path, release };
    } catch (error) {
      await release();
      throw error instanceof MongoGridFSStreamError ? refusal("not_found", FILE_GONE, { cause: error }) : error;
    }
  }

  const remove = (id: string) => removeFile(db, id);

  /** Incomplete uploads are listed too, so that the sweep finds them. */
  async function list(savedBefore: Date): Promise<string[]> {
    const options = { limit: MAX_LISTED, ...BOUNDED } as const;
    const stored = await files.find({ uploadDate: { $lt: savedBefore } }, options).toArray();
    const begun = await uploads.find({ startedAt: { $lt: savedBefore.getTime() } }, options).toArray();
    return [...new Set([...stored.map(({ filename }) => filename), ...begun.map(({ _id }) => _id)])];
  }

  /** Some servers do not report their disk, and some users may not ask. */
  async function freeBytes(): Promise<number | undefined> {
    const { fsTotalSize, fsUsedSize } = await db.command({ dbStats: 1, ...BOUNDED }).catch((): Document => ({}));
    return typeof fsTotalSize === "number" && typeof fsUsedSize === "number" ? fsTotalSize - fsUsedSize : undefined;
  }

  const parts = createMongoPartialFiles(directory, { save, remove });
  return withRetries<FileStore>({ ...parts, save, openLocal, remove, list, freeBytes }, [
    "save",
    "beginPartial",
    "appendPartial",
    "finishPartial",
  ]);
}

/** Also what an interrupted upload left. */
export async function removeFile(db: Db, id: string): Promise<void> {
  const fileId = fileIdOf(id);
  if (fileId === undefined) return;
  await db.collection(`${BUCKET}.files`).deleteOne({ _id: fileId });
  await db.collection(`${BUCKET}.chunks`).deleteMany({ files_id: fileId });
  await directoryOf(db).uploads.deleteOne({ _id: id });
}

/** The key of the file with this id, which is its name; undefined for a malformed id. */
export function fileIdOf(id: string): ObjectId | undefined {
  if (ID_PATTERN.test(id)) return ObjectId.createFromHexString(id);
  if (!FOREIGN_ID_PATTERN.test(id)) return undefined;
  return ObjectId.createFromHexString(createHash("sha256").update(id).digest("hex").slice(0, ID_LENGTH));
}
