import { readTable, splitEntries } from "../../shared/platform/src/read-table.ts";

/** A word in its own script and in Latin letters; the same twice for Latin scripts. */
interface NameWord {
  native: string;
  latin: string;
}

type NameWords = readonly NameWord[];

/** A pattern split at its slots: text, slot, text, slot, …, text. */
type Pattern = readonly string[];

export interface Vocabulary {
  /** Words of a trade ("pharmacy"), surnames, given names, fancy names, adjectives, places, and streets in Latin letters as on maps. */
  words(part: string): NameWords;
  /** How businesses of a style ("table", after a dish or image; "practice", after a practitioner) are named. */
  patterns(style: string): readonly Pattern[];
}

const ROWS = Map.groupBy(
  readTable(new URL("tables/words.tsv", import.meta.url), ["language", "part", "words"]),
  ({ language }) => language,
);
const vocabularies = new Map<string, Vocabulary>();

/** Reads a language once. Entries of languages whose script is not Latin are "native/Latin". */
export function vocabularyOf(language: string): Vocabulary {
  let vocabulary = vocabularies.get(language);
  if (vocabulary === undefined) {
    const cells = new Map(ROWS.get(language)?.map(({ part, words }) => [part, splitEntries(words)]));
    const words = new Map([...cells].map(([part, entries]) => [part, entries.map(toWord)]));
    const patterns = new Map([...cells].map(([part, entries]) => [part, entries.map(cutPattern)]));
    vocabulary = {
      words: (part) => find(words, part, language),
      patterns: (style) => find(patterns, style, language),
    };
    vocabularies.set(language, vocabulary);
  }
  return vocabulary;
}

function toWord(entry: string): NameWord {
  const [native = entry, latin = native] = entry.split("/", 2);
  return { native, latin };
}

const cutPattern = (pattern: string): Pattern => pattern.split(/\{(\w)\}/);

function find<T>(parts: ReadonlyMap<string, T>, part: string, language: string): T {
  const found = parts.get(part);
  if (found === undefined) throw new RangeError(`No ${part} in ${language}`);
  return found;
}
