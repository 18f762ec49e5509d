import { foldText } from "@meridian/domain/text/fold-text";
import { readWordLists } from "@meridian/platform/read-table";
import { US_STATES } from "../../country/country.ts";

const NAMES = readWordLists(new URL("state-names.tsv", import.meta.url), [
  "usState",
  "turkishProvince",
  "indianState",
  "ukCounty",
]);
const foldedSet = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(foldText));
const US_STATE_NAMES = foldedSet(NAMES.usState);
const PROVINCES = foldedSet(NAMES.turkishProvince);
/** Ceremonial, postal and historic ones, as addresses name them behind the town. Those that are also a town are missing. */
const UK_COUNTIES = foldedSet(NAMES.ukCounty);
const COUNTY_WITH_WORD = /^(?:co\.?|county) \p{L}/iu;
/** Turkish addresses end in "district/province"; the province is the city with its name. */
const DISTRICT_AND_PROVINCE = /(?:^|[\s,])(\p{L}+)\s*[/\-–]\s*(\p{L}+)\s*$/u;
/** Istanbul's sides: "Beyoğlu/İstanbul - Avrupa". */
const SIDE_BEHIND = /\s*[-–(]\s*(?:avrupa|anadolu|asya)(?: yakas[ıi])?\s*\)?\s*$/iu;
const TURKEY_BEHIND = /[\s,/–-]+(?:t[uü]rk[iİ]ye|turkey)\s*$/iu;

export const INDIAN_STATES: readonly string[] = NAMES.indianState;

/** Whether a text is a US state, by its code or name. */
export function isUsState(text: string): boolean {
  return US_STATES.has(text) || US_STATE_NAMES.has(foldText(text));
}

export function isUkCounty(text: string, countryCode: string | undefined): boolean {
  return countryCode === "GB" && (COUNTY_WITH_WORD.test(text) || UK_COUNTIES.has(foldText(text)));
}

/** Whether a text is exactly a Turkish province's name. */
export function isProvince(text: string): boolean {
  return PROVINCES.has(foldText(text));
}

/** The province at the end of a Turkish address or element; undefined if it ends otherwise. */
export function provinceOfTail(text: string): string | undefined {
  const province = DISTRICT_AND_PROVINCE.exec(text.replace(TURKEY_BEHIND, "").replace(SIDE_BEHIND, ""))?.[2];
  return province !== undefined && isProvince(province) ? province : undefined;
}
