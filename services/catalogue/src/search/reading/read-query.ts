import type { SearchIndex } from "@meridian/ports/search/search-index";
import type { AddressAreas } from "../meaning/address-areas.ts";
import type { QueryPlan, QueryReading } from "./query-plan.ts";

/** The result of a reading. */
export interface Found {
  total: number;
  correctedText?: string;
  /** The text names a kind, but the hits merely contain its words: a café called "Hotel". */
  isByWordsAlone?: boolean;
}

export interface ReadQuery<F> {
  plan: QueryPlan;
  found: F;
}

/** The sources for trying readings, and the search that tries one. */
export interface ReadingOptions<F extends Found> extends QueryReading {
  addressAreas: AddressAreas;
  ask: (plan: QueryPlan, options: { allowTypos: boolean }) => Promise<F>;
}

/** The first of the readings that finds a business of its kind, or else the first that finds anything, as spelt. */
export async function firstFound<F extends Found>(
  readings: Iterable<QueryPlan>,
  { ask }: Pick<ReadingOptions<F>, "ask">,
): Promise<ReadQuery<F> | undefined> {
  let byWords: ReadQuery<F> | undefined;
  for (const plan of readings) {
    const found = await ask(plan, { allowTypos: false });
    if (found.total === 0) continue;
    if (found.isByWordsAlone !== true) return { plan, found };
    byWords ??= { plan, found };
  }
  return byWords;
}

/** Tries readings for their plan only, without hits. */
export function countHits(index: SearchIndex) {
  return async ({ text, filters }: QueryPlan, { allowTypos }: { allowTypos: boolean }): Promise<Found> => {
    const page = { sort: "relevance", offset: 0, limit: 0, withFacets: false } as const;
    const { total, correctedText } = await index.search({ ...page, text, filters, allowTypos });
    return correctedText === undefined ? { total } : { total, correctedText };
  };
}
