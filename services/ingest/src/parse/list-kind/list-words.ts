import { COUNTRY_CODES } from "@meridian/contracts/places/country-codes";
import { countryCodeOfName } from "@meridian/domain/places/country-names";
import { wordsOf } from "@meridian/domain/text/search-words";
import { readWordLists } from "@meridian/platform/read-table";
import { knowledgeAtHand } from "../../normalise/places/known-cities.ts";

/**
 * "list": words that say nothing about what is on a list. "name": words for a name, in headers of names. "kind": the kinds whose names, in
 * nearly all languages, name places and nothing else; others are called like what they sell or do. "other": names of these kinds that as
 * often mean something else. "branch": words for the shops of a chain.
 */
const WORDS = readWordLists(new URL("list-words.tsv", import.meta.url), ["list", "name", "kind", "other", "branch"]);
const asRead = (words: readonly string[]) => new Set(words.map((word) => wordsOf(word).join(" ")));
export const LIST_WORDS = asRead(WORDS.list);
export const NAME_WORDS = asRead(WORDS.name);
const BRANCH_WORDS = asRead(WORDS.branch);
export const OTHER_WORDS = asRead(WORDS.other);
/** By key. */
export const KINDS_OF_PLACES = new Set(WORDS.kind);
const COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_CODES.map((code) => code.toLowerCase()));
/** Inhabitants; too many smaller towns have the name of a common word. */
const MIN_CITY = 15_000;
const NUMBER = /^v?\d+(?:st|nd|rd|th|k|q\d?)?$/;
const MONTH =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)$/;

export function isFillingOfList(text: string): boolean {
  return LIST_WORDS.has(text) || isNumber(text) || isPlace(text);
}

export function isForBranches(text: string): boolean {
  return BRANCH_WORDS.has(text);
}

function isNumber(text: string): boolean {
  return NUMBER.test(text) || MONTH.test(text);
}

function isPlace(text: string): boolean {
  if (COUNTRIES.has(text)) return true;
  const { places } = knowledgeAtHand();
  const [largest] = places.citiesNamed(text);
  if (largest !== undefined && largest.population >= MIN_CITY) return true;
  return countryCodeOfName(text) !== undefined || places.regionsNamed(text).length > 0;
}
