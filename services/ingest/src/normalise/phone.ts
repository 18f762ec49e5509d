import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import type { CellValue } from "../parse/sheet-row.ts";
import { cleanText, cutText } from "./text.ts";

export interface Phone {
  /** As it is shown: international format where it could be parsed, else as it was written. */
  phone: string;
  phoneE164?: string;
}

const MAX_PHONE_CHARS = 60;
const MIN_DIGITS = 3;
/** International format as Google writes it: groups of digits after the calling code, none with a trunk zero. */
const INTERNATIONAL = /^\+[1-9]\d{0,2}(?:[ -][1-9]\d*)(?:[ -]\d+)*$/;
const NORTH_AMERICAN = /^\+1 (\d{3}) (\d{3}) (\d{4})/;
const MIN_E164_DIGITS = 8;
const MAX_E164_DIGITS = 15;
const SEPARATORS = /\s*(?:[;|\n]|,(?=\s*[+(\d])|\s\/\s?|\s(?:or|oder|veya|ou)\s)\s*/i;
const DIGIT = /\d/g;
const LOST_DIGITS = /^\d[.,]\d+e\+?\d+$/i;

/** The first phone of a cell, read in the row's country. Undefined when the cell holds no number. */
export function readPhone(value: CellValue, countryCode: string | undefined): Phone | undefined {
  const text = phoneText(value);
  if (text === undefined) return undefined;
  if (INTERNATIONAL.test(text)) {
    const digits = text.replace(/\D/g, "");
    if (digits.length >= MIN_E164_DIGITS && digits.length <= MAX_E164_DIGITS)
      return { phone: text, phoneE164: `+${digits}` };
  }
  return parsePhone(text, countryCode);
}

function phoneText(value: CellValue): string | undefined {
  if (typeof value === "boolean") return undefined;
  const text = cleanText(value)
    ?.replace(/^(?:tel|telefon|phone|t|p|whatsapp)[.:\s]+/i, "")
    .replace(/^'/, "")
    .replace(/\.0$/, "");
  if (text === undefined || LOST_DIGITS.test(text)) return undefined;
  const first = text.split(SEPARATORS).find((part) => countDigits(part) >= MIN_DIGITS);
  return first?.trim();
}

function parsePhone(text: string, countryCode: string | undefined): Phone {
  const written = text.startsWith("00") && countryCode !== "US" ? `+${text.slice(2)}` : text;
  const country = toCountry(countryCode);
  const parsed =
    country === undefined ? parsePhoneNumberFromString(written) : parsePhoneNumberFromString(written, country);
  if (parsed?.isPossible() !== true) return { phone: cutText(text, MAX_PHONE_CHARS) };
  return { phone: cutText(displayOf(parsed), MAX_PHONE_CHARS), phoneE164: parsed.number };
}

/** International format, in North America with the hyphens that Google and everyone there write. */
function displayOf(parsed: PhoneNumber): string {
  const text = parsed.formatInternational();
  return parsed.countryCallingCode === "1" ? text.replace(NORTH_AMERICAN, "+1 $1-$2-$3") : text;
}

function toCountry(code: string | undefined): CountryCode | undefined {
  return code !== undefined && isSupportedCountry(code) ? code : undefined;
}

function countDigits(text: string): number {
  return text.match(DIGIT)?.length ?? 0;
}
