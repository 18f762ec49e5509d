import type { ExportColumn, ExportValueName } from "@meridian/contracts/admin/export-fields";
import type { Business } from "@meridian/contracts/businesses/business";
import type { ExportValue } from "@meridian/domain/businesses/export-cells";
import type { SearchedBusiness } from "@meridian/domain/businesses/search-document";
import type { BusinessDraft } from "./business-draft.ts";
import type { ChangeSurvey, ImportBatch, ImportBatchResult, SurveyedFile } from "./import-batch.ts";

export type SlugLookup =
  /** Approved and not deleted. A permanently closed business has a page that says so, but is not listed. */
  | { kind: "found"; business: Business }
  /** The slug was replaced; `slug` is the current one. */
  | { kind: "moved"; slug: string }
  /** The business was deleted, however long ago. */
  | { kind: "gone" }
  /** Never existed or is not approved. Callers must not distinguish the two. */
  | { kind: "missing" };

/** Filters a listing; fields combine with AND. Keys are those of `PlaceStore`. */
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

/** Filters an export; fields combine with AND, entries of one field with OR. */
export interface ExportFilter {
  /** ISO 3166-1 alpha-2, upper case. */
  countryCodes?: readonly string[];
  /** Slug of the business's own category, see `PlaceStore`. An unknown slug matches nothing. */
  categorySlugs?: readonly string[];
  createdFrom?: Date;
  createdBefore?: Date;
}

/** One step of a walk over all businesses. */
export interface ExportStep {
  filter: ExportFilter;
  /** Fields to read, in this order. */
  values: readonly ExportValueName[];
  /** `next` of the previous step. */
  after?: string | undefined;
  /** A `next` of an earlier walk, where this walk ends. Absent: it ends after the last business. */
  upTo?: string | undefined;
  /** Businesses to examine, matching or not, so that every step is short. */
  limit: number;
}

/** Stretches whose changes the index has confirmed since the last `settleChanges`; see `findChanges`. */
export interface FoundChanges {
  /** Stretch numbers, from 0. */
  stretches: ReadonlySet<number>;
  /** For `settleChanges`: the number of changes per unit that the engine tracks. */
  notes: Readonly<Record<string, number>>;
}

export interface ExportedPage {
  rows: ExportValue[][];
  /** Absent after the last step. */
  next?: string;
}

/** One step of an export walk, as text. */
export interface CsvStep extends Omit<ExportStep, "values"> {
  columns: readonly ExportColumn[];
}

export interface CsvPage {
  /** UTF-8 records as `csvLine` (domain/csv-cell.ts) writes them. */
  records: Uint8Array;
  rowCount: number;
  /** Absent after the last step. */
  next?: string;
}

export interface UnindexedEntry {
  id: string;
  revision: number;
  /** Position in the order of marks. */
  mark: number;
  /** Absent if the business must leave the index: deleted, closed or not approved. */
  business?: SearchedBusiness;
}

/** A mark that the index has applied. */
export type IndexedEntry = Pick<UnindexedEntry, "id" | "revision" | "mark">;

/**
 * The database of record for businesses. "Listed" means approved, not permanently closed and not deleted; every public read
 * except `findBySlug` sees listed businesses only. Every listing is ordered by descending popularity; the engine
 * chooses the order of equals and keeps it.
 */
export type ListedPosition = Pick<SearchedBusiness, "id" | "popularity">;

