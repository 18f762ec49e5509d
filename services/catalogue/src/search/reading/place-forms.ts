import { foldText } from "@meridian/shared/domain/fold-text";

/** Too many words would look like inflected forms of shorter names. */
const MIN_LETTERS = 5;
const CYRILLIC = ["RU", "UA", "BY", "KZ"];
/**
 * Endings that languages give a city's name after a preposition, with the endings of its base form (both as `foldText` spells them,
 * likeliest first) and the countries whose cities inflect this way.
 */
const ENDINGS: readonly (readonly [inflected: RegExp, endings: readonly string[], countries: readonly string[]])[] = [
  [/[dt][ae](?:ki)?$/, [""], ["TR"]],
  [/(?:ові|єві)$/, ["ів", "їв"], CYRILLIC],
  [/[еі]$/, ["а", ""], CYRILLIC],
  [/и$/, ["ь", "я"], CYRILLIC],
  [/owie$/, ["ow"], ["PL"]],
  [/ie$/, ["a", ""], ["PL"]],
  [/i?u$/, [""], ["PL"]],
  [/zi$/, ["z"], ["PL"]],
  [/ach$/, ["e"], ["PL"]],
  [/ze$/, ["ha"], ["CZ"]],
  [/e$/, ["o", "a"], ["CZ"]],
  [/ngissa$/, ["nki"], ["FI"]],
  [/(?:ssa|lla|sta|lta)$/, ["", "i"], ["FI", "EE"]],
  [/eella$/, ["e"], ["FI"]],
  [/(?:ban|ben|on|en|ott|ett)$/, [""], ["HU"]],
];
/** Words that say which part of a place is meant. */
const QUALIFIERS =
  /(?:^|\s)(?:(?:city|town)\s+cent(?:re|er)|downtown|centre[- ]ville|cent(?:re|er|ro|rum)|innenstadt|stadtmitte|stadtzentrum|zentrum|stadt|mitte|merkez|центр)(?=\s|$)/giu;

/** A possible base form of an inflected name, for cities of these countries. */
export interface PlaceForm {
  name: string;
  countries: readonly string[];
}

/** The base forms a name may have: "Москва" for "Москве", "Izmir" for "izmirde". The caller checks which of them is a city. */
export function uninflected(name: string): PlaceForm[] {
  const folded = foldText(name);
  if (folded.length < MIN_LETTERS || /\s/.test(folded)) return [];
  return ENDINGS.flatMap(([inflected, endings, countries]) =>
    inflected.test(folded) ? endings.map((ending) => ({ name: folded.replace(inflected, ending), countries })) : [],
  );
}

/** A text without words like "downtown" and "Innenstadt"; a text of only such words stays. */
export function withoutQualifiers(text: string): string {
  const rest = text.replace(QUALIFIERS, " ").replace(/\s+/g, " ").trim();
  return rest === "" ? text : rest;
}
