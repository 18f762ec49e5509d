import { countryCodeOfName } from "@meridian/domain/places/country-names";
import { anyOf } from "@meridian/platform/read-table";
import { isCountryElement } from "../country/country.ts";
import {
  countriesOfRegion,
  countryOfCity,
  isAnyCity,
  isKnownCity,
  isMainNameOfCity,
  isRegionAlone,
  isTownBeyond,
  LARGE_CITY,
  regionNamed,
} from "../known-cities.ts";
import {
  endsInState,
  isLargestFirst,
  isStreetAndTown,
  STREET,
  splitAddress,
  withoutCountry,
} from "./address-elements.ts";
import { isCityName, isCountyName, knownCityAmong } from "./city-name.ts";
import { beginsWithShortCode, toCity } from "./city-of-element.ts";
import { stripPostalCode } from "./postal-code.ts";
import { elementBehindCode } from "./postal-code-in-address.ts";
import { CITY_STATES, isCityState } from "./states/city-states.ts";
import { withoutState } from "./states/state-behind-city.ts";
import { INDIAN_STATES, isUsState, provinceOfTail } from "./states/state-names.ts";
import { isStateBehindTown, townBeforeState, townOfState } from "./states/town-before-state.ts";
import { countriesOfStreet } from "./words/street-words.ts";
import { nameBesideTownWord } from "./words/town-words.ts";

/** Countries whose addresses end in "city, state postal code". */
const STATE_AND_POSTAL = new Set(["US", "CA", "AU", "IN", "MX", "BR", "MY", "PH", "AR", "NG"]);
/** "Dehradun - 248001": in India a dash separates a city from its code, though not after a state. */
const PIN_BEHIND_CITY = /^(\p{L}[\p{L} .]+?)\s*[-–]\s*\d{3} ?\d{3}$/u;
const INDIAN_STATE = new RegExp(`^${anyOf(INDIAN_STATES)}$`);
const CITY_TERRITORY = /^(?:(?:new )?delhi|chandigarh|puducherry|(?:नई )?दिल्ली)$/i;
/** "Pátio de São Pedro, 48 - São José – Recife" */
const BETWEEN_DASHES = /\s[-–]\s/;
/** A level between the country and the city of an address that goes from the largest to the smallest. */
const REGION =
  /(?:^|\s)(?:область|обл\.?|край|республика|респ\.?|район|р-н|округ|вобласць|раён|облысы|ауданы|oblast|region|district|krai|sav\.|sen\.)(?:\s|$)/iu;
/** "Kauno r. sav., Garliava, Draugystės g. 4" */
const MUNICIPALITY = /[\p{L}.] sav\.$/u;
const DISTRICT = /\s(?:district|tumani|rayonu)$/i;
/** An element with a number is a street, even if it starts with a word for "town". */
const WORDS_ALONE = /^[\p{L} -]+$/u;
const MEXICAN_STATE = /^(?:CDMX|[A-Z][\p{L}.]{0,5}\.)$/u;

/**
 * The city of an address without a city column: the second-to-last element, once what follows is known to be a state, postal code or
 * country; the last if it reads "8032 Zürich". If that cannot be a city, an element known to be one. Undefined rather than a street.
 */
export function cityOfAddress(fullAddress: string, countryCode: string | undefined): string | undefined {
  const elements = splitAddress(fullAddress, countryCode);
  const city = cityAmong(elements, countryCode);
  return city === undefined || countryCode === undefined ? city : (townWithin(city, elements, countryCode) ?? city);
}

/** "Lobito, Benguela, Angola": the town before a region that is called after its capital, unless that is near and may be meant. */
function townWithin(name: string, elements: readonly string[], countryCode: string): string | undefined {
  const at = elements.findLastIndex((element) => toCity(element, countryCode) === name);
  const before = elements[at - 1] ?? "";
  const town = STREET.test(before) ? undefined : toCity(before, countryCode);
  return town !== undefined && isTownBeyond(town, name, countryCode) ? town : undefined;
}

