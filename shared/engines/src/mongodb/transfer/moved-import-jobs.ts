import type { MovedCollection, MovedImportJob } from "@meridian/ports/businesses/directory-transfer";
import type { ImportJobDocument } from "../documents.ts";
import { toImportJob } from "../imports/import-job-document.ts";
import { entriesOf } from "../imports/job-ranges.ts";
import { toIssue } from "../imports/mongo-import-job-store.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { countOf, keysOf, putAll } from "./key-pages.ts";

/** Moved issues sort before those of later batches. */
const MOVED_BASIS = -1;
const IN_ORDER = { sort: { row: 1, basis: 1, at: 1 }, ...BOUNDED } as const;

export function createMovedImportJobs(directory: MongoDirectory): MovedCollection<MovedImportJob> {
  const { importJobs, importIssues, importTouched, importChanges, importUndone, counters } = directory;

  async function recordOf(document: ImportJobDocument): Promise<MovedImportJob> {
    const { _id, n, isCancelRequested, checkpointRow, openN } = document;
    // Issues of an interrupted batch may already be stored; they come again with it.
    const isDone = openN === undefined ? {} : { basis: { $lt: checkpointRow } };
    const issues = (await importIssues.find({ jobId: _id, ...isDone }, IN_ORDER).toArray()).map(toIssue);
    return { key: _id, job: toImportJob(document), n, isCancelRequested, issues };
  }

  async function put(record: MovedImportJob): Promise<void> {
    const { key: jobId, issues } = record;
    await importIssues.deleteMany({ jobId });
    const documents = issues.map((issue, at) => ({
      _id: `${jobId}/${MOVED_BASIS}/${at}`,
      jobId,
      basis: MOVED_BASIS,
      at,
      ...issue,
    }));
    if (documents.length > 0) await importIssues.insertMany(documents, { ordered: false });
    await putAll(importJobs, [documentOf(record)]);
    await counters.updateOne({ _id: "importJob" }, { $max: { n: record.n } }, { upsert: true });
  }

  return {
    estimate: () => countOf(importJobs),
    keys: (after = "", limit) => keysOf(importJobs, after, limit),
    async find(ids) {
      const records: MovedImportJob[] = [];
      for (const document of await importJobs.find({ _id: { $in: [...ids] } }, BOUNDED).toArray()) {
        records.push(await recordOf(document));
      }
      return records;
    },
    async write(records) {
      for (const record of records) await put(record);
    },
    async remove(ids) {
      await importIssues.deleteMany({ jobId: { $in: [...ids] } });
      await importTouched.deleteMany({ jobId: { $in: [...ids] } });
      for (const id of ids) {
        await importChanges.deleteMany(entriesOf(id));
        await importUndone.deleteMany(entriesOf(id));
      }
      await importJobs.deleteMany({ _id: { $in: [...ids] } });
    },
  };
}

/** An expired lease without a token: any worker may take over a running job. */
function documentOf({ job, n, isCancelRequested, issues }: MovedImportJob): ImportJobDocument {
  const { id, createdAt, startedAt, finishedAt, warning: _, ...others } = job;
  return {
    _id: id,
    n,
    ...(job.state === "queued" || job.state === "running" ? { openN: n } : {}),
    ...(isUndoOpen(job) ? { undoN: n, undoneUpTo: "" } : {}),
    ...others,
    createdAt: Date.parse(createdAt),
    ...(startedAt === null ? {} : { startedAt: Date.parse(startedAt) }),
    ...(finishedAt === null ? {} : { finishedAt: Date.parse(finishedAt) }),
    keptIssues: issues.length,
    ...(job.state === "running" || isUndoOpen(job) ? { leaseExpiresAt: 0 } : {}),
    isCancelRequested,
  };
}

function isUndoOpen({ undo }: MovedImportJob["job"]): boolean {
  return undo?.state === "queued" || undo?.state === "running";
}
