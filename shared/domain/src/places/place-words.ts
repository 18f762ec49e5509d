import { foldText } from "../text/fold-text.ts";

/** Folded words, each preceded by a space: a word prefix is then the substring " pre". */
export function searchableWords(text: string): string {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "");
  return words.map((word) => ` ${word}`).join("");
}

/** The letter a slug is listed under; "" if it does not start with one. */
export function letterOf(slug: string): string {
  const first = slug.charAt(0).toUpperCase();
  return first >= "A" && first <= "Z" ? first : "";
}

/** Room for a city's spellings from files: usually a few, but files are unbounded. */
const MAX_WORDS_LENGTH = 1000;

/** Adds the words of further spellings to those of a place, so that each of them finds it. */
export function wordsOfSpellings(words: string, ...spellings: readonly string[]): string {
  let all = words;
  for (const spelling of spellings) {
    const added = searchableWords(spelling);
    if (!`${all} `.includes(`${added} `) && all.length + added.length <= MAX_WORDS_LENGTH) all += added;
  }
  return all;
}
