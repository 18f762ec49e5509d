import { wordsOf } from "@meridian/domain/text/search-words";
import { slugify } from "@meridian/domain/text/slug";
import { withoutLetterVariants } from "../arabic-letters.ts";
import { simplified } from "../simplified-characters.ts";

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

/**
 * The common key of a place name's spellings: "St. Louis" and "Saint-Louis" have the same, 溫哥華 and 温哥华 too. Empty if a text has no letters.
 */
export function placeKeyOf(name: string): string {
  const words = wordsOf(name).map((word) => SHORT_FORMS.get(word) ?? word);
  return simplified(withoutLetterVariants(words.join(" ").replace(CITY_SUFFIX, "")));
}

/** Scripts whose letters are sounds. */
const SPELT_BY_SOUND =
  /^[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Cyrillic}\p{Script=Greek}\s]+$/u;
/** A shorter name is like too many others. */
const MIN_ROMAN_LETTERS = 5;

/** The key of a name in Latin letters, for places whose sources lack the local spelling: राजकोट is Rajkot. Empty for other scripts. */
export function romanKeyOf(name: string): string {
  if (!SPELT_BY_SOUND.test(name)) return "";
  const key = placeKeyOf(slugify(name).replaceAll("-", " "));
  return key.length < MIN_ROMAN_LETTERS ? "" : key;
}
