import type { ColumnExtraction, ImportIssue, ImportJob, ImportPhase } from "../contracts/import-job.ts";

/** Proof that a worker owns a job. A job whose lease has expired may be leased anew; the old token is then worthless. */
export interface JobLease {
  jobId: string;
  token: string;
}

export type NewImportJob = Pick<
  ImportJob,
  "fileName" | "fileId" | "fileSizeBytes" | "fileSha256" | "kind" | "batchSizeRows" | "createdBy"
>;

export interface LeasedJob {
  lease: JobLease;
  job: ImportJob;
}

export type JobOutcome =
  | { state: "succeeded" }
  | { state: "cancelled" }
  | { state: "failed"; code: string; message: string };

/** The durable queue of imports. Counters, issues and checkpoint are written by `BusinessStore.writeImportBatch`. */
export interface ImportJobStore {
  create(job: NewImportJob): Promise<ImportJob>;
  get(id: string): Promise<ImportJob | undefined>;
  /** The job that imports this stored file, for the sweep of orphans. */
  findByFile(fileId: string): Promise<ImportJob | undefined>;
  /** Newest first. */
  list(limit: number): Promise<ImportJob[]>;
  /** By sheet row. */
  listIssues(id: string, limit: number): Promise<ImportIssue[]>;
  /**
   * Takes the oldest job that is queued, or running with an expired lease, and adds one to its `attempts`.
   * Undefined when there is none.
   */
  leaseNext(options: { leaseMs: number }): Promise<LeasedJob | undefined>;
  /** Extends the lease. `isCancelRequested` asks the worker to stop; `isLost` says that another worker has the job. */
  heartbeat(lease: JobLease, leaseMs: number): Promise<{ isLost: boolean; isCancelRequested: boolean }>;
  /** Puts the job back into the queue, for a worker that stops in good order: `attempts` is 0 again. */
  release(lease: JobLease): Promise<void>;
  setPhase(lease: JobLease, phase: ImportPhase): Promise<void>;
  setColumnExtraction(lease: JobLease, extraction: ColumnExtraction): Promise<void>;
  finish(lease: JobLease, outcome: JobOutcome): Promise<ImportJob>;
  /** A queued job ends at once; a running one is asked to stop. False when it had ended already. */
  requestCancel(id: string): Promise<boolean>;
}
