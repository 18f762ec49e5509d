import { foldText } from "@meridian/domain/text/fold-text";
import { isUnspaced } from "@meridian/domain/text/search-words";

/** Too many words would look like inflected forms of shorter names. */
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
  [/ie$/, ["a", ""], ["PL"]],
  [/i?[ua]$/, [""], ["PL"]],
  [/[ey]j?$/, ["a", ""], ["PL"]],
  [/zi$/, ["z"], ["PL"]],
  [/i$/, ["ia"], ["PL"]],
  [/ach$/, ["e"], ["PL"]],
  [/(?:ym|ego)$/, ["y"], ["PL"]],
  [/ze$/, ["ha"], ["CZ"]],
  [/e$/, ["o", "a", ""], ["CZ", "SK"]],
  [/ni$/, ["en"], ["CZ"]],
  [/ci$/, ["ec"], ["CZ", "SK"]],
  [/icich$/, ["ice"], ["CZ"]],
  [/ych$/, ["e", "y"], ["CZ", "SK"]],
  [/(?:ech|ach|iach)$/, ["y", "ice", "e"], ["CZ", "SK"]],
  [/[yua]$/, ["a", "o", ""], ["CZ", "SK"]],
  [/i$/, [""], ["CZ", "SK"]],
  [/[ua]$/, [""], YUGOSLAV],
  [/i$/, ["a"], YUGOSLAV],
  [/ngi(?:ssa|n)$/, ["nki"], ["FI"]],
  [/(?:ssa|lla|sta|lta)$/, ["", "i"], ["FI", "EE"]],
  [/russa$/, ["rku"], ["FI"]],
  [/dessa$/, ["ti"], ["FI"]],
  [/eella$/, ["e"], ["FI"]],
  [/(?:ban|ben|on|en|ott|ett)$/, [""], ["HU"]],
  [/(?<=[ao])(?:nal|ban)$/, [""], ["HU"]],
  [/iuje$/, ["ius"], ["LT"]],
  [/e$/, ["as"], ["LT"]],
  [/s$/, [""], ["EE"]],
  [/ului$/, [""], ["RO"]],
  [/ης$/, ["η"], ANYWHERE],
  [/(?:ας|ων)$/, ["α"], ANYWHERE],
  [/ου$/, ["ο", "ος"], ANYWHERE],
  [/α$/, ["ας"], ANYWHERE],
  [/^بال/, ["ال"], ANYWHERE],
  [/^[بل]/, [""], ANYWHERE],
  [/^לל?|^ב/, [""], ANYWHERE],
  [/(?<=..)(?:에서|에|의)$/, [""], ANYWHERE],
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

/** The cities an adjective or possessive may be made of: "paris" for "parisiens". The caller checks which of them is a city. */
export function underived(name: string): PlaceForm[] {
  return formsOf(name, DERIVATIONS);
}

/** In names of several words the last is inflected, the first, or of two both: "Нижнем Новгороде". */
function formsOf(name: string, endings: Endings): PlaceForm[] {
  const folded = foldText(name);
  const words = folded.split(WORD_BREAKS);
  const [first = "", last = "", ...others] = words;
  if (words.length > MAX_WORDS) return [];
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
  const script = /[a-z]/.test(word) ? "latin" : isUnspaced(word) ? "unspaced" : "other";
  return endings
    .flatMap(([inflected, bases, countries]) =>
      inflected.test(word) ? bases.map((base) => ({ name: word.replace(inflected, base), countries })) : [],
    )
    .filter(({ name }) => name.length >= MIN_LETTERS[script]);
}

function named(words: readonly string[], { countries }: PlaceForm): PlaceForm {
  return { name: words.join(" "), countries };
}

/** A text without words like "downtown" and "Innenstadt"; a text of only such words stays. */
export function withoutQualifiers(text: string): string {
  const rest = text.replace(QUALIFIERS, " ").replace(/\s+/g, " ").trim();
  return rest === "" ? text : rest;
}
