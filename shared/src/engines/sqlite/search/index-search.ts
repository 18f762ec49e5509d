import { distanceKm } from "../../../domain/geo.ts";
import { correctedText, planText, searchedWords, type TextPlan } from "../../../domain/search-text.ts";
import type { IndexAnswer, IndexHit, IndexQuery } from "../../../ports/search-index.ts";
import { NO_COORDINATE } from "./document-columns.ts";
import { createFacetCounter, NO_FACETS } from "./facets.ts";
import { createHitSource, type HitList } from "./hit-source.ts";
import { toDegrees } from "./index-row.ts";
import { nearestHits } from "./nearest-hits.ts";
import { type AppliedFilters, applyFilters, type FilterPlan, planFilters } from "./query-plan.ts";
import { createRanking, type RankedText, type RankedWord } from "./ranking.ts";
import type { ServingIndex } from "./serving-index.ts";
import { nameTerm } from "./term-codes.ts";
import { asTyped, matchOf, type TextQuery, textQuery, withSpellings } from "./text-query.ts";
import { type TopHit, topHits } from "./top-hits.ts";
import { createTotals } from "./totals.ts";
import { createWordExpansion } from "./word-expansion.ts";

/** Hits that facets, sorts and checks look at; more are counted, not looked at. */
const EXAMINED_HITS = 20_000;
/** Hits that can be paged through. */
const REACHABLE_HITS = 1_000;
const RANKED_BY_POPULARITY = 150;
const RANKED_BY_NAME = 60;
/** Texts with fewer hits are taken for misspelt, too. */
const FEW_HITS = 20;
/** Documents that may have come since a bound was counted. */
const BOUND_MARGIN = 10_000;
/** Rows read to find the named ones among them that pass the checks. */
const CHECKED_FOR_NAME = 2_000;
const NO_HITS: HitList = { numbers: [], read: 0, isComplete: true };
const POPULARITY_SPAN = 2 ** 20;

interface Attempt {
  words: readonly RankedWord[];
  query: TextQuery;
  match: string;
  applied: AppliedFilters;
  list: HitList;
}

