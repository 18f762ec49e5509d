import { postalRegionOf } from "@meridian/domain/places/postal-regions";
import { AUSTRALIAN_STATES, CANADIAN_PROVINCES, US_STATES } from "../../country/country.ts";
import { isCityOfRegion, regionNamed } from "../../known-cities.ts";

interface StateAtEnd {
  /** What precedes the state. */
  before: string;
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
const STREET_END =
  /^(?:st|street|rd|road|ave?|avenue|blvd|boulevard|dr|drive|ln|lane|ct|court|pl|place|pkwy|hwy|way)\.?$/i;

/** The state, by its code or name, at the end of an address, before its postal code if there is one. */
function stateAtEnd(text: string, countryCode: string): StateAtEnd | undefined {
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
    if (region !== undefined) return { before: words.slice(0, -count).join(" "), region, postalCode };
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
 * "721 Government St Victoria BC V8W 1W5", "77 Geary Blvd Ste A San Francisco, CA 94127": where no comma precedes the town, the longest
 * name of one in the state, rather behind a word for a street. Two words come before it: "123 Broadway" is a street.
 */
export function townBeforeState(elements: readonly string[], countryCode: string | undefined): string | undefined {
  const [line = "", tail = "", ...others] = elements;
  if (countryCode === undefined || others.length > 0 || (tail !== "" && !/^\d/.test(line))) return undefined;
  const state = stateAtEnd(tail || line, countryCode);
  if (state === undefined || (tail !== "" && state.before !== "")) return undefined;
  const words = tail === "" ? state.before.split(/\s+/) : line.split(/\s+/);
  const counts = [MAX_WORDS, 2, 1].filter((count) => words.length - count > 1);
  const behindStreet = counts.filter((count) => STREET_END.test(words.at(-count - 1) ?? ""));
  return [...behindStreet, ...counts]
    .map((count) => words.slice(-count).join(" "))
    .find((name) => isCityOfRegion(name, countryCode, state.region));
}
