import type { TextPlan } from "./search-text.ts";
import { type SearchWord, searchWordsOf } from "./search-words.ts";

const WORDLESS: TextPlan = { words: [], phraseWords: [], phrases: [], nameText: "" };
/** The maximum readings of a text by synonyms. */
const MAX_OTHER_READINGS = 3;

/** Folded words that also stand for others. */
export interface WordSynonym {
  words: readonly string[];
  means: readonly string[];
}

/** One way to read a text: all of these words, or one of these categories. */
export interface TextReading extends Pick<TextPlan, "nameText" | "categorySlugs"> {
  words: readonly SearchWord[];
}

/** A synonym's words in search form. */
export function wordSynonymOf({ term, meaning }: { term: string; meaning: string }): WordSynonym {
  return { words: foldedWordsOf(term), means: foldedWordsOf(meaning) };
}

/** The synonyms that apply to a text: it contains all of their words. */
export function synonymsIn(text: string, synonyms: readonly WordSynonym[]): WordSynonym[] {
  if (synonyms.length === 0) return [];
  const typed = new Set(foldedWordsOf(text));
  return synonyms.filter(({ words }) => words.length > 0 && words.every((word) => typed.has(word)));
}

/** What a text means beyond its words. */
export interface TextMeaning {
  synonyms?: readonly WordSynonym[];
  /** Slugs of the categories for the kind the text names. */
  alsoCategories?: readonly string[];
}

/** The text as typed, then with words replaced by their synonyms, then as the kind it names. Quoted phrases stand for themselves. */
export function readingsOf(
  text: TextPlan,
  { synonyms = [], alsoCategories = [] }: TextMeaning = {},
): [TextPlan, ...TextPlan[]] {
  const typed = new Set(text.words.map(({ word }) => word));
  const readings: [TextPlan, ...TextPlan[]] = [text];
  for (const { words, means } of synonyms) {
    if (words.length === 0 || !words.every((word) => typed.has(word))) continue;
    for (const reading of [...readings]) {
      const other = replaced(reading, words, means);
      if (other !== undefined && readings.length <= MAX_OTHER_READINGS) readings.push(other);
    }
  }
  if (alsoCategories.length > 0) readings.push({ ...WORDLESS, categorySlugs: alsoCategories });
  return readings;
}

/** Words of other readings that the typed one lacks; a highlighter marks them too. */
export function meantWords([typed, ...others]: readonly TextReading[]): string[] {
  const known = new Set(typed?.words.map(({ word }) => word));
  const meant = others.flatMap(({ words }) => words.map(({ word }) => word));
  return [...new Set(meant)].filter((word) => !known.has(word));
}

/** The reading with `words` replaced by their meaning; undefined if it no longer contains them. */
function replaced(reading: TextPlan, words: readonly string[], means: readonly string[]): TextPlan | undefined {
  const at = reading.words.findIndex(({ word }) => words.includes(word));
  const left = reading.words.filter(({ word }) => !words.includes(word));
  if (left.length + words.length !== reading.words.length) return undefined;
  const before = reading.words.slice(0, at).filter(({ word }) => !means.includes(word));
  const behind = left.slice(at).filter(({ word }) => !means.includes(word));
  const all = [...before, ...means.map((word) => ({ word, isPrefix: false })), ...behind];
  return { ...reading, words: all, nameText: ` ${all.map(({ word }) => word).join(" ")} ` };
}

function foldedWordsOf(text: string): string[] {
  return searchWordsOf(text).map(({ word }) => word);
}
