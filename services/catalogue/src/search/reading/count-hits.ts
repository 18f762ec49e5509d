import type { SearchIndex } from "@meridian/ports/search/search-index";
import type { QueryPlan } from "./query-plan.ts";
import type { Found } from "./read-query.ts";

/** Tries readings for their plan only, without hits. */
export function countHits(index: SearchIndex) {
  return async ({ text, filters }: QueryPlan, { allowTypos }: { allowTypos: boolean }): Promise<Found> => {
    const page = { sort: "relevance", offset: 0, limit: 0, withFacets: false } as const;
    const { total, correctedText } = await index.search({ ...page, text, filters, allowTypos });
    return correctedText === undefined ? { total } : { total, correctedText };
  };
}
