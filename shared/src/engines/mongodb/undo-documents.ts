import type { DeletionKind } from "../../contracts/business.ts";
import type { UndoneBusiness } from "../../contracts/ingest-api.ts";
import type { FormerFields } from "../../ports/import-undo.ts";

/**
 * `_id` is job and business. What an import changed and nobody has taken back; written before the business itself, so that
 * one which was cut off may stand without its change.
 */
export interface ChangeDocument {
  _id: string;
  /** Of the business after the change. */
  revision: number;
  /** Absent where there was no business. */
  before?: BeforeImage;
}

/** What a business was before an import changed it, as far as that differs from what it is after it. */
export interface BeforeImage {
  revision: number;
  popularity: number;
  source?: { importId: string; row: number };
  fields: FormerFields;
  /** False of a business that the import approved. */
  isApproved?: boolean;
  /** Of a business that the import brought back from the trash; milliseconds. */
  trashed?: { isApproved: boolean; lockedFields: string[]; deletedAt: number; deletionKind?: DeletionKind };
}

/** `_id` is job and business: what became of a change that was to be taken back. */
export interface UndoneDocument {
  _id: string;
  jobId: string;
  outcome: UndoneBusiness["outcome"];
  reason: UndoneBusiness["reason"];
}

/** `_id` is job and key: a key that a business would have after the dry run, under the id that this would have. */
export interface DryRunKeyDocument {
  _id: string;
  jobId: string;
  businessId: string;
}
