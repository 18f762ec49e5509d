import type { Synonym } from "../contracts/synonyms-api.ts";

/** What searches are also taken to mean. */
export interface SynonymStore {
  /** By term, then meaning; at most `MAX_SYNONYMS`. */
  list(): Promise<Synonym[]>;
  /** Throws `conflict` when there is one of this id. */
  add(synonym: Synonym): Promise<void>;
  /** What was taken away; undefined when there was none. */
  remove(id: string): Promise<Synonym | undefined>;
}