export interface BusinessStore {
  findBySlug(slug: string): Promise<SlugLookup>;
  /** Listed businesses in the order of `ids`, without unknown ids. At most 1,000 ids. */
  findByIds(ids: readonly string[]): Promise<Business[]>;
  list(query: ListingQuery): Promise<Business[]>;
  /** Popular businesses with a photo, at most two per country and category; filled up with the most popular others if too few. */
  listFeatured(limit: number): Promise<Business[]>;
  /** Listed businesses whose folded name begins with `prefix`: search without an index. */
  findByNamePrefix(prefix: string, limit: number): Promise<Business[]>;
  /** How many of them there are, at most `limit`; with `isWhole`, of those whose whole name it is. Much cheaper than finding them. */
  countByNamePrefix(prefix: string, limit: number, options?: { isWhole: boolean }): Promise<number>;
  /** Listed businesses with one of these numbers in E.164 ("+4930123456"), in listing order. At most 1,000 numbers. */
  findByPhones(phones: readonly string[], limit: number): Promise<Business[]>;
  /** All businesses with an id above `afterId`, listed or not, ordered by id: for moves and upkeep. */
  scan(afterId: string, limit: number): Promise<Business[]>;
  /**
   * A step of a walk over all listed businesses, in the order in which the index takes them fastest: those behind `after`, the last one
   * of the step before. One that changes during the walk may come twice or not at all; it is marked for the index.
   */
  scanListed(after: ListedPosition | undefined, limit: number): Promise<SearchedBusiness[]>;
  /**
   * One step of a walk over all businesses that are not deleted, in a stable engine-specific order. A step leaves nothing open,
   * so an abandoned walk needs no cleanup. A business present throughout the walk is visited exactly once.
   */
  exportStep(step: ExportStep): Promise<ExportedPage>;
  /** The same walk as text that the engine formats itself, which is far cheaper for long files. */
  exportCsv(step: CsvStep): Promise<CsvPage>;
  countListed(): Promise<number>;
  /** Number of businesses that are not deleted. */
  countAll(): Promise<number>;

  /**
   * Applies one batch of an import with exactly-once effects: drafts, issues, counters and checkpoint take effect together, or
   * the batch can be repeated safely. Throws conflict if the job's lease is lost. An unchanged business keeps its revision.
   * Locked fields keep their value, as do fields the file does not mention (domain/merge-fields.ts), and those whose value a source gave
   * that comes before the import's in `DirectorySettings.sourceOrder` (domain/field-givers.ts). A deleted business stays
   * deleted unless the job's `restoresDeleted` is set; a blocked one always does. A business restored here, or removed by an
   * undo, is recreated under its old id and slug. A held import (`ImportJob.review` waits) changes no known business. What it
   * created is approved by the import that `publishes` it, or by another that is not held, which leaves only its own values.
   * A draft whose keys are all unknown joins a business that existed before the import, deleted or not, if it describes the
   * same one (domain/same-business.ts), the two are not separate entries of one source, and no earlier draft of the import
   * joined it; losers of a merge never match. That business then gets the draft's keys. Pairs of a created business and
   * others that it may be go to `MatchStore`, whose decisions are followed. Resets the job's `attempts` to 0 and records
   * changes for `ImportUndoStore`. In a dry run everything is decided and counted but no business is written, and `attempts`
   * stays, since an interrupted dry run starts over.
   */
  writeImportBatch(batch: ImportBatch): Promise<ImportBatchResult>;

  /**
   * Counts the known businesses that these drafts describe, by a key or as `writeImportBatch` joins them, and those whose name, place,
   * phone, website or kind the import would change. Filled gaps and fresh ratings do not count. Writes nothing.
   */
  surveyChanges(drafts: readonly BusinessDraft[], of?: SurveyedFile): Promise<ChangeSurvey>;

  /** Businesses whose content the index has not confirmed, oldest mark first; `afterMark` skips marks up to that one. */
  takeUnindexed(limit: number, afterMark?: number): Promise<UnindexedEntry[]>;
  /** Stops counting at `upTo`, if given. */
  countUnindexed(upTo?: number): Promise<number>;
  /**
   * Clears marks that have not moved since they were read, and records their stretches for `findChanges`. Call only after the
   * index has synced.
   */
  markIndexed(entries: readonly IndexedEntry[]): Promise<void>;
  /**
   * Stretches of the `exportStep` walk in which businesses have changed or may have, as far as the index has confirmed it. A
   * stretch ends at each of `bounds` (values of `next`, in walk order); one more follows the last bound. Reads no business.
   */
  findChanges(bounds: readonly string[]): Promise<FoundChanges>;
  /** Forgets the changes found. Later changes are found again. */
  settleChanges(found: FoundChanges): Promise<void>;
}
