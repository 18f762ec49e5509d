import type { ListingState, SourceListing } from "@meridian/contracts/businesses/source-listing";
import type { BusinessDraft } from "../businesses/business-draft.ts";
import type { KnownRow } from "./row-print-store.ts";

export interface ListedNote {
  sourceId: string;
  jobId: string;
  /** Those of businesses that are not known yet are ignored. */
  drafts: Iterable<BusinessDraft>;
  known?: readonly KnownRow[];
  /** Whether to add businesses that no earlier run listed. */
  adds: boolean;
}

export interface ListingQuery {
  sourceId: string;
  states: readonly ListingState[];
  /** Only those that this import lacked. */
  missedJobId?: string;
  /** Only those that this import does not list, whether settled or not. */
  unseenJobId?: string;
  /** The id of the last business of the previous page. */
  after: string;
  limit: number;
}

/** Which businesses a source lists, and which it no longer does. */
export interface SourceListingStore {
  /** Notes that an import lists the businesses with the keys of these drafts. Their states follow with `settle`. Repeatable. */
  noteListed(note: ListedNote): Promise<void>;
  /** How many businesses are `listed`, and how many of these this import lacks. */
  survey(sourceId: string, jobId: string): Promise<{ listed: number; absent: number }>;
  /**
   * Makes `listed` what the import lists, and `absent`, with one more run in a row, what was `listed` or `absent` and it lacks. Repeatable.
   */
  settle(sourceId: string, jobId: string): Promise<void>;
  get(sourceId: string, businessId: string): Promise<SourceListing | undefined>;
  /** Ordered by business. */
  list(query: ListingQuery): Promise<SourceListing[]>;
  /** Whether another source lists the business. */
  isListedElsewhere(sourceId: string, businessId: string): Promise<boolean>;
  /** The number of businesses in each state but `listed`. */
  countUnlisted(sourceId: string): Promise<Readonly<Record<Exclude<ListingState, "listed">, number>>>;
  /** Replaces entries. */
  putAll(listings: readonly SourceListing[]): Promise<void>;
  /** Forgets all entries of a source. */
  forget(sourceId: string): Promise<void>;
}
