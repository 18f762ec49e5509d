import type { Synonym } from "@meridian/contracts/categories/synonyms-api";

/** Synonyms that the admin keeps for searches. */
export interface SynonymStore {
  /** Ordered by term, then meaning; at most `MAX_SYNONYMS`. */
  list(): Promise<Synonym[]>;
  /** Throws `conflict` if the id exists. */
  add(synonym: Synonym): Promise<void>;
  /** Returns the removed synonym; undefined if it did not exist. */
  remove(id: string): Promise<Synonym | undefined>;
}
