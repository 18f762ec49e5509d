import type { Readable } from "node:stream";
import type { DirectorySettings } from "../contracts/admin-businesses.ts";
import type { Business, DeletionKind } from "../contracts/business.ts";
import type { CategoryDecision } from "../contracts/category-decisions.ts";
import type { InboxItem } from "../contracts/contact.ts";
import type { ImportIssue, ImportJob } from "../contracts/import-job.ts";
import type { MappingProfile } from "../contracts/import-mapping.ts";
import type { UndoneBusiness } from "../contracts/ingest-api.ts";
import type { SiteSettingsVersion } from "../contracts/site-settings.ts";
import type { Synonym } from "../contracts/synonyms-api.ts";
import type { AdminCredential } from "./credential-store.ts";
import type { StoredFile } from "./file-store.ts";
import type { FormerFields } from "./import-undo.ts";
import type { DailyCount } from "./visit-count-store.ts";

/** Anything that moves between engines: plain JSON, equal on both, so that there and back is the identity. */
export interface MovedRecord {
  /** Tells it from all others of its kind, on every engine. */
  key: string;
}

/** Of every state, deleted ones too. `key` is its id. */
export interface MovedBusiness extends MovedRecord {
  business: Business;
}

/** An identity key, or a slug that was given up: `key` belongs to this business. */
export interface MovedClaim extends MovedRecord {
  businessId: string;
}

/** `key` is a slug of a business that was purged. */
export type MovedGoneSlug = MovedRecord;

/** An import with its report. `key` is its id. Leases do not move: a job that runs is free to be taken at the target. */
export interface MovedImportJob extends MovedRecord {
  job: ImportJob;
  /** Its place in the order of all jobs. */
  n: number;
  isCancelRequested: boolean;
  /** By sheet row, those of one row in the order in which they were found. */
  issues: ImportIssue[];
}

/**
 * What an import changed and nobody has taken back, so that it can be undone at the target as well. Of an undo that was cut
 * off in the middle of a batch, what this batch had taken back moves as it is by then, and is told and counted no more.
 */
export interface MovedImportChange extends MovedRecord {
  jobId: string;
  businessId: string;
  /** Of the business after the change. */
  revision: number;
  /** Null where there was no business. */
  before: MovedBeforeImage | null;
}

/** What a business was before an import changed it, as far as that differs from what it is after it. */
export interface MovedBeforeImage {
  revision: number;
  popularity: number;
  source: { importId: string; row: number } | null;
  fields: FormerFields;
  /** Of a business that the import brought back from the trash; milliseconds. */
  trashed: { isApproved: boolean; lockedFields: string[]; deletedAt: number; deletionKind: DeletionKind | null } | null;
}

/** What became of a change that was taken back. */
export interface MovedUndone extends MovedRecord {
  jobId: string;
  businessId: string;
  outcome: UndoneBusiness["outcome"];
  reason: UndoneBusiness["reason"];
}

/**
 * A job that has not ended spoke of this business up to its checkpoint: any further row about it is a duplicate. What dry
 * runs remember does not move: one that has not ended starts over anyway.
 */
export interface MovedTouch extends MovedRecord {
  jobId: string;
  businessId: string;
}

/** `key` is the signature of the headers. */
export interface MovedMappingProfile extends MovedRecord {
  profile: MappingProfile;
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

/** `key` is its number. */
export interface MovedSiteSettings extends MovedRecord {
  settings: SiteSettingsVersion;
}

/** `key` is its id. */
export interface MovedInboxItem extends MovedRecord {
  item: InboxItem;
}

/** `key` is "directory". */
export interface MovedDirectorySettings extends MovedRecord {
  settings: DirectorySettings;
}

/** `key` is its id. */
export interface MovedSynonym extends MovedRecord {
  synonym: Synonym;
}

/** `key` is its id. */
export interface MovedCategoryDecision extends MovedRecord {
  decision: CategoryDecision;
}

/** `key` is kind, day and subject. */
export interface MovedVisitCount extends MovedRecord {
  count: DailyCount;
}

/** How a category ("bakery") or city ("DE/berlin") is shown and found: follows from the history of the directory, not from its businesses. */
export interface MovedPlace extends MovedRecord {
  name: string;
  /** Folded words, each with a space before it. */
  words: string;
}

export interface MovedCategory extends MovedPlace {
  /** Where it is a kind; see domain/business-category.ts. */
  kindKey?: string;
  parentSlug?: string;
}

/** Everything the directory keeps but files. What is counted or indexed from it is made anew; sessions, limits and jobs of the cleanup end. */
export interface MovedRecords {
  businesses: MovedBusiness;
  identityKeys: MovedClaim;
  slugRedirects: MovedClaim;
  goneSlugs: MovedGoneSlug;
  importJobs: MovedImportJob;
  importTouches: MovedTouch;
  importChanges: MovedImportChange;
  importUndone: MovedUndone;
  mappingProfiles: MovedMappingProfile;
  credentials: MovedCredential;
  auditLog: MovedAuditEntry;
  siteSettings: MovedSiteSettings;
  inbox: MovedInboxItem;
  directorySettings: MovedDirectorySettings;
  synonyms: MovedSynonym;
  categoryDecisions: MovedCategoryDecision;
  visitCounts: MovedVisitCount;
  categories: MovedCategory;
  cities: MovedPlace;
}
export type MovedKind = keyof MovedRecords;

/** All records of one kind. Reads may be of a directory in use; writes only of one that nobody else writes. */
export interface MovedCollection<R extends MovedRecord> {
  /** About how many there are, to tell how long it takes. */
  estimate(): Promise<number>;
  /** Keys behind `after`, in a lasting order of the engine's own. Some may be leftovers that `find` does not give. */
  keys(after: string | undefined, limit: number): Promise<string[]>;
  /** In any order; unknown keys are left out. */
  find(keys: readonly string[]): Promise<R[]>;
  /** Puts records in place of what had their keys. Repeating it makes no difference. Counts and index are not kept in step. */
  write(records: readonly R[]): Promise<void>;
  /** No error for what is gone already. The audit log refuses with a conflict: it is never shortened. */
  remove(keys: readonly string[]): Promise<void>;
}

/** Uploaded files, under the same ids on every engine. */
export interface MovedFiles {
  /** Ids behind `after`; files that are not whole are left out. */
  keys(after: string | undefined, limit: number): Promise<string[]>;
  /** Size and hash of what is stored, read anew. */
  find(id: string): Promise<StoredFile | undefined>;
  /** Throws not_found. */
  read(id: string): Promise<Readable>;
  /** Keeps the file under this id in place of any other, once every byte of it is there. */
  write(id: string, content: Readable): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A move into this directory that has not come to its end. */
export interface UnfinishedMove {
  /** What is moved, without credentials. */
  source: string;
  startedAt: string;
  /** Steps that are done. */
  done: string[];
  /** Of the step at hand, the last key that is done. */
  after?: string;
}

/** Remembered with the directory itself; while there is one, `openEngines` refuses the directory. */
export interface MoveMemory {
  get(): Promise<UnfinishedMove | undefined>;
  put(move: UnfinishedMove): Promise<void>;
  clear(): Promise<void>;
}

/** The whole truth of one engine in a form that another takes, for moves between engines. */
export interface DirectoryTransfer {
  collections: { readonly [K in MovedKind]: MovedCollection<MovedRecords[K]> };
  files: MovedFiles;
  unfinishedMove: MoveMemory;
}
