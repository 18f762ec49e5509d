import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { UndoneBusiness } from "@meridian/contracts/imports/ingest-api";
import type { JobLease } from "./import-job-store.ts";

/** Values before a change, null for absent fields. Unchanged fields have no key. */
export type FormerFields = { [Field in keyof BusinessFields]?: BusinessFields[Field] | null };

export interface UndoBatchResult {
  removed: number;
  restored: number;
  kept: number;
  /** Nothing is left to undo. */
  isDone: boolean;
}

/**
 * Undoes imports from what `writeImportBatch` recorded: each business's state before, and its revision after. Undoing several
 * imports newest first restores every state in between.
 */
export interface ImportUndoStore {
  /**
   * Undoes the job's next `limit` businesses with exactly-once effects and adds to its figures. A created business goes to the
   * trash; a changed one gets its former content under a new revision; one whose revision has moved on is kept and recorded.
   * Throws conflict if the lease is lost.
   */
  undoBatch(lease: JobLease, limit: number): Promise<UndoBatchResult>;
  /** Ordered by id, after `afterId`. */
  listUndone(
    jobId: string,
    query: { outcome?: UndoneBusiness["outcome"]; afterId: string; limit: number },
  ): Promise<UndoneBusiness[]>;
}
