import type { BusinessFields } from "../contracts/business.ts";
import type { UndoneBusiness } from "../contracts/ingest-api.ts";
import type { JobLease } from "./import-job-store.ts";

/** What fields of a business were before a change; null where one was absent. Those that stayed have no key. */
export type FormerFields = { [Field in keyof BusinessFields]?: BusinessFields[Field] | null };

export interface UndoBatchResult {
  removed: number;
  restored: number;
  kept: number;
  /** Nothing is left to take back. */
  isDone: boolean;
}

/**
 * Takes imports back by what `writeImportBatch` noted of every business it created or changed: what the business was
 * before, and the revision it had after. Undoing the newest of several imports first brings back each state in between.
 */
export interface ImportUndoStore {
  /**
   * Takes back the next `limit` businesses of the job, exactly once by effect, and adds to the job's figures. A business that
   * the import created goes into the trash; one that it changed gets its former content under a new revision; one with another
   * revision than the import left is kept and noted. Throws a conflict when the lease is no longer the job's.
   */
  undoBatch(lease: JobLease, limit: number): Promise<UndoBatchResult>;
  /** By id, after `afterId`. */
  listUndone(
    jobId: string,
    query: { outcome?: UndoneBusiness["outcome"]; afterId: string; limit: number },
  ): Promise<UndoneBusiness[]>;
}
