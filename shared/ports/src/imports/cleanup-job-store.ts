import type { CleanupJob, CleanupKind } from "@meridian/contracts/admin/cleanup";

export interface StoredCleanupJob extends CleanupJob {
  /** Id to continue after; "" at the beginning. */
  checkpoint: string;
  /** For a restoration: the job whose deletions it reverts. */
  ofJobId: string | null;
}

/** Cleanup jobs. One runs at a time, in the process that holds its lease. */
export interface CleanupJobStore {
  /** The caller chooses the id; adding a job twice has no effect. */
  add(job: StoredCleanupJob): Promise<void>;
  find(id: string): Promise<StoredCleanupJob | undefined>;
  /** Newest first. */
  list(limit: number): Promise<StoredCleanupJob[]>;
  /** The newest unfinished job of a kind. */
  findOpen(kind: CleanupKind): Promise<StoredCleanupJob | undefined>;
  hasFinished(kind: CleanupKind): Promise<boolean>;
  /** Running jobs, oldest first, to be continued after a restart. */
  listRunning(): Promise<StoredCleanupJob[]>;
  /** Stores a job's progress. */
  save(job: StoredCleanupJob): Promise<void>;
}
