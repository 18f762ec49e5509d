import { remember } from "@meridian/domain/bounded-cache";
import { foldText } from "@meridian/domain/text/fold-text";
import { isUnspaced } from "@meridian/domain/text/search-words";
import { readTable, splitEntries } from "@meridian/platform/read-table";

/** Of the base form: too many words would look like inflected forms of shorter names. */
const MIN_LETTERS = { latin: 4, unspaced: 2, indic: 2, other: 3 };
/** Folded, words of these scripts lack their vowels: पुणे is two letters. */
const INDIC = /^[\u0900-\u0dff]/;
const MAX_WORDS = 3;
const WORD_BREAKS = /[\s-]+/;
const NO_ENDING = "-";
/** A query is read in several ways, each of which asks for the forms of the same words. */
const CACHED_NAMES = 1_000;

/** The countries whose cities are inflected this way; undefined where the script tells the language: "рестораны Берлина". */
type Countries = readonly string[] | undefined;

interface Ending {
  inflected: RegExp;
  /** Endings of the base form, likeliest first. */
  bases: readonly string[];
  countries: Countries;
}

/**
 * Endings as `foldText` spells them. case: what languages give a city's name, or the words of it, after a preposition or in the genitive;
 * country: the same where only names of countries have it, in languages spoken far from them ("w Niemczech"); derived: adjectives and
 * possessives made of city names ("Berliner Restaurants"). Other words end like the last, so they count only if nothing else was found.
 */
export const PLACE_ENDINGS = readTable(new URL("place-endings.tsv", import.meta.url), [
  "use",
  "language",
  "countries",
  "ending",
  "bases",
  "examples",
]);
const CASES = endingsFor("case");
const CASES_OF_COUNTRIES = [...endingsFor("country"), ...CASES];
const DERIVATIONS = endingsFor("derived");
/** Words that say which part of a place is meant. */
const QUALIFIERS =
  /(?:^|\s)(?:(?:city|town)\s+cent(?:re|er)|downtown|centre[- ]ville|cent(?:re|er|ro|rum)|innenstadt|stadtmitte|stadtzentrum|zentrum|stadt|mitte|merkez|центр)(?=\s|$)/giu;

/** A possible base form of an inflected name, for cities of these countries; of any if undefined. */
export interface PlaceForm {
  name: string;
  countries: Countries;
}

/** The base forms a name may have: "москва" for "Москве", "izmir" for "izmirde". The caller checks which of them is a city. */
export const uninflected = remember((name): readonly PlaceForm[] => formsOf(name, CASES), CACHED_NAMES);

/** As above for countries, whose names are inflected in every language. The caller checks which of them is a country. */
export const uninflectedCountries = remember(
  (name): readonly string[] => formsOf(name, CASES_OF_COUNTRIES).map((form) => form.name),
  CACHED_NAMES,
);

/** The cities an adjective or possessive may be made of: "paris" for "parisiens". The caller checks which of them is a city. */
export const underived = remember((name): readonly PlaceForm[] => formsOf(name, DERIVATIONS), CACHED_NAMES);

/** In names of several words the last is inflected, the first, or of two both: "Нижнем Новгороде". */
function formsOf(name: string, endings: readonly Ending[]): PlaceForm[] {
  const words = foldText(name).split(WORD_BREAKS);
  return words.length > MAX_WORDS ? [] : formsOfWords(words, endings).filter(isLongEnough);
}

function formsOfWords(words: readonly string[], endings: readonly Ending[]): PlaceForm[] {
  const [first = "", last = "", ...others] = words;
  if (words.length === 1) return wordForms(first, endings);
  const forms = [
    ...wordForms(words.at(-1) ?? "", endings).map((form) => named([...words.slice(0, -1), form.name], form)),
    ...wordForms(first, endings).map((form) => named([form.name, ...words.slice(1)], form)),
  ];
  if (others.length > 0) return forms;
  const ends = wordForms(last, endings);
  const both = wordForms(first, endings).flatMap((start) =>
    ends
      .filter(({ countries }) => countries?.[0] === start.countries?.[0])
      .map((end) => named([start.name, end.name], end)),
  );
  return [...forms, ...both];
}

function endingsFor(use: string): Ending[] {
  return PLACE_ENDINGS.filter((row) => row.use === use).map(({ ending, bases, countries }) => ({
    inflected: new RegExp(ending),
    bases: splitEntries(bases).map((base) => (base === NO_ENDING ? "" : base)),
    countries: countries === "" ? undefined : countries.split(" "),
  }));
}

function wordForms(word: string, endings: readonly Ending[]): PlaceForm[] {
  return endings.flatMap(({ inflected, bases, countries }) =>
    inflected.test(word) ? bases.map((base) => ({ name: word.replace(inflected, base), countries })) : [],
  );
}

function isLongEnough({ name }: PlaceForm): boolean {
  const script = /[a-z]/.test(name) ? "latin" : isUnspaced(name) ? "unspaced" : INDIC.test(name) ? "indic" : "other";
  return name.length >= MIN_LETTERS[script];
}

function named(words: readonly string[], { countries }: PlaceForm): PlaceForm {
  return { name: words.join(" "), countries };
}

/** A text without words like "downtown" and "Innenstadt"; a text of only such words stays. */
export function withoutQualifiers(text: string): string {
  const rest = text.replace(QUALIFIERS, " ").replace(/\s+/g, " ").trim();
  return rest === "" ? text : rest;
}
