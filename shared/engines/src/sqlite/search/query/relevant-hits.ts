import { isNarrowerThanKind } from "@meridian/domain/text/narrower-text";
import type { DocumentColumns } from "../index/document-columns.ts";
import { nameTerm } from "../index/term-codes.ts";
import type { HitSource } from "./hit-source.ts";
import { mostPopular } from "./most-popular.ts";
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
