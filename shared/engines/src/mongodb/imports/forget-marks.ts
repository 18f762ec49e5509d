import type { Collection } from "mongodb";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";

const MARKS_PER_DELETE = 5_000;

interface Mark {
  _id: string;
  jobId: string;
}

/**
 * Deletes what a job remembers only while it runs, which grows with the rows imported. Works in parts, so that no command occupies the
 * server for long, and calls back after each.
 */
export async function forgetMarks(
  { importTouched, dryRunKeys }: MongoDirectory,
  jobId: string,
  onPart?: () => Promise<unknown>,
): Promise<void> {
  await forgetIn(importTouched, jobId, onPart);
  await forgetIn(dryRunKeys, jobId, onPart);
}

async function forgetIn<D extends Mark>(
  collection: Collection<D>,
  jobId: string,
  onPart?: () => Promise<unknown>,
): Promise<void> {
  const marks: Collection<Mark> = collection.db.collection(collection.collectionName);
  const options = { projection: { _id: 1 }, limit: MARKS_PER_DELETE, batchSize: MARKS_PER_DELETE + 1 } as const;
  for (;;) {
    const part = await marks.find({ jobId }, { hint: "by_job", ...options, ...BOUNDED }).toArray();
    if (part.length > 0) await marks.deleteMany({ _id: { $in: part.map(({ _id }) => _id) } });
    if (part.length < MARKS_PER_DELETE) return;
    await onPart?.();
  }
}
