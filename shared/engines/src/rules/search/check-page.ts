import { invalidInput } from "@meridian/platform/app-error";

/** Hits that can be paged through. */
export const MAX_REACHABLE_HITS = 1_000;

export function checkPage({ offset, limit }: { offset: number; limit: number }): void {
  if (offset < 0 || limit < 0 || offset + limit > MAX_REACHABLE_HITS) {
    throw invalidInput(`Only the first ${MAX_REACHABLE_HITS} hits can be requested.`);
  }
}
