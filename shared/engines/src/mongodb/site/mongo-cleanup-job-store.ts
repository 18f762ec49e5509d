import type { CleanupJobStore, StoredCleanupJob } from "@meridian/ports/imports/cleanup-job-store";
import { withRetries } from "../connection/retry.ts";
import type { CleanupJobDocument } from "../documents.ts";
import { insertAbsent } from "../insert-absent.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { nextNumber } from "../next-number.ts";

export function createMongoCleanupJobStore(directory: MongoDirectory): CleanupJobStore {
  const { cleanupJobs } = directory;
  return withRetries<CleanupJobStore>({
    async add({ id, ...job }) {
      await insertAbsent(cleanupJobs, [{ _id: id, n: await nextNumber(directory, "cleanupJob"), ...job }]);
    },
    async find(id) {
      const job = await cleanupJobs.findOne({ _id: id }, BOUNDED);
      return job === null ? undefined : toJob(job);
    },
    async list(limit) {
      if (limit <= 0) return [];
      return (await cleanupJobs.find({}, { sort: { n: -1 }, limit, ...BOUNDED }).toArray()).map(toJob);
    },
    async findOpen(kind) {
      const job = await cleanupJobs.findOne({ kind, state: { $ne: "finished" } }, { sort: { n: -1 }, ...BOUNDED });
      return job === null ? undefined : toJob(job);
    },
    hasFinished: async (kind) => (await cleanupJobs.findOne({ kind, state: "finished" }, BOUNDED)) !== null,
    listRunning: async () =>
      (await cleanupJobs.find({ state: "running" }, { sort: { n: 1 }, ...BOUNDED }).toArray()).map(toJob),
    async save({ id, state, checkpoint, processedCount, changedCount, endedAt }) {
      await cleanupJobs.updateOne({ _id: id }, { $set: { state, checkpoint, processedCount, changedCount, endedAt } });
    },
  });
}

function toJob({ _id, n: _n, ...job }: CleanupJobDocument): StoredCleanupJob {
  return { id: _id, ...job };
}
