import { randomBytes } from "node:crypto";
import type { UpdateFilter } from "mongodb";
import type { ImportJob } from "../../contracts/import-job.ts";
import { type ImportIssue, importIssueSchema, NO_ROWS } from "../../contracts/import-job.ts";
import type { ImportJobStore, JobLease, JobOutcome, LeasedJob, NewImportJob } from "../../ports/import-job-store.ts";
import type { ImportIssueDocument, ImportJobDocument } from "./documents.ts";
import { lostJob, ownedBy, toImportJob } from "./import-job-document.ts";
import { BOUNDED, type MongoDirectory } from "./mongo-directory.ts";
import { nextNumber } from "./next-number.ts";
import { withRetries } from "./retry.ts";

const ID_BYTES = 10;
const TOKEN_BYTES = 16;
const AFTER = { returnDocument: "after", ...BOUNDED } as const;
const NO_LEASE = { leaseToken: "", leaseExpiresAt: "" } as const;
const MAX_ABANDONED = 100;

export function createMongoImportJobStore({
  directory,
  clock,
}: {
  directory: MongoDirectory;
  clock: () => Date;
}): ImportJobStore {
  const { importJobs, importIssues, importTouched } = directory;

  async function create(job: NewImportJob): Promise<ImportJob> {
    const n = await nextNumber(directory, "importJob");
    const document: ImportJobDocument = {
      _id: randomBytes(ID_BYTES).toString("hex"),
      n,
      openN: n,
      ...job,
      createdAt: clock().getTime(),
      state: "queued",
      phase: "waiting",
      checkpointRow: 0,
      readShare: 0,
      attempts: 0,
      counters: NO_ROWS,
      issueCounts: {},
      keptIssues: 0,
      columnExtraction: null,
      skippedNames: [],
      failure: null,
      isCancelRequested: false,
    };
    await importJobs.insertOne(document);
    return toImportJob(document);
  }

  async function leaseNext(leaseMs: number): Promise<LeasedJob | undefined> {
    const now = clock().getTime();
    await endAbandonedCancellations(now);
    const token = randomBytes(TOKEN_BYTES).toString("hex");
    const leased = await importJobs.findOneAndUpdate(
      { openN: { $gt: 0 }, $or: [{ state: "queued" }, { state: "running", leaseExpiresAt: { $lte: now } }] },
      {
        $set: { state: "running", leaseToken: token, leaseExpiresAt: now + leaseMs },
        $inc: { attempts: 1 },
        $min: { startedAt: now },
      },
      { sort: { openN: 1 }, ...AFTER },
    );
    if (leased === null) return undefined;
    return { lease: { jobId: leased._id, token }, job: toImportJob(leased) };
  }

  /** Jobs that were asked to stop while their worker was gone for good end here: nobody else would. */
  async function endAbandonedCancellations(now: number): Promise<void> {
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
      await importTouched.deleteMany({ jobId: _id });
    }
  }

  async function heartbeat(lease: JobLease, leaseMs: number): Promise<{ isLost: boolean; isCancelRequested: boolean }> {
    const job = await importJobs.findOneAndUpdate(
      ownedBy(lease),
      { $set: { leaseExpiresAt: clock().getTime() + leaseMs } },
      AFTER,
    );
    return { isLost: job === null, isCancelRequested: job?.isCancelRequested ?? false };
  }

  async function finish(lease: JobLease, outcome: JobOutcome): Promise<ImportJob> {
    const failure = outcome.state === "failed" ? { code: outcome.code, message: outcome.message } : null;
    const ended = await importJobs.findOneAndUpdate(
      ownedBy(lease),
      {
        $set: { state: outcome.state, phase: "done", finishedAt: clock().getTime(), failure },
        $unset: { openN: "", ...NO_LEASE },
      },
      AFTER,
    );
    if (ended === null) throw lostJob();
    await importTouched.deleteMany({ jobId: ended._id });
    return toImportJob(ended);
  }

  async function requestCancel(id: string): Promise<boolean> {
    const now = clock().getTime();
    const cancelQueued = () =>
      importJobs.updateOne(
        { _id: id, state: "queued" },
        {
          $set: { isCancelRequested: true, state: "cancelled", phase: "done", finishedAt: now },
          $unset: { openN: "" },
        },
      );
    const askRunning = () => importJobs.updateOne({ _id: id, state: "running" }, { $set: { isCancelRequested: true } });
    // A job may pass from one state to the other between two attempts, but not for ever.
    for (const attempt of [cancelQueued, askRunning, cancelQueued, askRunning]) {
      if ((await attempt()).matchedCount === 0) continue;
      await endAbandonedCancellations(now);
      return true;
    }
    return false;
  }

  async function setOwn(lease: JobLease, update: UpdateFilter<ImportJobDocument>): Promise<void> {
    const { matchedCount } = await importJobs.updateOne(ownedBy(lease), update);
    if (matchedCount === 0) throw lostJob();
  }

  return withRetries<ImportJobStore>(
    {
      create,
      get: async (id) => optionalJobOf(await importJobs.findOne({ _id: id }, BOUNDED)),
      findByFile: async (fileId) => optionalJobOf(await importJobs.findOne({ fileId }, { sort: { n: 1 }, ...BOUNDED })),
      list: async (limit) =>
        (await importJobs.find({}, { sort: { n: -1 }, limit, ...BOUNDED }).toArray()).map(toImportJob),
      listIssues: async (id, limit) => {
        const found = importIssues.find({ jobId: id }, { sort: { row: 1, basis: 1, at: 1 }, limit, ...BOUNDED });
        return (await found.toArray()).map(toIssue);
      },
      leaseNext: ({ leaseMs }) => leaseNext(leaseMs),
      heartbeat,
      release: (lease) => setOwn(lease, { $set: { state: "queued", attempts: 0 }, $unset: NO_LEASE }),
      setPhase: (lease, phase) => setOwn(lease, { $set: { phase } }),
      setColumnExtraction: (lease, columnExtraction) => setOwn(lease, { $set: { columnExtraction } }),
      finish,
      requestCancel,
    },
    ["create", "leaseNext", "release", "finish"],
  );
}

function optionalJobOf(document: ImportJobDocument | null): ImportJob | undefined {
  return document === null ? undefined : toImportJob(document);
}

function toIssue({ row, column, code, value, message, isRejected }: ImportIssueDocument): ImportIssue {
  return importIssueSchema.parse({ row, column, code, value, message, isRejected });
}
