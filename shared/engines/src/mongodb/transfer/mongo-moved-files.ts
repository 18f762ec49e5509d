import { pipeline } from "node:stream/promises";
import { notFound } from "@meridian/platform/app-error";
import type { MovedFiles } from "@meridian/ports/businesses/directory-transfer";
import { type Db, GridFSBucket } from "mongodb";
import { measure } from "../../rules/content-meter.ts";
import { BUCKET, fileIdOf, removeFile } from "../files/mongo-file-store.ts";
import { BOUNDED, directoryOf } from "../mongo-directory.ts";

/** A file's name is its id. */
export function createMongoMovedFiles(db: Db): MovedFiles {
  const bucket = new GridFSBucket(db, { bucketName: BUCKET });
  const files = db.collection<{ filename: string; length: number }>(`${BUCKET}.files`);
  const { uploads } = directoryOf(db);

  return {
    async keys(after = "", limit) {
      const options = { projection: { filename: 1 }, sort: { filename: 1 }, limit, ...BOUNDED } as const;
      const found = await files.find({ filename: { $gt: after } }, options).toArray();
      return found.map(({ filename }) => filename);
    },
    async find(id) {
      const fileId = fileIdOf(id);
      if (fileId === undefined || (await files.findOne({ _id: fileId }, BOUNDED)) === null) return undefined;
      return { id, ...(await measure(bucket.openDownloadStream(fileId))) };
    },
    async read(id) {
      const fileId = fileIdOf(id);
      if (fileId === undefined || (await files.findOne({ _id: fileId }, BOUNDED)) === null) {
        throw notFound(`The file ${id} is gone.`);
      }
      return bucket.openDownloadStream(fileId);
    },
    /** A file appears with its last byte; chunks of an interrupted attempt are swept by the next. */
    async write(id, content) {
      const fileId = fileIdOf(id);
      if (fileId === undefined) throw notFound(`${id} is no file's id.`);
      await removeFile(db, id);
      await uploads.insertOne({ _id: id, startedAt: Date.now() });
      await pipeline(content, bucket.openUploadStreamWithId(fileId, id));
      await uploads.deleteOne({ _id: id });
    },
    remove: (id) => removeFile(db, id),
  };
}
