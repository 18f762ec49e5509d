import { foldText } from "@meridian/domain/text/fold-text";
import { isUnspaced } from "@meridian/domain/text/search-words";

/** Of the base form: too many words would look like inflected forms of shorter names. */
const MIN_LETTERS = { latin: 4, unspaced: 2, other: 3 };
const MAX_WORDS = 3;
const WORD_BREAKS = /[\s-]+/;
type Countries = readonly string[] | undefined;
type Endings = readonly (readonly [inflected: RegExp, endings: readonly string[], countries: Countries])[];

/** Where the script tells the language, any city may be inflected: "рестораны Берлина". */
const ANYWHERE = undefined;
const YUGOSLAV = ["RS", "HR", "BA", "ME", "SI", "MK"];
const GERMAN = ["DE", "AT", "CH", "LI", "LU"];
const FRENCH = ["FR", "BE", "CH", "CA", "LU", "MC"];
const NORDIC = ["SE", "NO", "DK"];
const DUTCH = ["NL", "BE"];
/**
 * Endings that languages give a city's name, or the words of it, after a preposition or in the genitive, with the endings of the base form
 * (both as `foldText` spells them, likeliest first) and the countries whose cities inflect this way.
 */
const CASES: Endings = [
  [/[dt][ae](?:ki)?$/, [""], ["TR"]],
  [/(?:n[iu]n|[iu]n)$/, [""], ["TR"]],
  [/(?:ові|єві|ова|єва|еві|ева)$/, ["ів", "їв"], ANYWHERE],
  [/[еіыу]$/, ["а", "", "о"], ANYWHERE],
  [/а$/, [""], ANYWHERE],
  [/и$/, ["ь", "я", "а"], ANYWHERE],
  [/(?:я|ю)$/, ["ь"], ANYWHERE],
  [/(?:ом|ем|ого|его|ому|ему)$/, ["ии", "ыи"], ANYWHERE],
  [/(?:ои|ую|ую)$/, ["ая"], ANYWHERE],
  [/ах$/, ["ы"], ANYWHERE],
  [/ых$/, ["ые"], ANYWHERE],
  [/owie$/, ["ow"], ["PL"]],
  [/ymstoku$/, ["ystok"], ["PL"]],
  [/rze$/, ["ra"], ["PL"]],
  [/em$/, ["e"], ["PL"]],
  [/u$/, ["o"], ["PL"]],
  [/ie$/, ["a", ""], ["PL"]],
  [/i?[ua]$/, [""], ["PL"]],
  [/[ey]j?$/, ["a", ""], ["PL"]],
  [/zi$/, ["z"], ["PL"]],
  [/i$/, ["ia"], ["PL"]],
  [/ach$/, ["e", "y"], ["PL"]],
  [/(?:ym|ego)$/, ["y"], ["PL"]],
  [/ze$/, ["ha"], ["CZ"]],
  [/e$/, ["o", "a", ""], ["CZ", "SK"]],
  [/em$/, ["y"], ["CZ", "SK"]],
  [/ej$/, ["a"], ["CZ", "SK"]],
  [/ni$/, ["en"], ["CZ"]],
  [/ci$/, ["ec"], ["CZ", "SK"]],
  [/icich$/, ["ice"], ["CZ"]],
  [/ych$/, ["e", "y"], ["CZ", "SK"]],
  [/(?:ech|ach|iach)$/, ["y", "ice", "e"], ["CZ", "SK"]],
  [/[yua]$/, ["a", "o", ""], ["CZ", "SK"]],
  [/i$/, ["", "a"], ["CZ", "SK"]],
  [/[ua]$/, [""], YUGOSLAV],
  [/u$/, ["o", "e"], YUGOSLAV],
  [/i$/, ["a"], YUGOSLAV],
  [/ci$/, ["ka"], YUGOSLAV],
  [/([^aeiou])([rck])u$/, ["$1a$2", "$1e$2"], YUGOSLAV],
  [/(?:om|im)$/, ["i", "o"], YUGOSLAV],
  [/oj$/, ["a"], YUGOSLAV],
  [/ngi(?:ssa|n)$/, ["nki"], ["FI"]],
  [/(?:ssa|lla|sta|lta)$/, ["", "i"], ["FI", "EE"]],
  [/russa$/, ["rku"], ["FI"]],
  [/dessa$/, ["ti"], ["FI"]],
  [/eella$/, ["e"], ["FI"]],
  [/(?<=jo)ella$/, ["ki"], ["FI"]],
  [/(?<=niem)ella$/, ["i"], ["FI"]],
  [/nnassa$/, ["nta"], ["FI"]],
  [/(?:ban|ben|on|en|ott|ett)$/, [""], ["HU"]],
  [/(?<=[aeo])(?:n|nal|ban|ben)$/, [""], ["HU"]],
  [/iuose$/, ["iai"], ["LT"]],
  [/uje$/, ["us"], ["LT"]],
  [/oje$/, ["a"], ["LT"]],
  [/yje$/, ["ys"], ["LT"]],
  [/e$/, ["as"], ["LT"]],
  [/(?<=pil)i$/, ["s"], ["LV"]],
  [/s$/, [""], ["EE"]],
  [/ului$/, [""], ["RO"]],
  [/ης$/, ["η"], ANYWHERE],
  [/(?:ας|ων)$/, ["α"], ANYWHERE],
  [/ου$/, ["ο", "ος"], ANYWHERE],
  [/α$/, ["ας"], ANYWHERE],
  [/ο$/, ["ος"], ANYWHERE],
  [/^(?:بال|لل)/, ["ال"], ANYWHERE],
  [/^[بل]/, [""], ANYWHERE],
  [/^לל?|^ב/, [""], ANYWHERE],
  [/(?<=..)(?:에서|에|의)$/, [""], ANYWHERE],
];
/** Endings that only names of countries have, in languages spoken far from them: "w Niemczech", "v Itálii", "в Китае". */
const CASES_OF_COUNTRIES: Endings = [
  [/czech$/, ["cy"], ANYWHERE],
  [/szech$/, ["chy"], ANYWHERE],
  [/rzech$/, ["ry"], ANYWHERE],
  [/sce$/, ["ska"], ANYWHERE],
  [/(?<=d)zie$/, ["a"], ANYWHERE],
  [/ii$/, ["ia", "ie"], ANYWHERE],
  [/(?<=j)i$/, ["a"], ANYWHERE],
  [/en$/, ["e"], ANYWHERE],
  [/oissa$/, ["at"], ANYWHERE],
  [/(?<=maa)l$/, [""], ANYWHERE],
  [/(?<=і)і$/, ["я"], ANYWHERE],
  [/е$/, ["и"], ANYWHERE],
];
/**
 * Endings of adjectives and possessives made of city names ("Berliner Restaurants", "restaurants parisiens"). Other words end like these, so
 * they count only if nothing else was found.
 */
