import { postalRegionOf } from "@meridian/domain/places/postal-regions";
import { AUSTRALIAN_STATES, CANADIAN_PROVINCES, US_STATES } from "../../country/country.ts";
import { isCityOfRegion, isKnownCity, regionNamed } from "../../known-cities.ts";

export interface StateAtEnd {
  /** What precedes the state. */
  before: string;
  /** As written. */
  name: string;
  /** ISO 3166-2 */
  region: string;
  postalCode: string | undefined;
}

const BRAZILIAN_STATES = "AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO".split(" ");
/** Abbreviations of states, and the form of the postal code behind, in countries that write both behind a town. */
const STATES: Readonly<Record<string, readonly [codes: ReadonlySet<string>, postalCode: RegExp]>> = {
  US: [US_STATES, /[\s,]+(\d{5})(?:-\d{4})?$/],
  CA: [new Set(CANADIAN_PROVINCES), /[\s,]+([A-Z]\d[A-Z] ?\d[A-Z]\d)$/],
  AU: [new Set(AUSTRALIAN_STATES), /[\s,]+(\d{4})$/],
  BR: [new Set(BRAZILIAN_STATES), /[\s,]+(\d{5}-?\d{3})$/],
};
/** "Salvador - BA" */
const BETWEEN_WORDS = /[\s,]+(?:[-–][\s,]+)?/;
const MAX_WORDS = 3;
/** No direction, floor, part of a building or lettered avenue. */
const TOWN_WORD =
  /^(?!(?:north|south|east|west|[ns]?[ew]|[ns]|suite|ste|unit|apt|floor|fl|bldg|building|room|rm|box|mall)\.?$)\p{L}[\p{L}.'’-]+$/iu;
const SAINT = /^st\.?$/i;
const NUMBERED = /^(?:box|hwy|highway|route|rte|suite|ste|unit|#)\.?$/i;
const LINE = /^\d|^p\.?\s?o\.?\s?box\s/i;
/** Before the first of two lines' words that run together. */
const SEAM = /(?<=[\p{Ll}\d])(?=\p{Lu}\p{Ll})/gu;
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
    .split(BETWEEN_WORDS);
  for (const count of [MAX_WORDS, 2, 1]) {
    const name = words.length < count ? "" : words.slice(-count).join(" ");
    const region = codes.has(name) ? `${countryCode}-${name}` : regionNamed(name, countryCode);
    if (region !== undefined) return { before: words.slice(0, -count).join(" "), name, region, postalCode };
  }
  return undefined;
}

/** "pennsauken nj 08109": a town alone before its state. */
export function townOfState(text: string, countryCode: string): string | undefined {
  const { before, region = "" } = stateAtEnd(text, countryCode) ?? {};
  return before !== undefined && isCityOfRegion(before, countryCode, region) ? before : undefined;
}

/** "Vancouver, BC", "Vancouver, WA": the country in whose state of this code the town is. */
export function countryOfTownAndState(city: string | undefined): string | undefined {
  if (city === undefined || !/, [A-Z]{2}$/.test(city)) return undefined;
  return ["US", "CA"].find((code) => townOfState(city, code) !== undefined);
}

/** Whether an address ends in a state of the US and a ZIP code of that state, which no address elsewhere does. */
export function endsInStateAndZip(text: string): boolean {
  if (!/\p{Lu}.*[\s,]\d{5}(?:-\d{4})?$/u.test(text)) return false;
  const { region, postalCode = "" } = stateAtEnd(text, "US") ?? {};
  return region !== undefined && postalRegionOf("US", postalCode) === region;
}

/** "8225 Waters Road Moorpark, 93021": the state is left to its code. */
function stateOfCode(tail: string, countryCode: string): StateAtEnd | undefined {
  const region = countryCode === "US" && /^\d{5}(?:-\d{4})?$/.test(tail) ? postalRegionOf("US", tail) : undefined;
  return region === undefined ? undefined : { before: "", name: "", region, postalCode: tail };
}

/**
 * "721 Government St Victoria BC V8W 1W5", "77 Geary Blvd Ste A San Francisco, CA 94127", "1540 Avenue Place, Suite B-240 Atlanta GA 30329":
 * where no comma precedes the town, what follows a word for a street, if need be unknown, else the longest name of a town in the state.
 * Two words come before it: "123 Broadway" is a street.
 */
export function townBeforeState(elements: readonly string[], countryCode: string | undefined): string | undefined {
  const [line = ""] = elements;
  const last = elements.at(-1) ?? "";
  if (countryCode === undefined) return undefined;
  const state = stateAtEnd(last, countryCode) ?? stateOfCode(last, countryCode);
  if (state === undefined) return undefined;
  const isTailAlone = elements.length === 2 && state.before === "" && LINE.test(line);
  const isLine = elements.length === 1 && LINE.test(line);
  if (elements.length > 1 && !isTailAlone && !/\d/.test(state.before)) return undefined;
  const words = (isTailAlone ? line : state.before).split(/\s+/);
  const counts = [MAX_WORDS, 2, 1].filter((count) => words.length - count > 1);
  const nameOf = (count: number) => words.slice(-count).join(" ");
  const behindStreet = counts.filter((count) => endsStreet(words.slice(0, -count))).map(nameOf);
  const isHere = (name: string) => isCityOfRegion(name, countryCode, state.region);
  const mayBeUnknown = isLine || (isTailAlone && state.postalCode !== undefined);
  return (
    behindStreet.find(isHere) ??
    (mayBeUnknown ? behindStreet.find(mayBeTown) : undefined) ??
    counts.map(nameOf).find(isHere) ??
    seamsIn(words.slice(1).join(" ")).find(isHere)
  );
}

/** "511 E Main St, Antlers, Oklahoma" */
export function isStateBehindTown(elements: readonly string[], countryCode: string | undefined): boolean {
  if (countryCode === undefined || elements.length < 3) return false;
  const [town = "", state = ""] = elements.slice(-2);
  return regionNamed(state, countryCode) !== undefined && isKnownCity(town, countryCode);
}

/** "Balcom Canyon Rd.", "PO Box 1155", "North Highway 1" */
function endsStreet(words: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  return STREET_END.test(last) || (/^\d+$/.test(last) && NUMBERED.test(words.at(-2) ?? ""));
}

function mayBeTown(name: string): boolean {
  const [first = "", ...others] = name.split(" ");
  return (SAINT.test(first) || !STREET_END.test(first)) && [first, ...others].every((word) => TOWN_WORD.test(word));
}

/** "Monmouth StJersey City", "Ste 1401New York": where lines ran together, the ends that begin with a capital behind no space. */
function seamsIn(line: string): string[] {
  return [...line.matchAll(SEAM)].map(({ index }) => line.slice(index));
}
