import type { TextPlan } from "@meridian/domain/text/search-text";
import type { IndexQuery } from "@meridian/ports/search/search-index";
import type { ServingIndex } from "../threads/serving-index.ts";
import type { HitList, HitSource } from "./hit-source.ts";
import { createKindDocuments } from "./kind-documents.ts";
import { type AppliedFilters, applyFilters, type FilterPlan, type HitCheck } from "./query-plan.ts";
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
  /** Set if the documents of kinds were found in memory. */
  kinds?: KindHits;
}

export interface KindHits {
  total: number;
  /** Selects the hits that only have the words. */
  othersMatch: string;
  others: HitList;
}

export interface AttemptRequest {
  query: IndexQuery;
  text: TextPlan;
  filters: FilterPlan;
  readings: QueryAttempt["readings"];
  /** How many hits to read, if the query does not decide. */
  reach?: number;
}

interface ReadLimits {
  hits: number;
  /** Rows read before checks. */
  read: number;
}

export type TryQuery = (request: AttemptRequest) => QueryAttempt;

export function createTryQuery(index: ServingIndex, source: HitSource, expansion: WordExpansion): TryQuery {
  const kindDocuments = createKindDocuments(index);

  function listWithKinds(
    { query, applied }: Pick<QueryAttempt, "query" | "applied">,
    { ids, checks, limits }: { ids: ReadonlySet<number>; checks: readonly HitCheck[]; limits: ReadLimits },
  ): Pick<QueryAttempt, "list" | "kinds"> {
    const ofKinds = kindDocuments.find(ids, checks);
    const othersMatch = matchOf(`(${query.words}) NOT ${query.kinds}`, applied);
    const request = { match: othersMatch, phrases: [], checks: applied.checks, limit: limits.read };
    const others = query.words === "" ? NO_HITS : source.list(request);
    const numbers = kindDocuments.merge(ofKinds, others.numbers, limits.hits);
    const isComplete = others.isComplete && numbers.length === ofKinds.length + others.numbers.length;
    return {
      list: { numbers, read: numbers.length, isComplete },
      kinds: { total: ofKinds.length, othersMatch, others },
    };
  }

  return ({ query, text, filters, readings, reach }) => {
    const asked = textQuery(text, readings, expansion);
    const ids = new Set(readings.flatMap(({ categoryIds }) => [...(categoryIds ?? [])]));
    // Phrases and the terms of places are in the full-text table alone.
    const isInMemory = ids.size > 0 && text.phrases.length + filters.terms.length === 0;
    const searched = isInMemory ? readings.filter(({ categoryIds }) => categoryIds === undefined) : readings;
    const { applied, hits } = applyFilters(filters, documentsAtMost(searched, expansion));
    const match = matchOf(asked.anywhere, applied);
    const attempt = { text, readings, query: asked, match, applied };
    if (hasText(attempt) && asked.anywhere === "") return { ...attempt, list: NO_HITS };
    const examinesAll = query.withFacets || query.sort !== "relevance" || applied.checks.length > 0;
    const wanted = reach ?? (examinesAll ? EXAMINED_HITS : REACHABLE_HITS);
    const isChecked = applied.checks.length > filters.checks.length;
    const limits = { hits: wanted, read: reach ?? (isChecked ? hits + BOUND_MARGIN : wanted) };
    if (!isInMemory) {
      const request = { match, phrases: text.phrases, checks: applied.checks, limit: limits.read };
      return { ...attempt, list: source.list(request) };
    }
    const checks = [...filters.common.map(({ check }) => check), ...filters.checks];
    return { ...attempt, ...listWithKinds(attempt, { ids, checks, limits }) };
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
