import { createLabelMatch, NO_FACETS } from "@meridian/domain/businesses/facets";
import { correctedText, planText, searchedWords, type TextPlan } from "@meridian/domain/text/search-text";
import { meantWords, readingsOf } from "@meridian/domain/text/synonyms";
import type {
  ClusteredAnswer,
  ClusterQuery,
  FacetValues,
  FacetValuesQuery,
  IndexAnswer,
  IndexHit,
  IndexQuery,
  LocatedAnswer,
  LocatedHit,
  LocateQuery,
} from "@meridian/ports/search/search-index";
import { checkPage, MAX_REACHABLE_HITS } from "../../rules/search/check-page.ts";
import { countValues, type FacetReader } from "../facets/facets.ts";
import { createIndexCluster } from "../index/index-cluster.ts";
import { kmTo } from "../map/nearest-hits.ts";
import { type FilterPlan, noCategory, planFilters } from "./filter-expression.ts";
import { createHitFinder } from "./hit-finder.ts";
import { spellingsIn } from "./hit-ranking.ts";
import type { CellSource, FoundDocument, HitSource } from "./hit-source.ts";
import type { PatternSource } from "./open-patterns.ts";
import { mayBeMisspelt } from "./query-text.ts";
import { FEW_HITS } from "./search-limits.ts";
import { type Found, type Question, readingQuestion, toTypedQuestion, typoQuestion } from "./search-question.ts";

interface IndexSearchOptions {
  source: HitSource;
  cells: CellSource;
  facets: FacetReader;
  patterns: PatternSource;
}

type Meant = ReturnType<typeof readingsOf>;

/** The text as typed; if it has few hits, combined with its possible corrections if those have more. */
interface Reading {
  found: Found;
  isWidened: boolean;
  hasTypedHits: boolean;
}

export interface IndexSearch {
  search(query: IndexQuery): Promise<IndexAnswer>;
  locate(query: LocateQuery): Promise<LocatedAnswer>;
  cluster(query: ClusterQuery): Promise<ClusteredAnswer>;
  facetValues(query: FacetValuesQuery): Promise<FacetValues>;
}

export function createIndexSearch({ source, cells, facets, patterns }: IndexSearchOptions): IndexSearch {
  const { findPages, findChecked, findAll } = createHitFinder(source, facets);

  async function readAndWiden(query: IndexQuery, text: TextPlan, filters: FilterPlan): Promise<Reading> {
    const typedQuestion = toTypedQuestion(query, text, filters);
    const typed = needsChecks(typedQuestion)
      ? await findChecked(typedQuestion)
      : await findPages({ query, text, filters }, [typedQuestion], [text]);
    const asTypedOnly: Reading = { found: typed, isWidened: false, hasTypedHits: typed.total > 0 };
    if (query.allowTypos === false || typed.total >= FEW_HITS || !mayBeMisspelt(text)) return asTypedOnly;
    const widened = await findChecked(typoQuestion(query, text, filters));
    if (widened.total <= typed.total) return asTypedOnly;
    return { found: widened, isWidened: true, hasTypedHits: typed.total > 0 };
  }

  async function readMeant(query: IndexQuery, text: TextPlan, readings: Meant, filters: FilterPlan): Promise<Reading> {
    const criteria = { query, text, filters };
    const [, ...meant] = readings;
    const kind = meant.at(-1)?.categorySlugs;
    // Documents of the kind are excluded from the rest, so that large totals add up.
    const rest = kind === undefined ? filters : { ...filters, conditions: [...filters.conditions, noCategory(kind)] };
    const others = meant.map((reading) =>
      readingQuestion(query, { text, reading, filters: reading.categorySlugs === undefined ? rest : filters }),
    );
    const typedQuestion = toTypedQuestion(query, text, rest);
    const isEasy = kind !== undefined && meant.length === 1 && !needsChecks(typedQuestion);
    const typed = await (isEasy ? findPages : findAll)(criteria, [typedQuestion, ...others], readings);
    const asTypedOnly: Reading = { found: typed, isWidened: false, hasTypedHits: typed.total > 0 };
    if (query.allowTypos === false || typed.total >= FEW_HITS || !mayBeMisspelt(text)) return asTypedOnly;
    const widened = await findAll(criteria, [typoQuestion(query, text, rest), ...others], readings);
    if (widened.total <= typed.total) return asTypedOnly;
    return { found: widened, isWidened: true, hasTypedHits: typed.total > 0 };
  }

  async function plan(filters: IndexQuery["filters"]): Promise<FilterPlan> {
    return planFilters(filters, await patterns.openFor(filters));
  }

  async function read(query: IndexQuery, text: TextPlan, readings = readingsOf(text, query)): Promise<Reading> {
    const filters = await plan(query.filters);
    if (filters.isHopeless) return NOTHING;
    return readings.length === 1 ? readAndWiden(query, text, filters) : readMeant(query, text, readings, filters);
  }

  async function search(query: IndexQuery): Promise<IndexAnswer> {
    checkPage(query);
    const text = planText(query.text, query);
    const readings = readingsOf(text, query);
    const { found, isWidened, hasTypedHits } = await read(query, text, readings);
    const [best] = found.hits;
    const spellings = !isWidened || best === undefined ? [] : spellingsIn(best, text);
    const answer: IndexAnswer = {
      hits: found.hits.map((hit) => toIndexHit(hit, query)),
      total: found.total,
      isTotalExact: found.isTotalExact,
      facets: found.facets ?? NO_FACETS,
      ...(found.facets === undefined ? { areFacetsMissing: true } : {}),
      words: [...meantWords(readings), ...searchedWords(text, spellings)],
    };
    if (!hasTypedHits && spellings.some((spelling) => spelling !== undefined)) {
      answer.correctedText = correctedText(query.text, text, spellings);
    }
    return answer;
  }

  async function locate({ limit, ...criteria }: LocateQuery): Promise<LocatedAnswer> {
    const page = { offset: 0, limit: Math.min(limit, MAX_REACHABLE_HITS), withFacets: false };
    const { found } = await read({ ...criteria, sort: "relevance", ...page }, planText(criteria.text, criteria));
    const { total, isTotalExact } = found;
    const hits = found.hits.flatMap(({ id, latitude: lat, longitude: lng }): LocatedHit[] =>
      lat === undefined || lng === undefined ? [] : [{ id, lat, lng }],
    );
    return { hits, total, isTotalExact };
  }

  async function facetValues({ facet, label, limit, ...criteria }: FacetValuesQuery): Promise<FacetValues> {
    const page = { offset: 0, limit: MAX_REACHABLE_HITS, withFacets: false };
    const { found } = await read({ ...criteria, sort: "relevance", ...page }, planText(criteria.text, criteria));
    const { hits, total } = found;
    const wanted = { facet, fits: createLabelMatch(label), limit };
    return {
      values: countValues(hits, total / Math.max(1, hits.length), wanted),
      isComplete: total <= hits.length,
    };
  }

  return { search, locate, cluster: createIndexCluster({ cells, plan, locate }), facetValues };
}

const NOTHING: Reading = {
  found: { hits: [], total: 0, isTotalExact: true, facets: NO_FACETS },
  isWidened: false,
  hasTypedHits: false,
};

function needsChecks({ query, engine, filters }: Question): boolean {
  return engine.isLoose || filters.checks.length > 0 || query.sort === "distance";
}

function toIndexHit(hit: FoundDocument, { origin }: IndexQuery): IndexHit {
  if (origin === undefined || hit.latitude === undefined) return { id: hit.id };
  return { id: hit.id, distanceKm: kmTo(origin, hit) };
}
