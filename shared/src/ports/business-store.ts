import type { Business, BusinessFields } from "../contracts/business.ts";
import type { ExportColumn, ExportValueName } from "../contracts/export-fields.ts";
import type { ImportCounters, ImportIssue } from "../contracts/import-job.ts";
import type { JobLease } from "./import-job-store.ts";

export type SlugLookup =
  /** Approved and not deleted. A place that has closed for good is found, so that its page can say so, but not listed. */
  | { kind: "found"; business: Business }
  /** The slug was given up; `slug` is the current one. */
  | { kind: "moved"; slug: string }
  /** The business was deleted, be it long ago. */
  | { kind: "gone" }
  /** Never existed, or is not approved: the caller must not tell these apart. */
  | { kind: "missing" };

/** Narrows a listing; parts combine with AND. Keys are those of `PlaceStore`. */
export interface ListingScope {
  categorySlug?: string;
  countryCode?: string;
  city?: CityKey;
}

export interface CityKey {
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string;
  citySlug: string;
}

export interface ListingQuery {
  scope: ListingScope;
  offset: number;
  limit: number;
}

/** Narrows an export; parts combine with AND, entries of one part with OR. */
export interface ExportFilter {
  /** ISO 3166-1 alpha-2, upper case. */
  countryCodes?: readonly string[];
  /** Of a business's own category, see `PlaceStore`; an unknown one has no businesses. */
  categorySlugs?: readonly string[];
  createdFrom?: Date;
  createdBefore?: Date;
}

/** One step of a walk over all businesses. */
export interface ExportStep {
  filter: ExportFilter;
  /** What is told of each business, in this order. */
  values: readonly ExportValueName[];
  /** `next` of the step before. */
  after?: string | undefined;
  /** A `next` of an earlier walk: this one ends there. Absent, it ends with the last business. */
  upTo?: string | undefined;
  /** Businesses that the step looks at, whether they pass the filter or not: no step is long. */
  limit: number;
}

/** Where the index has taken changes in since they were settled; see `findChanges`. */
export interface FoundChanges {
  /** Numbers of stretches, from 0. */
  stretches: ReadonlySet<number>;
  /** For `settleChanges`: how many changes there were of what the engine tells apart. */
  notes: Readonly<Record<string, number>>;
}

/** Lists and opening hours are JSON; of the identity keys the one that the id was made of stands first. */
export type ExportValue = string | number | boolean | undefined;

export interface ExportedPage {
  rows: ExportValue[][];
  /** Absent after the last step. */
  next?: string;
}

/** A normalised row on its way into the store. */
/** One step of a walk over all businesses that comes as text. */
export interface CsvStep extends Omit<ExportStep, "values"> {
  columns: readonly ExportColumn[];
}

export interface CsvPage {
  /** Records as `csvLine` (domain/csv-cell.ts) writes them, in UTF-8. */
  records: Uint8Array;
  rowCount: number;
  /** Absent after the last step. */
  next?: string;
}

export interface BusinessDraft {
  /** Sheet row, for reports. */
  row: number;
  fields: BusinessFields;
  /** In the order they are tried, never empty: `place:…`, `data:…`, `cid:…`, `id:…`, `no:…`, `addr:…`. See domain/business-identity.ts. */
  identityKeys: readonly string[];
  record?: BusinessRecord;
  /** Whether it is public where the import creates it and no record says; absent: it is. */
  isApproved?: boolean;
}

/** What a business was beside its fields in the directory that exported it. Holds where an import creates the business. */
export interface BusinessRecord {
  /** Taken unless another business has it. */
  slug: string;
  isApproved: boolean;
  lockedFields: readonly string[];
  /** Taken where it is no further off than a business may be. */
  popularity: number;
  /** Taken where it is no later than now; absent, now. The same goes for `updatedAt`. */
  createdAt?: string | undefined;
  /** Absent where the row was edited since it was exported. */
  updatedAt?: string | undefined;
}

export interface ImportBatch {
  lease: JobLease;
  /** An engine that does not keep them makes them one after another, more than once. */
  drafts: Iterable<BusinessDraft> & { readonly length: number };
  issues: readonly ImportIssue[];
  /**
   * Rows that never became drafts, and how many of these carry a place_id. To the job's counters the store adds what
   * its drafts came to; drafts with a place_id count as withPlaceId and uniquePlaceIds, created ones as newPlaceIds too.
   */
  skipped: Pick<ImportCounters, "duplicates" | "duplicatesWithoutId" | "repeatedHeaders" | "rejected" | "withPlaceId">;
  /** Names of duplicates of this batch, for the report. */
  skippedNames: readonly string[];
  /** Last sheet row this batch covers: a resumed job goes on after it. */
  checkpointRow: number;
  /** Share of the file up to that row, 0 to 1. */
  readShare: number;
}

