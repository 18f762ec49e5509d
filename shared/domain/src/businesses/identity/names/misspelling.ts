import { editDistance } from "../../../text/edit-distance.ts";

export const DIGIT = /\d/;
/** Scripts without spaces between words, in which two letters are a word. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** Letters of names that may differ in one place, and in two. */
const LETTERS_FOR_ONE_TYPO = 5;
const LETTERS_FOR_TWO_TYPOS = 9;

/**
 * Whether the texts differ by few letters for their length; swapped neighbours count once. The first letter agrees or is swapped, and
 * digits agree.
 */
export function isMisspelt(left: string, right: string): boolean {
  const letters = Math.min(left.length, right.length) / (UNSPACED.test(left) ? 2 : 1);
  if (letters < LETTERS_FOR_ONE_TYPO || DIGIT.test(left) || DIGIT.test(right)) return false;
  if (left[0] !== right[0] && (left[0] !== right[1] || left[1] !== right[0])) return false;
  const most = letters < LETTERS_FOR_TWO_TYPOS ? 1 : 2;
  return editDistance(left, right, most) <= most;
}
