import type { DatabaseSync } from "node:sqlite";
import { remember } from "@meridian/domain/bounded-cache";
import { isUnspaced, wordsOf } from "@meridian/domain/text/search-words";
import { allowedTypos, typosBetween } from "@meridian/domain/text/typos";
import { oneTypoFrom } from "./one-typo.ts";

const CACHED_TEXTS = 2_000;
/** Shorter texts are like too many others. */
const MIN_LETTERS = 4;
const MAX_LETTERS = 32;
/** Texts that start with the same letters are compared; those with one typo in the second are looked up one by one. */
const START_LETTERS = 2;
/** A text that begins another has at least this many letters: "otorrino" for "otorrinolaringólogo". */
const MIN_BEGINNING = 6;
/** Two words with a common stem differ in their endings only: "enoteche" and "enoteca". */
const STEM = { minLetters: 5, minShare: 0.7 };
const MAX_FOUND = 3;

/** How far a text is from a known one; an ending counts for more than a typo. */
const DISTANCE = { ending: 2.5, beginning: 3 };

export interface SimilarTextsOptions {
  /** Tables or views with a column `text`. */
  tables: readonly string[];
  /** Whether a known text may also have another or a longer ending. */
  mayDifferInEnding: boolean;
}

/** Finds the known texts that a misspelt or inflected text may stand for, nearest first, at most three. */
export function createSimilarTexts(
  db: DatabaseSync,
  { tables, mayDifferInEnding }: SimilarTextsOptions,
): (text: string) => readonly string[] {
  const selects = tables.map((table) => db.prepare(`SELECT text FROM ${table} WHERE text >= ? AND text < ?`));
  const selectsOne = tables.map((table) => db.prepare(`SELECT text FROM ${table} WHERE text = ?`));

  function startingWith(start: string): string[] {
    return selects.flatMap((select) => select.all(start, `${start}\u{10ffff}`).map((row) => String(row.text)));
  }

  return remember((text: string): readonly string[] => {
    const typed = wordsOf(text).join(" ");
    const letters = [...typed];
    if (letters.length < MIN_LETTERS || letters.length > MAX_LETTERS || isUnspaced(typed)) return [];
    const [first = "", second = ""] = letters.slice(0, START_LETTERS);
    const known = new Set([first + second, second + first].flatMap(startingWith));
    for (const other of oneTypoFrom(typed, START_LETTERS)) {
      if (selectsOne.some((select) => select.get(other) !== undefined)) known.add(other);
    }
    known.delete(typed);
    const found = [...known].flatMap((other) => {
      const distance = Math.min(
        typosBetween(typed, other, { limit: allowedTypos(typed), toBeginning: false }),
        mayDifferInEnding ? endingBetween(letters, [...other]) : Number.POSITIVE_INFINITY,
      );
      return Number.isFinite(distance) ? [{ other, distance }] : [];
    });
    found.sort((a, b) => a.distance - b.distance || a.other.length - b.other.length);
    return found.slice(0, MAX_FOUND).map(({ other }) => other);
  }, CACHED_TEXTS);
}

/** The distance between two words with a common stem, or from the beginning of a word to the whole; else infinity. */
function endingBetween(typed: readonly string[], known: readonly string[]): number {
  let stem = 0;
  while (stem < typed.length && typed[stem] === known[stem]) stem++;
  if (known.includes(" ") || typed.includes(" ")) return Number.POSITIVE_INFINITY;
  if (stem === typed.length && stem >= MIN_BEGINNING) return DISTANCE.beginning;
  const isStem = stem >= STEM.minLetters && stem >= Math.max(typed.length, known.length) * STEM.minShare;
  return isStem ? DISTANCE.ending : Number.POSITIVE_INFINITY;
}
