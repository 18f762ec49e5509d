import { invalidInput } from "../../kernel/app-error.ts";

/** Hits that can be paged through, and that are looked at one by one where the engine cannot decide. */
export const MAX_REACHABLE_HITS = 1_000;

/** Values a facet answers with, the most frequent. */
export const MAX_FACET_VALUES = 20;

/**
 * Values of an attribute that the engine counts at a time: cells of maps are counted page by page. Facets pay for each of them,
 * though they answer with few.
 */
export const MAX_COUNTED_VALUES = 500;

/** Texts with fewer hits are taken for misspelt, too. */
export const FEW_HITS = 20;

export function checkPage({ offset, limit }: { offset: number; limit: number }): void {
  if (offset < 0 || limit < 0 || offset + limit > MAX_REACHABLE_HITS) {
    throw invalidInput(`Only the first ${MAX_REACHABLE_HITS} hits can be asked for.`);
  }
}