/** Answers searches from an open index. */
export function createIndexSearch(index: ServingIndex): (query: IndexQuery) => IndexAnswer {
  const source = createHitSource(index.db);
  const expansion = createWordExpansion(index.db);
  const ranking = createRanking(index.db, index);
  const totals = createTotals(index, source);
  const countFacets = createFacetCounter(index);
  const { columns } = index;

  function attempt(query: IndexQuery, text: TextPlan, filters: FilterPlan, words: readonly RankedWord[]): Attempt {
    const asked = textQuery(text, words, expansion);
    const hasText = words.length > 0 || text.phraseWords.length > 0;
    const isHopeless = hasText && asked.anywhere === "";
    const { applied, hits } = applyFilters(filters, documentsAtMost(words));
    const match = matchOf(asked.anywhere, applied);
    const examinesAll = query.withFacets || query.sort !== "relevance" || applied.checks.length > 0;
    const isChecked = applied.checks.length > filters.checks.length;
    const limit = isChecked ? hits + BOUND_MARGIN : examinesAll ? EXAMINED_HITS : REACHABLE_HITS;
    const list = isHopeless ? NO_HITS : source.list({ match, phrases: text.phrases, checks: applied.checks, limit });
    return { words, query: asked, match, applied, list };
  }

  /** A bound of the hits of all words: those of the rarest one. */
  function documentsAtMost(words: readonly RankedWord[]): number {
    const counts = words.map((word) => {
      const spelt = word.spellings.reduce((sum, { documents }) => sum + documents, 0);
      return expansion.documentsOf(word) + spelt;
    });
    return Math.min(Number.POSITIVE_INFINITY, ...counts);
  }

  /** Hits of a text, best first: a bounded choice of candidates is compared word by word, the rest follows by popularity. */
  function byRelevance({ list, query, words, applied }: Attempt, text: TextPlan, page: IndexQuery): TopHit[] {
    const reachable = list.numbers.slice(0, REACHABLE_HITS);
    const candidates = new Set(reachable.slice(0, RANKED_BY_POPULARITY));
    if (reachable.length > candidates.size && query.inName !== "") {
      const limit = applied.checks.length === 0 ? RANKED_BY_NAME : CHECKED_FOR_NAME;
      const request = { phrases: text.phrases, checks: applied.checks, limit };
      const named = source.list({ ...request, match: matchOf(query.inName, applied) });
      const exact = source.list({ ...request, match: matchOf(query.inName, applied, nameTerm(text.nameText)) });
      for (const { numbers } of [named, exact]) for (const n of numbers.slice(0, RANKED_BY_NAME)) candidates.add(n);
    }
    const ranked: RankedText = { words, nameText: text.nameText };
    const keys = new Map<number, number>();
    const ids = new Map<number, string>();
    const hasText = words.length > 0 || text.phraseWords.length > 0;
    for (const n of hasText ? candidates : []) {
      const hit = ranking.rank(n, ranked);
      if (hit === undefined) continue;
      keys.set(n, hit.key);
      ids.set(n, hit.id);
    }
    const numbers = [...new Set([...candidates, ...reachable])].slice(0, REACHABLE_HITS);
    return topHits(
      {
        numbers,
        keys: Float64Array.from(numbers, (n) => keys.get(n) ?? (columns.popularity[n] ?? 0) - POPULARITY_SPAN),
      },
      page,
      (n) => ids.get(n) ?? ranking.idOf(n),
    );
  }

  function byValue({ list }: Attempt, values: Uint32Array | Int16Array, page: IndexQuery): TopHit[] {
    const keys = Float64Array.from(
      list.numbers,
      (n) => (values[n] ?? 0) * POPULARITY_SPAN + Math.min(POPULARITY_SPAN - 1, columns.popularity[n] ?? 0),
    );
    return topHits({ numbers: list.numbers, keys }, page, ranking.idOf);
  }

  function pageOf(found: Attempt, text: TextPlan, query: IndexQuery): TopHit[] {
    if (query.sort === "rating") return byValue(found, columns.rating, query);
    if (query.sort === "reviews") return byValue(found, columns.reviews, query);
    if (query.sort === "distance" && query.origin !== undefined) {
      const request = { text: found.query.anywhere, phrases: text.phrases, filters: found.applied, list: found.list };
      return nearestHits({ index, source, idOf: ranking.idOf }, query.origin, request, query);
    }
    return byRelevance(found, text, query);
  }

  return (query) => {
    const text = planText(query.text);
    const filters = planFilters(query.filters, index);
    if (filters === undefined) return emptyAnswer(text);
    const typed = attempt(query, text, filters, asTyped(text.words));
    const isScarce = typed.list.isComplete && typed.list.numbers.length < FEW_HITS;
    const spelt = query.allowTypos !== false && isScarce ? withSpellings(text.words, expansion) : undefined;
    const widened = spelt === undefined ? undefined : attempt(query, text, filters, spelt);
    const found = widened !== undefined && widened.list.numbers.length > typed.list.numbers.length ? widened : typed;
    const total = totals({ match: found.match, list: found.list, text, filters: found.applied });
    const hits = pageOf(found, text, query);
    const best = found === typed ? undefined : hits[0];
    const ranked = { words: found.words, nameText: text.nameText };
    const spellings = best === undefined ? [] : ranking.spellingsIn(best.n, ranked);
    const examined = found.list.numbers.slice(0, EXAMINED_HITS);
    const scale = total.total / Math.max(1, examined.length);
    const answer: IndexAnswer = {
      hits: hits.map((hit) => toIndexHit(hit, query)),
      total: total.total,
      isTotalExact: total.isExact,
      facets: query.withFacets ? countFacets(examined, scale) : NO_FACETS,
      words: searchedWords(text, spellings),
    };
    if (typed.list.numbers.length === 0 && spellings.some((spelling) => spelling !== undefined)) {
      answer.correctedText = correctedText(query.text, text, spellings);
    }
    return answer;
  };

  function toIndexHit({ n, id }: TopHit, { origin }: IndexQuery): IndexHit {
    const lat = columns.lat[n] ?? NO_COORDINATE;
    if (origin === undefined || lat === NO_COORDINATE) return { id };
    return { id, distanceKm: distanceKm(origin, toDegrees(lat), toDegrees(columns.lng[n] ?? 0)) };
  }
}

function emptyAnswer(text: TextPlan): IndexAnswer {
  return { hits: [], total: 0, isTotalExact: true, facets: NO_FACETS, words: searchedWords(text, []) };
}
