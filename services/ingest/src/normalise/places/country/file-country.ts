import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import { cleanText } from "../../values/text.ts";
import { stripPostalCode } from "../address/postal-code.ts";
import { withoutBracketedState, withoutState } from "../address/states/state-behind-city.ts";
import { countriesOfStreet } from "../address/words/street-words.ts";
import { nameBesideTownWord } from "../address/words/town-words.ts";
import { countriesOfRegion, countryOfCity, isAnyCity, isKnownCity, LARGE_CITY, sharesOfCity } from "../known-cities.ts";
import { countryOfPhone } from "./country-evidence.ts";
import { phoneFit } from "./weigh-country.ts";

/** What a row says about its place besides its country. */
export interface RowPlace {
  given?: string | undefined;
  street?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  phone: CellValue;
}

export interface Majority {
  code: string;
  /** Of the rows that tell something, those that tell this. */
  share: number;
}

const COUNTRY_SHARE = 0.8;
/** Cities, or states, that decide the country of a file. */
const MIN_CITIES = 3;
/** A country must have most cities of the file, larger ones than any other country on average, and no close second. */
const MIN_CITY_SHARE = 0.5;
const CLOSE_SECOND = 0.6;
/** Addresses that name the large cities of one country, however few. */
const MIN_ADDRESSES = 10;
/** Addresses with words for streets that one country alone uses. */
const MIN_STREETS = 5;
/** Bare digits, but for those that North America and Russia may dial among themselves. */
const WITH_CALLING_CODE = /^(?![017])\d{11,13}$/;
const MIN_CALLS = 10;
const MIN_CALLS_SHARE = 0.85;
/** Of the file's national numbers, those valid in its country. */
const MIN_PHONE_SHARE = 0.5;
/** Rows that can tell that a file is of the country of its headers. */
const MIN_OF_HOME = 2;
const MAX_ELEMENTS = 4;
/** "101 Reykjavík" */
const SHORT_CODE = /^\d{3}\s+(?=\p{Lu})/u;

/**
 * The country of a file whose rows name none: that of its cities, else of its states, else of its words for streets, with which its phones
 * must agree; else of its phones' calling codes.
 */
export function countryOfFile(rows: readonly RowPlace[]): Majority | undefined {
  const found = countryOfCities(rows) ?? countryOfLargeCities(rows) ?? countryOfStates(rows) ?? countryOfStreets(rows);
  if (found === undefined) return countryOfCalls(rows);
  const fits = rows.map(({ phone }) => phoneFit(phone, found.code)).filter((fit) => fit !== 0);
  return fits.filter((fit) => fit > 0).length >= fits.length * MIN_PHONE_SHARE ? found : countryOfCalls(rows);
}

/** "554533220776": a calling code without its plus, with which nearly all phones begin. Some may be of an older length. */
function countryOfCalls(rows: readonly RowPlace[]): Majority | undefined {
  const phones = new Set(rows.flatMap(({ phone }) => cleanText(phone) ?? []));
  const codes = [...phones].map((phone) => (WITH_CALLING_CODE.test(phone) ? countryOfPhone(`+${phone}`) : undefined));
  const found = mostFrequent(codes, MIN_CALLS);
  if (found === undefined || !isSupportedCountry(found.code)) return undefined;
  const calling = getCountryCallingCode(found.code);
  const alike = [...phones].filter((phone) => WITH_CALLING_CODE.test(phone) && phone.startsWith(calling));
  const share = alike.length / phones.size;
  return share < MIN_CALLS_SHARE ? undefined : { code: found.code, share };
}

/** The country of the headers' language, if most rows have one of its cities or regions, and every national phone is valid there. */
export function countryOfHome(rows: readonly RowPlace[], home: string): Majority | undefined {
  const fits = rows.map(({ phone }) => phoneFit(phone, home));
  if (rows.length < MIN_OF_HOME || fits.some((fit) => fit < 0) || !fits.some((fit) => fit > 0)) return undefined;
  const inHome = rows.filter(
    (row) =>
      namesOf(row).some((name) => isKnownCity(withoutState(name, home), home)) ||
      countriesOfRegion(row.state ?? "").has(home),
  );
  return inHome.length * 2 > rows.length ? { code: home, share: 1 } : undefined;
}

/** Whether the languages that most people speak in two countries are the same. */
export function shareLanguage(code: string | undefined, other: string | undefined): boolean {
  if (code === undefined || other === undefined) return false;
  return code === other || mainLanguage(code) === mainLanguage(other);
}

function mainLanguage(code: string): string {
  return new Intl.Locale(`und-${code}`).maximize().language;
}

/** The country of at least so many, and of nearly all that have one. */
export function mostFrequent(codes: readonly (string | undefined)[], least: number): Majority | undefined {
  const counts = new Map<string, number>();
  for (const code of codes) if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [first] = [...counts].toSorted(([, left], [, right]) => right - left);
  if (first === undefined || first[1] < least || first[1] < total * COUNTRY_SHARE) return undefined;
  return { code: first[0], share: first[1] / total };
}

