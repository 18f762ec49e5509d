import { isUnspaced } from "../../../domain/search-words.ts";
import { hash32 } from "./term-codes.ts";

/** Longer words are compared by their first letters here, and as a whole afterwards. */
const KEY_LETTERS = 7;
const MIN_TERM_LETTERS = 4;
const ONE_TYPO_LETTERS = 5;
const TWO_TYPO_LETTERS = 9;

/** How many typos a word may hold: one from 5 letters, two from 9, none where it has a digit or no alphabet. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  const { length } = [...word];
  if (length < ONE_TYPO_LETTERS || /\p{N}/u.test(word) || isUnspaced(word)) return 0;
  return length < TWO_TYPO_LETTERS ? 1 : 2;
}

/** True for words that a misspelt one can be taken for. */
export function isCorrectable(term: string): boolean {
  return [...term].length >= MIN_TERM_LETTERS && !/\p{N}/u.test(term) && !isUnspaced(term);
}

/**
 * Symmetric deletion: two words within n typos share what remains after deleting at most n letters of each. The first letter is deleted
 * alone only, since it counts as two typos.
 */
export function termTypoKeys(term: string): number[] {
  return typoKeys(term, [...term].length >= KEY_LETTERS ? 2 : 1);
}

export function queryTypoKeys(word: string): number[] {
  const typos = allowedTypos(word);
  return typos === 0 ? [] : typoKeys(word, typos);
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

/**
 * Typos between two words (letters missing, added, wrong or swapped; a wrong first letter counts as two), or to the nearest
 * beginning of `term`. More than `limit` is answered as Infinity.
 */
export function typosBetween(word: string, term: string, options: { limit: number; toBeginning: boolean }): number {
  const from = [...word];
  const to = [...term];
  const penalty = from[0] === to[0] ? 0 : 1;
  if (!options.toBeginning && Math.abs(from.length - to.length) > options.limit) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = to.map((_, index) => index + 1);
  last.unshift(0);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwap) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  const typos = penalty + (options.toBeginning ? Math.min(...last.slice(1)) : at(last, to.length));
  return typos <= options.limit ? typos : Number.POSITIVE_INFINITY;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
