import type { SearchSort } from "../../../contracts/search.ts";
import { createLabelMatch, NO_FACETS } from "../../../domain/facets.ts";
import { correctedText, planText, searchedWords, type TextPlan } from "../../../domain/search-text.ts";
import { meantWords, readingsOf, type TextReading } from "../../../domain/synonyms.ts";
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
} from "../../../ports/search-index.ts";
import { countFacets, countValues, type FacetReader } from "../facets/facets.ts";
import { createIndexCluster } from "../index/index-cluster.ts";
import { byDistance, kmTo, nearestHits } from "../map/nearest-hits.ts";
import { type FilterPlan, noCategory, planFilters, quoted } from "./filter-expression.ts";
import { sorted, spellingsIn, uniqueById } from "./hit-ranking.ts";
import type { CellSource, FoundDocument, HitPage, HitRequest, HitSource } from "./hit-source.ts";
import type { PatternSource } from "./open-patterns.ts";
import { mayBeMisspelt } from "./query-text.ts";
import { checkPage, FEW_HITS, MAX_REACHABLE_HITS } from "./search-limits.ts";
import {
  type Checked,
  type Found,
  foundOf,
  type Question,
  readingQuestion,
  toTypedQuestion,
  typoQuestion,
} from "./search-question.ts";

/** Hits read beyond the page: ties with its last hit are in the engine's order, and here ordered by id. Each costs. */
const TIED_HITS = 10;
const ENGINE_SORTS: Readonly<Partial<Record<SearchSort, readonly string[]>>> = {
  rating: ["rating:desc", "popularity:desc"],
  reviews: ["reviews:desc", "popularity:desc"],
};

interface IndexSearchOptions {
  source: HitSource;
  cells: CellSource;
  facets: FacetReader;
  patterns: PatternSource;
}

