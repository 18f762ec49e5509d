import { type ImportJob, importJobSchema } from "@meridian/contracts/imports/import-job";
import { importWarningOf } from "@meridian/domain/imports/import-warning";
import { conflict } from "@meridian/platform/app-error";
import type { JobLease } from "@meridian/ports/imports/import-job-store";
import type { Filter } from "mongodb";
import type { ImportJobDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";

export interface MongoImportJobStoreOptions {
  directory: MongoDirectory;
  clock: () => Date;
}

export const AFTER = { returnDocument: "after", ...BOUNDED } as const;
export const NO_LEASE = { leaseToken: "", leaseExpiresAt: "" } as const;
/** Matches the job while this lease holds it, for an import or an undo. */
export function leasedBy({ jobId, token }: JobLease): Filter<ImportJobDocument> {
  return { _id: jobId, leaseToken: token };
}

/** Like `leasedBy`, for a job being imported. */
export function ownedBy(lease: JobLease): Filter<ImportJobDocument> {
  return { ...leasedBy(lease), state: "running" };
}

/** Like `leasedBy`, for a job being undone. */
export function undoneBy(lease: JobLease): Filter<ImportJobDocument> {
  return { ...leasedBy(lease), "undo.state": "running" };
}

/** Throws conflict if another worker holds the job or it has ended. */
export async function ownJobOf({ importJobs }: MongoDirectory, lease: JobLease): Promise<ImportJobDocument> {
  const job = await importJobs.findOne(ownedBy(lease), BOUNDED);
  if (job === null) throw lostJob();
  return job;
}

export function lostJob(): Error {
  return conflict("The import is no longer this worker's.");
}

/** Defaults for fields that jobs of earlier versions lack. */
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
