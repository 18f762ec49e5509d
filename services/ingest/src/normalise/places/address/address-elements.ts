import { isCountryElement } from "../country/country.ts";
import { isKnownCity } from "../known-cities.ts";
import { stripPostalCode } from "./postal-code.ts";
import { isUsState } from "./states/state-names.ts";

/** Words and endings of streets and buildings, which no town has before its country. */
export const STREET =
  /(?:^|\s)(?:st|str|street|road|rd|avenue|ave|lane|blvd|boulevard|drive|plaza|mall|centre|center|rue|via|viale|calle|avenida|av|rua|cad|caddesi|cd|sok|sokak|mah|mahallesi|ulica|ul|ул|улица|jalan|jl|building|tower|airport|floor|suite|ste|unit|apt|room|bldg|north|south|east|west|block|sector|near|opp)(?:\.|\s|$)|(?:straße|strasse|straat|gasse|platz|weg|gatan|gade|vägen|vej)$/iu;

/** Addresses in the Emirates use dashes between elements, also beside commas. */
export function splitAddress(fullAddress: string, countryCode: string | undefined): string[] {
  const comma = countryCode === "AE" ? /\s+-\s+|[,،]/ : /[,،，]/;
  return fullAddress
    .split(comma)
    .map((element) => element.trim())
    .filter((element) => element !== "");
}

export function withoutCountry(elements: readonly string[]): readonly string[] {
  return isCountryElement(elements.at(-1) ?? "") ? elements.slice(0, -1) : elements;
}

/** "Россия, Московская область, Химки, Юбилейный проспект, 60". */
export function isLargestFirst(elements: readonly string[]): boolean {
  const [first = "", ...others] = elements;
  return others.length > 1 && isCountryElement(first) && !isCountryElement(stripPostalCode(others.at(-1) ?? ""));
}

/** "CA 94114", "Gujarat 380028" or "NSW": what follows the city in countries whose addresses name a state. */
export function endsInState(element: string): boolean {
  return stripPostalCode(element) !== element || /^[A-Z]{2,3}$/.test(element);
}

/** "652 Polk St, San Francisco", as map pages abbreviate nearby places; "St Louis" is a town. */
export function isStreetAndTown(elements: readonly string[], countryCode: string | undefined): boolean {
  const [street = "", town = "", ...others] = elements;
  if (others.length > 0 || /\d/.test(town) || isUsState(town)) return false;
  const isTown = isKnownCity(town, countryCode);
  if (/^\d+\s+\p{L}/u.test(street)) return isTown || !STREET.test(town);
  return isTown && STREET.test(street) && !isKnownCity(street, countryCode);
}
