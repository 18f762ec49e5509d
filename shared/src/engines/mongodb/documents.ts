import type { Binary } from "mongodb";
import type { BusinessFields, DeletionKind } from "../../contracts/business.ts";
import type { ColumnExtraction, ImportCounters, ImportJob } from "../../contracts/import-job.ts";
import type { MappingProfile } from "../../contracts/import-mapping.ts";
import type { BusinessPlace } from "../../domain/business-place.ts";
import type { StoredCleanupJob } from "../../ports/cleanup-job-store.ts";
import type { StoredFile } from "../../ports/file-store.ts";
import type { DraftOutcome } from "../import-outcomes.ts";
import type { Counted } from "./rollup-documents.ts";

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
  /** Absent of what was stored before places were known. */
  place?: BusinessPlace;
  /** Of the finest level of `domain/map-grid.ts`; -1 without coordinates. */
  mapCell: number;
  /** Whether `countryContradictionsOf` finds anything; absent where a migration found nothing. */
  isContradicted?: boolean;
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
  deletionKind?: DeletionKind;
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

/** Where listed businesses have changed, by the first letters of their ids; those with nothing left stand at 0. */
export interface ListedChangesDocument {
  _id: "all";
  counts?: Record<string, number>;
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

export interface ImportJobDocument
  extends Omit<ImportJob, "id" | "createdAt" | "startedAt" | "finishedAt" | "warning"> {
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

/** `_id` is the signature of the headers. */
export type MappingProfileDocument = Omit<MappingProfile, "signature"> & { _id: string };

export interface CounterDocument {
  _id: "importJob" | "audit" | "cleanupJob";
  n: number;
}

export type CleanupJobDocument = Omit<StoredCleanupJob, "id"> & {
  _id: string;
  /** Rises with every job. */
  n: number;
};

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

/** Milliseconds. */
export interface LastBackupDocument {
  _id: "directory";
  at: number;
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
