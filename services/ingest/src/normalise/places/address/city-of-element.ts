import { isKnownCity, isMainNameOfCity, LARGE_CITY } from "../known-cities.ts";
import { withoutNumberedDistrict } from "./district-code.ts";
import { stripPostalCode } from "./postal-code.ts";
import { withoutLevel, withoutState } from "./states/state-behind-city.ts";

/** A house without a number: "Rua do Sol, S/N" */
const NO_NUMBER = /^s\.?\s?\/\s?n\b/i;
const MAX_CITY_CHARS = 120;
/** Only in these countries are three digits before a town its code, not a house number. */
const SHORT_POSTAL: Readonly<Record<string, RegExp>> = {
  IS: /^(?:IS-)?\d{3} (?=\p{L})/u,
  FO: /^(?:FO-)?\d{3} (?=\p{L})/u,
};
/** "50470-Kuala Lumpur", "59200 Kuala Lumpur.": an abbreviation keeps its period. */
const MARKS_AROUND = /^\s*[-–]\s*(?=\p{L})|(?<=\p{L}{4})\.$/gu;
/** "99958 Tonna (Burgtonna)"; shorter ones are articles, "Pobla (La)". */
const QUARTER_IN_BRACKETS = / \(\p{L}[^()]{3,}\)$/u;

/** The city in an element of an address, without its postal code, state and level; undefined if there is none. */
export function toCity(element: string | undefined, countryCode: string | undefined): string | undefined {
  if (element === undefined) return undefined;
  const bare = stripPostalCode(element)
    .replace(MARKS_AROUND, "")
    .replace(SHORT_POSTAL[countryCode ?? ""] ?? "", "");
  const town = withoutState(bare, countryCode);
  const isWhole = bare === element || isKnownCity(town, countryCode);
  const stripped = withoutLevel(isWhole ? town : town.replace(QUARTER_IN_BRACKETS, ""), countryCode);
  const city = withoutNumberedDistrict(stripped, countryCode, bare !== element);
  const isNumbered = /\d/.test(city) && !isMainNameOfCity(city, countryCode ?? "", LARGE_CITY);
  if (isNumbered || !/\p{L}/u.test(city) || city.length > MAX_CITY_CHARS || NO_NUMBER.test(city)) return undefined;
  return city;
}

/** "101 Reykjavík" */
export function beginsWithShortCode(element: string, countryCode: string | undefined): boolean {
  return SHORT_POSTAL[countryCode ?? ""]?.test(element) === true;
}
