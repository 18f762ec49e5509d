import { invalidInput } from "../../kernel/app-error.ts";

/** Hits that can be paged through, and that are looked at one by one where the engine cannot decide. */
export const MAX_REACHABLE_HITS = 1_000;

/** Values a facet answers with, the most frequent. */
export const MAX_FACET_VALUES = 20;

export function checkPage({ offset, limit }: { offset: number; limit: number }): void {
  if (offset < 0 || limit < 0 || offset + limit > MAX_REACHABLE_HITS) {
    throw invalidInput(`Only the first ${MAX_REACHABLE_HITS} hits can be asked for.`);
  }
}
