import type { DeletionKind } from "@meridian/contracts/businesses/business";
import type { FieldSources } from "@meridian/contracts/businesses/field-sources";
import type { UndoneBusiness } from "@meridian/contracts/imports/ingest-api";
import type { FormerFields } from "@meridian/ports/imports/import-undo";

/**
 * `_id` is job and business. A change of an import that has not been undone. Written before the business itself, so after an interruption
 * it may exist without its change.
 */
export interface ChangeDocument {
  _id: string;
  /** Of the business after the change. */
  revision: number;
  /** A later draft of the import filled blanks after this revision, or was about to. */
  filledAfter?: number;
  /** Absent if the business did not exist. */
  before?: BeforeImage;
}

/** A business before an import changed it, limited to what differs afterwards. */
export interface BeforeImage {
  revision: number;
  popularity: number;
  source?: { importId: string; row: number };
  fieldSources?: FieldSources | undefined;
  fields: FormerFields;
  /** False for a business that the import approved. */
  isApproved?: boolean;
  /** For a business the import restored from the trash; in milliseconds. */
  trashed?: { isApproved: boolean; lockedFields: string[]; deletedAt: number; deletionKind?: DeletionKind };
}

/** `_id` is job and business: the outcome of undoing a change. */
export interface UndoneDocument {
  _id: string;
  jobId: string;
  outcome: UndoneBusiness["outcome"];
  reason: UndoneBusiness["reason"];
}

/** `_id` is job and key: a key a business would have after the dry run, with the id it would have. */
export interface DryRunKeyDocument {
  _id: string;
  jobId: string;
  businessId: string;
}
