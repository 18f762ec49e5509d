import { isCountryElement } from "./country.ts";

export interface AddressParts {
  street?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  postalCode?: string | undefined;
  country?: string | undefined;
}

/** Countries whose addresses end "city, state postal code". */
const STATE_AND_POSTAL = new Set(["US", "CA", "AU", "IN", "MX", "BR", "MY", "PH", "AR", "NG"]);
const POSTAL_CODES: readonly RegExp[] = [
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g,
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/g,
  /(?:\b[A-Z]{1,3}-)?\b\d{3} \d{2}\b(?= \p{L})/gu,
  /(?:\b[A-Z]{1,3}-)?\b\d{4,6}(?:-\d{3,4})?(?: [A-Z]{2}\b(?= \p{L}))?/gu,
  /\b\d{2}-\d{3}\b/g,
];
const LEADING_POSTAL = /^(?:[A-Z]{1,3}-)?(?:\d{4,6}|\d{3} \d{2}|\d{2}-\d{3})(?:-\d{3,4})?\s+\p{L}/u;
const MAX_CITY_CHARS = 120;

/**
 * The city of an address that has no column of its own: the second-to-last element, once what follows it is known to be
 * a state, a postal code or a country; the last where it reads "8032 Zürich". Undefined rather than a street.
 */
export function cityOfAddress(fullAddress: string, countryCode: string | undefined): string | undefined {
  const elements = fullAddress
    .split(/[,،，]/)
    .map((element) => element.trim())
    .filter((element) => element !== "");
  const last = elements.at(-1);
  if (last === undefined || elements.length < 2) return undefined;
  const hasCountry = isCountryElement(last);
  if (hasCountry) elements.pop();
  const tail = elements.at(-1);
  if (tail === undefined || elements.length < 2) return undefined;
  if (LEADING_POSTAL.test(tail)) return toCity(tail);
  const tailIsCity =
    hasCountry && !(countryCode !== undefined && STATE_AND_POSTAL.has(countryCode) && endsInState(tail));
  if (tailIsCity) return toCity(tail) ?? toCity(elements.at(-2));
  return toCity(elements.at(-2)) ?? (hasCountry ? toCity(tail) : undefined);
}

/** One line of the parts a row has, the city before the last element. */
export function joinAddress({ street, city, state, postalCode, country }: AddressParts): string | undefined {
  if (street === undefined && city === undefined) return undefined;
  const namedState = state !== undefined && /\p{L}/u.test(state) ? state : undefined;
  const region = [namedState, postalCode].filter((part) => part !== undefined).join(" ");
  const parts = [street, city, region === "" ? country : region];
  return parts.filter((part) => part !== undefined && part !== "").join(", ");
}

/** A city's name without the postal code that some sources write into it. */
export function stripPostalCode(text: string): string {
  let stripped = text;
  for (const pattern of POSTAL_CODES) stripped = stripped.replace(pattern, " ");
  return stripped.replace(/\s+/g, " ").trim();
}

/** "CA 94114", "Gujarat 380028" or "NSW": what stands after the city where addresses name a state. */
function endsInState(element: string): boolean {
  return stripPostalCode(element) !== element || /^[A-Z]{2,3}$/.test(element);
}

function toCity(element: string | undefined): string | undefined {
  if (element === undefined) return undefined;
  const city = stripPostalCode(element);
  if (city === "" || /\d/.test(city) || !/\p{L}/u.test(city) || city.length > MAX_CITY_CHARS) return undefined;
  return city;
}
