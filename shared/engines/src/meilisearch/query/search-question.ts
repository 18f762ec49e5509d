import { NO_FACETS } from "@meridian/domain/businesses/facets";
import type { TextPlan } from "@meridian/domain/text/search-text";
import type { IndexAnswer, IndexQuery } from "@meridian/ports/search/search-index";
import { countFacets } from "../facets/facets.ts";
import { anyCategory, type FilterPlan } from "./filter-expression.ts";
import { hasWords } from "./hit-ranking.ts";
import type { FoundDocument } from "./hit-source.ts";
import { type EngineText, hasPhrases, hasWordsAsTyped, typedText, typoTolerantText } from "./query-text.ts";

export interface Found {
  /** Those of the page. */
  hits: FoundDocument[];
  total: number;
  isTotalExact: boolean;
  /** Undefined if the engine could not count them. */
  facets: IndexAnswer["facets"] | undefined;
}

export interface Question {
  query: IndexQuery;
  text: TextPlan;
  engine: EngineText;
  filters: FilterPlan;
  /** Rejects hits that the engine matches but the query does not. */
  textCheck: (hit: FoundDocument) => boolean;
}

/** Hits that were checked one by one. */
export interface Checked {
  question: Question;
  checks: FilterPlan["checks"];
  passing: FoundDocument[];
  isComplete: boolean;
  total: number;
  isTotalExact: boolean;
}

export function toTypedQuestion(query: IndexQuery, text: TextPlan, filters: FilterPlan): Question {
  return { query, text, filters, engine: typedText(text), textCheck: (hit) => hasWordsAsTyped(hit, text) };
}

/** A reading other than the typed one: other words, or categories. */
export function readingQuestion(
  query: IndexQuery,
  { text, reading, filters }: { text: TextPlan; reading: TextPlan; filters: FilterPlan },
): Question {
  if (reading.categorySlugs === undefined) return toTypedQuestion(query, { ...text, ...reading }, filters);
  const conditions = [...filters.conditions, anyCategory(reading.categorySlugs)];
  return toTypedQuestion(query, reading, { ...filters, conditions });
}

export function typoQuestion(query: IndexQuery, text: TextPlan, filters: FilterPlan): Question {
  const textCheck = (hit: FoundDocument) => hasPhrases(hit, text) && hasWords(hit, text);
  return { query, text, filters, engine: typoTolerantText(text), textCheck };
}

export function foundOf(
  query: IndexQuery,
  { passing, total, isTotalExact }: Pick<Checked, "passing" | "total" | "isTotalExact">,
  ordered: readonly FoundDocument[],
): Found {
  return {
    hits: ordered.slice(query.offset, query.offset + query.limit),
    total,
    isTotalExact,
    facets: query.withFacets ? countFacets(passing, total / Math.max(1, passing.length)) : NO_FACETS,
  };
}
