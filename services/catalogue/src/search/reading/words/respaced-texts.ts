import { QUERY_WORDS } from "./query-words.ts";

/** Longer texts are not respaced. */
const MAX_WORDS = 6;
/** The minimum letters of each part of a split word: "coffeeshop". */
const MIN_PART_LETTERS = 3;
const MAX_SPLIT_LETTERS = 16;
/** A kind and a place written as one word may be longer: "coffeeshopamsterdam". */
export const MAX_GLUED_LETTERS = 28;
/** Beside a place, a name may begin with an article: "lepoisson zürich". */
export const MIN_ARTICLE_LETTERS = 2;
const MAX_SPLIT_WORDS = 3;
/** Beside other words, only a long word is likely to be two. */
const MIN_SPLIT_BESIDE_OTHERS = 8;

/** Signs that stand for a space: "hotel+wien", "new-york hotels", "madrid - dentista". */
const JOINING_SIGNS = /(?<=[\p{L}\p{N}])[-‐‑–—/+@|_·•]+(?=[\p{L}\p{N}])|(?<=\s)[-–—/+@|·•]+(?=\s)|[()[\]]/gu;

/** "Tokyoのカフェ", "咖啡Shanghai", "ร้านนวดในBangkok": no space between the scripts, and what links them. */
const UNSPACED_LETTER = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}]";
const BEHIND_LATIN = new RegExp(
  `(?<=\\p{Script=Latin})(?:${QUERY_WORDS.unspacedBefore.join("|")})*(?=${UNSPACED_LETTER})`,
  "gu",
);
const BEFORE_LATIN = new RegExp(
  `(?<=${UNSPACED_LETTER})\\s*(?:${QUERY_WORDS.unspacedBehind.join("|")})*(?=\\p{Script=Latin})`,
  "gu",
);

/** The text with spaces in place of the signs that join its words, and between Latin words and those of scripts without spaces. */
export function unjoined(text: string): string {
  const spaced = text.replace(BEHIND_LATIN, " ").replace(BEFORE_LATIN, " ");
  return spaced.replace(JOINING_SIGNS, " ").replace(/\s+/g, " ").trim();
}

/** The text with each pair of neighbouring words joined in turn: "mc donalds" as "mcdonalds". */
export function joinedTexts(text: string): string[] {
  const words = text.split(/\s+/);
  if (words.length > MAX_WORDS) return [];
  return words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)].join(" "));
}

/** A one-word text split at every letter: "coffeeshop" as "coffee shop"; of several words the longest: "cafe coffeeday". */
export function splitTexts(text: string, maxLetters = MAX_SPLIT_LETTERS, minPartLetters = MIN_PART_LETTERS): string[] {
  const words = text.split(/\s+/);
  if (words.length > MAX_SPLIT_WORDS) return [];
  const lengths = words.map((word) => [...word].length);
  const longest = Math.max(...lengths);
  const at = lengths.indexOf(longest);
  const letters = [...(words[at] ?? "")];
  if (longest > maxLetters || (words.length > 1 && longest < MIN_SPLIT_BESIDE_OTHERS)) return [];
  const texts: string[] = [];
  for (let cut = minPartLetters; cut <= longest - minPartLetters; cut++) {
    const split = `${letters.slice(0, cut).join("")} ${letters.slice(cut).join("")}`;
    texts.push([...words.slice(0, at), split, ...words.slice(at + 1)].join(" "));
  }
  return texts;
}
