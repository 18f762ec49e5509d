import { randomBytes } from "node:crypto";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { type ImportIssue, importIssueSchema, NO_ROWS } from "@meridian/contracts/imports/import-job";
import { refusal } from "@meridian/platform/app-error";
import type {
  ImportJobStore,
  JobLease,
  JobOutcome,
  NewImportJob,
  ReviewDecision,
} from "@meridian/ports/imports/import-job-store";
import type { Filter, UpdateFilter } from "mongodb";
import { decidedReview } from "../../decided-review.ts";
import { NO_SUCH_IMPORT } from "../../rules/engine-texts.ts";
import { withRetries } from "../connection/retry.ts";
import type { ImportIssueDocument, ImportJobDocument } from "../documents.ts";
import { BOUNDED } from "../mongo-directory.ts";
import { nextNumber } from "../next-number.ts";
import { forgetMarks } from "./forget-marks.ts";
import {
  AFTER,
  leasedBy,
  lostJob,
  type MongoImportJobStoreOptions,
  NO_CHOICES,
  NO_LEASE,
  ownedBy,
  toImportJob,
} from "./import-job-document.ts";
import { endAbandonedCancellations, heartbeat, leaseNext, release } from "./lease-import-job.ts";
import { finishUndo, requestUndo } from "./undo/import-job-undo.ts";

const ID_BYTES = 10;
const HELD: Filter<ImportJobDocument> = {
  "review.state": "waiting",
  undo: null,
  state: { $nin: ["queued", "running"] },
};

export function createMongoImportJobStore(options: MongoImportJobStoreOptions): ImportJobStore {
  const { directory, clock } = options;
  const { importJobs, importIssues } = directory;

  async function create(job: NewImportJob): Promise<ImportJob> {
    const n = await nextNumber(directory, "importJob");
    const document: ImportJobDocument = {
      _id: randomBytes(ID_BYTES).toString("hex"),
      n,
      openN: n,
      ...NO_CHOICES,
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
      unchangedNames: [],
      failure: null,
      isCancelRequested: false,
    };
    await importJobs.insertOne(document);
    return toImportJob(document);
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
    await forgetMarks(directory, ended._id);
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
    // A job may change state between two attempts, but not forever.
    for (const attempt of [cancelQueued, askRunning, cancelQueued, askRunning]) {
      if ((await attempt()).matchedCount === 0) continue;
      await endAbandonedCancellations(directory, now);
      return true;
    }
    return false;
  }

  async function setOwn(lease: JobLease, update: UpdateFilter<ImportJobDocument>): Promise<void> {
    const { matchedCount } = await importJobs.updateOne(leasedBy(lease), update);
    if (matchedCount === 0) throw lostJob();
  }

  async function decideReview(id: string, decision: ReviewDecision): Promise<ImportJob> {
    const found = await importJobs.findOne({ _id: id }, BOUNDED);
    if (found === null) throw refusal("not_found", NO_SUCH_IMPORT);
    const review = decidedReview(toImportJob(found), decision, clock());
    const isWaiting = { _id: id, "review.state": "waiting" as const };
    const decided = await importJobs.findOneAndUpdate(isWaiting, { $set: { review } }, AFTER);
    if (decided === null)
      throw refusal("conflict", {
        tr: "İçe aktarma hakkında başka biri karar verdi.",
        en: "Somebody else has decided about the import.",
      });
    return toImportJob(decided);
  }

  return withRetries<ImportJobStore>(
    {
      create,
      get: async (id) => optionalJobOf(await importJobs.findOne({ _id: id }, BOUNDED)),
      async findByNumbers(numbers) {
        const found = await importJobs.find({ n: { $in: [...numbers] } }, BOUNDED).toArray();
        return new Map(found.map((document) => [document.n, toImportJob(document)]));
      },
      findByFile: async (fileId) => {
        const isTheirs = { $or: [{ fileId }, { errorFileId: fileId }, { previewFileId: fileId }] };
        return optionalJobOf(await importJobs.findOne(isTheirs, { sort: { n: -1 }, ...BOUNDED }));
      },
      findByContent: async (fileSha256, limit) =>
        (await importJobs.find({ fileSha256 }, { sort: { n: -1 }, limit, ...BOUNDED }).toArray()).map(toImportJob),
      list: async (limit, offset = 0) => {
        if (limit <= 0) return [];
        const found = importJobs.find({}, { sort: { n: -1 }, skip: offset, limit, ...BOUNDED });
        return (await found.toArray()).map(toImportJob);
      },
      countHeld: () => importJobs.countDocuments(HELD, BOUNDED),
      listIssues: async (id, limit) => {
        if (limit <= 0) return [];
        const found = importIssues.find({ jobId: id }, { sort: { row: 1, basis: 1, at: 1 }, limit, ...BOUNDED });
        return (await found.toArray()).map(toIssue);
      },
      leaseNext: ({ leaseMs }) => leaseNext(options, leaseMs),
      heartbeat: (lease, leaseMs) => heartbeat(options, lease, leaseMs),
      release: (lease) => release(directory, lease),
      setPhase: (lease, phase) => setOwn(lease, { $set: { phase } }),
      describeFile: (lease, { review, headerSignature, listedKinds, listedNames, ...facts }) =>
        setOwn(lease, {
          $set: {
            ...facts,
            ...(review === undefined ? {} : { review }),
            ...(headerSignature === undefined ? {} : { headerSignature }),
            ...(listedKinds === undefined ? {} : { listedKinds }),
            ...(listedNames === undefined ? {} : { listedNames }),
          },
        }),
      decideReview,
      setFiles: (lease, files) => setOwn(lease, { $set: files }),
      finish,
      requestCancel,
      requestUndo: (id, requestedBy) => requestUndo(options, id, requestedBy),
      finishUndo: (lease) => finishUndo(options, lease),
    },
    ["create", "leaseNext", "release", "finish", "requestUndo", "finishUndo", "decideReview"],
  );
}

function optionalJobOf(document: ImportJobDocument | null): ImportJob | undefined {
  return document === null ? undefined : toImportJob(document);
}

export function toIssue({ row, column, code, value, message, isRejected }: ImportIssueDocument): ImportIssue {
  return importIssueSchema.parse({ row, column, code, value, message, isRejected });
}
