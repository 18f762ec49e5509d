import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";

/** The last business done by each running undo. */
export async function readUndoneUpTo(
  { importJobs }: MongoDirectory,
  entries: readonly { jobId: string }[],
): Promise<ReadonlyMap<string, string>> {
  const jobIds = [...new Set(entries.map(({ jobId }) => jobId))];
  const options = { projection: { undoneUpTo: 1 }, ...BOUNDED } as const;
  const jobs = await importJobs.find({ _id: { $in: jobIds }, undoN: { $gt: 0 } }, options).toArray();
  return new Map(jobs.map(({ _id, undoneUpTo = "" }) => [_id, undoneUpTo]));
}
