import { createLabelMatch, NO_FACETS } from "@meridian/domain/businesses/facets";
import { distanceKm } from "@meridian/domain/places/geo";
import { coarsen, createPointGrouper, type GroupedMap, type MapGroup } from "@meridian/domain/places/map-groups";
import { correctedText, planText, searchedWords, type TextPlan } from "@meridian/domain/text/search-text";
import { meantWords, readingsOf, type TextReading } from "@meridian/domain/text/synonyms";
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
import { type DocumentColumns, NO_COORDINATE } from "../index/document-columns.ts";
import { toDegrees } from "../index/index-row.ts";
import type { ServingIndex } from "../threads/serving-index.ts";
import { createFacetCounter } from "./facets.ts";
import { createHitSource } from "./hit-source.ts";
import { nearestHits } from "./nearest-hits.ts";
import {
  type AttemptRequest,
  createTryQuery,
  EXAMINED_HITS,
  type QueryAttempt,
  type TryQuery,
} from "./query-attempt.ts";
import { planFilters } from "./query-plan.ts";
import { createRanking, type RankedText, type Ranking } from "./ranking.ts";
import { relevantHits } from "./relevant-hits.ts";
import { asTyped, withSpellings } from "./text-query.ts";
import { type TopHit, topHits } from "./top-hits.ts";
import { createTotals } from "./totals.ts";
import { createWordExpansion, type WordExpansion } from "./word-expansion.ts";

/** Texts with fewer hits are also treated as misspelt. */
const FEW_HITS = 20;
const POPULARITY_SPAN = 2 ** 20;
/** More than an index holds. */
const EVERY_HIT = 2 ** 30;

export interface IndexSearch {
  search(query: IndexQuery): IndexAnswer;
  locate(query: LocateQuery): LocatedAnswer;
  cluster(query: ClusterQuery): ClusteredAnswer;
  facetValues(query: FacetValuesQuery): FacetValues;
}

/** Answers searches from an open index. */
export function createIndexSearch(index: ServingIndex): IndexSearch {
  const { columns } = index;
  const source = createHitSource(index);
  const expansion = createWordExpansion(index.db);
  const ranking = createRanking(index.db, index);
  const totals = createTotals(index, source);
  const facets = createFacetCounter(index);
  const tryQuery = createTryQuery(index, source, expansion);

  /** A kind without businesses yields no reading. */
  function typedReadings(text: TextPlan, query: IndexQuery): QueryAttempt["readings"] {
    const [typed, ...meant] = readingsOf(text, query);
    const ranked = ({ words, nameText }: TextReading): RankedText => ({ words: asTyped(words), nameText });
    const others = meant.flatMap((reading): RankedText[] => {
      if (reading.categorySlugs === undefined) return [ranked(reading)];
      const ids = reading.categorySlugs.flatMap((slug) => index.dictionary.idOf("category", slug) ?? []);
      return ids.length === 0 ? [] : [{ ...ranked(reading), categoryIds: new Set(ids) }];
    });
    return [ranked(typed), ...others];
  }

  function pageOf(found: QueryAttempt, query: IndexQuery): TopHit[] {
    if (query.sort === "rating") return hitsByValue(found, columns.rating, { columns, ranking, page: query });
    if (query.sort === "reviews") return hitsByValue(found, columns.reviews, { columns, ranking, page: query });
    if (query.sort === "distance" && query.origin !== undefined) {
      const { text, query: criteria, applied, list } = found;
      const request = { text: criteria.anywhere, phrases: text.phrases, filters: applied, list };
      return nearestHits({ index, source, idOf: ranking.idOf }, query.origin, request, query);
    }
    return relevantHits({ source, ranking, columns }, found, query);
  }

  function search(query: IndexQuery): IndexAnswer {
    const text = planText(query.text, query);
    const filters = planFilters(query.filters, index);
    if (filters === undefined) return emptyAnswer(text);
    const { found, isWidened, hasTypedHits } = readAndWiden(
      { query, text, filters, readings: typedReadings(text, query) },
      tryQuery,
      expansion,
    );
    const { list } = found;
    const { total, isExact } = totals(found);
    const hits = pageOf(found, query);
    const [best] = hits;
    const spellings = !isWidened || best === undefined ? [] : ranking.spellingsIn(best.n, found.readings[0]);
    const examined = list.numbers.slice(0, EXAMINED_HITS);
    const answer: IndexAnswer = {
      hits: hits.map((hit) => toIndexHit(hit, columns, query)),
      total,
      isTotalExact: isExact,
      facets: query.withFacets ? facets.countAll(examined, total / Math.max(1, examined.length)) : NO_FACETS,
      words: [...meantWords(found.readings), ...searchedWords(text, spellings)],
    };
    if (!hasTypedHits && spellings.some((spelling) => spelling !== undefined)) {
      answer.correctedText = correctedText(query.text, text, spellings);
    }
    return answer;
  }

  function locate({ limit, ...criteria }: LocateQuery): LocatedAnswer {
    const text = planText(criteria.text, criteria);
    const filters = planFilters(criteria.filters, index);
    if (filters === undefined) return { hits: [], total: 0, isTotalExact: true };
    const query: IndexQuery = { ...criteria, sort: "relevance", offset: 0, limit: 0, withFacets: true };
    const { found } = readAndWiden({ query, text, filters, readings: typedReadings(text, query) }, tryQuery, expansion);
    const { list } = found;
    const { total, isExact } = totals(found);
    const hits = list.numbers.slice(0, limit).flatMap((n): LocatedHit[] => {
      const lat = columns.lat[n] ?? NO_COORDINATE;
      if (lat === NO_COORDINATE) return [];
      return [{ id: ranking.idOf(n), lat: toDegrees(lat), lng: toDegrees(columns.lng[n] ?? 0) }];
    });
    return { hits, total, isTotalExact: isExact };
  }

  function cluster({ level, maxCells, ...criteria }: ClusterQuery): ClusteredAnswer {
    const text = planText(criteria.text, criteria);
    const filters = planFilters(criteria.filters, index);
    if (filters === undefined) return { level, cells: [], total: 0, isTotalExact: true, isCut: false };
    const query: IndexQuery = { ...criteria, sort: "relevance", offset: 0, limit: 0, withFacets: false };
    const request = { query, text, filters, readings: typedReadings(text, query), reach: EVERY_HIT };
    const { numbers } = readAndWiden(request, tryQuery, expansion).found.list;
    const grouped = coarsen(groupNumbers(numbers, level, columns), maxCells);
    const cells = grouped.groups.map(({ id: n, ...group }): MapGroup => {
      return n === undefined ? group : { ...group, id: ranking.idOf(n) };
    });
    return { level: grouped.level, cells, total: numbers.length, isTotalExact: true, isCut: false };
  }

  function facetValues({ facet, label, limit, ...criteria }: FacetValuesQuery): FacetValues {
    const text = planText(criteria.text, criteria);
    const filters = planFilters(criteria.filters, index);
    if (filters === undefined) return { values: [], isComplete: true };
    const query: IndexQuery = { ...criteria, sort: "relevance", offset: 0, limit: 0, withFacets: true };
    const { found } = readAndWiden({ query, text, filters, readings: typedReadings(text, query) }, tryQuery, expansion);
    const { list } = found;
    const { total } = totals(found);
    const examined = list.numbers.slice(0, EXAMINED_HITS);
    const wanted = { facet, fits: createLabelMatch(label), limit };
    const values = facets.countOne(examined, total / Math.max(1, examined.length), wanted);
    return { values, isComplete: total <= examined.length };
  }

  return { search, locate, cluster, facetValues };
}

