import type { TextPlan } from "@meridian/domain/text/search-text";
import type { IndexQuery } from "@meridian/ports/search/search-index";
import type { ServingIndex } from "../threads/serving-index.ts";
import type { HitList, HitSource } from "./hit-source.ts";
import { createKindDocuments } from "./kind-documents.ts";
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
  /** Selects the hits; those that only have the words if `kinds` is set. */
  match: string;
  applied: AppliedFilters;
  list: HitList;
  /** Set if the documents of the kinds were found in memory. */
  kinds?: KindHits;
}

export interface KindHits {
  total: number;
  /** Hits that only have the words. */
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

export type TryQuery = (request: AttemptRequest) => QueryAttempt;

export function createTryQuery(index: ServingIndex, source: HitSource, expansion: WordExpansion): TryQuery {
  const kindDocuments = createKindDocuments(index, source);

  /** Reads the hits of an expression that stands for the given readings; "" matches nothing if there is a text. */
  function read(expression: string, readings: readonly RankedText[], request: AttemptRequest) {
    const { text, filters } = request;
    const { applied, hits } = applyFilters(filters, documentsAtMost(readings, expansion));
    const match = matchOf(expression, applied);
    const isChecked = applied.checks.length > filters.checks.length;
    const limit = request.reach ?? (isChecked ? hits + BOUND_MARGIN : hitsWanted(request, applied.checks.length > 0));
    const isHopeless = expression === "" && hasText(request);
    const list = isHopeless ? NO_HITS : source.list({ match, phrases: text.phrases, checks: applied.checks, limit });
    return { match, applied, list };
  }

  /** Undefined if the full-text table is needed, for phrases and the terms of places, or narrows more. */
  function readWithKinds({ words, kinds }: TextQuery, request: AttemptRequest) {
    const { filters, readings, text } = request;
    if (kinds === "" || text.phrases.length + filters.terms.length + filters.groups.length > 0) return undefined;
    const checks = [...filters.common.map(({ check }) => check), ...filters.checks];
    const ofKinds = kindDocuments.find(kinds, checks);
    if (ofKinds === undefined) return undefined;
    const onlyWords = words === "" ? "" : `(${words}) NOT ${kinds}`;
    const wordReadings = readings.filter(({ categoryIds }) => categoryIds === undefined);
    const { list: others, ...selection } = read(onlyWords, wordReadings, request);
    const numbers = kindDocuments.merge(ofKinds, others.numbers, request.reach ?? hitsWanted(request));
    const isComplete = others.isComplete && numbers.length === ofKinds.length + others.numbers.length;
    const list: HitList = { numbers, read: numbers.length, isComplete };
    return { ...selection, list, kinds: { total: ofKinds.length, others } };
  }

  return (request) => {
    const { text, readings } = request;
    const query = textQuery(text, readings, expansion);
    return { text, readings, query, ...(readWithKinds(query, request) ?? read(query.anywhere, readings, request)) };
  };
}

function hitsWanted({ query }: AttemptRequest, isChecked = false): number {
  return query.withFacets || query.sort !== "relevance" || isChecked ? EXAMINED_HITS : REACHABLE_HITS;
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
