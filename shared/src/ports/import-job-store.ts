import type { ImportIssue, ImportJob, ImportPhase } from "../contracts/import-job.ts";
import type { StoredText } from "../contracts/stored-text.ts";

/** Proof that a worker owns a job. A job whose lease has expired may be leased anew; the old token is then worthless. */
export interface JobLease {
  jobId: string;
  token: string;
}

export type NewImportJob = Pick<
  ImportJob,
  "fileName" | "fileId" | "fileSizeBytes" | "fileSha256" | "kind" | "batchSizeRows" | "createdBy"
> &
  Partial<Pick<ImportJob, "isDryRun" | "restoresDeleted" | "columnChoices" | "notes">>;

export interface LeasedJob {
  lease: JobLease;
  job: ImportJob;
  /** To read its file, or to take back what it did. */
  task: "import" | "undo";
}

export type JobOutcome =
  | { state: "succeeded" }
  | { state: "cancelled" }
  | { state: "failed"; code: string; message: StoredText };

/** The durable queue of imports. Counters, issues and checkpoint are written by `BusinessStore.writeImportBatch`. */
export interface ImportJobStore {
  create(job: NewImportJob): Promise<ImportJob>;
  get(id: string): Promise<ImportJob | undefined>;
  /** The newest job that imports this stored file, or made it, for the sweep of orphans. */
  findByFile(fileId: string): Promise<ImportJob | undefined>;
  /** Jobs whose file has these very bytes, newest first. */
  findByContent(sha256: string, limit: number): Promise<ImportJob[]>;
  /** Newest first. */
  list(limit: number, offset?: number): Promise<ImportJob[]>;
  /** By sheet row. */
  listIssues(id: string, limit: number): Promise<ImportIssue[]>;
  /**
   * Takes a job that is queued, or running with an expired lease, and adds one to its `attempts`. Undos come before imports,
   * the newest job's first and one at a time, so that each finds what its import left; imports go by age.
   * A dry run starts over: counters, issues, checkpoint and what it remembered of its rows are gone.
   * Undefined when there is none.
   */
  leaseNext(options: { leaseMs: number }): Promise<LeasedJob | undefined>;
  /** Extends the lease. `isCancelRequested` asks the worker to stop; `isLost` says that another worker has the job. */
  heartbeat(lease: JobLease, leaseMs: number): Promise<{ isLost: boolean; isCancelRequested: boolean }>;
  /** Puts the job back into the queue, for a worker that stops in good order: `attempts` is 0 again. */
  release(lease: JobLease): Promise<void>;
  setPhase(lease: JobLease, phase: ImportPhase): Promise<void>;
  /** What turned out of the file when it was opened. */
  describeFile(lease: JobLease, facts: Pick<ImportJob, "columnExtraction" | "notes">): Promise<void>;
  /** Files that the import made; those that are not named stay. */
  setFiles(lease: JobLease, files: { errorFileId?: string; previewFileId?: string }): Promise<void>;
  finish(lease: JobLease, outcome: JobOutcome): Promise<ImportJob>;
  /**
   * Queues the undo of an import. Throws not_found, and a conflict unless the import has ended, was no dry run, changed
   * something and was not to be undone before. What it comes to is added up by `ImportUndoStore.undoBatch`.
   */
  requestUndo(id: string, requestedBy: string): Promise<ImportJob>;
  /** Ends an undo; the import keeps the state it ended with. */
  finishUndo(lease: JobLease): Promise<ImportJob>;
  /** A queued job ends at once; a running one is asked to stop. False when it had ended already. */
  requestCancel(id: string): Promise<boolean>;
}
