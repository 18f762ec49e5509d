import type { BusinessMatch } from "@meridian/contracts/businesses/business-match";

/** An open pair whose businesses both exist, under two ids. */
export interface OpenMatch {
  match: BusinessMatch;
  newId: string;
  knownId: string;
}

/**
 * Pairs of businesses about which a person decides. Imports add them (`BusinessStore.writeImportBatch`) and follow what was decided: what
 * is different neither joins nor opens again, what is the same joins.
 */
export interface MatchStore {
  /** The first open pairs, without those of deleted or merged businesses. */
  listOpen(limit: number): Promise<OpenMatch[]>;
  /** Undefined if `listOpen` would not return it. */
  getOpen(id: string): Promise<OpenMatch | undefined>;
  /** The number of pairs that `listOpen` would return. Stops counting at `upTo`. */
  countOpen(upTo: number): Promise<number>;
  /** The last decisions first. */
  listDecided(limit: number): Promise<BusinessMatch[]>;
  get(id: string): Promise<BusinessMatch | undefined>;
  /** Adds or replaces a pair. */
  put(match: BusinessMatch): Promise<void>;
}
