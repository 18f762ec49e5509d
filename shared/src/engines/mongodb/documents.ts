import type { Binary } from "mongodb";
import type { DirectorySettings } from "../../contracts/admin-businesses.ts";
import type { BusinessFields } from "../../contracts/business.ts";
import type { ColumnExtraction, ImportCounters, ImportJob } from "../../contracts/import-job.ts";
import type { MappingProfile } from "../../contracts/import-mapping.ts";
import type { SiteSettingsVersion } from "../../contracts/site-settings.ts";
import type { Synonym } from "../../contracts/synonyms-api.ts";
import type { StoredCleanupJob } from "../../ports/cleanup-job-store.ts";
import type { StoredFile } from "../../ports/file-store.ts";
import type { DailyCount } from "../../ports/visit-count-store.ts";
import type { DraftOutcome } from "../import-outcomes.ts";
import type { InboxRecord } from "../inbox-record.ts";

/** What the roll-ups count of a business: nothing, that it is stored, or where it is listed as well. */
export interface Counted {
  isStored: boolean;
  listed?: {
    country: string;
    city: string;
    category: string;
    ratingMilli?: number;
    reviews: number;
    /** Slugs of its broader category and subtypes, without its own category's. */
    aliases: string[];
    /** Absent without coordinates. */
    mapCell?: number;
  };
}

/** `_id` is the id of the business. "" stands for no country, city or category. Times are in milliseconds. */
export interface BusinessDocument {
  _id: string;
  slug: string;
  isListed: boolean;
  popularity: number;
  /** Slug. */
  category: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** "US/philadelphia" */
  city: string;
  /** Of the finest level of `domain/map-grid.ts`; -1 without coordinates. */
  mapCell: number;
  nameKey: string;
  isApproved: boolean;
  lockedFields: string[];
  revision: number;
  source?: { importId: string; row: number };
  /** Imports and undos that had not ended when they, or others after them, wrote it: see `readOpenWriters`. */
  openWriters?: string[];
  createdAt: number;
  updatedAt: number;
  deletedAt?: number;
  fields: BusinessFields;
  /** Present while the index has not confirmed the content; lower is older. */
  mark?: number;
  /** Present while the roll-ups may count something else of it than its content says. */
  uncounted?: 1;
  /** What the roll-ups count of it, since which step of theirs. */
  counted: Counted;
  countedStep: number;
}

/** `_id` is the key or the slug. The claim stands before its business, and outlives a slug's use: it then redirects. */
export interface ClaimDocument {
  _id: string;
  businessId: string;
}

/** `_id` is a slug of a business that was purged. */
export interface GoneSlugDocument {
  _id: string;
}

/** `_id` is job and business: what the import decided about a business, written before the business itself. */
export interface TouchedDocument {
  _id: string;
  jobId: string;
  /** The draft that decided; any other draft about the business is a duplicate. */
  origin: string;
  outcome: Exclude<DraftOutcome, "duplicate">;
  /** Of a dry run: what the business would have after it, where that changes. */
  placeId?: string;
}

export interface ImportJobDocument extends Omit<ImportJob, "id" | "createdAt" | "startedAt" | "finishedAt"> {
  _id: string;
  /** Rises with every job. */
  n: number;
  /** `n` while the job is queued or running. */
  openN?: number;
  /** `n` while its undo is queued or running. */
  undoN?: number;
  /** While its undo is: the last business that is done, in the order of ids. */
  undoneUpTo?: string;
  createdAt: number;
  startedAt?: number;
  finishedAt?: number;
  counters: ImportCounters;
  columnExtraction: ColumnExtraction | null;
  keptIssues: number;
  leaseToken?: string;
  leaseExpiresAt?: number;
  isCancelRequested: boolean;
}

export interface ImportIssueDocument {
  _id: string;
  jobId: string;
  row: number;
  /** The checkpoint its batch followed, and its place in that batch. */
  basis: number;
  at: number;
  column: string | null;
  code: string;
  value: string;
  message: string;
  isRejected: boolean;
}

/** Every counter bears the step of the roll-ups that changed it last: a step that is repeated changes it no more. */
interface Stepped {
  step: number;
  businesses: number;
}

/** `_id` is the slug. */
export interface CategoryDocument extends Stepped {
  _id: string;
  name: string;
  words: string;
  letter: string;
  rated: number;
  ratingMilli: number;
  reviews: number;
  countries: number;
}

/** `_id` is the ISO code. */
export interface CountryDocument extends Stepped {
  _id: string;
  slug: string;
  name: string;
  words: string;
  cities: number;
  categories: number;
}

