import { countryContradictedBy, dialsCountry } from "@meridian/domain/places/country-contradiction";
import { isSameState } from "@meridian/domain/places/territories";
import { countryOfPosition } from "@meridian/domain/places/time-zone";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { validNumber } from "../../values/contacts/joined-phones.ts";
import { readPhone } from "../../values/contacts/phone.ts";
import { cleanText } from "../../values/text.ts";
import { stripPostalCode } from "../address/postal-code.ts";
import { nameBesideTownWord } from "../address/words/town-words.ts";
import { countryOfCity, countryOfCityAt, isKnownCity, LARGE_CITY } from "../known-cities.ts";
import { type CountryEvidence, countryOfPhone, countryOfText, knownCountry } from "./country-evidence.ts";

export interface WeighedCountry {
  countryCode?: string;
  /** Another country the row has evidence for. */
  contradictedBy?: string;
}

/** The weight of each kind of evidence. Text that only one country writes counts most: coordinates get swapped, phones move. */
const WEIGHTS = { text: 3, position: 2, phone: 2, file: 1, city: 1 } as const;
/** Whether the national number is valid in a country, if there is a choice. */
const PHONE_FIT = 1;
const MIN_WEIGHT = 2;
const MIN_PHONE_DIGITS = 7;

/**
 * The country of a row that names none, by weighing its text formats, its coordinates if well inside a country, its phone's calling code,
 * and the file's other rows with its city. No country rather than a guess.
 */
export function weighCountry(evidence: CountryEvidence): WeighedCountry {
  const { latitude, longitude, phone, city, fileCountry } = evidence;
  const position = knownCountry(placedCountry(evidence));
  const isStray = isStrayPosition(evidence, position);
  const spoken: readonly (readonly [code: string | undefined, weight: number])[] = [
    [countryOfText(evidence), WEIGHTS.text],
    [position, isStray ? 0 : WEIGHTS.position],
    [countryOfPhone(phone), WEIGHTS.phone],
    [fileCountry, isStray ? WEIGHTS.position : WEIGHTS.file],
    [isCityOf(city, fileCountry) ? fileCountry : undefined, WEIGHTS.city],
  ];
  const weights = new Map<string, number>();
  for (const [code, weight] of spoken) if (code !== undefined) weights.set(code, (weights.get(code) ?? 0) + weight);
  const isOpen = weights.size > 1 || [...weights.values()].some((weight) => weight < MIN_WEIGHT);
  const ranked = [...weights]
    .map(([code, weight]) => ({ code, weight, total: isOpen ? weight + phoneFit(phone, code) : weight }))
    .toSorted((left, right) => right.total - left.total);
  const best = ranked.find(({ weight, total }) => weight >= MIN_WEIGHT || total >= MIN_WEIGHT);
  if (best === undefined) return isOfFile(evidence) && fileCountry !== undefined ? { countryCode: fileCountry } : {};
  if (weights.size === 1 && countryOfPhone(phone) === best.code && isLargeCityAbroad(city, best.code)) return {};
  const isNearBest = countryContradictedBy(best.code, { latitude, longitude }) === undefined;
  const other = ranked.find(({ code, weight }) => {
    const sure = isNearBest && code === position ? weight - WEIGHTS.position : weight;
    return (sure >= MIN_WEIGHT || (isStray && code === position)) && !isSameState(code, best.code);
  });
  return { countryCode: best.code, ...(other === undefined ? {} : { contradictedBy: other.code }) };
}

/**
 * Borders are known only roughly: what is near the only country of a file is in it, and what is in a city of another country is not
 * elsewhere.
 */
