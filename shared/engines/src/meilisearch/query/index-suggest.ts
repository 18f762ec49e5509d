import { searchWordsOf } from "@meridian/domain/text/search-words";
import type { SuggestedBusiness } from "@meridian/ports/search/search-index";
import { engineWord } from "../index/index-document.ts";
import type { FoundDocument, HitSource } from "./hit-source.ts";
import { soughtWord } from "./query-text.ts";

const EXAMINED_HITS = 60;
/** Hits for several words; the engine treats only one of them as a prefix. */
const SEARCHED_HITS = 500;
const MAX_WORDS = 8;
const NAME_FIELDS = ["names"] as const;
const BY_POPULARITY = ["popularity:desc"] as const;

/** Suggests businesses whose names contain words with the typed prefixes, popular ones first; misspelt words only if there are none. */
export function createIndexSuggest(source: HitSource): (text: string, limit: number) => Promise<SuggestedBusiness[]> {
  async function find(q: string, limit: number): Promise<FoundDocument[]> {
    const { hits } = await source.page({
      q,
      conditions: [],
      offset: 0,
      limit,
      sort: BY_POPULARITY,
      within: NAME_FIELDS,
    });
    return hits.toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));
  }

  return async (text, limit) => {
    const words = searchWordsOf(text)
      .slice(0, MAX_WORDS)
      .map(({ word }) => word);
    if (words.length === 0) return [];
    const q = words.map(engineWord).join(" ");
    const found = await find(q, Math.max(limit, EXAMINED_HITS));
    const typed = found.filter((hit) => beginsWithAll(hit, words));
    if (typed.length < limit && words.length > 1) {
      const [longest = ""] = words.toSorted((a, b) => b.length - a.length);
      const known = new Set(typed.map(({ id }) => id));
      for (const hit of await find(engineWord(longest), SEARCHED_HITS)) {
        if (!known.has(hit.id) && beginsWithAll(hit, words)) typed.push(hit);
      }
      typed.sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));
    }
    return (typed.length > 0 ? typed : found).slice(0, limit).map(({ id }) => ({ id }));
  };
}

function beginsWithAll(hit: FoundDocument, words: readonly string[]): boolean {
  const names = ` ${hit.names}`;
  return words.every((word) => names.includes(soughtWord(word, true)));
}
