import { rememberByCountry } from "@meridian/domain/bounded-cache";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { parseLooseJson } from "../loose-json.ts";
import { asciiDigits, cleanText, cutText } from "../text.ts";
import { CACHED_PHONES, countDigits, firstOfJoined, firstOfLocalPair, validNumber } from "./joined-phones.ts";

export interface Phone {
  /** For display: international format if it could be parsed, else as written. */
  phone: string;
  phoneE164?: string;
}

const MAX_PHONE_CHARS = 60;
/** Longer texts are not searched for several numbers, which takes the square of their length. */
const MAX_JOINED_CHARS = 200;
const MIN_DIGITS = 3;
/** International format as Google writes it: groups of digits after the calling code, without trunk zeros. */
const INTERNATIONAL = /^\+[1-9]\d{0,2}(?:[ -][1-9]\d*)(?:[ -]\d+)*$/;
const NORTH_AMERICAN = /^\+1 (\d{3}) (\d{3}) (\d{4})/;
const MIN_E164_DIGITS = 8;
const MAX_E164_DIGITS = 15;
/** With more digits, the last ones may be a second line's: "+90 216 345 67 89-90". */
const MAX_PLAIN_DIGITS = 13;
const SHORT_END = /-\d{1,3}$/;
/** "042-37173401-2": the last digits of a further line, where other countries write an extension that is dialled with the number. */
const LINE_BEHIND = /^(.*\d{7,})-\d{1,2}$/;
const DIALLED_THROUGH = new Set(["AT", "CH", "DE", "LI", "LU"]);
/** Fewer are the codes of a country and an area: "+5602". */
const MIN_INTERNATIONAL_DIGITS = 7;
/** Separates numbers, each long enough to be one: slashes and dashes also occur within numbers, as in "0876/022232". */
const SEPARATORS =
  /\s*(?:[;|\n]|,(?=\s*[+(\d])|[\s,]\s*(?:mob(?:ile)?|cell?|gsm|tel|whats ?app|m[oó]vil|celular|portable|handy)\b[.:]*\s*(?=[+(\d])|\s\/\s?|(?<=\d(?:[\s().-]*\d){5})\/(?=\s*[+(0])|\s[-–]\s(?=[+(0])|\s(?:or|oder|veya|ou|o|y|and|und|ve|et)\s|(?<=\d\s*)(?=\+\d))\s*/i;
const MIN_WHOLE_DIGITS = 6;
/** No national number without a leading zero is longer. */
const MIN_LONG_DIGITS = 12;
const EXTENSION =
  /\s*[,;]?\s*(?:dahili|dah\.?|durchwahl|poste|anexo|interno|int\.|доб\.?|вн\.?|внутр\.?|extension|ramal|samb\.?|sambungan|toestel|wewn\.?|linka|mellék|εσωτ\.?|שלוחה|تحويلة|داخلی|ต่อ|máy lẻ|内線|分机|轉|转|내선)\s*:?\s*(\d{1,6})$/i;
/** Text after a number: a fax, and the punctuation of an empty list. */
const FAX_BEHIND = /(?<=\d)[\s,;/|(–-]*\b(?:telefax|fax|faks|факс)\b.*$/iu;
/** What a number is for, and when: "8 812 309-95-10 (единый номер: пн-пт 10:00-20:00)". */
const TIMES_BEHIND = /(?<=\d)\s*\(\s*\p{L}[^()]*\d[:.]\d{2}[^()]*\)/gu;
/** A link that dials or writes to the number: "https://wa.me/966500000000", "tel:+4930123456". */
const LINK_TO_NUMBER = /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(\d{8,15})\b.*$/i;
const MARKS_BEHIND = /[\s,;/|]+$/;
/** "0216 345 67 89 - 90", "0212 594 12 53 - 54 - 55", "0141 726672/721273": further lines, or their last digits. */
const FURTHER_LINES = /\s*[-–/]\s*\d{1,8}(?=(?:\s*[-–/]\s*\d{1,8})*(?:\s*\(?pbx\)?)?$)/gi;
/** Masked digits. */
const MASKED = /[x*•]{3,}$/i;
const LABEL =
  /^(?:tel|telefon|telefono|teléfono|tél|tlf|tfno|fon|phone|ph|mob|mobile|gsm|t|p|whatsapp|т|тел|телефон|τηλ|電話|电话|전화)[.:\s]+/iu;
/** Countries in which numbers of so many digits lack their area code; the library counts them as valid. */
const MAX_LOCAL_DIGITS: Readonly<Record<string, number>> = {
  BD: 8,
  BR: 8,
  CN: 8,
  ID: 7,
  IL: 7,
  IN: 8,
  NL: 8,
  PK: 8,
  PL: 7,
  SK: 7,
  VN: 8,
};
const MIN_LOCAL_DIGITS = 6;
/** With a calling code, trunk zero or area code; or a service's number, as those that start with 1, or with 300 or 400 in Brazil. */
const NO_LOCAL_NUMBER = /^\D*(?:\+|0|1|[34]00)/;
const RUN_OF_DIGITS = /\d{12,}/;
const EXTENSION_BEHIND = / ext\. \d+$/;
const LIST = /^\[.*\]$/;
const ONE_DIGIT_ONLY = /^\D*(\d)(?:\D*\1)*\D*$/;
const LOST_DIGITS = /^\d[.,]\d+e\+?\d+$/i;

/** The first phone in a cell, read in the row's country. Undefined if the cell contains no number. */
export function readPhone(value: CellValue, countryCode: string | undefined): Phone | undefined {
  const plain = typeof value === "string" && !isOneDigit(value) ? plainPhone(value) : undefined;
  if (plain !== undefined) return plain;
  const text = phoneText(value);
  return text === undefined ? undefined : (plainPhone(text) ?? parsedPhone(text, countryCode).phone);
}

const parsedPhone = rememberByCountry((text, country) => ({ phone: parsePhone(text, country) }), CACHED_PHONES);

/** A phone in international format, as it is written. */
function plainPhone(text: string): Phone | undefined {
  if (!INTERNATIONAL.test(text)) return undefined;
  const digits = text.replace(/\D/g, "");
  if (digits.length < MIN_E164_DIGITS || digits.length > MAX_E164_DIGITS) return undefined;
  if ((digits.length > MAX_PLAIN_DIGITS && SHORT_END.test(text)) || LINE_BEHIND.test(text)) return undefined;
  return { phone: text, phoneE164: `+${digits}` };
}

function phoneText(value: CellValue): string | undefined {
  const clean = cleanText(value);
  const text = (clean === undefined ? undefined : asciiDigits(clean))
    ?.replace(LINK_TO_NUMBER, "+$1")
    .replace(LABEL, "")
    .replace(/^'/, "")
    .replace(/\.0$/, "")
    .replace(FAX_BEHIND, "")
    .replace(TIMES_BEHIND, "")
    .replace(MARKS_BEHIND, "");
  if (text === undefined || LOST_DIGITS.test(text) || MASKED.test(text)) return undefined;
  if (LIST.test(text))
    return firstNumber([parseLooseJson(text)].flat(2).map((item) => (typeof item === "object" ? "" : String(item))));
  const parts = text.split(SEPARATORS);
  const isCut =
    parts.length > 1 && countDigits(parts[0] ?? "") < MIN_WHOLE_DIGITS && countDigits(text) <= MAX_E164_DIGITS;
  const first = firstNumber(isCut ? [text] : parts)?.replace(EXTENSION, " ext. $1");
  const isFragment = !isCut && countDigits(first ?? "") < MIN_WHOLE_DIGITS && countDigits(text) > MAX_E164_DIGITS;
  return isFragment ? undefined : first;
}

function firstNumber(parts: readonly string[]): string | undefined {
  return parts.find((part) => countDigits(part) >= MIN_DIGITS && !isOneDigit(part))?.trim();
}

/** "000-000-0000" means none. */
function isOneDigit(text: string): boolean {
  return countDigits(text) >= MIN_WHOLE_DIGITS && ONE_DIGIT_ONLY.test(text);
}

function parsePhone(text: string, countryCode: string): Phone | undefined {
  const country = toCountry(countryCode);
  const own = withoutFurtherLine(text, country);
  const written = own.startsWith("00") && countryCode !== "US" ? `+${own.slice(2)}` : own;
  const parsed =
    country === undefined ? parsePhoneNumberFromString(written) : parsePhoneNumberFromString(written, country);
  const isValid = parsed?.isValid() === true && !lacksAreaCode(written, country);
  const international = internationalOf(written, parsed, isValid);
  if (international !== undefined) return { phone: displayOf(international), phoneE164: international.number };
  const maySeparate = !isValid && written.length <= MAX_JOINED_CHARS;
  const single = maySeparate ? (firstOfLines(written, country) ?? firstOfJoined(written, country)) : undefined;
  if (single !== undefined) return { phone: displayOf(single), phoneE164: single.number };
  // Outside North America, a national number may have the right length and still be a local one, or another country's.
  const isWhole = written.startsWith("+") || parsed?.countryCallingCode === "1";
  const isSure = isValid || (isWhole && parsed?.isPossible() === true);
  if (parsed === undefined || !isSure) return asWritten(text, written);
  return { phone: cutText(displayOf(parsed), MAX_PHONE_CHARS), phoneE164: parsed.number };
}

function withoutFurtherLine(text: string, country: CountryCode | undefined): string {
  const first = LINE_BEHIND.exec(text)?.[1];
  const number = first === undefined ? undefined : validNumber(first, country);
  return first === undefined || number === undefined || DIALLED_THROUGH.has(number.country ?? "") ? text : first;
}

function firstOfLines(text: string, country: CountryCode | undefined): PhoneNumber | undefined {
  for (const { index } of text.matchAll(FURTHER_LINES)) {
    const first = text.slice(0, index);
    const number = countDigits(first) < MIN_WHOLE_DIGITS ? undefined : validNumber(first, country);
    if (number !== undefined) return number;
  }
  return undefined;
}

/** A number that no country's rules confirm, or the first of two; undefined if several cannot be separated. */
function asWritten(text: string, written: string): Phone | undefined {
  const digits = countDigits(written.replace(EXTENSION_BEHIND, ""));
  const isInternational = written.startsWith("+");
  if (digits > MAX_E164_DIGITS || (isInternational && digits < MIN_INTERNATIONAL_DIGITS)) return undefined;
  if (isInternational) return { phone: cutText(text, MAX_PHONE_CHARS) };
  const local = firstOfLocalPair(written);
  const run = RUN_OF_DIGITS.exec(written)?.[0];
  // "42622604262245" has more digits in a row than any number, unless they start with a calling code.
  const areJoined = run !== undefined && (local !== undefined || validNumber(`+${run}`) === undefined);
  return areJoined ? undefined : { phone: cutText(local ?? text, MAX_PHONE_CHARS) };
}

function lacksAreaCode(text: string, country: CountryCode | undefined): boolean {
  const digits = countDigits(text);
  return digits >= MIN_LOCAL_DIGITS && digits <= (MAX_LOCAL_DIGITS[country ?? ""] ?? 0) && !NO_LOCAL_NUMBER.test(text);
}

/** A number that starts with its country's calling code without the plus; undefined if it is valid as it stands. */
function internationalOf(text: string, parsed: PhoneNumber | undefined, isValid: boolean): PhoneNumber | undefined {
  if (parsed === undefined || !/^[1-9]\d{9,14}$/.test(text)) return undefined;
  if (isValid && text.length < MIN_LONG_DIGITS) return undefined;
  const other = parsePhoneNumberFromString(`+${text}`);
  if (other === undefined || other.countryCallingCode !== parsed.countryCallingCode) return undefined;
  return other.isValid() || (!parsed.isPossible() && other.isPossible()) ? other : undefined;
}

/** International format; in North America with hyphens, as is customary there. */
function displayOf(parsed: PhoneNumber): string {
  return parsed.formatInternational().replace(NORTH_AMERICAN, "+1 $1-$2-$3");
}

function toCountry(code: string): CountryCode | undefined {
  return isSupportedCountry(code) ? code : undefined;
}
