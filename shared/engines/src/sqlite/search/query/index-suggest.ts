import { searchWordsOf } from "@meridian/domain/text/search-words";
import type { SuggestedBusiness } from "@meridian/ports/search/search-index";
import type { ServingIndex } from "../threads/serving-index.ts";
import { createHitSource } from "./hit-source.ts";
import { createRanking } from "./ranking.ts";
import { asTyped, textQuery, withSpellings } from "./text-query.ts";
import { createWordExpansion } from "./word-expansion.ts";

const EXAMINED_HITS = 60;
const MAX_WORDS = 8;

/** Suggests businesses whose names contain words with the typed prefixes, popular ones first; misspelt words only if there are none. */
export function createIndexSuggest(index: ServingIndex): (text: string, limit: number) => SuggestedBusiness[] {
  const source = createHitSource(index);
  const expansion = createWordExpansion(index.db);
  const { idOf } = createRanking(index.db, index);
  const { columns } = index;

  return (text, limit) => {
    const words = searchWordsOf(text).slice(0, MAX_WORDS);
    if (words.length === 0) return [];
    const beginnings = words.map(({ word }) => ({ word, isPrefix: true }));
    const plan = { words: beginnings, phraseWords: [], phrases: [], nameText: "" };
    let numbers: readonly number[] = [];
    for (const spelt of [asTyped(beginnings), withSpellings(beginnings, expansion)]) {
      if (spelt === undefined || numbers.length > 0) continue;
      const match = textQuery(plan, [{ words: spelt, nameText: plan.nameText }], expansion).inName;
      if (match !== "")
        numbers = source.list({ match, phrases: [], checks: [], limit: Math.max(limit, EXAMINED_HITS) }).numbers;
    }
    const byPopularity = numbers.toSorted((a, b) => (columns.popularity[b] ?? 0) - (columns.popularity[a] ?? 0));
    return byPopularity.slice(0, limit).map((n) => ({ id: idOf(n) }));
  };
}
