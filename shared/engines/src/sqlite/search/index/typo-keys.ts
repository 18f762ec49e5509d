import { isUnspaced } from "@meridian/domain/text/search-words";
import { allowedTypos } from "@meridian/domain/text/typos";
import { hash32 } from "./term-codes.ts";

/** Longer words are compared by their first letters here, and as a whole afterwards. */
const KEY_LETTERS = 7;
const MIN_TERM_LETTERS = 4;

/** Whether a term has typo keys, by which misspelt words find it. */
export function hasTypoKeys(term: string): boolean {
  return [...term].length >= MIN_TERM_LETTERS && !/\p{N}/u.test(term) && !isUnspaced(term);
}

/**
 * Symmetric deletion: two words within n typos share what remains after deleting at most n letters from each. The first letter is only
 * deleted alone, since it counts as two typos.
 */
export function termTypoKeys(term: string): number[] {
  return typoKeys(term, [...term].length >= KEY_LETTERS ? 2 : 1);
}

export function queryTypoKeys(word: string): number[] {
  const typos = allowedTypos(word);
  return typos === 0 ? [] : typoKeys(word, typos);
}

/** The terms too short to have keys that a word may stand for: "spaa" for "spa". */
export function shortTermsMeant(word: string): string[] {
  const letters = [...word];
  if (allowedTypos(word) === 0 || letters.length > MIN_TERM_LETTERS) return [];
  return letters.slice(1).map((_, index) => letters.toSpliced(index + 1, 1).join(""));
}

function typoKeys(word: string, typos: 1 | 2): number[] {
  const letters = [...word].slice(0, KEY_LETTERS);
  const keys = new Set([hash32(letters.join(""))]);
  for (let first = typos === 2 ? 0 : 1; first < letters.length; first++) {
    const once = letters.toSpliced(first, 1);
    keys.add(hash32(once.join("")));
    if (typos < 2 || first === 0) continue;
    for (let second = first; second < once.length; second++) keys.add(hash32(once.toSpliced(second, 1).join("")));
  }
  return [...keys];
}
