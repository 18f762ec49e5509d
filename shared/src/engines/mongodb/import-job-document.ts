import type { Filter } from "mongodb";
import { type ImportJob, importJobSchema } from "../../contracts/import-job.ts";
import { importWarningOf } from "../../domain/import-warning.ts";
import { conflict } from "../../kernel/app-error.ts";
import type { JobLease } from "../../ports/import-job-store.ts";
import type { ImportJobDocument } from "./documents.ts";
import { BOUNDED, type MongoDirectory } from "./mongo-directory.ts";

/** Matches the job while the lease owns it, to import it or to take it back. */
export function leasedBy({ jobId, token }: JobLease): Filter<ImportJobDocument> {
  return { _id: jobId, leaseToken: token };
}

/** As `leasedBy`, of a job whose file is being imported. */
export function ownedBy(lease: JobLease): Filter<ImportJobDocument> {
  return { ...leasedBy(lease), state: "running" };
}

/** As `leasedBy`, of a job that is being taken back. */
export function undoneBy(lease: JobLease): Filter<ImportJobDocument> {
  return { ...leasedBy(lease), "undo.state": "running" };
}

/** A conflict when another worker has the job by now, or nobody needs to any more. */
export async function ownJobOf({ importJobs }: MongoDirectory, lease: JobLease): Promise<ImportJobDocument> {
  const job = await importJobs.findOne(ownedBy(lease), BOUNDED);
  if (job === null) throw lostJob();
  return job;
}

export function lostJob(): Error {
  return conflict("The import is no longer this worker's.");
}

/** What jobs of an earlier version lack. */
export const NO_CHOICES = {
  isDryRun: false,
  restoresDeleted: false,
  columnChoices: null,
  notes: [],
  errorFileId: null,
  previewFileId: null,
  undo: null,
  unchangedNames: [],
};

export function toImportJob(document: ImportJobDocument): ImportJob {
  const { _id, createdAt, startedAt, finishedAt, ...others } = document;
  const job = importJobSchema.parse({
    ...NO_CHOICES,
    ...others,
    warning: null,
    id: _id,
    createdAt: new Date(createdAt).toISOString(),
    startedAt: isoTimeOf(startedAt),
    finishedAt: isoTimeOf(finishedAt),
  });
  return { ...job, warning: importWarningOf(job) };
}

function isoTimeOf(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}
