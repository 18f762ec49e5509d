import type { MovedCollection, MovedUndone } from "@meridian/ports/businesses/directory-transfer";
import { partsOfEntryId } from "../imports/job-ranges.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { keyedOf, putAll } from "./key-pages.ts";

/** Outcomes that a running undo has not confirmed belong to an interrupted batch. */
export function createMovedUndone(directory: MongoDirectory): MovedCollection<MovedUndone> {
  const { importUndone, importChanges } = directory;
  return {
    ...keyedOf(importUndone),
    async find(keys) {
      const found = await importUndone.find({ _id: { $in: [...keys] } }, BOUNDED).toArray();
      const parts = found.map(({ _id }) => partsOfEntryId(_id));
      const undoneUpTo = await readUndoneUpTo(directory, parts);
      const noted = await importChanges
        .find({ _id: { $in: [...keys] } }, { projection: { _id: 1 }, ...BOUNDED })
        .toArray();
      const open = new Set(noted.map(({ _id }) => _id));
      return found.flatMap(({ _id: key, jobId, outcome, reason }, at) => {
        const { entry: businessId = "" } = parts[at] ?? {};
        const isCutOff = open.has(key) && businessId > (undoneUpTo.get(jobId) ?? "");
        return isCutOff ? [] : [{ key, jobId, businessId, outcome, reason }];
      });
    },
    write: (records) =>
      putAll(
        importUndone,
        records.map(({ key, jobId, outcome, reason }) => ({ _id: key, jobId, outcome, reason })),
      ),
  };
}

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
