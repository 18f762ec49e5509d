import { foldText } from "@meridian/shared/domain/fold-text";
import { isPhraseForNothing } from "./nothing.ts";
import type { RowCells } from "./row-cells.ts";
import { cleanText, trimMarks } from "./text.ts";

const MAX_DISTRICT_CHARS = 120;
const NUMBER = /^\d+(?:\.0)?$/;
const MAX_NUMBER_DIGITS = 2;
const CONSTITUENCY = /^(?:ward|district)\b/i;
const NO_WORD = /[^\p{L}\p{N}]+/gu;
/** Scripts that put no space between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
/** Behind the name of a district, what it is; folded. Addresses abbreviate it or leave it out. */
const KIND_BEHIND = / (?:mahallesi|mah|mh|koyu|ilcesi|district|ward|район)(?= $)/u;

/** Districts of the row's own columns, the smallest first. */
export function readDistricts({ row, mapping: { districtColumns, headers } }: RowCells): string[] {
  return districtColumns.flatMap((column) => {
    const text = cleanText(row.cells[column]);
    if (text === undefined || text.length > MAX_DISTRICT_CHARS || isPhraseForNothing(text)) return [];
    return (NUMBER.test(text) ? numbered(headers[column] ?? "", text) : trimMarks(text)) ?? [];
  });
}

/** "Bezirk 7", but no constituency; a long number is the postal code of an arrondissement. */
function numbered(header: string, number: string): string | undefined {
  if (CONSTITUENCY.test(header)) return undefined;
  const bare = number.replace(/\.0$/, "");
  return bare.length > MAX_NUMBER_DIGITS ? bare : `${header} ${bare}`;
}

/** An address with the districts that it does not name: before its city where that stands between commas, else at its end. */
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
  if (at === undefined) return `${address}, ${district}`;
  if (at === 0) return `${district}, ${address}`;
  return [...elements.slice(0, at), ` ${district}`, ...elements.slice(at)].join(",");
}

/** The element that is the city, else one that names it. Where its region has the same name, the first of the two. */
function elementOf(city: string, elements: readonly string[]): number {
  const isCity = (element = "") => foldText(element) === foldText(city);
  let at = elements.findLastIndex(isCity);
  if (at < 0) return elements.findLastIndex((element, index) => index > 0 && names(element, city));
  while (isCity(elements[at - 1])) at--;
  return at;
}

/** Whether an address names a place, in words of its own. */
function names(address: string, place: string): boolean {
  if (UNSPACED.test(place)) return address.includes(place);
  return wordsOf(address).includes(wordsOf(place).replace(KIND_BEHIND, ""));
}

/** Folded words, each between spaces. */
function wordsOf(text: string): string {
  return ` ${foldText(text).replace(NO_WORD, " ").trim()} `;
}
