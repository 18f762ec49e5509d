import { invalidInput } from "@meridian/platform/app-error";

/** Hits that can be paged through, and that are checked one by one if the engine cannot decide. */
export const MAX_REACHABLE_HITS = 1_000;

/** The most values a facet returns, most frequent first. */
export const MAX_FACET_VALUES = 20;

/** Attribute values counted at a time: map cells are counted page by page. Facets pay for each, though they return few. */
export const MAX_COUNTED_VALUES = 500;

/** Texts with fewer hits are also treated as misspelt. */
export const FEW_HITS = 20;

export function checkPage({ offset, limit }: { offset: number; limit: number }): void {
  if (offset < 0 || limit < 0 || offset + limit > MAX_REACHABLE_HITS) {
    throw invalidInput(`Only the first ${MAX_REACHABLE_HITS} hits can be requested.`);
  }
}