/** Small towns may be called like larger cities abroad, so every country counts by the size of its own city of the name. */
function countryOfCities(rows: readonly RowPlace[]): Majority | undefined {
  const places = new Map(rows.map((row) => [namesOf(row).join("\n"), namesOf(row)]));
  const known = [...places.values()].map(citySharesOf).filter((shares) => shares.size > 0);
  const totals = new Map<string, { weight: number; count: number; cities: Set<string> }>();
  for (const [code, { share, name }] of known.flatMap((shares) => [...shares])) {
    const total = totals.get(code) ?? { weight: 0, count: 0, cities: new Set() };
    totals.set(code, { weight: total.weight + share, count: total.count + 1, cities: total.cities.add(name) });
  }
  const [best, second] = [...totals].toSorted(([, left], [, right]) => right.weight - left.weight);
  if (best === undefined) return undefined;
  const [code, { weight, count, cities }] = best;
  const isClear = weight >= known.length * MIN_CITY_SHARE && (second?.[1].weight ?? 0) < weight * CLOSE_SECOND;
  if (!isClear || cities.size < MIN_CITIES || count < known.length * COUNTRY_SHARE) return undefined;
  return { code, share: count / known.length };
}

/** Of each country with a city that a row may mean, the likeliest: the last that is as large as any of its name elsewhere. */
function citySharesOf(names: readonly string[]): ReadonlyMap<string, { share: number; name: string }> {
  const best = new Map<string, { share: number; name: string }>();
  for (const name of names) {
    for (const [code, share] of sharesOfCity(name)) {
      if (share >= (best.get(code)?.share ?? 0)) best.set(code, { share, name });
    }
  }
  return best;
}

/** The texts of a row that may name its city. */
function namesOf({ given, city }: Pick<RowPlace, "given" | "city">): string[] {
  const elements = (city ?? given)?.split(/[,،，]/).slice(-MAX_ELEMENTS) ?? [];
  return elements
    .map((element) => stripPostalCode(element.trim()).replace(SHORT_CODE, ""))
    .map((name) => withoutBracketedState(nameBesideTownWord(name, undefined) ?? name))
    .filter((name) => name !== "");
}

/** The only country that has nearly all states of a file: governorates, provinces, or districts called like their towns. */
function countryOfStates(rows: readonly RowPlace[]): Majority | undefined {
  const states = new Set(rows.flatMap(({ state }) => state ?? []));
  const counts = new Map<string, number>();
  for (const state of states) for (const code of countriesOfState(state)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [best, second] = [...counts].toSorted(([, left], [, right]) => right - left);
  if (best === undefined || best[1] < Math.max(MIN_CITIES, states.size * COUNTRY_SHARE)) return undefined;
  if ((second?.[1] ?? 0) >= best[1] * CLOSE_SECOND) return undefined;
  return { code: best[0], share: best[1] / states.size };
}

function countriesOfState(state: string): Iterable<string> {
  const codes = countriesOfRegion(state);
  const ofTown = codes.size > 0 ? undefined : countryOfCity(state);
  return ofTown === undefined ? codes : [ofTown];
}

function namesKnownCity({ city }: RowPlace): boolean {
  return city !== undefined && isAnyCity(city);
}

function countryOfLargeCities(rows: readonly RowPlace[]): Majority | undefined {
  const codes = rows.map((row) => (namesKnownCity(row) ? undefined : countryOfLargeCity(row)));
  return mostFrequent(codes, MIN_ADDRESSES);
}

function countryOfLargeCity(row: RowPlace): string | undefined {
  return countryOfCity(largeCityOf(row) ?? "");
}

/** The large city that the end of an address, or a state, names. */
function largeCityOf(row: RowPlace): string | undefined {
  const names = namesOf(row);
  const isLarge = (name: string) => countryOfCity(name, LARGE_CITY) !== undefined;
  return (
    [...names, ...namesOf({ city: row.state ?? "" })].findLast(isLarge) ?? endsOf(names.at(-1) ?? "").find(isLarge)
  );
}

/** Whether the row names a large city of the country, and the other country has none of that name. */
export function deniesCountry(row: RowPlace, code: string, other: string): boolean {
  const city = largeCityOf(row);
  return city !== undefined && countryOfCity(city) === code && !isKnownCity(city, other);
}

/** The last words of a street without a comma before its city: "12 Hadar Street Tel Aviv". */
function endsOf(line: string): string[] {
  const words = line.split(/\s+/);
  return [3, 2, 1].filter((count) => count + 1 < words.length).map((count) => words.slice(-count).join(" "));
}

function countryOfStreets(rows: readonly RowPlace[]): Majority | undefined {
  const texts = rows.flatMap(({ street, given }) => street ?? given ?? []);
  const codes = texts
    .map((text) => countriesOfStreet(text))
    .map((codes) => (codes.length === 1 ? codes[0] : undefined));
  const found = mostFrequent(codes, MIN_STREETS);
  const share = codes.filter((code) => code === found?.code).length / texts.length;
  return found === undefined || share < COUNTRY_SHARE ? undefined : { code: found.code, share };
}
