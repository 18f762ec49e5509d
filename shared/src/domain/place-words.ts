import { foldText } from "./fold-text.ts";

/** Folded words with one space before each: a word prefix is then a plain substring " pre". */
export function searchableWords(text: string): string {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "");
  return words.map((word) => ` ${word}`).join("");
}

/** The letter a slug is listed under, "" for one that begins with none. */
export function letterOf(slug: string): string {
  const first = slug.charAt(0).toUpperCase();
  return first >= "A" && first <= "Z" ? first : "";
}

/** Room for the spellings of a city that files bring: there are a few of each, but files are unbounded. */
const MAX_WORDS_LENGTH = 1000;

/** The words of a place that was known by `words`, with those of further spellings: it is found by each of them. */
export function wordsOfSpellings(words: string, ...spellings: readonly string[]): string {
  let all = words;
  for (const spelling of spellings) {
    const added = searchableWords(spelling);
    if (!`${all} `.includes(`${added} `) && all.length + added.length <= MAX_WORDS_LENGTH) all += added;
  }
  return all;
}