function groupNumbers(numbers: readonly number[], level: number, { lat, lng }: DocumentColumns): GroupedMap<number> {
  const grouper = createPointGrouper<number>(level);
  for (const n of numbers) grouper.add(toDegrees(lat[n] ?? 0), toDegrees(lng[n] ?? 0), n);
  return grouper.grouped();
}

interface Reading {
  found: QueryAttempt;
  /** The hits include those of other spellings. */
  isWidened: boolean;
  hasTypedHits: boolean;
}

/** The text as typed; if it has few hits, combined with its possible corrections if those have more. */
function readAndWiden(request: AttemptRequest, tryQuery: TryQuery, expansion: WordExpansion): Reading {
  const typed = tryQuery(request);
  const typedHits = typed.list.numbers.length;
  const asTypedOnly: Reading = { found: typed, isWidened: false, hasTypedHits: typedHits > 0 };
  if (request.query.allowTypos === false || !typed.list.isComplete || typedHits >= FEW_HITS) return asTypedOnly;
  const words = withSpellings(request.text.words, expansion);
  const [{ nameText }, ...meant] = request.readings;
  const widened = words === undefined ? undefined : tryQuery({ ...request, readings: [{ words, nameText }, ...meant] });
  if (widened === undefined || widened.list.numbers.length <= typedHits) return asTypedOnly;
  return { found: widened, isWidened: true, hasTypedHits: typedHits > 0 };
}

interface ValueOrder {
  columns: DocumentColumns;
  ranking: Ranking;
  page: IndexQuery;
}

function hitsByValue(
  { list }: QueryAttempt,
  values: Uint32Array | Int16Array,
  { columns, ranking, page }: ValueOrder,
): TopHit[] {
  const popularityOf = (n: number): number => Math.min(POPULARITY_SPAN - 1, columns.popularity[n] ?? 0);
  const keys = Float64Array.from(list.numbers, (n) => (values[n] ?? 0) * POPULARITY_SPAN + popularityOf(n));
  return topHits({ numbers: list.numbers, keys }, page, ranking.idOf);
}

function toIndexHit({ n, id }: TopHit, columns: DocumentColumns, { origin }: IndexQuery): IndexHit {
  const lat = columns.lat[n] ?? NO_COORDINATE;
  if (origin === undefined || lat === NO_COORDINATE) return { id };
  return { id, distanceKm: distanceKm(origin, toDegrees(lat), toDegrees(columns.lng[n] ?? 0)) };
}

function emptyAnswer(text: TextPlan): IndexAnswer {
  return { hits: [], total: 0, isTotalExact: true, facets: NO_FACETS, words: searchedWords(text, []) };
}
