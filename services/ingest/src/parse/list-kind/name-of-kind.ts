import { COUNTRY_CODES } from "@meridian/contracts/places/country-codes";
import type { Kind } from "@meridian/domain/categories/kind";
import { countryCodeOfName } from "@meridian/domain/places/country-names";
import { isUnspaced, wordsOf } from "@meridian/domain/text/search-words";
import { readWordLists } from "@meridian/platform/read-table";
import { knowledgeAtHand } from "../../normalise/places/known-cities.ts";

/**
 * "list": words that say nothing about what is on a list. "name": words for a name, in headers of names. "kind": the kinds whose names, in
 * nearly all languages, name places and nothing else; others are called like what they sell or do. "other": names of these kinds that as
 * often mean something else. "branch": words for the shops of a chain.
 */
const WORDS = readWordLists(new URL("list-words.tsv", import.meta.url), ["list", "name", "kind", "other", "branch"]);
const asRead = (words: readonly string[]) => new Set(words.map((word) => wordsOf(word).join(" ")));
const LIST_WORDS = asRead(WORDS.list);
const NAME_WORDS = asRead(WORDS.name);
const BRANCH_WORDS = asRead(WORDS.branch);
const OTHER_WORDS = asRead(WORDS.other);
const KINDS = new Set(WORDS.kind);
/** A shop of any kind that its name calls one: "shoe stores", "chocolateries", "Buchladen". */
const NAMES_SHOP =
  /(?:^|\s)(?:shops?|stores?|dealers|dealerships?)$|(?:eries|erías?|erie)$|(?:geschäft|geschaft|laden|handlung)(?:en|e)?$/;
const SHOP = /^(?:shop|amenity)\//;
const COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_CODES.map((code) => code.toLowerCase()));
/** Inhabitants; too many smaller towns have the name of a common word. */
const MIN_CITY = 15_000;
export const MAX_UNITS = 40;
const NUMBER = /^v?\d+(?:st|nd|rd|th|k|q\d?)?$/;
const MONTH =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)$/;
/** "Apothekenname", "hotellnamn" */
const JOINED_NAME = /(?<=\p{L}{3})(?:s?name|naam|namn|navn|nimi)$/iu;
const HUMP = /(?<=\p{Ll})(?=\p{Lu})/gu;
const BESIDE_DIGITS = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;

/** The kind that a name of a list tells, once numbers, places and words for lists are taken away: "museos_madrid_2023", "病院一覧". */
export function kindOfListName(name: string): Kind | undefined {
  return kindWithin(name, isFillingOfList);
}

/** Whether a name consists of numbers, places and words for lists: "Sheet1", "Berlin 2024". */
export function saysNothing(name: string): boolean {
  const units = unitsOf(name);
  return units.length <= MAX_UNITS && fillers(units, isFillingOfList)(0, units.length);
}

/** The kind that the header of a column of names tells: "Hospital Name", "Nom du restaurant", "病院名". */
export function kindOfNameHeader(header: string): Kind | undefined {
  return kindWithin(header.replace(JOINED_NAME, " "), (text) => LIST_WORDS.has(text) || NAME_WORDS.has(text));
}

function kindWithin(name: string, isFilling: (text: string) => boolean): Kind | undefined {
  const units = unitsOf(name);
  if (units.length > MAX_UNITS) return undefined;
  const isFiller = fillers(units, isFilling);
  for (let size = units.length; size > 0; size--) {
    for (let start = 0; start + size <= units.length; start++) {
      const kind = kindOfName(textOf(units, start, start + size));
      if (kind !== undefined && isFiller(0, start) && isFiller(start + size, units.length)) return kind;
    }
  }
  return undefined;
}

/** The one kind that a text names, singular or plural, if it can mean nothing else. */
function kindOfName(text: string): Kind | undefined {
  if (OTHER_WORDS.has(text) || LIST_WORDS.has(text)) return undefined;
  const { kinds } = knowledgeAtHand();
  const [kind, ...others] = kinds.named(text);
  if (kind === undefined || others.length > 0) return undefined;
  return KINDS.has(kind.key) || (SHOP.test(kind.key) && NAMES_SHOP.test(text) && text.includes(" ")) ? kind : undefined;
}

export interface Unit {
  text: string;
  /** It stands apart from the one before. */
  isApart: boolean;
}

/** Words, and each character of scripts that write without spaces. */
export function unitsOf(name: string): Unit[] {
  return wordsOf(name.replaceAll("_", " ").replace(HUMP, " ").replace(BESIDE_DIGITS, " ")).flatMap((word) =>
    isUnspaced(word) ? Array.from(word, (text, at) => ({ text, isApart: at === 0 })) : [{ text: word, isApart: true }],
  );
}

export function textOf(units: readonly Unit[], start: number, end: number): string {
  return units
    .slice(start, end)
    .map(({ text, isApart }, at) => (isApart && at > 0 ? ` ${text}` : text))
    .join("");
}

/** Whether a part of the name consists of what says nothing. */
export function fillers(
  units: readonly Unit[],
  isFilling: (text: string) => boolean,
): (start: number, end: number) => boolean {
  const known = new Map<string, boolean>();
  function isFiller(start: number, end: number): boolean {
    if (start === end) return true;
    const key = `${start}-${end}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let fills = false;
    for (let at = end; at > start && !fills; at--) fills = isFilling(textOf(units, start, at)) && isFiller(at, end);
    known.set(key, fills);
    return fills;
  }
  return isFiller;
}

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
