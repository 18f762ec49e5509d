/** A row that an earlier import read, and that says what the business still is. */
export interface KnownRow {
  /** Sheet row. */
  row: number;
  /** How many drafts of the batch precede it. */
  draftsBefore: number;
  /** The business in that state: one of `ImportBatchResult.stamps`. */
  stamp: string;
  hasPlaceId: boolean;
}

/** The rows of one import, so that a later one recognises them before it reads them. */
export interface RowPrintSet {
  /** Stands for all that decides what a row becomes: within one salt, equal rows become equal businesses. */
  salt: string;
  /** The file or source whose later import replaces the set. */
  lineage: string;
  jobId: string;
}

export interface RowPrintPage extends RowPrintSet {
  /** The number of the page in its set. A page put again replaces the former one. */
  page: number;
  content: Uint8Array;
}

/** What all sets together may take. */
export const MAX_PRINT_BYTES = 256 * 1024 * 1024;

/** A cache of what imports did with rows. Any part of it may be lost: its rows are then read like new ones. */
export interface RowPrintStore {
  put(page: RowPrintPage): Promise<void>;
  /** The page of the salt that was put last, or last before the one whose `next` is given. */
  read(salt: string, before?: string): Promise<{ content: Uint8Array; next: string } | undefined>;
  /** Removes what the set replaces, then the oldest pages until `maxBytes` are left. Call when its import has ended. */
  settle(set: RowPrintSet, maxBytes?: number): Promise<void>;
}