const DERIVATIONS: Endings = [
  [/zsk[eya]$/, ["ha"], ["CZ"]],
  [/['’]s$/, [""], ["US", "GB", "CA", "AU", "NZ", "IE", "ZA", "IN", "SG", "CH", "DE", "FR", "IT", "ES", "JP"]],
  [/cher$/, ["ich"], GERMAN],
  [/ler$/, ["el"], GERMAN],
  [/ner$/, ["en"], GERMAN],
  [/er$/, ["", "en"], GERMAN],
  [/iens?$|iennes?$/, [""], FRENCH],
  [/nais(?:es?)?$/, [""], FRENCH],
  [/ais(?:es?)?$/, ["e", "es", ""], FRENCH],
  [/ain(?:e?s?)$/, ["e"], FRENCH],
  [/ois(?:es?)?$/, ["e", ""], FRENCH],
  [/an[oa]s?$/, ["a"], ["ES", "PT", "MX", "AR", "CO", "CL", "PE"]],
  [/(?:es|esa|eses|esas)$/, ["a", "o"], ["ES", "PT", "MX", "AR", "CO", "CL", "PE"]],
  [/es[ie]$/, ["o", "a"], ["IT"]],
  [/an[aeio]$/, ["a"], ["IT"]],
  [/se$/, ["", "n"], DUTCH],
  [/s$/, [""], [...NORDIC, ...GERMAN]],
  [/n$/, [""], ["FI"]],
  [/run$/, ["rku"], ["FI"]],
  [/hden$/, ["hti"], ["FI"]],
  [/i$/, [""], ["HU"]],
  [/(?:ske|sky|ska)$/, ["", "a"], ["CZ", "SK", "PL"]],
];
/** Words that say which part of a place is meant. */
const QUALIFIERS =
  /(?:^|\s)(?:(?:city|town)\s+cent(?:re|er)|downtown|centre[- ]ville|cent(?:re|er|ro|rum)|innenstadt|stadtmitte|stadtzentrum|zentrum|stadt|mitte|merkez|центр)(?=\s|$)/giu;

/** A possible base form of an inflected name, for cities of these countries; of any if undefined. */
export interface PlaceForm {
  name: string;
  countries: Countries;
}

/** The base forms a name may have: "москва" for "Москве", "izmir" for "izmirde". The caller checks which of them is a city. */
export function uninflected(name: string): PlaceForm[] {
  return formsOf(name, CASES);
}

/** As above for countries, whose names are inflected in every language. The caller checks which of them is a country. */
export function uninflectedCountries(name: string): string[] {
  return formsOf(name, [...CASES_OF_COUNTRIES, ...CASES]).map((form) => form.name);
}

/** The cities an adjective or possessive may be made of: "paris" for "parisiens". The caller checks which of them is a city. */
export function underived(name: string): PlaceForm[] {
  return formsOf(name, DERIVATIONS);
}

/** In names of several words the last is inflected, the first, or of two both: "Нижнем Новгороде". */
function formsOf(name: string, endings: Endings): PlaceForm[] {
  const words = foldText(name).split(WORD_BREAKS);
  return words.length > MAX_WORDS ? [] : formsOfWords(words, endings).filter(isLongEnough);
}

function formsOfWords(words: readonly string[], endings: Endings): PlaceForm[] {
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

function wordForms(word: string, endings: Endings): PlaceForm[] {
  return endings.flatMap(([inflected, bases, countries]) =>
    inflected.test(word) ? bases.map((base) => ({ name: word.replace(inflected, base), countries })) : [],
  );
}

function isLongEnough({ name }: PlaceForm): boolean {
  const script = /[a-z]/.test(name) ? "latin" : isUnspaced(name) ? "unspaced" : "other";
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
