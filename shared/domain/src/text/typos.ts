import { isUnspaced } from "./search-words.ts";

const ONE_TYPO_LETTERS = 4;
const TWO_TYPO_LETTERS = 9;
const BEGINNING_LETTERS = 7;

/** Typos allowed in a word: one from 4 letters, two from 9, none if it has a digit or no alphabet. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  const { length } = [...word];
  if (length < ONE_TYPO_LETTERS || /\p{N}/u.test(word) || isUnspaced(word)) return 0;
  return length < TWO_TYPO_LETTERS ? 1 : 2;
}

/** Whether a misspelt word may be a prefix of a longer one: shorter words would match too many. */
export function mayBeginMisspelt(word: string): boolean {
  return [...word].length >= BEGINNING_LETTERS;
}

/**
 * The typos between two words (letters missing, added, wrong or swapped; a wrong first letter counts as two), or to the nearest prefix of
 * `term`. Infinity above `limit`.
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
