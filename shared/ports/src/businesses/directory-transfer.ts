import type { Readable } from "node:stream";
import type { DirectorySettings } from "@meridian/contracts/businesses/admin-businesses";
import type { Business, DeletionKind } from "@meridian/contracts/businesses/business";
import type { BusinessMatch } from "@meridian/contracts/businesses/business-match";
import type { FieldSources } from "@meridian/contracts/businesses/field-sources";
import type { SourceListing } from "@meridian/contracts/businesses/source-listing";
import type { CategoryDecision } from "@meridian/contracts/categories/category-decisions";
import type { Synonym } from "@meridian/contracts/categories/synonyms-api";
import type { ImportIssue, ImportJob } from "@meridian/contracts/imports/import-job";
import type { MappingProfile } from "@meridian/contracts/imports/import-mapping";
import type { ImportSource } from "@meridian/contracts/imports/import-source";
import type { UndoneBusiness } from "@meridian/contracts/imports/ingest-api";
import type { InboxItem } from "@meridian/contracts/site/contact";
import type { SiteSettingsVersion } from "@meridian/contracts/site/site-settings";
import type { AdminCredential } from "../access/credential-store.ts";
import type { FormerFields } from "../imports/import-undo.ts";
import type { StoredFile } from "../imports/partial-files.ts";
import type { DailyCount } from "../site/visit-count-store.ts";

/** A record that moves between engines: plain JSON, equal on both, so a round trip is the identity. */
export interface MovedRecord {
  /** Unique within its kind, on every engine. */
  key: string;
}

/** A record that is one value. */
export interface MovedValue<T> extends MovedRecord {
  value: T;
}

/** A business of any state, including deleted. `key` is its id. */
export interface MovedBusiness extends MovedRecord {
  business: Business;
}

/** An identity key or a replaced slug: `key` belongs to this business. */
export interface MovedClaim extends MovedRecord {
  businessId: string;
}

/** `key` is the slug of a purged business. */
export type MovedGoneSlug = MovedRecord;

/** An import with its report. `key` is its id. Leases do not move: a running job can be leased at the target. */
export interface MovedImportJob extends MovedRecord {
  job: ImportJob;
  /** Position among all jobs. */
  n: number;
  isCancelRequested: boolean;
  /** Ordered by sheet row, then by discovery. */
  issues: ImportIssue[];
}

/**
 * A change of an import that has not been undone, so the target can undo it too. If an undo stopped within a batch, the changes
 * already reverted move in their reverted state and are not counted again.
 */
export interface MovedImportChange extends MovedRecord {
  jobId: string;
  businessId: string;
  /** Revision of the business after the change. */
  revision: number;
  /** Null if the import created the business. */
  before: MovedBeforeImage | null;
}

/** The state before an import's change, where it differs from the state after it. */
export interface MovedBeforeImage {
  revision: number;
  popularity: number;
  source: { importId: string; row: number } | null;
  fieldSources?: FieldSources | undefined;
  fields: FormerFields;
  /** When a business that the import restored had been deleted; milliseconds. */
  trashed: { isApproved: boolean; lockedFields: string[]; deletedAt: number; deletionKind: DeletionKind | null } | null;
}

/** The outcome of a reverted change. */
export interface MovedUndone extends MovedRecord {
  jobId: string;
  businessId: string;
  outcome: UndoneBusiness["outcome"];
  reason: UndoneBusiness["reason"];
}

/**
 * An unfinished job has processed a row of this business, so further rows about it are duplicates. The memory of dry runs does
 * not move: they start over.
 */
export interface MovedTouch extends MovedRecord {
  jobId: string;
  businessId: string;
}

/** `key` is "admin". */
export interface MovedCredential extends MovedRecord, AdminCredential {}

/** `key` is its number. */
export interface MovedAuditEntry extends MovedRecord {
  /** Milliseconds. */
  at: number;
  actor: string;
  action: string;
  subject?: string;
  /** JSON. */
  details?: string;
}

