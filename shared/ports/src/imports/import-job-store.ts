import type { ImportIssue, ImportJob, ImportPhase } from "@meridian/contracts/imports/import-job";
import type { ImportReview } from "@meridian/contracts/imports/import-review";
import type { StoredText } from "@meridian/contracts/stored-text";

/** Proof that a worker owns a job. After expiry the job can be leased again and the old token is void. */
export interface JobLease {
  jobId: string;
  token: string;
}

export type NewImportJob = Pick<
  ImportJob,
  "fileName" | "fileId" | "fileSizeBytes" | "fileSha256" | "kind" | "batchSizeRows" | "createdBy"
> &
  Partial<
    Pick<
      ImportJob,
      | "isDryRun"
      | "restoresDeleted"
      | "columnChoices"
      | "notes"
      | "headerRow"
      | "fileCountry"
      | "businessKind"
      | "businessName"
      | "publishes"
      | "sourceId"
    >
  >;

export interface LeasedJob {
  lease: JobLease;
  job: ImportJob;
  /** Whether to import the file or to undo the import. */
  task: "import" | "undo";
}

export type ReviewDecision = Pick<ImportReview, "decidedBy" | "nextJobId"> & {
  state: Exclude<ImportReview["state"], "waiting">;
};

export type JobOutcome =
  | { state: "succeeded" }
  | { state: "cancelled" }
  | { state: "failed"; code: string; message: StoredText };

/** The durable queue of imports. `BusinessStore.writeImportBatch` writes counters, issues and checkpoint. */
export interface ImportJobStore {
  create(job: NewImportJob): Promise<ImportJob>;
  get(id: string): Promise<ImportJob | undefined>;
  /** By number, as `Business.fieldSources` has it. */
  findByNumbers(numbers: readonly number[]): Promise<Map<number, ImportJob>>;
  /** The newest job that reads or created this file, for sweeping orphans. */
  findByFile(fileId: string): Promise<ImportJob | undefined>;
  /** Jobs whose file has exactly these bytes, newest first. */
  findByContent(sha256: string, limit: number): Promise<ImportJob[]>;
  /** Newest first. */
  list(limit: number, offset?: number): Promise<ImportJob[]>;
  /** How many imports have ended and wait for a decision; one that is being undone, or was, does not. */
  countHeld(): Promise<number>;
  /** Ordered by sheet row. */
  listIssues(id: string, limit: number): Promise<ImportIssue[]>;
  /**
   * Leases a job that is queued, or running with an expired lease, and increments its `attempts`. Undos precede imports, newest
   * job first and one at a time, so each finds the state its import left; imports run oldest first. A dry run starts over and
   * drops its counters, issues, checkpoint and memory of rows. Undefined if nothing waits.
   */
  leaseNext(options: { leaseMs: number }): Promise<LeasedJob | undefined>;
  /** Extends the lease. `isCancelRequested` asks the worker to stop; `isLost` means another worker holds the job. */
  heartbeat(lease: JobLease, leaseMs: number): Promise<{ isLost: boolean; isCancelRequested: boolean }>;
  /** Returns the job to the queue on orderly shutdown and resets `attempts` to 0. */
  release(lease: JobLease): Promise<void>;
  setPhase(lease: JobLease, phase: ImportPhase): Promise<void>;
  /** Records facts known once the file is open. With a review the import is held from its first batch on. */
  describeFile(
    lease: JobLease,
    facts: Pick<ImportJob, "columnExtraction" | "notes" | "review" | "headerSignature" | "listedKinds" | "listedNames">,
  ): Promise<void>;
  /** Decides about a held import. Throws not_found; throws conflict unless it has ended and waits. */
  decideReview(id: string, decision: ReviewDecision): Promise<ImportJob>;
  /** Records files the import created. Omitted ones stay. */
  setFiles(lease: JobLease, files: { errorFileId?: string; previewFileId?: string }): Promise<void>;
  finish(lease: JobLease, outcome: JobOutcome): Promise<ImportJob>;
  /**
   * Queues the undo of an import. Throws not_found; throws conflict unless the import has ended, was no dry run, changed
   * something and has no undo yet. `ImportUndoStore.undoBatch` adds up the result.
   */
  requestUndo(id: string, requestedBy: string): Promise<ImportJob>;
  /** Ends an undo. The import's own final state stays. */
  finishUndo(lease: JobLease): Promise<ImportJob>;
  /** Cancels: a queued job ends at once, a running one is signalled to stop. False if it had already ended. */
  requestCancel(id: string): Promise<boolean>;
}