function placedCountry({ latitude, longitude, fileCountry, isOfOneCountry }: CountryEvidence): string | undefined {
  const isInside = isOfOneCountry === true && latitude !== undefined && fileCountry !== undefined;
  const isOfOwn = isInside && countryContradictedBy(fileCountry, { latitude, longitude }) === undefined;
  if (isOfOwn) return fileCountry;
  const code = countryOfPosition(latitude, longitude);
  if (code === fileCountry || latitude === undefined || longitude === undefined) return code;
  const settled = countryOfCityAt(latitude, longitude);
  if (code === undefined) return settled === fileCountry ? settled : undefined;
  if (settled === undefined) {
    const isByBorder =
      fileCountry !== undefined && countryContradictedBy(fileCountry, { latitude, longitude }) === undefined;
    return isByBorder ? undefined : code;
  }
  if (isSameState(settled, code)) return code;
  return settled === fileCountry ? fileCountry : undefined;
}

/** In a list of one country, a position abroad that nothing else in its row supports is more likely a mistake of the source. */
function isStrayPosition(evidence: CountryEvidence, code: string | undefined): boolean {
  const { fileCountry, isOfOneCountry, phone, city = "", fullAddress = "" } = evidence;
  if (code === undefined || fileCountry === undefined || isOfOneCountry !== true) return false;
  const isSpoken =
    isSameState(code, fileCountry) ||
    countryOfText(evidence) === code ||
    countryOfPhone(phone) === code ||
    phoneFit(phone, code) > Math.max(0, phoneFit(phone, fileCountry)) ||
    [city, ...fullAddress.split(",")].some((name) => countryOfCity(stripPostalCode(name.trim()), LARGE_CITY) === code);
  return !isSpoken;
}

/** Whether a row that shows no country shares the one of all others: nothing speaks against it. */
function isOfFile({ fileCountry, isOfOneCountry, city, phone, latitude, longitude }: CountryEvidence): boolean {
  if (fileCountry === undefined || isOfOneCountry !== true || phoneFit(phone, fileCountry) < 0) return false;
  const name = city === undefined ? "" : stripPostalCode(city);
  const isElsewhere = countryOfCity(name) !== undefined && !isKnownCity(name, fileCountry);
  return !isElsewhere && countryContradictedBy(fileCountry, { latitude, longitude }) === undefined;
}

/** Whether a large city of that name lies elsewhere and none here: a mistyped calling code beside it says nothing. */
function isLargeCityAbroad(city: string | undefined, countryCode: string): boolean {
  const name = city === undefined ? "" : stripPostalCode(city);
  const other = countryOfCity(name, LARGE_CITY);
  return other !== undefined && other !== countryCode && !isKnownCity(name, countryCode);
}

/** Whether the country has the largest city of that name: "Paris" is not the one in Texas, whatever the file's other rows are. */
function isCityOf(city: string | undefined, countryCode: string | undefined): boolean {
  if (city === undefined || countryCode === undefined) return false;
  const name = stripPostalCode(city);
  return countryOfCity(nameBesideTownWord(name, countryCode) ?? name) === countryCode;
}

/** A country other than the named one that its coordinates are well inside of or, without coordinates, its phone belongs to. */
export function contradictionOf(
  named: string,
  { latitude, longitude, phone }: Pick<CountryEvidence, "latitude" | "longitude" | "phone">,
): string | undefined {
  if (latitude !== undefined) return countryContradictedBy(named, { latitude, longitude });
  if (dials(phone, named)) return undefined;
  const other = countryOfPhone(phone);
  return other === undefined || isSameState(named, other) ? undefined : other;
}

function dials(cell: CellValue, countryCode: string): boolean {
  return dialsCountry(cleanText(cell)?.replace(/[\s()-]/g, "") ?? "", countryCode);
}

/** Positive if a national number is valid in a country, negative if it is not, 0 if it has a plus or is too short to tell. */
export function phoneFit(cell: CellValue, countryCode: string): number {
  const text = cleanText(cell);
  const isNational = text !== undefined && !/^\(?\+|^00/.test(text);
  if (!isNational) return 0;
  const phone = readPhone(cell, countryCode);
  if ((phone?.phone ?? text).replace(/\D/g, "").length < MIN_PHONE_DIGITS) return 0;
  const number = phone?.phoneE164;
  return number !== undefined && validNumber(number) !== undefined ? PHONE_FIT : -PHONE_FIT;
}
