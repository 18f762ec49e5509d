import type { BusinessFields, DeletionKind } from "@meridian/contracts/businesses/business";
import type { BusinessMatch } from "@meridian/contracts/businesses/business-match";
import type { FieldSources } from "@meridian/contracts/businesses/field-sources";
import type { SourceListing } from "@meridian/contracts/businesses/source-listing";
import type { ColumnExtraction, ImportCounters, ImportJob } from "@meridian/contracts/imports/import-job";
import type { MappingProfile } from "@meridian/contracts/imports/import-mapping";
import type { ImportSource } from "@meridian/contracts/imports/import-source";
import type { BusinessPlace } from "@meridian/domain/places/business-place";
import type { StoredCleanupJob } from "@meridian/ports/imports/cleanup-job-store";
import type { StoredFile } from "@meridian/ports/imports/partial-files";
import type { Binary } from "mongodb";
import type { DraftOutcome } from "../rules/import-outcomes.ts";
import type { Counted } from "./rollups/rollup-documents.ts";

/** `_id` is the business id. "" means no country, city or category. Times are in milliseconds. */
export interface BusinessDocument {
  _id: string;
  slug: string;
  isListed: boolean;
  popularity: number;
  /** A slug. */
  category: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** "US/philadelphia" */
  city: string;
  /** Absent from businesses stored before places were known. */
  place?: BusinessPlace;
  /** The cell at the finest level of `domain/map-grid.ts`; -1 without coordinates. */
  mapCell: number;
  /** Whether `countryContradictionsOf` finds anything; absent if a migration found nothing. */
  isContradicted?: boolean;
  nameKey: string;
  isApproved: boolean;
  lockedFields: string[];
  revision: number;
  source?: { importId: string; row: number };
  /** See `Business.fieldSources`. */
  fieldSources?: FieldSources;
  /** Imports and undos that were still running when they, or later ones, wrote it: see `readOpenWriters`. */
  openWriters?: string[];
  createdAt: number;
  updatedAt: number;
  deletedAt?: number;
  deletionKind?: DeletionKind;
  fields: BusinessFields;
  /** Present until the index confirms the content; lower is older. */
  mark?: number;
  /** Present while the roll-ups may count a former state. */
  uncounted?: 1;
  /** What the roll-ups count for it, and since which step. */
  counted: Counted;
  countedStep: number;
}

/** `_id` is the key or slug. The claim exists before its business and outlives the slug's use: then it redirects. */
export interface ClaimDocument {
  _id: string;
  businessId: string;
}

/** `_id` is a slug of a purged business. */
export interface GoneSlugDocument {
  _id: string;
}

/** Where listed businesses changed, by the first letters of their ids; prefixes without businesses stay at 0. */
export interface ListedChangesDocument {
  _id: "all";
  counts?: Record<string, number>;
}

/** `_id` is job and business: the import's decision about a business, written before the business itself. */
export interface TouchedDocument {
  _id: string;
  jobId: string;
  /** The draft that decided; any other draft about the business is a duplicate. */
  origin: string;
  outcome: Exclude<DraftOutcome, "duplicate" | "filled">;
  /** See `ImportCounters.outranked`. */
  isOutranked?: true;
  /** Origins of drafts that filled what the first one left blank. */
  filledBy?: string[];
  /** Dry runs only: the place id the business would get. */
  placeId?: string;
}

export interface ImportJobDocument
  extends Omit<ImportJob, "id" | "createdAt" | "startedAt" | "finishedAt" | "warning"> {
  _id: string;
  /** Rises with every job. */
  n: number;
  /** Equals `n` while the job is queued or running. */
  openN?: number;
  /** Equals `n` while its undo is queued or running. */
  undoN?: number;
  /** While its undo runs: the last business undone, in id order. */
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
  /** The checkpoint before its batch, and its position in that batch. */
  basis: number;
  at: number;
  column: string | null;
  code: string;
  value: string;
  message: string;
  isRejected: boolean;
}

/** `_id` is the signature of the headers. */
export type MappingProfileDocument = Omit<MappingProfile, "signature"> & { _id: string };

export type ImportSourceDocument = Omit<ImportSource, "id"> & { _id: string };

/** `_id` is the id of the pair. */
export type BusinessMatchDocument = Omit<BusinessMatch, "id"> & { _id: string };

/** `_id` is source and business: see `jobEntryId`. */
export type SourceListingDocument = SourceListing & { _id: string };

/** `_id` is job and page: see `jobEntryId`. */
export interface RowPrintDocument {
  _id: string;
  salt: string;
  lineage: string;
  jobId: string;
  /** Sorts by the time of the write. */
  order: string;
  bytes: number;
  content: Binary;
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

/** A started upload: without its file it was left by a process that died. */
export interface UploadDocument {
  _id: string;
  startedAt: number;
}

/** A file arriving in parts; see `PartialFile`. */
export interface PartialFileDocument {
  _id: string;
  fileName: string;
  sizeBytes: number;
  offsetBytes: number;
  expiresAt: number;
  /** The number of writers so far; only the last one's bytes count. */
  writer: number;
  heldUntil: number;
  file?: StoredFile;
}

/** Bytes of such a file. `_id` consists of its id, their offset and their writer; see `pieceId`. */
export interface PartialPieceDocument {
  _id: string;
  bytes: Binary;
}

/** In milliseconds. */
export interface LastBackupDocument {
  _id: "directory";
  at: number;
}

/** An unfinished move into this database; see `UnfinishedMove`. */
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
