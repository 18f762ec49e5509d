import { foldText } from "@meridian/shared/domain/fold-text";

/** Of shorter names too many words would be forms. */
const MIN_LETTERS = 5;
const CYRILLIC = ["RU", "UA", "BY", "KZ"];
/**
 * How languages end the name of a city where something is, by how it ends otherwise, as `foldText` spells both, and the countries of
 * which cities are called so. The likeliest ending of the name first.
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
/** Say which part of a place is meant. */
const QUALIFIERS =
  /(?:^|\s)(?:(?:city|town)\s+cent(?:re|er)|downtown|centre[- ]ville|cent(?:re|er|ro|rum)|innenstadt|stadtmitte|stadtzentrum|zentrum|stadt|mitte|merkez|центр)(?=\s|$)/giu;

/** What a name may be before its language put it in another case, for a city of one of these countries. */
export interface PlaceForm {
  name: string;
  countries: readonly string[];
}

/** What a name may be the form of: "Москве" of "Москва", "izmirde" of "Izmir". For a lookup that knows which of them is a city. */
export function uninflected(name: string): PlaceForm[] {
  const folded = foldText(name);
  if (folded.length < MIN_LETTERS || /\s/.test(folded)) return [];
  return ENDINGS.flatMap(([inflected, endings, countries]) =>
    inflected.test(folded) ? endings.map((ending) => ({ name: folded.replace(inflected, ending), countries })) : [],
  );
}

/** A text without words like "downtown" and "Innenstadt"; one of such words alone stays. */
export function withoutQualifiers(text: string): string {
  const rest = text.replace(QUALIFIERS, " ").replace(/\s+/g, " ").trim();
  return rest === "" ? text : rest;
}
