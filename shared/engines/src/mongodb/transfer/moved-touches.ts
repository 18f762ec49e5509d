import type { MovedCollection, MovedTouch } from "@meridian/ports/businesses/directory-transfer";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { keyedOf, putAll } from "./key-pages.ts";

/** No draft has this origin, so any draft about the business is a duplicate. */
const MOVED_ORIGIN = "moved";

export function createMovedTouches({ importTouched, importJobs }: MongoDirectory): MovedCollection<MovedTouch> {
  return {
    ...keyedOf(importTouched),
    /** Entries after the checkpoint belong to an interrupted batch, whose rows come again. */
    async find(keys) {
      const touched = await importTouched.find({ _id: { $in: [...keys] } }, BOUNDED).toArray();
      const jobIds = [...new Set(touched.map(({ jobId }) => jobId))];
      const options = { projection: { checkpointRow: 1 }, ...BOUNDED } as const;
      const open = { _id: { $in: jobIds }, openN: { $gt: 0 }, isDryRun: { $ne: true } };
      const jobs = await importJobs.find(open, options).toArray();
      const checkpoints = new Map(jobs.map(({ _id, checkpointRow }) => [_id, checkpointRow]));
      return touched.flatMap(({ _id, jobId, origin }) => {
        const row = origin === MOVED_ORIGIN ? 0 : Number.parseInt(origin, 10);
        const isDone = row <= (checkpoints.get(jobId) ?? -1);
        return isDone ? [{ key: _id, jobId, businessId: _id.slice(jobId.length + 1) }] : [];
      });
    },
    write: (records) =>
      putAll(
        importTouched,
        records.map(({ key, jobId }) => ({ _id: key, jobId, origin: MOVED_ORIGIN, outcome: "unchanged" as const })),
      ),
  };
}
