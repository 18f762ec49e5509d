import { isUnspaced } from "@meridian/domain/text/search-words";
import { isFiller } from "../spoken/spoken-modifiers.ts";
import { QUERY_WORDS } from "../words/query-words.ts";

/** The maximum words of a place without a preposition: "hotel palma de mallorca spain". */
const MAX_PLACE_WORDS = 5;
/** "Münih'te eczane". */
const TURKISH_CASE = /(?<=\p{L})['’](?:[dt][ae](?:ki)?|n[ıiuü]n|y[ae]|[ae])$/u;
/** At the start of a text these are articles or parts of names ("la", "mc", "can"), never a country or city. */
const CODE = /^[a-z]{2,3}$/i;
const NAMES_LIKE_CODES = new Set(["uk", "usa", "uae", "nyc", "rio"]);
/** Letters of a place in a script without spaces, and of the text that is split. */
const UNSPACED_PLACE_LETTERS = { min: 2, max: 13 };
const MAX_UNSPACED_LETTERS = 40;
const LETTER_WITH_MARKS = /\P{M}\p{M}*/gu;
const BEFORE_UNSPACED = new RegExp(`^(?:${longestFirst(QUERY_WORDS.unspacedBefore)})+`, "u");
const BEHIND_UNSPACED = new RegExp(`(?:${longestFirst(QUERY_WORDS.unspacedBehind)})+$`, "u");

export interface PlaceSplit {
  place: string;
  /** The rest of the text. */
  text: string;
  /** The place stands before the rest. */
  isLeading?: boolean;
}

/** The places that either end of a text may name, longest first, each with the rest of the text. */
export function splitAtPlace(text: string): PlaceSplit[] {
  const words = text.split(/\s+/);
  const splits: PlaceSplit[] = [];
  for (let count = Math.min(MAX_PLACE_WORDS, words.length); count > 0; count--) {
    splits.push({ place: words.slice(-count).join(" "), text: words.slice(0, -count).join(" ") });
    const leading = {
      place: words.slice(0, count).join(" ").replace(TURKISH_CASE, ""),
      text: words.slice(count).join(" "),
      isLeading: true,
    };
    const isWord = isCode(leading.place) && !isWrittenAsCode(leading);
    if (leading.text === "" || !(isWord || isFiller(leading.place))) splits.push(leading);
  }
  return words.length === 1 && isUnspaced(text) ? [...splits, ...splitUnspaced(text)] : splits;
}

export function isCode(place: string): boolean {
  return CODE.test(place) && !NAMES_LIKE_CODES.has(place.toLowerCase());
}

/** "LA dentists", but not "LA PIZZERIA". */
export function isWrittenAsCode({ place, text }: PlaceSplit): boolean {
  return place === place.toUpperCase() && text !== text.toUpperCase();
}

/** "札幌ラーメン"; the rest of the text as it stands, then without fillers. */
function splitUnspaced(run: string): PlaceSplit[] {
  // A vowel sign belongs to the letter before it: នៅ is "in", not a consonant and a place.
  const letters = run.match(LETTER_WITH_MARKS) ?? [];
  if (letters.length > MAX_UNSPACED_LETTERS) return [];
  const splits: PlaceSplit[] = [];
  const longest = Math.min(UNSPACED_PLACE_LETTERS.max, letters.length - 1);
  for (let count = longest; count >= UNSPACED_PLACE_LETTERS.min; count--) {
    const start = letters.slice(0, count).join("");
    for (const text of withAndWithoutEnds(letters.slice(count))) splits.push({ place: start, text });
    const end = letters.slice(-count).join("");
    for (const text of withAndWithoutEnds(letters.slice(0, -count))) splits.push({ place: end, text });
  }
  return splits;
}

function withAndWithoutEnds(letters: readonly string[]): Iterable<string> {
  const text = letters.join("");
  return new Set([text, withoutUnspacedEnds(text)]);
}

/** "餐厅" from "最好的餐厅哪里有"; a text of only such words stays. */
export function withoutUnspacedEnds(text: string): string {
  const bare = text.replace(BEFORE_UNSPACED, "").replace(BEHIND_UNSPACED, "");
  return bare === "" ? text : bare;
}

function longestFirst(words: readonly string[]): string {
  return words.toSorted((one, other) => other.length - one.length).join("|");
}
