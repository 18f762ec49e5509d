import type { SearchSort } from "../../contracts/search.ts";
import { correctedText, planText, searchedWords, type TextPlan } from "../../domain/search-text.ts";
import type { IndexAnswer, IndexHit, IndexQuery } from "../../ports/search-index.ts";
import { countFacets, FACET_ATTRIBUTES, type FacetReader, NO_FACETS } from "./facets.ts";
import { type FilterPlan, planFilters } from "./filter-expression.ts";
import { rankHits, spellingsIn } from "./hit-ranking.ts";
import type { HitPage, HitRequest, HitSource } from "./hit-source.ts";
import type { IndexDocument } from "./index-document.ts";
import { kmTo, nearestHits } from "./nearest-hits.ts";
import type { PatternSource } from "./open-patterns.ts";
import { type EngineText, engineText, hasPhrases, hasWordsAsTyped } from "./query-text.ts";
import { checkPage, MAX_REACHABLE_HITS } from "./search-limits.ts";

/** The first hits are put into the port's order by ourselves; behind them the engine's own order stands. */
const RANKED_HITS = 100;
const ENGINE_SORTS: Readonly<Partial<Record<SearchSort, readonly string[]>>> = {
  rating: ["rating:desc", "popularity:desc"],
  reviews: ["reviews:desc", "popularity:desc"],
};

interface IndexSearchOptions {
  source: HitSource;
  facets: FacetReader;
  patterns: PatternSource;
}

interface Found {
  /** Those of the page. */
  hits: IndexDocument[];
  /** The first of all, for what was corrected. */
  best: IndexDocument | undefined;
  total: number;
  isTotalExact: boolean;
  facets: IndexAnswer["facets"];
}

interface Question {
  query: IndexQuery;
  text: TextPlan;
  engine: EngineText;
  filters: FilterPlan;
}

export function createIndexSearch({ source, facets, patterns }: IndexSearchOptions) {
  function requestOf({ query, engine, filters }: Question, offset: number, limit: number): HitRequest {
    const sort = ENGINE_SORTS[query.sort];
    return { q: engine.q, conditions: filters.conditions, offset, limit, ...(sort === undefined ? {} : { sort }) };
  }

  /** The engine decides everything: only the page is read. */
  async function findPage(question: Question): Promise<Found> {
    const { query, text } = question;
    const end = query.offset + query.limit;
    const isRanked = query.sort === "relevance" && query.offset < RANKED_HITS;
    const [page, distribution] = await Promise.all([
      source.page(
        isRanked ? requestOf(question, 0, Math.max(RANKED_HITS, end)) : requestOf(question, query.offset, query.limit),
      ),
      query.withFacets ? source.facets(requestOf(question, 0, 0), FACET_ATTRIBUTES) : undefined,
    ]);
    const first = rankHits(page.hits.slice(0, RANKED_HITS), text);
    const hits = isRanked
      ? [...first, ...page.hits.slice(RANKED_HITS)].slice(query.offset, end)
      : sorted(page.hits, query.sort);
    return {
      hits,
      best: isRanked ? first[0] : undefined,
      total: page.total,
      isTotalExact: true,
      facets: distribution === undefined ? NO_FACETS : await facets.read(distribution),
    };
  }

  /** What the engine leaves open is decided hit by hit, of as many as can be reached. */
  async function findChecked(question: Question): Promise<Found> {
    const { query, text, filters } = question;
    const page = await source.page(requestOf(question, 0, MAX_REACHABLE_HITS));
    const checks = [...filters.checks, textCheck(question)];
    const passing = page.hits.filter((hit) => checks.every((check) => check(hit)));
    const isComplete = page.total <= page.hits.length;
    const ordered = await inOrder(question, passing, { checks, isComplete });
    const total = isComplete ? passing.length : estimate(page, passing.length);
    return {
      hits: ordered.slice(query.offset, query.offset + query.limit),
      best: rankHits(passing, text)[0],
      total,
      isTotalExact: isComplete || passing.length === page.hits.length,
      facets: query.withFacets ? countFacets(passing, total / Math.max(1, passing.length)) : NO_FACETS,
    };
  }

  function inOrder(
    { query, text, engine, filters }: Question,
    hits: readonly IndexDocument[],
    { checks, isComplete }: { checks: FilterPlan["checks"]; isComplete: boolean },
  ): IndexDocument[] | Promise<IndexDocument[]> {
    const { sort, origin } = query;
    if (sort === "distance" && origin !== undefined) {
      const { conditions } = filters;
      const count = query.offset + query.limit;
      return nearestHits(source, origin, { q: engine.q, conditions, checks, hits, isComplete, count });
    }
    return sort === "rating" || sort === "reviews" ? sorted(hits, sort) : rankHits(hits, text);
  }

  return async function search(query: IndexQuery): Promise<IndexAnswer> {
    checkPage(query);
    const text = planText(query.text);
    const { openAt } = query.filters;
    const open = openAt === undefined ? undefined : await patterns.openAt(openAt);
    const filters = planFilters(query.filters, open);
    const engine = engineText(text, query.allowTypos !== false);
    const question = { query, text, filters, engine };
    const needsChecks = engine.isLoose || filters.checks.length > 0 || query.sort === "distance";
    const found = filters.isHopeless ? NOTHING : await (needsChecks ? findChecked : findPage)(question);
    const spellings = found.best === undefined || query.allowTypos === false ? [] : spellingsIn(found.best, text);
    const answer: IndexAnswer = {
      hits: found.hits.map((hit) => toIndexHit(hit, query)),
      total: found.total,
      isTotalExact: found.isTotalExact,
      facets: found.facets,
      words: searchedWords(text, spellings),
    };
    if (spellings.some((spelling) => spelling !== undefined)) {
      answer.correctedText = correctedText(query.text, text, spellings);
    }
    return answer;
  };
}

const NOTHING: Found = { hits: [], best: undefined, total: 0, isTotalExact: true, facets: NO_FACETS };

function textCheck({ query, text, engine }: Question): (hit: IndexDocument) => boolean {
  if (!engine.isLoose) return () => true;
  return query.allowTypos === false ? (hit) => hasWordsAsTyped(hit, text) : (hit) => hasPhrases(hit, text);
}

function estimate({ total, hits }: HitPage, passing: number): number {
  return Math.round((total * passing) / Math.max(1, hits.length));
}

/** Hits of one page, whose last places the engine leaves open. */
function sorted(hits: readonly IndexDocument[], sort: SearchSort): IndexDocument[] {
  if (sort !== "rating" && sort !== "reviews") return [...hits];
  return hits.toSorted(
    (a, b) => (b[sort] ?? -1) - (a[sort] ?? -1) || b.popularity - a.popularity || (a.id < b.id ? -1 : 1),
  );
}

function toIndexHit(hit: IndexDocument, { origin }: IndexQuery): IndexHit {
  if (origin === undefined || hit.latitude === undefined) return { id: hit.id };
  return { id: hit.id, distanceKm: kmTo(origin, hit) };
}