/** What an import would do with one draft. */
export interface PlannedRow {
  row: number;
  /** Undefined where the business is new. */
  id: string | undefined;
  outcome: "created" | "updated" | "unchanged" | "wasDeleted" | "duplicate";
  /** Names of `BusinessFields` that an update would change. */
  changedFields: string[];
}

export interface ImportBatchResult {
  created: number;
  updated: number;
  unchanged: number;
  /** Drafts of businesses that an administrator deleted and this import does not bring back. */
  wasDeleted: number;
  /** Drafts that met a business this same import had already touched through another key. */
  duplicates: number;
  /** Running totals of the job after this batch. */
  counters: ImportCounters;
  /** Of a dry run: what it would do with each draft, in their order. */
  planned?: PlannedRow[];
}

export interface UnindexedEntry {
  id: string;
  revision: number;
  /** Its place among the marks. */
  mark: number;
  /** Absent when the business must leave the index: deleted, closed or not approved. */
  business?: Business;
}

/** What the index has taken in. */
export type IndexedEntry = Pick<UnindexedEntry, "id" | "revision" | "mark">;

/**
 * The truth about businesses. "Listed" means approved, not closed for good, not deleted; every public read but `findBySlug` sees
 * listed ones only.
 * Order of every listing: popularity descending, then id.
 */
export interface BusinessStore {
  findBySlug(slug: string): Promise<SlugLookup>;
  /** Listed businesses in the order of `ids`; unknown ids are left out. At most 1,000 ids. */
  findByIds(ids: readonly string[]): Promise<Business[]>;
  list(query: ListingQuery): Promise<Business[]>;
  /**
   * Popular businesses with a photo, at most two of one country and category together; where these are too few, others
   * of the most popular.
   */
  listFeatured(limit: number): Promise<Business[]>;
  /** Listed businesses whose folded name begins with `prefix`, for search without an index. */
  findByNamePrefix(prefix: string, limit: number): Promise<Business[]>;
  /** Listed businesses with one of these numbers in E.164 ("+4930123456"), in the order of listings. At most 1,000 numbers. */
  findByPhones(phones: readonly string[], limit: number): Promise<Business[]>;
  /** Every business with an id above `afterId`, by id, listed or not: for rebuilds and moves. */
  scan(afterId: string, limit: number): Promise<Business[]>;
  /**
   * Businesses of every state but deleted, in a lasting order of the engine's own. Each step is a read of its own that leaves
   * nothing open: a walk that is given up needs no end. A business that is there from the first step to the last is met once.
   */
  exportStep(step: ExportStep): Promise<ExportedPage>;
  /** The same walk, of whose businesses the engine makes lines of text itself: much less work for long files. */
  exportCsv(step: CsvStep): Promise<CsvPage>;
  countListed(): Promise<number>;
  /** Stored businesses of every state but deleted. */
  countAll(): Promise<number>;

  /**
   * Applies one batch of an import, exactly once by effect: drafts, issues, counters and checkpoint take hold together
   * or can be repeated without a difference. Throws a conflict when the lease is no longer the job's.
   * An unchanged business keeps its revision; locked fields keep their value, and so do fields the file is silent about
   * (domain/merge-fields.ts). A deleted business stays deleted unless the job's `restoresDeleted` says otherwise, and a blocked one
   * always does. One that comes back, or was removed by an undo, is created anew under its old id and slug.
   * A draft whose keys are all unknown is about a business that was there before the import, deleted or not, if it describes one
   * (domain/same-business.ts), both are not different entries of one source, and no earlier draft of the import was about it.
   * Those that a merge removed describe nothing any more. The business gets the draft's keys.
   * The job's `attempts` start again at 0, and what the batch changed is noted for `ImportUndoStore`.
   * Of a dry run everything is decided and counted as it would be, and no business is written. Since one that is cut off
   * starts over, its `attempts` stay.
   */
  writeImportBatch(batch: ImportBatch): Promise<ImportBatchResult>;

  /** Businesses whose content the index has not confirmed, oldest mark first; with `afterMark` those marked later than that one. */
  takeUnindexed(limit: number, afterMark?: number): Promise<UnindexedEntry[]>;
  /** Counts no further than to `upTo`, where that is given. */
  countUnindexed(upTo?: number): Promise<number>;
  /**
   * Clears the marks of entries that have neither moved nor been marked again since, and notes for `findChanges` where they lie. Call
   * only after the index has synced.
   */
  markIndexed(entries: readonly IndexedEntry[]): Promise<void>;
  /**
   * In which stretches of the walk of `exportStep` businesses have changed, as far as the index has confirmed it, or may have: a stretch
   * ends at each of `bounds`, which are `next`s in the order of the walk, and one lies behind the last. Reads no business.
   */
  findChanges(bounds: readonly string[]): Promise<FoundChanges>;
  /** Forgets what was found. What has changed again since is found again. */
  settleChanges(found: FoundChanges): Promise<void>;
}