function cityAmong(elements: readonly string[], countryCode: string | undefined): string | undefined {
  const marked = elements
    .map((element) => nameBesideTownWord(element, countryCode))
    .find((name) => name !== undefined && WORDS_ALONE.test(name));
  if (marked !== undefined) return marked;
  const withinCountry = withoutCountry(elements);
  // "Granada" is also a country, and Colombia also a town.
  const places = countryCodeOfName(elements.at(-1) ?? "") === countryCode ? withinCountry : elements;
  const last = elements.at(-1) ?? "";
  const end = isCountryElement(last) ? last : (last.split(BETWEEN_DASHES).at(-1) ?? "");
  if ((elements.length === 1 || end !== last) && isMainNameOfCity(end, countryCode ?? "", LARGE_CITY)) return end;
  const city =
    townBeforeState(withinCountry, countryCode) ??
    elementOfCity([...elements], countryCode) ??
    largeCityAhead(elements, countryCode);
  if (city !== undefined && DISTRICT.test(city)) return knownCityAmong(places, countryCode) ?? city;
  if (city !== undefined && isRegion(city, countryCode)) return cityBeforeRegion(elements, city, countryCode);
  if (city === undefined || isCityName(city, countryCode)) return inDoubt(city, elements, countryCode);
  return knownCityAmong(places, countryCode) ?? townBehindStreet(elements, countryCode);
}

/**
 * Where nobody knows the town: the large city ahead of it, "Riyadh, Al Olaya", "Port Blair, South Andaman - 744106"; without a country or
 * postal code, only what is a city somewhere.
 */
function inDoubt(
  city: string | undefined,
  elements: readonly string[],
  countryCode: string | undefined,
): string | undefined {
  if (city === undefined) return townBehindStreet(elements, countryCode);
  const last = elements.at(-1) ?? "";
  if (countryCode === undefined && stripPostalCode(last) === last)
    return [city, last].find((name) => isAnyCity(name) && isCityName(name, undefined));
  if (countryCode === undefined || isCityState(countryCode) || isKnownCity(city, countryCode)) return city;
  const at = elements.findLastIndex((element) => toCity(element, countryCode) === city);
  const ahead = elements.slice(0, Math.max(at, 1)).map((element) => toCity(element, countryCode) ?? "");
  return ahead.findLast((name) => isMainNameOfCity(name, countryCode, LARGE_CITY)) ?? city;
}

/** Without a country, only what is a city somewhere, and nowhere a region. */
function townBehindStreet(elements: readonly string[], countryCode: string | undefined): string | undefined {
  const street = elements.at(-2) ?? "";
  const town = elements.at(-1) ?? "";
  if (countryCode !== undefined || !(STREET.test(street) || /\d/.test(street))) return undefined;
  return isAnyCity(town) && isCityName(town, undefined) && !isAnyRegion(town) ? town : undefined;
}

function isAnyRegion(name: string): boolean {
  return isUsState(name) || countriesOfRegion(name).size > 0;
}

function isRegion(name: string, countryCode: string | undefined): boolean {
  return isRegionAlone(name, countryCode) || (isCountyName(name, countryCode) && !isKnownCity(name, countryCode));
}

/** "Canterbury, Kent CT1 2JE", "Chilham, Kent": the town before its county or region. The first element of an address is a street. */
function cityBeforeRegion(
  elements: readonly string[],
  region: string,
  countryCode: string | undefined,
): string | undefined {
  const at = elements.findLastIndex((element) => toCity(element, countryCode) === region);
  const town = at > 1 && !STREET.test(elements[at - 1] ?? "") ? toCity(elements[at - 1], countryCode) : undefined;
  const isTown = town !== undefined && isCityName(town, countryCode) && !isRegionAlone(town, countryCode);
  const before = elements.slice(0, Math.max(at, 0)).map((element) => toCity(element, countryCode) ?? "");
  const known = knownCityAmong(before, countryCode);
  const isBehindCounty = isCountyName(elements[at - 1] ?? "", countryCode);
  const isCity = isCityName(region, countryCode) && !isBehindCounty;
  return known ?? (isTown ? town : isCity ? region : undefined);
}

/**
 * "تهران، خیابان ولیعصر، پلاک 5", "Ağdaş, H.Əliyev prospekti 96": where the last element is not a town, a large one may come first, or any
 * before a street.
 */
function largeCityAhead(
  [first = "", ...others]: readonly string[],
  countryCode: string | undefined,
): string | undefined {
  if (countryCode === undefined) return undefined;
  const isLarge = others.length > 1 && countryOfCity(first, LARGE_CITY) === countryCode;
  const isBeforeStreet = isKnownCity(first, countryCode) && countriesOfStreet(others[0] ?? "").includes(countryCode);
  return isLarge || isBeforeStreet ? first : undefined;
}

