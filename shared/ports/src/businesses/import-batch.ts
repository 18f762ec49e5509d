import type { ImportCounters, ImportIssue, ImportJob } from "@meridian/contracts/imports/import-job";
import type { ChangeSample } from "@meridian/contracts/imports/import-review";
import type { JobLease } from "../imports/import-job-store.ts";
import type { KnownRow } from "../imports/row-print-store.ts";
import type { BusinessDraft } from "./business-draft.ts";

export interface ImportBatch {
  lease: JobLease;
  /** Engines iterate over the drafts more than once and need not hold them all. */
  drafts: Iterable<BusinessDraft> & { readonly length: number };
  /** In the order of rows; not in a dry run. */
  known?: readonly KnownRow[];
  wantsStamps?: boolean;
  issues: readonly ImportIssue[];
  /**
   * Rows that never became drafts, and how many of these carry a place_id. The store adds the outcomes of its drafts to the job's
   * counters; drafts with a place_id count as withPlaceId and uniquePlaceIds, created ones also as newPlaceIds.
   */
  skipped: Pick<ImportCounters, "duplicates" | "duplicatesWithoutId" | "repeatedHeaders" | "rejected" | "withPlaceId">;
  /** Names of this batch's duplicates, for the report. */
  skippedNames: readonly string[];
  /** Last sheet row of this batch; a resumed job continues after it. */
  checkpointRow: number;
  /** Fraction of the file read, 0 to 1. */
  readShare: number;
}

/** What decides which values of a file stay out. */
export type SurveyedFile = Pick<ImportJob, "sourceId" | "headerSignature">;

export interface ChangeSurvey {
  known: number;
  changed: number;
  /** At most 20. */
  samples: ChangeSample[];
}

/** What a dry run decided about one draft. */
export interface PlannedRow {
  row: number;
  /** Undefined for a new business. */
  id: string | undefined;
  outcome: "created" | "restored" | "updated" | "published" | "unchanged" | "withheld" | "wasDeleted" | "duplicate";
  /** See `ImportCounters.outranked`. */
  isOutranked: boolean;
  /** Keys of `BusinessFields` that an update would change. */
  changedFields: string[];
}

export interface ImportBatchResult {
  /** Including restored businesses. */
  created: number;
  /** Including published businesses. */
  updated: number;
  unchanged: number;
  /** Drafts that would change a business, but are of a held import. */
  withheld: number;
  /** Drafts of deleted businesses that this import does not restore. */
  wasDeleted: number;
  /** Drafts of a business that this import has already touched, including those that filled its blanks: `ImportCounters.filled`. */
  duplicates: number;
  /** Running totals of the job after this batch. */
  counters: ImportCounters;
  /** In a dry run: what it would do with each draft, in the order of the drafts. */
  planned?: PlannedRow[];
  /** Known rows, by stamp, whose business has changed or is an earlier row's. Nothing was written: send their drafts instead. */
  stale?: readonly string[];
  /** For each draft, the business as it left it; undefined if some key is another's, or its name is locked or not the draft's. */
  stamps?: readonly (string | undefined)[];
}
