import { randomBytes } from "node:crypto";
import { NO_ROWS } from "@meridian/contracts/imports/import-job";
import type { JobLease, LeasedJob } from "@meridian/ports/imports/import-job-store";
import type { ImportJobDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { forgetMarks } from "./forget-marks.ts";
import {
  AFTER,
  leasedBy,
  lostJob,
  type MongoImportJobStoreOptions,
  NO_LEASE,
  ownedBy,
  toImportJob,
  undoneBy,
} from "./import-job-document.ts";

const TOKEN_BYTES = 16;
const MAX_ABANDONED = 100;
const TO_UNDO = { undoN: { $gt: 0 } } as const;
const BY_UNDO = { hint: "to_undo", projection: { _id: 1 }, ...BOUNDED } as const;

export async function leaseNext(options: MongoImportJobStoreOptions, leaseMs: number): Promise<LeasedJob | undefined> {
  const { directory, clock } = options;
  const now = clock().getTime();
  await endAbandonedCancellations(directory, now);
  const undo = await leaseUndo(directory, now, leaseMs);
  if (undo !== undefined) return undo;
  const token = newToken();
  const leased = await directory.importJobs.findOneAndUpdate(
    { openN: { $gt: 0 }, $or: [{ state: "queued" }, { state: "running", leaseExpiresAt: { $lte: now } }] },
    {
      $set: { state: "running", leaseToken: token, leaseExpiresAt: now + leaseMs },
      $inc: { attempts: 1 },
      $min: { startedAt: now },
    },
    { sort: { openN: 1 }, ...AFTER },
  );
  if (leased === null) return undefined;
  const lease = { jobId: leased._id, token };
  const job = leased.isDryRun ? await startOver(options, lease, leaseMs) : leased;
  return { lease, job: toImportJob(job), task: "import" };
}

/** The newest, unless another is running. */
async function leaseUndo({ importJobs }: MongoDirectory, now: number, leaseMs: number): Promise<LeasedJob | undefined> {
  const newest = await importJobs.findOne(TO_UNDO, { sort: { undoN: -1 }, ...BY_UNDO });
  if (newest === null) return undefined;
  const underWay = { ...TO_UNDO, "undo.state": "running" as const, leaseExpiresAt: { $gt: now } };
  if ((await importJobs.findOne(underWay, BY_UNDO)) !== null) return undefined;
  const token = newToken();
  const leased = await importJobs.findOneAndUpdate(
    {
      _id: newest._id,
      $or: [{ "undo.state": "queued" }, { "undo.state": "running", leaseExpiresAt: { $lte: now } }],
    },
    {
      $set: { "undo.state": "running", leaseToken: token, leaseExpiresAt: now + leaseMs },
      $inc: { attempts: 1 },
    },
    AFTER,
  );
  if (leased === null) return undefined;
  const lease = { jobId: leased._id, token };
  // Two workers may have found different jobs to be the newest: at least one of them notices here and yields.
  if ((await importJobs.findOne({ ...underWay, _id: { $ne: leased._id } }, BY_UNDO)) !== null) {
    const back = { $set: { "undo.state": "queued" as const }, $inc: { attempts: -1 }, $unset: NO_LEASE };
    await importJobs.updateOne(undoneBy(lease), back);
    return undefined;
  }
  return { lease, job: toImportJob(leased), task: "undo" };
}

/** A dry run's memory and preview are lost with its worker, so it starts over. */
async function startOver(
  options: MongoImportJobStoreOptions,
  lease: JobLease,
  leaseMs: number,
): Promise<ImportJobDocument> {
  const { importJobs, importIssues } = options.directory;
  await forgetMarks(options.directory, lease.jobId, () => heartbeat(options, lease, leaseMs));
  await importIssues.deleteMany({ jobId: lease.jobId });
  const noNames = { skippedNames: [], unchangedNames: [] };
  const fromStart = { checkpointRow: 0, readShare: 0, counters: NO_ROWS, issueCounts: {}, keptIssues: 0, ...noNames };
  const job = await importJobs.findOneAndUpdate(ownedBy(lease), { $set: fromStart }, AFTER);
  if (job === null) throw lostJob();
  return job;
}

/** Ends jobs cancelled after their worker died: no one else would. */
export async function endAbandonedCancellations(directory: MongoDirectory, now: number): Promise<void> {
  const { importJobs } = directory;
  const abandoned = {
    openN: { $gt: 0 },
    state: "running" as const,
    isCancelRequested: true,
    leaseExpiresAt: { $lte: now },
  };
  const options = { projection: { _id: 1 }, hint: "open", limit: MAX_ABANDONED, ...BOUNDED } as const;
  for (const { _id } of await importJobs.find(abandoned, options).toArray()) {
    const ended = { state: "cancelled", phase: "done", finishedAt: now } as const;
    await importJobs.updateOne({ _id, ...abandoned }, { $set: ended, $unset: { openN: "", ...NO_LEASE } });
    await forgetMarks(directory, _id);
  }
}

export async function heartbeat(
  { directory, clock }: MongoImportJobStoreOptions,
  lease: JobLease,
  leaseMs: number,
): Promise<{ isLost: boolean; isCancelRequested: boolean }> {
  const extended = { $set: { leaseExpiresAt: clock().getTime() + leaseMs } };
  const job = await directory.importJobs.findOneAndUpdate(leasedBy(lease), extended, AFTER);
  return { isLost: job === null, isCancelRequested: job?.isCancelRequested ?? false };
}

export async function release({ importJobs }: MongoDirectory, lease: JobLease): Promise<void> {
  const queued = { $set: { state: "queued" as const, attempts: 0 }, $unset: NO_LEASE };
  if ((await importJobs.updateOne(ownedBy(lease), queued)).matchedCount > 0) return;
  const queuedUndo = { $set: { "undo.state": "queued" as const, attempts: 0 }, $unset: NO_LEASE };
  if ((await importJobs.updateOne(undoneBy(lease), queuedUndo)).matchedCount === 0) throw lostJob();
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("hex");
}
