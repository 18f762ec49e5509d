import type { TextPlan } from "@meridian/domain/text/search-text";
import type { IndexQuery } from "@meridian/ports/search/search-index";
import type { HitList, HitSource } from "./hit-source.ts";
import { type AppliedFilters, applyFilters, type FilterPlan } from "./query-plan.ts";
import type { RankedText } from "./ranking.ts";
import { matchOf, type TextQuery, textQuery } from "./text-query.ts";
import type { WordExpansion } from "./word-expansion.ts";

/** Hits read for facets, sorting and checks; further ones are only counted. */
export const EXAMINED_HITS = 20_000;
/** Hits that can be paged through. */
export const REACHABLE_HITS = 1_000;
/** Allows for documents added since a bound was counted. */
const BOUND_MARGIN = 10_000;
const NO_HITS: HitList = { numbers: [], read: 0, isComplete: true };

/** One reading of a query and its matches in the full-text table. */
export interface QueryAttempt {
  text: TextPlan;
  /** As typed, followed by its other meanings. */
  readings: readonly [RankedText, ...RankedText[]];
  query: TextQuery;
  match: string;
  applied: AppliedFilters;
  list: HitList;
}

export interface AttemptRequest {
  query: IndexQuery;
  text: TextPlan;
  filters: FilterPlan;
  readings: QueryAttempt["readings"];
  /** How many hits to read, if the query does not decide. */
  reach?: number;
}

export type TryQuery = (request: AttemptRequest) => QueryAttempt;

export function createTryQuery(source: HitSource, expansion: WordExpansion): TryQuery {
  return ({ query, text, filters, readings, reach }) => {
    const asked = textQuery(text, readings, expansion);
    const { applied, hits } = applyFilters(filters, documentsAtMost(readings, expansion));
    const match = matchOf(asked.anywhere, applied);
    const examinesAll = query.withFacets || query.sort !== "relevance" || applied.checks.length > 0;
    const isChecked = applied.checks.length > filters.checks.length;
    const limit = reach ?? (isChecked ? hits + BOUND_MARGIN : examinesAll ? EXAMINED_HITS : REACHABLE_HITS);
    const isHopeless = hasText({ readings, text }) && asked.anywhere === "";
    const list = isHopeless ? NO_HITS : source.list({ match, phrases: text.phrases, checks: applied.checks, limit });
    return { text, readings, query: asked, match, applied, list };
  };
}

export function hasText({ readings: [typed], text }: Pick<QueryAttempt, "readings" | "text">): boolean {
  return typed.words.length > 0 || text.phraseWords.length > 0;
}

/** An upper bound of the hits of all readings: for each, the documents with its rarest word. */
function documentsAtMost(readings: readonly RankedText[], expansion: WordExpansion): number {
  const bounds = readings.map(({ words }) => {
    const counts = words.map((word) => {
      const spelt = word.spellings.reduce((sum, { documents }) => sum + documents, 0);
      return expansion.documentsOf(word) + spelt;
    });
    return Math.min(Number.POSITIVE_INFINITY, ...counts);
  });
  return bounds.reduce((sum, bound) => sum + bound, 0);
}