/** `_id` is "US/philadelphia". */
export interface CityDocument extends Stepped {
  _id: string;
  country: string;
  slug: string;
  name: string;
  words: string;
  /** The words one by one. */
  wordList: string[];
  letter: string;
  categories: number;
}

/** Listed businesses of one country, city and category, each of which may be "". */
export interface CellDocument extends Stepped {
  _id: string;
  country: string;
  city: string;
  category: string;
  rated: number;
  ratingMilli: number;
  reviews: number;
}

/** Listed businesses of one country, or "", in one cell of a counted level of the grid of maps. */
export interface MapCellDocument extends Stepped {
  _id: string;
  level: number;
  cell: number;
  country: string;
  latMicro: number;
  lngMicro: number;
}

export interface CountryCategoryDocument extends Stepped {
  _id: string;
  country: string;
  category: string;
}

export interface CategoryAliasDocument extends Stepped {
  _id: string;
  slug: string;
  category: string;
}

/** `businesses` are the listed ones. */
export interface TotalsDocument extends Stepped {
  _id: "directory";
  stored: number;
  countries: number;
  cities: number;
  categories: number;
}

export interface CellDelta {
  country: string;
  city: string;
  category: string;
  businesses: number;
  rated: number;
  ratingMilli: number;
  reviews: number;
}

export type MapCellDelta = Omit<MapCellDocument, "_id" | "step">;

/** One step of the roll-ups: decided as a whole before any of it is written, so that it can be finished by anybody. */
export interface RollupStep {
  step: number;
  stored: number;
  cells: CellDelta[];
  aliases: { slug: string; category: string; businesses: number }[];
  /** Absent from a step that a program without maps has decided. */
  mapCells?: MapCellDelta[];
  counted: { id: string; revision: number; counted: Counted }[];
}

export interface RollupStateDocument {
  _id: "state";
  /** The last step that is done, or has begun to count anew. */
  step: number;
  pending?: RollupStep;
  /** Counting anew has begun and must be brought to an end. */
  isRebuilding: boolean;
  /** Absent until maps have been counted, in a base that was there before them: that begins with counting anew. */
  hasMap?: true;
  lockToken?: string;
  lockExpiresAt: number;
}

export interface CredentialDocument {
  _id: "admin";
  username: string;
  passwordHash: string;
  version: number;
}

/** `_id` is the signature of the headers. */
export type MappingProfileDocument = Omit<MappingProfile, "signature"> & { _id: string };

export type SynonymDocument = Omit<Synonym, "id"> & { _id: string };

/** `_id` is the version. */
export type SiteSettingsDocument = Omit<SiteSettingsVersion, "version"> & { _id: number };

export type InboxDocument = Omit<InboxRecord, "id"> & { _id: string };

/** `_id` is kind, day and subject. */
export interface VisitCountDocument extends DailyCount {
  _id: string;
}

export interface AuditDocument {
  _id: number;
  at: number;
  actor: string;
  action: string;
  subject?: string;
  /** JSON: keys of any form. */
  details?: string;
}

export interface CounterDocument {
  _id: "importJob" | "audit" | "cleanupJob";
  n: number;
}

export type CleanupJobDocument = Omit<StoredCleanupJob, "id"> & {
  _id: string;
  /** Rises with every job. */
  n: number;
};

export interface DirectorySettingsDocument extends DirectorySettings {
  _id: "directory";
}

/** An upload that has begun: without its file it is the leftover of a process that died. */
export interface UploadDocument {
  _id: string;
  startedAt: number;
}

/** A file that comes in parts; see `PartialFile`. */
export interface PartialFileDocument {
  _id: string;
  fileName: string;
  sizeBytes: number;
  offsetBytes: number;
  expiresAt: number;
  /** How many have begun to write; each has a number of its own, and only the last one's bytes count. */
  writer: number;
  heldUntil: number;
  file?: StoredFile;
}

/** Bytes of such a file. `_id` is its id, where they begin, and who wrote them; see `pieceId`. */
export interface PartialPieceDocument {
  _id: string;
  bytes: Binary;
}

/** A move into this base that has not come to its end; see `UnfinishedMove`. */
export interface MoveDocument {
  _id: "unfinished";
  source: string;
  startedAt: string;
  done: string[];
  after?: string;
}

export interface SchemaDocument {
  _id: "directory";
  version: number;
  lockToken?: string;
  lockExpiresAt: number;
}