function elementOfCity(elements: string[], countryCode: string | undefined): string | undefined {
  const [first = "", second = ""] = elements;
  if (stripPostalCode(first) === "" && isCountryElement(second)) elements.shift();
  const cityState = CITY_STATES[countryCode ?? ""];
  if (cityState !== undefined) return cityState;
  if (isLargestFirst(elements) || MUNICIPALITY.test(first))
    return toCity(
      elements.slice(1).find((element) => !REGION.test(element)),
      countryCode,
    );
  const postalTail = elements.length > 2 && stripPostalCode(elements.at(-1) ?? "") === "" ? elements.pop() : undefined;
  const last = elements.at(-1);
  if (last === undefined) return undefined;
  const hasCountry = isCountryElement(stripPostalCode(last));
  if (hasCountry) elements.pop();
  const inner =
    hasCountry && elements.length > 2 && stripPostalCode(elements.at(-1) ?? "") === "" ? elements.pop() : "";
  const tail = elements.at(-1);
  if (tail === undefined) return undefined;
  const province = countryCode === "TR" ? provinceOfTail(tail) : undefined;
  if (province !== undefined) return province;
  const pinned = PIN_BEHIND_CITY.exec(tail)?.[1];
  if (pinned !== undefined) return toCity(pinned, countryCode);
  const brazilian = countryCode === "BR" ? stripPostalCode(tail) : "";
  if (withoutState(brazilian, "BR") !== brazilian) return toCity(tail, countryCode);
  const behind = countryCode === "IN" ? indianCity(tail) : undefined;
  if (behind !== undefined && !isKnownCity(toCity(elements.at(-2), countryCode) ?? "", countryCode)) return behind;
  if (elements.length < 2 && isKnownBeforeState(tail, countryCode)) return toCity(tail, countryCode);
  if (elements.length < 2) return hasCountry && !STREET.test(tail) ? toCity(tail, countryCode) : undefined;
  if (beginsWithShortCode(tail, countryCode)) return toCity(tail, countryCode);
  if (!hasCountry && /\d/.test(stripPostalCode(tail))) return undefined;
  const behindCode = elementBehindCode(elements, countryCode);
  if (behindCode !== undefined) return townOfRegion(toCity(behindCode, countryCode), elements, countryCode);
  if (countryCode === "MX" && MEXICAN_STATE.test(tail)) return toCity(elements.at(-2), countryCode);
  if ((postalTail ?? inner) && !/^[A-Z]{2,3}$/.test(tail)) return toCity(tail, countryCode);
  const isState = endsInState(tail) || isStateBehindTown(elements, countryCode);
  const tailIsCity = hasCountry && !(countryCode !== undefined && STATE_AND_POSTAL.has(countryCode) && isState);
  if (tailIsCity) return toCity(tail, countryCode) ?? toCity(elements.at(-2), countryCode);
  if (!hasCountry && isStreetAndTown(elements, countryCode)) return toCity(tail, countryCode);
  const isPlain = !hasCountry && countryCode !== undefined && !STATE_AND_POSTAL.has(countryCode) && !endsInState(tail);
  if (isPlain) return townOfRegion(toCity(tail, countryCode), elements, countryCode);
  const bareTail = stripPostalCode(tail);
  const hasStates = countryCode === undefined || STATE_AND_POSTAL.has(countryCode);
  if (!hasStates && bareTail !== tail && isKnownCity(bareTail, countryCode))
    return townOfRegion(toCity(tail, countryCode), elements, countryCode);
  const isTown = hasCountry || (stripPostalCode(tail) !== tail && !/^[A-Z]{2,3}\b/.test(tail));
  const [own, end] = [toCity(elements.at(-2), countryCode), toCity(tail, countryCode)];
  if (!isKnownCity(own ?? "", countryCode)) {
    if (isMainNameOfCity(end ?? "", countryCode ?? "", LARGE_CITY)) return end;
    const beforeState = townOfState(tail, countryCode ?? "");
    if (beforeState !== undefined) return beforeState;
  }
  return own ?? (isTown ? end : undefined);
}

/** "Petaling Jaya, 47301 Selangor", "Hat Yai, Songkhla 90110": a town before a region that is no large city. */
function townOfRegion(
  name: string | undefined,
  elements: readonly string[],
  countryCode: string | undefined,
): string | undefined {
  const town = toCity(elements.at(-2), countryCode);
  if (name === undefined || countryCode === undefined || regionNamed(name, countryCode) === undefined) return name;
  return isKnownCity(town ?? "", countryCode) && !isMainNameOfCity(name, countryCode, LARGE_CITY) ? town : name;
}

/** "Genova (GE)" */
function isKnownBeforeState(text: string, countryCode: string | undefined): boolean {
  const city = withoutState(text, countryCode);
  return city !== text && isKnownCity(city, countryCode);
}

/** "Delhi 110006": a city, or one of the territories called after theirs, before its code. */
function indianCity(tail: string): string | undefined {
  const name = stripPostalCode(tail);
  const isCity = CITY_TERRITORY.test(name) || !INDIAN_STATE.test(name);
  return isCity && isKnownCity(name, "IN") ? name : undefined;
}
