import type { CleanupJob, CleanupKind } from "../contracts/cleanup.ts";

export interface StoredCleanupJob extends CleanupJob {
  /** Where to go on; "" at the beginning. */
  checkpoint: string;
  /** Of a restoration: the job whose deletions are taken back. */
  ofJobId: string | null;
}

/** The jobs of the cleanup, of which one at a time is worked on, by who holds the lease for it. */
export interface CleanupJobStore {
  /** Ids are the caller's: adding the same job again makes no second one. */
  add(job: StoredCleanupJob): Promise<void>;
  find(id: string): Promise<StoredCleanupJob | undefined>;
  /** Newest first. */
  list(limit: number): Promise<StoredCleanupJob[]>;
  /** The newest job of a kind that has not finished. */
  findOpen(kind: CleanupKind): Promise<StoredCleanupJob | undefined>;
  hasFinished(kind: CleanupKind): Promise<boolean>;
  /** Jobs that run, oldest first: after a restart they are to be gone on with. */
  listRunning(): Promise<StoredCleanupJob[]>;
  /** Keeps how far a job is. */
  save(job: StoredCleanupJob): Promise<void>;
}
