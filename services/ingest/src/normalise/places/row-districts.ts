import { foldText } from "@meridian/domain/text/fold-text";
import type { RowCells } from "../row-cells.ts";
import { isPhraseForNothing } from "../values/nothing.ts";
import { cleanText, trimMarks } from "../values/text.ts";
import { cityOfAddress } from "./address/address.ts";
import { isCityState } from "./address/states/city-states.ts";
import { nameBesideTownWord } from "./address/words/town-words.ts";
import { isCountryElement } from "./country/country.ts";
import { countriesOfRegion, countryOfCity, isCityOfSize, isKnownCity, isOtherTownAt } from "./known-cities.ts";
import type { Position } from "./row-where.ts";

const MAX_DISTRICT_CHARS = 120;
/** Inhabitants; districts of a province that is called after a smaller city are towns of their own. */
const METROPOLIS = 400_000;
/** The only such province of Thailand, Bangkok, has districts and no towns; some districts share a name with a town elsewhere. */
const WITHOUT_TOWNS = "TH";
const NUMBER = /^\d+(?:\.0)?$/;
const MAX_NUMBER_DIGITS = 2;
const NUMBERED = /^(\p{L}.*\p{L})[ -]\d{1,2}$/u;
const CONSTITUENCY = /^(?:ward|district)\b/i;
const NO_WORD = /[^\p{L}\p{N}]+/gu;
/** "海淀区", but not "内蒙古自治区"; "Phường 11". */
const WARD = /(?<!自治|行政|特別|特别)[区區]$|^(?:phường|xã|quận|kelurahan|desa|barangay|brgy\.?)\s/iu;
/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
/** The district of a Thai province's capital: "เมืองกระบี่", "Mueang Krabi", or the word alone. */
const OF_CAPITAL = /^(?:อ\.|อำเภอ)?(?:เมือง|mueang|muang)\s*/iu;
/** The type after a district's name, folded. Addresses abbreviate or omit it. */
const KIND_BEHIND = / (?:mahallesi|mah|mh|koyu|ilcesi|district|ward|район)(?= $)/u;

/** Districts from the row's own columns, smallest first. */
export function readDistricts({ row, mapping: { districtColumns, headers } }: RowCells): string[] {
  return districtColumns.flatMap((column) => {
    const text = cleanText(row.cells[column]);
    if (text === undefined || text.length > MAX_DISTRICT_CHARS || isPhraseForNothing(text)) return [];
    return (NUMBER.test(text) ? numbered(headers[column] ?? "", text) : trimMarks(text)) ?? [];
  });
}

/**
 * Whether the cell of a state under a header of districts is a part of the row's city: beside a known city, in its own cell or in the
 * address, it is, unless the country has such a region; a city-state has none.
 */
export function isDistrictOfCity(
  { mapping: { districtFields } }: RowCells,
  state: string | undefined,
  { countryCode, city, address }: Partial<Record<"countryCode" | "city" | "address", string | undefined>>,
): boolean {
  if (state === undefined || !districtFields.has("state")) return false;
  if (WARD.test(state)) return true;
  if (isCityState(countryCode)) return true;
  if (countriesOfRegion(state).has(countryCode ?? "")) return false;
  const beside = city ?? (address === undefined ? undefined : cityOfAddress(address, countryCode));
  return beside !== undefined && isKnownCity(beside, countryCode);
}

/** Whether a numbered name is that of a part of a division in a column beside: "Golfe 4" beside "Golfe", not a street with a house number. */
export function isNumberedPart({ row, mapping }: RowCells, name: string): boolean {
  const whole = NUMBERED.exec(name)?.[1];
  if (whole === undefined) return false;
  const divisions = [mapping.columns.get("state"), ...(mapping.fallbackColumns.get("state") ?? [])];
  return divisions.some(
    (column) => column !== undefined && foldText(cleanText(row.cells[column]) ?? "") === foldText(whole),
  );
}

/**
 * If the city column holds districts, the state column, or the sheet, may be named after a city with state rank: Seoul, Hanoi. A business
 * whose position is in another town is in no district of that city.
 */
export function metropolisOf(
  { mapping: { districtFields } }: RowCells,
  district: string | undefined,
  {
    state,
    countryCode,
    position,
  }: Partial<Record<"state" | "countryCode", string | undefined>> & { position: Position },
): string | undefined {
  if (district === undefined || state === undefined) return undefined;
  if (!districtFields.has("city")) return undefined;
  const named = nameBesideTownWord(state, countryCode);
  const name = named ?? state;
  const behind = countryCode === "TH" ? district.replace(OF_CAPITAL, "") : district;
  if (behind !== district && (behind === "" || behind === name)) return name;
  const code = countryCode ?? countryOfCity(name);
  const isMetropolis = named === undefined ? isCityOfSize(name, code, METROPOLIS) : isKnownCity(name, code);
  const mayBeTown = named === undefined && code !== WITHOUT_TOWNS && isKnownCity(district, code);
  if (!isMetropolis || mayBeTown) return undefined;
  return isOtherTownAt(position, name, code) ? undefined : name;
}

/** "Bezirk 7", but not a constituency; a long number is an arrondissement's postal code. */
function numbered(header: string, number: string): string | undefined {
  if (CONSTITUENCY.test(header)) return undefined;
  const bare = number.replace(/\.0$/, "");
  return bare.length > MAX_NUMBER_DIGITS ? bare : `${header} ${bare}`;
}

/** Adds missing districts to an address: before its city if that is between commas, else before its country, else at the end. */
export function withDistricts(
  address: string | undefined,
  cities: readonly (string | undefined)[],
  districts: readonly string[],
): string | undefined {
  let whole = address;
  for (const district of districts) {
    if (whole === undefined) whole = district;
    else if (!names(whole, district)) whole = insertBefore(cities, whole, district);
  }
  return whole;
}

function insertBefore(cities: readonly (string | undefined)[], address: string, district: string): string {
  const elements = address.split(",");
  const at = cities.map((city) => (city === undefined ? -1 : elementOf(city, elements))).find((found) => found >= 0);
  if (at === undefined) {
    const country = elements.length > 1 && isCountryElement(elements.at(-1)?.trim() ?? "") ? elements.pop() : undefined;
    return [...elements, ` ${district}`, ...(country === undefined ? [] : [country])].join(",");
  }
  if (at === 0) return `${district}, ${address}`;
  return [...elements.slice(0, at), ` ${district}`, ...elements.slice(at)].join(",");
}

/** The element that is the city, else one that contains it. If its region has the same name, the first of the two. */
function elementOf(city: string, elements: readonly string[]): number {
  const isCity = (element = "") => foldText(element) === foldText(city);
  let at = elements.findLastIndex(isCity);
  if (at < 0) return elements.findLastIndex((element, index) => index > 0 && names(element, city));
  while (isCity(elements[at - 1])) at--;
  return at;
}

/** Whether an address names a place, as separate words. */
function names(address: string, place: string): boolean {
  if (UNSPACED.test(place)) return address.includes(place);
  return wordsOf(address).includes(wordsOf(place).replace(KIND_BEHIND, ""));
}

/** Folded words, each between spaces. */
function wordsOf(text: string): string {
  return ` ${foldText(text).replace(NO_WORD, " ").trim()} `;
}