type Meant = ReturnType<typeof readingsOf>;
type Asked = Pick<Question, "query" | "text" | "filters">;

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
  function requestOf({ query, engine, filters }: Question, offset: number, limit: number): HitRequest {
    const sort = ENGINE_SORTS[query.sort];
    const conditions = [...filters.conditions, ...engine.conditions];
    return { q: engine.q, conditions, offset, limit, ...(sort === undefined ? {} : { sort }) };
  }

  /** The engine decides everything except exact names and the order of ties. No two of several queries match the same document. */
  async function findPages(
    { query, text, filters }: Asked,
    questions: readonly Question[],
    readings: readonly TextReading[],
  ): Promise<Found> {
    const end = query.offset + query.limit;
    const limit = Math.min(MAX_REACHABLE_HITS, end + TIED_HITS);
    const pages = await Promise.all(questions.map((question) => source.page(requestOf(question, 0, limit))));
    const found = pages.flatMap(({ hits }) => hits);
    const total = pages.reduce((sum, page) => sum + page.total, 0);
    const isComplete = total <= found.length;
    const countAll = () =>
      isComplete ? countFacets(found, 1) : facets.count(questions.map((question) => requestOf(question, 0, 0)));
    const [named, counted] = await Promise.all([
      isComplete || query.sort !== "relevance" ? [] : exactNames({ text, filters }, end),
      query.withFacets ? countAll() : NO_FACETS,
    ]);
    const hits = sorted(uniqueById([...named, ...found]), query.sort, readings);
    return { hits: hits.slice(query.offset, end), total, isTotalExact: true, facets: counted };
  }

  /** They would be missed among more popular hits. Such a name contains every word of the text, which need not be searched. */
  async function exactNames(
    { text, filters }: Pick<Asked, "text" | "filters">,
    limit: number,
  ): Promise<FoundDocument[]> {
    const name = text.nameText.trim();
    if (name === "") return [];
    const conditions = [...filters.conditions, `name = ${quoted(name)}`];
    return (await source.page({ q: "", conditions, offset: 0, limit })).hits;
  }

  /** What the engine cannot decide is checked hit by hit, within the reachable hits. */
  async function readChecked(question: Question): Promise<Checked> {
    const page = await source.page(requestOf(question, 0, MAX_REACHABLE_HITS));
    const checks = [...question.filters.checks, question.textCheck];
    const passing = page.hits.filter((hit) => checks.every((check) => check(hit)));
    const isComplete = page.total <= page.hits.length;
    const total = isComplete ? passing.length : estimate(page, passing.length);
    const isTotalExact = isComplete || passing.length === page.hits.length;
    return { question, checks, passing, isComplete, total, isTotalExact };
  }

  async function findChecked(question: Question): Promise<Found> {
    const checked = await readChecked(question);
    return foundOf(question.query, checked, await inOrder(question, checked.passing, checked));
  }

  /** Each reading alone, and all of them together. */
  async function findAll(
    { query, text, filters }: Asked,
    questions: readonly [Question, ...Question[]],
    readings: readonly TextReading[],
  ): Promise<Found> {
    const all = await Promise.all(questions.map(readChecked));
    const passing = uniqueById(all.flatMap((checked) => checked.passing));
    const known = all.reduce((sum, checked) => sum + checked.passing.length, 0);
    const total = all.reduce((sum, checked) => sum + checked.total, 0) - (known - passing.length);
    const isTotalExact = all.every(({ isComplete }) => isComplete);
    const { sort, origin } = query;
    const found = { passing, total, isTotalExact };
    if (sort === "distance" && origin !== undefined) {
      const nearest = await Promise.all(all.map((checked) => inOrder(checked.question, checked.passing, checked)));
      return foundOf(query, found, byDistance(origin, uniqueById(nearest.flat())));
    }
    const checks = [...filters.checks, questions[0].textCheck];
    const named = isTotalExact || sort !== "relevance" ? [] : await exactNames({ text, filters }, MAX_REACHABLE_HITS);
    const hits = uniqueById([...passing, ...named.filter((hit) => checks.every((check) => check(hit)))]);
    return foundOf(query, found, sorted(hits, sort, readings));
  }

  function inOrder(
    { query, text, engine, filters }: Question,
    hits: readonly FoundDocument[],
    { checks, isComplete }: { checks: FilterPlan["checks"]; isComplete: boolean },
  ): FoundDocument[] | Promise<FoundDocument[]> {
    const { sort, origin } = query;
    if (sort === "distance" && origin !== undefined) {
      const conditions = [...filters.conditions, ...engine.conditions];
      const count = query.offset + query.limit;
      return nearestHits(source, origin, { q: engine.q, conditions, checks, hits, isComplete, count });
    }
    return sorted(hits, sort, [text]);
  }

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
    const asked = { query, text, filters };
    const [, ...meant] = readings;
    const kind = meant.at(-1)?.categorySlugs;
    // Documents of the kind are excluded from the rest, so that large totals add up.
    const rest = kind === undefined ? filters : { ...filters, conditions: [...filters.conditions, noCategory(kind)] };
    const others = meant.map((reading) =>
      readingQuestion(query, { text, reading, filters: reading.categorySlugs === undefined ? rest : filters }),
    );
    const typedQuestion = toTypedQuestion(query, text, rest);
    const isEasy = kind !== undefined && meant.length === 1 && !needsChecks(typedQuestion);
    const typed = await (isEasy ? findPages : findAll)(asked, [typedQuestion, ...others], readings);
    const asTypedOnly: Reading = { found: typed, isWidened: false, hasTypedHits: typed.total > 0 };
    if (query.allowTypos === false || typed.total >= FEW_HITS || !mayBeMisspelt(text)) return asTypedOnly;
    const widened = await findAll(asked, [typoQuestion(query, text, rest), ...others], readings);
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
    const text = planText(query.text);
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

  async function locate({ limit, ...asked }: LocateQuery): Promise<LocatedAnswer> {
    const page = { offset: 0, limit: Math.min(limit, MAX_REACHABLE_HITS), withFacets: false };
    const { found } = await read({ ...asked, sort: "relevance", ...page }, planText(asked.text));
    const { total, isTotalExact } = found;
    const hits = found.hits.flatMap(({ id, latitude: lat, longitude: lng }): LocatedHit[] =>
      lat === undefined || lng === undefined ? [] : [{ id, lat, lng }],
    );
    return { hits, total, isTotalExact };
  }

  async function facetValues({ facet, label, limit, ...asked }: FacetValuesQuery): Promise<FacetValues> {
    const page = { offset: 0, limit: MAX_REACHABLE_HITS, withFacets: false };
    const { found } = await read({ ...asked, sort: "relevance", ...page }, planText(asked.text));
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

function estimate({ total, hits }: HitPage, passing: number): number {
  return Math.round((total * passing) / Math.max(1, hits.length));
}

function needsChecks({ query, engine, filters }: Question): boolean {
  return engine.isLoose || filters.checks.length > 0 || query.sort === "distance";
}

function toIndexHit(hit: FoundDocument, { origin }: IndexQuery): IndexHit {
  if (origin === undefined || hit.latitude === undefined) return { id: hit.id };
  return { id: hit.id, distanceKm: kmTo(origin, hit) };
}
