import { isNarrowerThanKind } from "@meridian/domain/text/narrower-text";
import type { DocumentColumns } from "../index/document-columns.ts";
import { rowNumber } from "../index/search-schema.ts";
import { nameTerm } from "../index/term-codes.ts";
import type { HitSource } from "./hit-source.ts";
import { hasText, type QueryAttempt, REACHABLE_HITS } from "./query-attempt.ts";
import type { RankedWord, Ranking } from "./ranking.ts";
import { matchOf } from "./text-query.ts";
import { type TopHit, topHits } from "./top-hits.ts";

const RANKED_BY_POPULARITY = 150;
const RANKED_BY_NAME = 60;
/** Rows read to choose among names. */
const READ_FOR_NAME = 200;
/** Rows read to choose among names that pass the checks. */
const CHECKED_FOR_NAME = 2_000;
const POPULARITY_SPAN = 2 ** 20;

interface RelevanceSource {
  source: HitSource;
  ranking: Ranking;
  columns: DocumentColumns;
}

/**
 * The hits of a text, best first: a bounded set of candidates is compared word by word, the rest follows by popularity. The set does not
 * depend on the page, so paging covers each hit once.
 */
export function relevantHits(
  from: RelevanceSource,
  found: QueryAttempt,
  page: { offset: number; limit: number },
): TopHit[] {
  const { ranking, columns } = from;
  const reachable = found.list.numbers.slice(0, REACHABLE_HITS);
  const candidates = new Set(mostPopular(reachable, RANKED_BY_POPULARITY, from));
  if (reachable.length > candidates.size) addNamed(candidates, found, from);
  const ranked = (hasText(found) ? [...candidates] : []).flatMap((n) => ranking.rank(n, found.readings) ?? []);
  const ids = new Map(ranked.map(({ n, id }) => [n, id]));
  const keys = new Map(ranked.map(({ n, key }) => [n, key]));
  const named = ranked.filter(({ hasWords }) => hasWords);
  if (isNarrowerThanKind(named.length, ranked.filter(({ isOfKind }) => isOfKind).length)) {
    for (const hit of named) keys.set(hit.n, ranking.favoured(hit));
  }
  const numbers = [...new Set([...candidates, ...reachable])].slice(0, REACHABLE_HITS);
  const keyOf = (n: number): number =>
    keys.get(n) ?? ranking.keyOfKind(n, found.readings) ?? (columns.popularity[n] ?? 0) - POPULARITY_SPAN;
  return topHits({ numbers, keys: Float64Array.from(numbers, keyOf) }, page, (n) => ids.get(n) ?? ranking.idOf(n));
}

/** Adds hits whose name contains all words, or some, or equals the text: they would be missed among many more popular hits. */
function addNamed(
  candidates: Set<number>,
  { text, readings, query, applied }: QueryAttempt,
  from: RelevanceSource,
): void {
  if (query.inName === "") return;
  const limit = applied.checks.length === 0 ? READ_FOR_NAME : CHECKED_FOR_NAME;
  const matches = [matchOf(query.inName, applied)];
  const names = readings.flatMap(({ nameText, words }) => [nameText, likeliestName(words)]);
  for (const name of new Set(names)) matches.push(matchOf(query.inName, applied, nameTerm(name)));
  if (query.partlyInName !== "") matches.push(matchOf(query.partlyInName, applied));
  for (const match of matches) {
    const { numbers } = from.source.list({ match, phrases: text.phrases, checks: applied.checks, limit });
    for (const n of mostPopular(numbers, RANKED_BY_NAME, from)) candidates.add(n);
  }
}

/** The name a text spells once every word is corrected. */
function likeliestName(words: readonly RankedWord[]): string {
  return ` ${words.map(({ word, spellings: [likeliest] }) => likeliest?.term ?? word).join(" ")} `;
}

/** A larger edge is cut by document number: reading all its ids would take longer than the search. */
const MAX_EDGE = 500;

interface Popularity {
  columns: Pick<DocumentColumns, "popularity">;
  ranking: Pick<Ranking, "idOf">;
}

/**
 * The `count` most popular of hits in row order. Rows are ordered by steps of popularity, and within a step by when a document came: of the
 * step at the edge, the exact popularity and then the id decide.
 */
function mostPopular(numbers: readonly number[], count: number, { columns, ranking }: Popularity): readonly number[] {
  if (numbers.length <= count) return numbers;
  const popularity = (n: number | undefined) => columns.popularity[n ?? 0] ?? 0;
  const step = (n: number | undefined) => rowNumber(popularity(n), 0);
  const edgeStep = step(numbers[count]);
  const start = numbers.findIndex((n) => step(n) === edgeStep);
  const edge = numbers.slice(start, start + MAX_EDGE + 1).filter((n) => step(n) === edgeStep);
  if (start >= count || edge.length > MAX_EDGE) return numbers.slice(0, count);
  const chosen = topHits(
    { numbers: edge, keys: Float64Array.from(edge, popularity) },
    { offset: 0, limit: count - start },
    ranking.idOf,
  );
  return [...numbers.slice(0, start), ...chosen.map(({ n }) => n)];
}
