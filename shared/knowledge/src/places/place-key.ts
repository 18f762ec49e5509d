import { wordsOf } from "@meridian/domain/text/search-words";

/** Words in place names that are often abbreviated, folded. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ["saint", "st"],
  ["sainte", "ste"],
  ["sankt", "st"],
  ["mount", "mt"],
  ["fort", "ft"],
]);
/** "City" at the end of Chinese, Japanese and Korean names: 大阪市 is 大阪. */
const CITY_SUFFIX = /(?<=..)[市시]$/u;

/** The common key of a place name's spellings: "St. Louis" and "Saint-Louis" have the same. Empty if a text has no letters. */
export function placeKeyOf(name: string): string {
  const words = wordsOf(name).map((word) => SHORT_FORMS.get(word) ?? word);
  return words.join(" ").replace(CITY_SUFFIX, "");
}
