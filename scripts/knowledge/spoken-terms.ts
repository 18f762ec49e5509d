import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { wordsOf } from "../../shared/domain/src/text/search-words.ts";
import { stemKey } from "../../shared/knowledge/src/kinds/stem-key.ts";
import { simplified } from "../../shared/knowledge/src/simplified-characters.ts";
import { readTable } from "../../shared/platform/src/read-table.ts";
import { cuisineWords } from "./cuisine-words.ts";
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
