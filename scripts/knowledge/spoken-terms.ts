import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { wordsOf } from "../../shared/domain/src/text/search-words.ts";
import { stemKey } from "../../shared/knowledge/src/kinds/stem-key.ts";
import { simplified } from "../../shared/knowledge/src/simplified-characters.ts";
import { readTable } from "../../shared/platform/src/read-table.ts";
import { latinSpellings } from "./latin-spellings.ts";

const KINDS = resolve(import.meta.dirname, "../../shared/knowledge/src/kinds");
/** Everyday words for kinds that the schema lacks or uses differently, kept by hand: a text and a key, one row per kind. */
const EVERYDAY_WORDS = join(KINDS, "everyday-words.tsv");
/** The same from the search words of maps; for texts that nothing else explains. */
const MAP_WORDS = join(KINDS, "map-words.tsv");
/** Texts that mean something else in some countries than elsewhere, kept by hand: 美容院 in Japan and China. */
const LOCAL_MEANINGS = new URL("../../shared/knowledge/src/kinds/local-meanings.tsv", import.meta.url);
/** Shorter words of other scripts look like words of any language in Latin letters. */
const MIN_SPELT_LETTERS = 5;

type KindIds = readonly number[];
type Named = readonly (readonly [text: string, kinds: KindIds])[];

export interface SpokenTerm {
  text: string;
  kinds: KindIds;
  /** Whether misspelt texts are compared with it. */
  isCurated: boolean;
}

/** What visitors call kinds beside the texts that name them everywhere; each text once. Throws for an unknown kind. */
export function* spokenTerms(ids: ReadonlyMap<string, number>, named: Named): Generator<SpokenTerm> {
  const everyday = [...readWords(EVERYDAY_WORDS, ids)];
  const curated = new Map([
    ...everyday,
    ...respelt([...everyday, ...named], (text) => [...inLatinLetters(text), simplified(text)]),
  ]);
  for (const [text, kinds] of curated) yield { text, kinds, isCurated: true };
  const known = new Set([...curated.keys(), ...named.map(([text]) => text)]);
  const others = [...cuisineWords(ids), ...readWords(MAP_WORDS, ids)];
  for (const [text, kinds] of new Map([...respelt(others, (text) => [simplified(text)]), ...others])) {
    if (!known.has(text)) yield { text, kinds, isCurated: false };
  }
}

function readWords(path: string, ids: ReadonlyMap<string, number>): Map<string, KindIds> {
  const words = new Map<string, number[]>();
  for (const line of readFileSync(path, "utf8").trimEnd().split("\n")) {
    const [text = "", key = ""] = line.split("\t");
    const id = ids.get(key);
    const folded = wordsOf(text).join(" ");
    if (id === undefined || folded === "") throw new Error(`${path}: no such kind or text: ${line}`);
    words.set(folded, [...new Set([...(words.get(folded) ?? []), id])]);
  }
  return words;
}

/** The kinds of each text that means these in a country. Throws for an unknown kind. */
export function localTerms(ids: ReadonlyMap<string, number>): { text: string; country: string; kinds: KindIds }[] {
  const rows = readTable(LOCAL_MEANINGS, ["text", "countries", "kind"]).flatMap(({ text, countries, kind }) => {
    const id = ids.get(kind);
    if (id === undefined) throw new Error(`${LOCAL_MEANINGS.pathname}: no such kind: ${kind}`);
    return countries.split(" ").map((country) => ({ text: wordsOf(text).join(" "), country, id }));
  });
  return [...Map.groupBy(rows, ({ text, country }) => `${country} ${text}`).values()].flatMap((same) => {
    const [{ text, country } = { text: "", country: "" }] = same;
    return { text, country, kinds: same.map(({ id }) => id) };
  });
}

/** Words in other spellings, unless these spell a word already. */
function respelt(words: Named, spellingsOf: (text: string) => readonly string[]): Map<string, KindIds> {
  const known = new Set(words.map(([text]) => text));
  const spelt = new Map<string, KindIds>();
  for (const [text, kinds] of words) {
    for (const spelling of spellingsOf(text)) {
      if (!known.has(spelling) && !spelt.has(spelling)) spelt.set(spelling, kinds);
    }
  }
  return spelt;
}

/** Words of other scripts as typed in Latin letters. */
function inLatinLetters(text: string): string[] {
  return latinSpellings(text).filter(({ length }) => length >= MIN_SPELT_LETTERS);
}

/** The kinds of each stem key that means the same in all its texts. What visitors say comes first. */
export function stemsOf(named: Named, spoken: readonly SpokenTerm[]): Map<string, string> {
  const stems = new Map<string, string>();
  const listed = new Set(spoken.map(({ text }) => text));
  const meanings = new Map<string, Set<string>>();
  const texts = [...spoken, ...named.filter(([text]) => !listed.has(text)).map(([text, kinds]) => ({ text, kinds }))];
  for (const { text, kinds } of texts) {
    const key = stemKey(text.split(" "));
    if (key !== undefined) meanings.set(key, (meanings.get(key) ?? new Set()).add(kinds.join(" ")));
  }
  for (const [key, kinds] of meanings) if (kinds.size === 1) stems.set(key, [...kinds].join(""));
  return stems;
}

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
function cuisineWords(ids: ReadonlyMap<string, number>): Map<string, readonly number[]> {
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
