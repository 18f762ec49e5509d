import { countryCodes } from "@meridian/shared/domain/country-names";
import { foldText } from "@meridian/shared/domain/fold-text";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { CellValue } from "../parse/sheet-row.ts";
import { countryOfEasternAddress } from "./eastern-address.ts";
import { asciiDigits, cleanText } from "./text.ts";
import { isProvince, provinceOfTail } from "./turkish-provinces.ts";
import { isUsState } from "./us-states.ts";

/** What a row says of its country without naming it. */
export interface CountryEvidence {
  fullAddress: string | undefined;
  city?: string | undefined;
  state: string | undefined;
  postalCode: string | undefined;
  latitude: number | undefined;
  longitude: number | undefined;
  phone: CellValue;
  /** Of most other rows of the file. */
  fileCountry: string | undefined;
}

type PostalForm = readonly [pattern: RegExp, countryCode: string];

/** Forms of postal codes that one country alone has. */
const OWN_FORMS: readonly PostalForm[] = [
  [/^(?!GY|JE|IM)[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, "GB"],
  [/^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/, "CA"],
  [/^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) [0-9AC-FHKNPRTV-Y]{4}$/, "IE"],
  [/^[1-9]\d{3} ?[A-Z]{2}$/, "NL"],
  [/^\d{5}-\d{3}$/, "BR"],
  [/^\d{4}-\d{3}$/, "PT"],
  [/^\d{2}-\d{3}$/, "PL"],
  [/^〒?\d{3}-\d{4}$/, "JP"],
];
const INDIAN_TAIL =
  /(?:^|\s)(?:Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chandigarh|Chhattisgarh|Delhi|Goa|Gujarat|Haryana|Himachal Pradesh|Jammu and Kashmir|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Puducherry|Punjab|Rajasthan|Sikkim|Tamil Nadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal)[\s-]+[1-9]\d{2} ?\d{3}$/;
/** The same in the last element of an address, where a town may follow or a state go before. */
const TAIL_FORMS: readonly PostalForm[] = [
  [/(?:^|[\s,])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, "GB"],
  [/^\d{4} ?[A-Z]{2} \p{L}/u, "NL"],
  [/(?:^|\s)\d{5}-\d{3}$/, "BR"],
  [/^\d{4}-\d{3} \p{L}/u, "PT"],
  [/^\d{2}-\d{3} \p{L}/u, "PL"],
  [/^(?:L|LU)-\d{4} \p{L}/u, "LU"],
  [/(?:^|\s)(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT) \d{4}$/, "AU"],
  [INDIAN_TAIL, "IN"],
];
const AMERICAN_PHONE = /^\(?[2-9]\d{2}\)?[-. ]\s?\d{3}[-. ]\d{4}$/;
/** Dialled within Russia; Kazakhstan's area codes begin with 7. */
const RUSSIAN_PHONE = /^\D*8[\s(-]*[3489](?:[\s()-]*\d){9}(?!\d)/;
/** Area codes of Turkey begin with 2 to 5, and who writes its provinces writes the zero before them, or a mobile without. */
const TURKISH_PHONE = /^(?:\(?0[2-5]\d{2}\)?|\(?5\d{2}\)?)[\s.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}$/;
const TURKEY_BEHIND = /[\s/]t[uü]rk[iİ]ye$|\/\s*turkey$/iu;
/** Words for quarters, streets and numbers that Turkish addresses abbreviate. */
const TURKISH_WORDS = /(?:^|[\s,.])(?:mah|mahallesi|cad|caddesi|cd|sok|sokak|sokagi|sk|bulvari|blv)(?=[\s.,])/;
const ZIP_CODE = /^\d{4,5}(?:-\d{4})?$/;
/** All of North America has these together. */
const TOLL_FREE = /^\+18(?:00|33|44|55|66|77|88)/;
const NOT_ALONE = new Set(["GP", "RE", "MQ", "GF", "YT", "EH", "SJ", "AX", "GG", "JE", "IM", "VA", "KZ", "CW", "BQ"]);

let knownCodes: ReadonlySet<string> | undefined;

/** The country that the text of a row tells, by a form of its postal code or address that no other country has. */
export function countryOfText(
  evidence: Pick<CountryEvidence, "fullAddress" | "state" | "postalCode" | "phone">,
): string | undefined {
  const { fullAddress, phone } = evidence;
  return knownCountry(
    countryOfPostalCode(evidence) ?? (fullAddress === undefined ? undefined : countryOfAddress(fullAddress, phone)),
  );
}

/** Codes that the directory has a country for. */
export function knownCountry(code: string | undefined): string | undefined {
  knownCodes ??= new Set(countryCodes());
  return code !== undefined && knownCodes.has(code) ? code : undefined;
}

function countryOfPostalCode({ postalCode, state }: Pick<CountryEvidence, "postalCode" | "state">): string | undefined {
  if (postalCode === undefined) return undefined;
  if (state !== undefined && ZIP_CODE.test(postalCode) && isUsState(state)) return "US";
  if (state !== undefined && INDIAN_TAIL.test(`${state} ${postalCode}`)) return "IN";
  return formOf(postalCode.toUpperCase(), OWN_FORMS);
}

function countryOfAddress(fullAddress: string, phone: CellValue): string | undefined {
  if (TURKEY_BEHIND.test(fullAddress)) return "TR";
  const tail = fullAddress.slice(fullAddress.lastIndexOf(",") + 1).trim();
  if (
    (provinceOfTail(fullAddress) !== undefined || isProvince(tail)) &&
    (/\/\s*\p{L}+$/u.test(tail) || TURKISH_WORDS.test(foldText(fullAddress)) || hasForm(phone, TURKISH_PHONE))
  )
    return "TR";
  if (isUsState(tail) && tail !== "Georgia" && hasForm(phone, AMERICAN_PHONE)) return "US";
  if (isRussian(fullAddress, phone)) return "RU";
  return formOf(tail, TAIL_FORMS) ?? countryOfEasternAddress(fullAddress);
}

/** Of those who write a Cyrillic address and dial 8, only Russians have area codes that begin so. */
function isRussian(fullAddress: string, phone: CellValue): boolean {
  return /[а-яё]{3}/iu.test(fullAddress) && hasForm(phone, RUSSIAN_PHONE);
}

function hasForm(cell: CellValue, form: RegExp): boolean {
  const text = cleanText(cell);
  return text !== undefined && form.test(text);
}

function formOf(text: string, forms: readonly PostalForm[]): string | undefined {
  return forms.find(([pattern]) => pattern.test(text))?.[1];
}

/** A number that begins with a plus says its country, unless several share the calling code. */
export function countryOfPhone(cell: CellValue): string | undefined {
  const text = cleanText(cell);
  if (text === undefined) return undefined;
  const digits = asciiDigits(text).replace(/^00(?=[1-9])/, "+");
  if (!/^\(?\+/.test(digits)) return undefined;
  const parsed = parsePhoneNumberFromString(digits);
  const code = parsed?.isValid() === true ? parsed.country : undefined;
  if (code === undefined || NOT_ALONE.has(code) || TOLL_FREE.test(parsed?.number ?? "")) return undefined;
  return knownCountry(code);
}
