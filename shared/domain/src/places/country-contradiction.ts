import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { CountryContradiction } from "@meridian/contracts/businesses/business-list";
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { remember } from "../bounded-cache.ts";
import { isSameState } from "./territories.ts";
import { countryOfPosition, isClockOfCountry, isInCountryZone, isNearCountry, isNearZone } from "./time-zone.ts";

export type CountryCheckFields = Pick<
  BusinessFields,
  "countryCode" | "timeZone" | "phoneE164" | "latitude" | "longitude"
>;

const CACHED_COUNTRIES = 300;
/** Shared by all of North America, and dialled from elsewhere. */
const TOLL_FREE = /^\+18(?:00|33|44|55|66|77|88)/;
/** Numbers of a neighbour's plan that are used within a country. */
const FOREIGN_PLANS: Readonly<Record<string, RegExp>> = {
  CY: /^\+90392/,
  GE: /^\+7(?:840|940)/,
  SM: /^\+39/,
  UA: /^\+7(?:365|869|978)/,
  XK: /^\+(?:377|386)/,
};

/** With a plus; "" for a code the library does not know. */
const callingCodeOf = remember(
  (countryCode) => (isSupportedCountry(countryCode) ? `+${getCountryCallingCode(countryCode)}` : ""),
  CACHED_COUNTRIES,
);

/** Whether an international number without spaces starts with a country's calling code: a cheap check before parsing. */
export function dialsCountry(number: string, countryCode: string): boolean {
  const callingCode = callingCodeOf(countryCode);
  return callingCode !== "" && number.startsWith(callingCode);
}

export function isCountryContradicted(fields: CountryCheckFields): boolean {
  return countryContradictionsOf(fields).length > 0;
}

/** What certainly contradicts the country of a business. Near a border, or in a zone with the country's own time, nothing does. */
export function countryContradictionsOf(fields: CountryCheckFields): CountryContradiction[] {
  const { countryCode, phoneE164 } = fields;
  if (countryCode === undefined) return [];
  const isElsewhere = countryContradictedBy(countryCode, fields) !== undefined;
  const found: CountryContradiction[] = [];
  if (isZoneForeign(countryCode, fields, isElsewhere)) found.push("timeZone");
  if (phoneE164 !== undefined && isPhoneForeign(countryCode, phoneE164)) found.push("phone");
  if (isElsewhere) found.push("position");
  return found;
}

/** The other country that the position is well inside of. */
export function countryContradictedBy(
  countryCode: string,
  { latitude, longitude }: Pick<CountryCheckFields, "latitude" | "longitude">,
): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  if (isInCountryZone(latitude, longitude, countryCode) !== false) return undefined;
  const other = countryOfPosition(latitude, longitude);
  if (other === undefined || isSameState(other, countryCode)) return undefined;
  return isNearCountry(latitude, longitude, countryCode) ? undefined : other;
}

/** A zone that reaches the position adds nothing to it. */
function isZoneForeign(
  countryCode: string,
  { timeZone, latitude, longitude }: CountryCheckFields,
  isElsewhere: boolean,
): boolean {
  if (timeZone === undefined || isClockOfCountry(timeZone, countryCode)) return false;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  return isElsewhere || !isPlaced || !isNearZone(latitude, longitude, timeZone);
}

function isPhoneForeign(countryCode: string, phoneE164: string): boolean {
  const callingCode = callingCodeOf(countryCode);
  if (callingCode === "" || phoneE164.startsWith(callingCode)) return false;
  if (TOLL_FREE.test(phoneE164) || FOREIGN_PLANS[countryCode]?.test(phoneE164) === true) return false;
  const parsed = parsePhoneNumberFromString(phoneE164);
  if (parsed?.isValid() !== true) return false;
  const owners = getCountries().filter((code) => getCountryCallingCode(code) === parsed.countryCallingCode);
  return owners.length > 0 && !owners.some((code) => isSameState(code, countryCode));
}
