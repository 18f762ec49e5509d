import { remember } from "@meridian/domain/bounded-cache";
import { correctedCountryCodeOf } from "@meridian/domain/places/country-correction";
import { countryCodeOf, countryCodeOfName, countryName } from "@meridian/domain/places/country-names";
import { anyOf } from "@meridian/platform/read-table";
import { isPhraseForNothing } from "../../values/nothing.ts";
import { countryOfCallingCode } from "./calling-codes.ts";

export interface CountryCells {
  code: string | undefined;
  name: string | undefined;
  fullAddress: string | undefined;
}

export interface Country {
  countryCode?: string;
  /** The English name for the code, or the row's own text. */
  country?: string;
  /** An unreadable country text, if nothing else in the row told the country. */
  unknown?: string;
}

/** Two-letter codes of US states. */
export const US_STATES: ReadonlySet<string> = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC".split(
    " ",
  ),
);
/** Of provinces and territories. */
export const CANADIAN_PROVINCES: readonly string[] = "AB BC MB NB NL NS NT NU ON PE QC SK YT".split(" ");
export const AUSTRALIAN_STATES: readonly string[] = "NSW VIC QLD WA SA TAS ACT NT".split(" ");
const US_TAIL = /^([A-Z]{2}) \d{5}(?:-\d{4})?$/;
const CANADIAN_TAIL = new RegExp(`^${anyOf(CANADIAN_PROVINCES)} [A-Z]\\d[A-Z] ?\\d[A-Z]\\d$`);
const CACHED_NAMES = 5000;
const UNKNOWN = "";

const REGIONAL_LETTER_A = 0x1f1e6;
const FLAG = /^[\u{1F1E6}-\u{1F1FF}]{2}$/u;
/** "TR - Türkiye", "Germany (DE)", "Россия / РФ": several spellings of one country. */
const BETWEEN_SPELLINGS = /\s*[()/|,;]\s*|\s+[-–—]\s+/;
/** The same within an address, and before or after a name in another script: "China 中国". */
const BETWEEN_NAMES =
  /\s*[()/]\s*|\s+[-–—]\s+|(?<=\p{sc=Latin})\s+(?=[^\p{sc=Latin}\P{L}])|(?<=[^\p{sc=Latin}\P{L}])\s+(?=\p{sc=Latin})/u;

const codeOfText = remember(
  (text: string) =>
    countryCodeOf(text) ??
    countryOfCallingCode(text) ??
    codeOfFlag(text) ??
    codeOfSpellings(text) ??
    correctedCountryCodeOf(text) ??
    UNKNOWN,
  CACHED_NAMES,
);
const codeOfTail = remember((text: string) => tailCode(text) ?? UNKNOWN, CACHED_NAMES);

/** The country by its code, else by its name in any language or a near match, else by the end of the address. */
export function readCountry({ code, name, fullAddress }: CountryCells): Country {
  const found = (code && codeOfText(code)) || (name && codeOfText(name)) || codeOfAddress(fullAddress);
  if (found !== undefined && found !== UNKNOWN) {
    const english = countryName(found);
    return { countryCode: found, ...(english === undefined ? {} : { country: english }) };
  }
  const word = name ?? code;
  if (word === undefined || isPhraseForNothing(word)) return {};
  return { ...(/\p{L}/u.test(word) ? { country: word.slice(0, 120) } : {}), unknown: word };
}

/** Whether an address element names a country by itself. Any pair of letters but one is a state. */
export function isCountryElement(element: string): boolean {
  if (element === "UK") return true;
  return element.length > 2 && element.length < 60 && !/\d/.test(element) && codeOfElement(element) !== UNKNOWN;
}

/** The elements of an address before its country. */
export function beforeCountry(elements: readonly string[]): string[] {
  const before = [...elements];
  while (before.length > 1 && isCountryElement(before.at(-1) ?? "")) before.pop();
  return before;
}

/** The country's name, or its names in several languages alone: "België - Belgique - Belgien". */
const codeOfElement = remember((element: string): string => {
  const code = countryCodeOfName(element);
  if (code !== undefined || !BETWEEN_NAMES.test(element)) return code ?? UNKNOWN;
  const codes = new Set(
    element
      .split(BETWEEN_NAMES)
      .filter((name) => name !== "")
      .map(countryCodeOfName),
  );
  const [one = UNKNOWN] = codes;
  return codes.size === 1 ? one : UNKNOWN;
}, CACHED_NAMES);

/** Some spelling must name a country, and all that do must agree; codes count only without names. */
function codeOfSpellings(text: string): string | undefined {
  const spellings = text.split(BETWEEN_SPELLINGS).filter((spelling) => spelling !== "");
  if (spellings.length < 2) return undefined;
  for (const read of [countryCodeOfName, countryCodeOf]) {
    const codes = new Set(spellings.map(read).filter((code) => code !== undefined));
    const [code] = codes;
    if (code !== undefined) return codes.size === 1 ? code : undefined;
  }
  return undefined;
}

function codeOfFlag(text: string): string | undefined {
  if (!FLAG.test(text)) return undefined;
  return countryCodeOf(
    [...text].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - REGIONAL_LETTER_A + 65)).join(""),
  );
}

function codeOfAddress(fullAddress: string | undefined): string | undefined {
  if (fullAddress === undefined) return undefined;
  const tail = fullAddress.slice(fullAddress.lastIndexOf(",") + 1).trim();
  const found = tail === "" ? UNKNOWN : codeOfTail(tail);
  return found === UNKNOWN ? codeOfHead(fullAddress) : found;
}

/** For an address that goes from the largest to the smallest: "Россия, Москва, Тверская улица, 1". */
function codeOfHead(fullAddress: string): string | undefined {
  const elements = fullAddress.split(",");
  const head = elements[0]?.trim() ?? "";
  return elements.length > 2 && isCountryElement(head) ? codeOfElement(head) : undefined;
}

function tailCode(tail: string): string | undefined {
  const state = US_TAIL.exec(tail)?.[1];
  if (state !== undefined && US_STATES.has(state)) return "US";
  if (CANADIAN_TAIL.test(tail)) return "CA";
  return isCountryElement(tail) ? codeOfElement(tail) : undefined;
}
