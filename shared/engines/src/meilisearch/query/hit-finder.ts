import type { SearchSort } from "@meridian/contracts/search/search";
import { NO_FACETS } from "@meridian/domain/businesses/facets";
import type { TextReading } from "@meridian/domain/text/synonyms";
import { MAX_REACHABLE_HITS } from "../../rules/search/check-page.ts";
import { countFacets, type FacetReader } from "../facets/facets.ts";
import { byDistance, nearestHits } from "../map/nearest-hits.ts";
import { type FilterPlan, quoted } from "./filter-expression.ts";
import { sorted, uniqueById } from "./hit-ranking.ts";
import type { FoundDocument, HitPage, HitRequest, HitSource } from "./hit-source.ts";
import { type Checked, type Found, foundOf, type Question } from "./search-question.ts";

/** Hits read beyond the page: ties with its last hit are in the engine's order, and here ordered by id. Each costs. */
const TIED_HITS = 10;
const ENGINE_SORTS: Readonly<Partial<Record<SearchSort, readonly string[]>>> = {
  rating: ["rating:desc", "popularity:desc"],
  reviews: ["reviews:desc", "popularity:desc"],
};

type Criteria = Pick<Question, "query" | "text" | "filters">;

export interface HitFinder {
  /** The engine decides everything except exact names and the order of ties. No two of several queries match the same document. */
  findPages(criteria: Criteria, questions: readonly Question[], readings: readonly TextReading[]): Promise<Found>;
  /** Hits that the engine cannot decide, checked one by one. */
  findChecked(question: Question): Promise<Found>;
  /** Each reading alone, and all of them together. */
  findAll(
    criteria: Criteria,
    questions: readonly [Question, ...Question[]],
    readings: readonly TextReading[],
  ): Promise<Found>;
}

export function createHitFinder(source: HitSource, facets: FacetReader): HitFinder {
  function requestOf({ query, engine, filters }: Question, offset: number, limit: number): HitRequest {
    const sort = ENGINE_SORTS[query.sort];
    const conditions = [...filters.conditions, ...engine.conditions];
    return { q: engine.q, conditions, offset, limit, ...(sort === undefined ? {} : { sort }) };
  }

  async function findPages(
    { query, text, filters }: Criteria,
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
    { text, filters }: Pick<Criteria, "text" | "filters">,
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

  async function findAll(
    { query, text, filters }: Criteria,
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

  return { findPages, findChecked, findAll };
}

function estimate({ total, hits }: HitPage, passing: number): number {
  return Math.round((total * passing) / Math.max(1, hits.length));
}
