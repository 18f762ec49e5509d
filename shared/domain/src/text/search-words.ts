import type { TextRange } from "@meridian/contracts/search/search";
import { remember } from "../bounded-cache.ts";
import { foldText } from "./fold-text.ts";

const MAX_WORD_LENGTH = 40;
const LAST_ASCII_CODE = 0x7f;
const LETTERS = "[\\p{L}\\p{N}\\p{M}\\p{Cf}]+";
const APOSTROPHES = "'’‘`´＇";
const COMPOUND_PATTERN = new RegExp(`${LETTERS}(?:[${APOSTROPHES}.&+\\-‐‑–/·_]${LETTERS})*`, "gu");
const PART_PATTERN = new RegExp(`${LETTERS}(?:[${APOSTROPHES}]${LETTERS})*`, "gu");
const ELIDED_PATTERN = new RegExp(`[${APOSTROPHES}ʼʻ\\p{Cf}]+`, "gu");
const APOSTROPHE_PATTERN = new RegExp(`[${APOSTROPHES}]`, "u");
const UNSPACED =
  "\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}";
const UNSPACED_PATTERN = new RegExp(`^[${UNSPACED}]`, "u");
const RUN_PATTERN = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, "gu");
const WORD_PATTERN = /[\p{L}\p{N}]+/gu;
const NEITHER_PATTERN = /[^\p{L}\p{N}]+/gu;
/** A word that needs no further processing. */
const PLAIN_WORD_PATTERN = /^[a-z0-9]+$/;
const ASCII_WORD_PATTERN = /^[A-Za-z0-9]+$/;
/** Names and addresses repeat their words; longer ones are runs of scripts without spaces, each another. */
const CACHED_WORDS = 20_000;
const MAX_CACHED_LENGTH = 20;
const DIGITS_PATTERN = /^\p{N}+$/u;
const ASCII_PATTERN = /^[\x20-\x7e]*$/;
const ASCII_ELIDED_PATTERN = /(?<=[a-z0-9])['`](?=[a-z0-9])/g;
const ASCII_SIGNS_PATTERN = /[^a-z0-9]+/;
const COMPOUND_SIGN_PATTERN = new RegExp(`[${APOSTROPHES}.&+\\-‐‑–/·_]`, "u");

/** A word to search for. */
export interface SearchWord {
  word: string;
  /** Also matches longer words that start with it. */
  isPrefix: boolean;
}

/**
 * The folded words of a text in order. An apostrophe joins ("luigi's" is "luigis"), other punctuation separates. A run of a script without
 * spaces (Chinese, Japanese, Korean, Thai …) is one word.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  if (ASCII_PATTERN.test(text)) {
    const letters = text.toLowerCase().replace(ASCII_ELIDED_PATTERN, "");
    for (const word of letters.split(ASCII_SIGNS_PATTERN)) if (word !== "") words.push(word.slice(0, MAX_WORD_LENGTH));
    return words;
  }
  for (const [part] of text.matchAll(PART_PATTERN)) words.push(...wordsOfPart(part));
  return words;
}

/** The distinct words a visitor's text searches for: unspaced runs as character pairs, the last word as a prefix. */
export function searchWordsOf(text: string): SearchWord[] {
  const prefixes = new Map<string, boolean>();
  const words = wordsOf(text);
  for (const [index, word] of words.entries()) {
    const isLast = index === words.length - 1;
    if (!isUnspaced(word)) prefixes.set(word, isLast);
    else for (const gram of pairsOf(word)) prefixes.set(gram, isLast || [...gram].length === 1);
  }
  return [...prefixes].map(([word, isPrefix]) => ({ word, isPrefix }));
}

/**
 * Every distinct word by which a text is found: its words, the parts and the whole of compounds ("luigi's" by luigis, luigi and s;
 * "coca-cola" by coca, cola and cocacola), and the character pairs of unspaced scripts with the last character of each run.
 */
export function indexWordsOf(text: string): string[] {
  const found = new Set<string>();
  for (const word of wordsOf(text)) addIndexWord(word, found);
  for (const word of compoundWordsOf(text)) addIndexWord(word, found);
  return [...found];
}

/** What `indexWordsOf` adds for compounds beyond the words of the text. */
export function compoundWordsOf(text: string): string[] {
  const found: string[] = [];
  if (!COMPOUND_SIGN_PATTERN.test(text)) return found;
  for (const [compound] of text.matchAll(COMPOUND_PATTERN)) {
    if (!COMPOUND_SIGN_PATTERN.test(compound) && wordsOfPart(compound).length < 2) continue;
    const words = wordsOf(compound);
    if (APOSTROPHE_PATTERN.test(compound)) {
      for (const part of compound.split(APOSTROPHE_PATTERN)) found.push(...wordsOf(part));
    }
    const isNumeric = words.every((word) => DIGITS_PATTERN.test(word));
    if (words.length > 1 && !isNumeric && !words.some(isUnspaced)) found.push(words.join("").slice(0, MAX_WORD_LENGTH));
  }
  return found;
}

/** Whether a word is in a script without spaces. */
export function isUnspaced(word: string): boolean {
  return word.charCodeAt(0) > LAST_ASCII_CODE && UNSPACED_PATTERN.test(word);
}

/**
 * The parts of a text that match folded words, in order and without overlap, for highlighting. The last of `words` also marks prefixes of
 * longer words, as far as it goes.
 */
export function markWords(text: string, words: readonly string[]): TextRange[] {
  const ranges: TextRange[] = [];
  const last = words.at(-1);
  for (const match of text.matchAll(PART_PATTERN)) {
    const [part] = match;
    const start = match.index;
    const letters = foldWithOffsets(part);
    for (const word of words) {
      const range = rangeIn(part, letters, word, word === last);
      if (range !== undefined) ranges.push([start + range[0], start + range[1]]);
    }
  }
  return joinRanges(ranges);
}

function wordsOfPart(part: string): readonly string[] {
  if (ASCII_WORD_PATTERN.test(part)) return [part.toLowerCase().slice(0, MAX_WORD_LENGTH)];
  return part.length > MAX_CACHED_LENGTH ? foldedWordsOf(part) : rememberedWordsOf(part);
}

function foldedWordsOf(part: string): string[] {
  const folded = foldLetters(part);
  if (PLAIN_WORD_PATTERN.test(folded)) return [folded.slice(0, MAX_WORD_LENGTH)];
  const words: string[] = [];
  for (const [word] of folded.matchAll(WORD_PATTERN)) {
    for (const [run] of word.matchAll(RUN_PATTERN)) words.push([...run].slice(0, MAX_WORD_LENGTH).join(""));
  }
  return words;
}

const rememberedWordsOf = remember((part): readonly string[] => foldedWordsOf(part), CACHED_WORDS);

function foldLetters(part: string): string {
  return foldText(part.replace(ELIDED_PATTERN, "")).replace(ELIDED_PATTERN, "");
}

function addIndexWord(word: string, found: Set<string>): void {
  if (!isUnspaced(word)) {
    found.add(word);
    return;
  }
  for (const gram of pairsOf(word)) found.add(gram);
  found.add([...word].at(-1) ?? word);
}

function pairsOf(run: string): string[] {
  const letters = [...run];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

function rangeIn(part: string, letters: FoldedLetters, word: string, isPrefix: boolean): TextRange | undefined {
  const { folded, starts, ends } = letters;
  const at = isUnspaced(word) ? folded.indexOf(word) : folded.startsWith(word) ? 0 : -1;
  if (at < 0 || (!isUnspaced(word) && !isPrefix && folded !== word)) return undefined;
  const last = at + word.length - 1;
  const start = starts === undefined ? at : starts[at];
  const end = ends === undefined ? last + 1 : ends[last];
  if (start === undefined || end === undefined) return undefined;
  return [start, last + 1 === folded.length ? part.length : end];
}

/** The folded form of a word and the origin of each of its letters: folding may lengthen ("ß") and shorten (accents). */
interface FoldedLetters {
  folded: string;
  /** Undefined if each letter is where it was. */
  starts?: number[];
  ends?: number[];
}

function foldWithOffsets(part: string): FoldedLetters {
  if (ASCII_WORD_PATTERN.test(part)) return { folded: part.toLowerCase() };
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = "";
  let position = 0;
  for (const letter of part) {
    const piece = foldLetters(letter).replace(NEITHER_PATTERN, "");
    const end = position + letter.length;
    for (let index = 0; index < piece.length; index++) {
      starts.push(position);
      ends.push(end);
    }
    folded += piece;
    position = end;
  }
  return { folded, starts, ends };
}

function joinRanges(ranges: TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