/**
 * How a category ("bakery") or city ("DE/berlin") is displayed and found. Follows from the directory's history, not its
 * businesses.
 */
export interface MovedPlace extends MovedRecord {
  name: string;
  /** Folded words, each preceded by a space. */
  words: string;
}

export interface MovedCategory extends MovedPlace {
  /** Set for a kind; see domain/business-category.ts. */
  kindKey?: string;
  parentSlug?: string;
}

/** Everything a directory stores except files. Counts and indexes are rebuilt; sessions, limits and cleanup jobs end. */
export interface MovedRecords {
  businesses: MovedBusiness;
  identityKeys: MovedClaim;
  slugRedirects: MovedClaim;
  goneSlugs: MovedGoneSlug;
  importJobs: MovedImportJob;
  importTouches: MovedTouch;
  importChanges: MovedImportChange;
  importUndone: MovedUndone;
  /** By the signature of the headers. */
  mappingProfiles: MovedValue<MappingProfile>;
  importSources: MovedValue<ImportSource>;
  /** By source and business. */
  sourceListings: MovedValue<SourceListing>;
  businessMatches: MovedValue<BusinessMatch>;
  credentials: MovedCredential;
  auditLog: MovedAuditEntry;
  /** By number. */
  siteSettings: MovedValue<SiteSettingsVersion>;
  inbox: MovedValue<InboxItem>;
  /** Under "directory". */
  directorySettings: MovedValue<DirectorySettings>;
  synonyms: MovedValue<Synonym>;
  categoryDecisions: MovedValue<CategoryDecision>;
  /** By kind, day and subject. */
  visitCounts: MovedValue<DailyCount>;
  categories: MovedCategory;
  cities: MovedPlace;
}
export type MovedKind = keyof MovedRecords;

/** All records of one kind. Reading is safe while the directory is in use; writing requires exclusive access. */
export interface MovedCollection<R extends MovedRecord> {
  /** Approximate count, for estimating duration. */
  estimate(): Promise<number>;
  /** Keys after `after`, in a stable engine-specific order. Some may be leftovers that `find` does not return. */
  keys(after: string | undefined, limit: number): Promise<string[]>;
  /** In any order, without unknown keys. */
  find(keys: readonly string[]): Promise<R[]>;
  /** Replaces the records with these keys. Repeatable. Does not update counts or the index. */
  write(records: readonly R[]): Promise<void>;
  /** Ignores missing keys. The audit log throws conflict: it is never shortened. */
  remove(keys: readonly string[]): Promise<void>;
}

/** Uploaded files, with the same ids on every engine. */
export interface MovedFiles {
  /** Ids after `after`, without incomplete files. */
  keys(after: string | undefined, limit: number): Promise<string[]>;
  /** Size and hash, computed from the stored bytes. */
  find(id: string): Promise<StoredFile | undefined>;
  /** Throws not_found. */
  read(id: string): Promise<Readable>;
  /** Replaces the file with this id once every byte has arrived. */
  write(id: string, content: Readable): Promise<void>;
  remove(id: string): Promise<void>;
}

/** An unfinished move into this directory. */
export interface UnfinishedMove {
  /** The source, without credentials. */
  source: string;
  startedAt: string;
  /** Completed steps. */
  done: string[];
  /** Last completed key of the current step. */
  after?: string;
}

/** Stored in the directory itself. While it exists, `openEngines` refuses to open the directory. */
export interface MoveMemory {
  get(): Promise<UnfinishedMove | undefined>;
  put(move: UnfinishedMove): Promise<void>;
  clear(): Promise<void>;
}

/** The complete data of one engine in a form that another can load. */
export interface DirectoryTransfer {
  collections: { readonly [K in MovedKind]: MovedCollection<MovedRecords[K]> };
  files: MovedFiles;
  unfinishedMove: MoveMemory;
}
