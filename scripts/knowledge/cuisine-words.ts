import { wordsOf } from "../../shared/domain/src/text/search-words.ts";
import { readTable } from "../../shared/platform/src/read-table.ts";

/**
 * How languages name food by its origin. `noun`: food, cuisine, restaurant; `ending`: those of the adjectives in all cases; else a cuisine
 * with its adjectives, where "=" marks words without further endings.
 */
const TABLE = new URL("../../shared/knowledge/src/kinds/cuisines.tsv", import.meta.url);
/** Keys of the cuisines that are not the restaurant kind's own. */
const VEGAN = "vegetarian/vegan";
const NO_ENDING = "-";
/** Words that say more than food without a noun: "German", "American". */
const ONLY_BESIDE_NOUN = new Set(["american", "german"]);
/** Shorter adjectives look like other words. */
const MIN_LETTERS_ALONE = 5;

/** Each adjective before and behind each noun, and alone: "griechisches essen", "essen griechisch", "griechisch". */
export function cuisineWords(ids: ReadonlyMap<string, number>): Map<string, readonly number[]> {
  const words = new Map<string, readonly number[]>();
  const add = (text: string, kind: number) => {
    const folded = wordsOf(text).join(" ");
    if (folded !== "" && !words.has(folded)) words.set(folded, [kind]);
  };
  const rows = readTable(TABLE, ["language", "list", "words"]).map((row) => ({ ...row, words: row.words.split(", ") }));
  for (const [, ofLanguage] of Map.groupBy(rows, ({ language }) => language)) {
    const listed = (list: string) => ofLanguage.find((row) => row.list === list)?.words ?? [];
    const nouns = listed("noun");
    for (const { list, words: stems } of ofLanguage) {
      if (list === "noun" || list === "ending") continue;
      const kind = ids.get(`amenity/restaurant/${list === "vegan" ? VEGAN : list}`);
      if (kind === undefined) throw new Error(`${TABLE.pathname}: no such cuisine: ${list}`);
      for (const adjective of stems.flatMap((stem) => formsOf(stem, listed("ending")))) {
        for (const noun of nouns) for (const text of beside(adjective, noun)) add(text, kind);
        if (!ONLY_BESIDE_NOUN.has(list) && adjective.length >= MIN_LETTERS_ALONE) add(adjective, kind);
      }
    }
  }
  return words;
}

function formsOf(stem: string, endings: readonly string[]): string[] {
  return stem.startsWith("=")
    ? [stem.slice(1)]
    : endings.map((ending) => (ending === NO_ENDING ? stem : stem + ending));
}

function beside(adjective: string, noun: string): string[] {
  const isUnspaced = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}]/u.test(noun);
  const spaced = [`${adjective} ${noun}`, `${noun} ${adjective}`];
  return isUnspaced ? [...spaced, adjective + noun, noun + adjective] : spaced;
}
