import { postalRegionOf } from "@meridian/domain/places/postal-regions";
import { AUSTRALIAN_STATES, CANADIAN_PROVINCES, US_STATES } from "../../country/country.ts";
import { isCityOfRegion, regionNamed } from "../../known-cities.ts";

export interface StateAtEnd {
  /** What precedes the state. */
  before: string;
  /** As written. */
  name: string;
  /** ISO 3166-2 */
  region: string;
  postalCode: string | undefined;
}

/** Abbreviations of states, and the form of the postal code behind, in countries that write both behind a town. */
const STATES: Readonly<Record<string, readonly [codes: ReadonlySet<string>, postalCode: RegExp]>> = {
  US: [US_STATES, /[\s,]+(\d{5})(?:-\d{4})?$/],
  CA: [new Set(CANADIAN_PROVINCES), /[\s,]+([A-Z]\d[A-Z] ?\d[A-Z]\d)$/],
  AU: [new Set(AUSTRALIAN_STATES), /[\s,]+(\d{4})$/],
};
const MAX_WORDS = 3;
const NAME = /^(?![NS][EW]?\.?$|[EW]\.?$|(?:ste|suite|unit|apt|fl|bldg|north|south|east|west)\.?$)\p{L}[\p{L}.'’-]*$/iu;
const STREET_END =
  /^(?:st|street|rd|road|ave?|avenue|blvd|boulevard|dr|drive|ln|lane|ct|court|pl|place|pkwy|hwy|way)\.?$/i;

/** The state, by its code or name, at the end of an address, before its postal code if there is one. */
export function stateAtEnd(text: string, countryCode: string): StateAtEnd | undefined {
  const [codes, form] = STATES[countryCode] ?? [];
  if (codes === undefined || form === undefined) return undefined;
  const [behind, postalCode] = form.exec(text) ?? [""];
  const words = text
    .slice(0, text.length - behind.length)
    .trim()
    .split(/[\s,]+/);
  for (const count of [MAX_WORDS, 2, 1]) {
    const name = words.length < count ? "" : words.slice(-count).join(" ");
    const region = codes.has(name) ? `${countryCode}-${name}` : regionNamed(name, countryCode);
    if (region !== undefined) return { before: words.slice(0, -count).join(" "), name, region, postalCode };
  }
  return undefined;
}

/** Whether an address ends in a state of the US and a ZIP code of that state, which no address elsewhere does. */
export function endsInStateAndZip(text: string): boolean {
  if (!/\p{Lu}.*[\s,]\d{5}(?:-\d{4})?$/u.test(text)) return false;
  const { region, postalCode = "" } = stateAtEnd(text, "US") ?? {};
  return region !== undefined && postalRegionOf("US", postalCode) === region;
}

/**
 * "721 Government St Victoria BC V8W 1W5", "77 Geary Blvd Ste A San Francisco, CA 94127", "1540 Avenue Place, Suite B-240 Atlanta GA 30329":
 * where no comma precedes the town, the longest name of one in the state, rather behind a word for a street, else what follows that word.
 * Two words come before it: "123 Broadway" is a street.
 */
export function townBeforeState(elements: readonly string[], countryCode: string | undefined): string | undefined {
  const [line = "", tail = ""] = elements;
  if (countryCode === undefined) return undefined;
  const state = stateAtEnd(elements.at(-1) ?? "", countryCode);
  if (state === undefined) return undefined;
  const isLine = elements.length === 1;
  const isTailAlone = elements.length === 2 && state.before === "" && /^\d/.test(line);
  if (!isLine && !isTailAlone && (state.before === "" || !/\d/.test(state.before))) return undefined;
  const words = (isTailAlone ? line : state.before).split(/\s+/);
  const counts = [MAX_WORDS, 2, 1].filter((count) => words.length - count > 1);
  const behindStreet = counts.filter((count) => STREET_END.test(words.at(-count - 1) ?? ""));
  const named = [...behindStreet, ...counts]
    .map((count) => words.slice(-count).join(" "))
    .find((name) => isCityOfRegion(name, countryCode, state.region));
  return named ?? (isTailAlone || tail !== "" ? undefined : behindStreetWord(words));
}

/** "7333 LYNCH RD MIDLAND": nobody knows the town, but the street ends before it. */
function behindStreetWord(words: readonly string[]): string | undefined {
  const at = words.findLastIndex((word) => STREET_END.test(word));
  const town = words.slice(at + 1);
  const isTown = at > 1 && /^\d/.test(words[0] ?? "") && town.length > 0 && town.length <= MAX_WORDS;
  return isTown && town.every((word) => NAME.test(word)) ? town.join(" ") : undefined;
}
