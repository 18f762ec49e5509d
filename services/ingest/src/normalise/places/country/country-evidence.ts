import { countryCodes } from "@meridian/domain/places/country-names";
import { postalRegionOf } from "@meridian/domain/places/postal-regions";
import { foldText } from "@meridian/domain/text/fold-text";
import { anyOf } from "@meridian/platform/read-table";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { validNumber } from "../../values/contacts/joined-phones.ts";
import { asciiDigits, cleanText } from "../../values/text.ts";
import { countryOfEasternAddress } from "../address/eastern-address.ts";
import { stripPostalCode, wholePostalCode } from "../address/postal-code.ts";
import { INDIAN_STATES, isProvince, isUsState, provinceOfTail } from "../address/states/state-names.ts";
import { countryOfTownAndState, endsInStateAndZip, townBeforeState } from "../address/states/town-before-state.ts";
import { countriesOfStreet } from "../address/words/street-words.ts";
import { countryOfCity, isKnownCity, regionNamed } from "../known-cities.ts";
import { AUSTRALIAN_STATES, CANADIAN_PROVINCES, US_STATES } from "./country.ts";

/** What a row says about its country without naming it. */
export interface CountryEvidence {
  fullAddress: string | undefined;
  city?: string | undefined;
  state: string | undefined;
  postalCode: string | undefined;
  latitude: number | undefined;
  longitude: number | undefined;
  phone: CellValue;
  /** The country of most other rows in the file. */
  fileCountry: string | undefined;
  /** Hardly any row of the file shows another. */
  isOfOneCountry?: boolean | undefined;
}

type PostalForm = readonly [pattern: RegExp, countryCode: string];

/** Postal code formats of a single country. */
const OWN_FORMS: readonly PostalForm[] = [
  [/^(?!GY|JE|IM)[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, "GB"],
  [/^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/, "CA"],
  [/^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) [0-9AC-FHKNPRTV-Y]{4}$/, "IE"],
  [/^[1-9]\d{3} ?[A-Z]{2}$/, "NL"],
  [/^\d{5}-\d{3}$/, "BR"],
  [/^\d{4}-\d{3}$/, "PT"],
  [/^\d{2}-\d{3}$/, "PL"],
  [/^〒?\d{3}-\d{4}$/, "JP"],
  [/^LT-?\d{5}$/, "LT"],
  [/^LV-?\d{4}$/, "LV"],
  [/^MD-?\d{4}$/, "MD"],
  [/^AZ[ -]?\d{4}$/, "AZ"],
  [/^[A-HJ-NP-Z]\d{4}[A-Z]{3}$/, "AR"],
  [/^AD\d{3}$/, "AD"],
  [/^KY\d-\d{4}$/, "KY"],
];
const INDIAN_TAIL = new RegExp(`(?:^|\\s)${anyOf(INDIAN_STATES)}[\\s-]+[1-9]\\d{2} ?\\d{3}$`);
/** The same at the end of an address, where a town may follow or a state precede. */
const TAIL_FORMS: readonly PostalForm[] = [
  [new RegExp(String.raw`(?:^|[\s,])${anyOf(CANADIAN_PROVINCES)} [A-Z]\d[A-Z] ?\d[A-Z]\d$`), "CA"],
  [/(?:^|[\s,])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, "GB"],
  [/^\d{4} ?[A-Z]{2} \p{L}/u, "NL"],
  [/(?:^|\s)\d{5}-\d{3}$/, "BR"],
  [/^\d{4}-\d{3} \p{L}/u, "PT"],
  [/^\d{2}-\d{3} \p{L}/u, "PL"],
  [/^(?:L|LU)-\d{4} \p{L}/u, "LU"],
  [/(?:^|\s)LT-\d{5}(?: \p{L}|$)/u, "LT"],
  [/(?:^|\s)LV-\d{4}(?: \p{L}|$)/u, "LV"],
  [/(?:^|\s)MD-\d{4}(?: \p{L}|$)/u, "MD"],
  [new RegExp(String.raw`(?:^|\s)${anyOf(AUSTRALIAN_STATES)} \d{4}$`), "AU"],
  [INDIAN_TAIL, "IN"],
];
/** "1620 København V": "1104 Court C" is a street of America. */
const DANISH_DISTRICT = /^\d{4} (\p{Lu}\p{Ll}+) (?:[CKØ]|S[ØV]|N[ØV])$/u;
/** "6211 CK Maastricht, NL": many codes of countries are also states of the US. Canada's postal codes are not digits. */
const COUNTRY_CODE = /^(?!CA)[A-Z]{2}$/;
const CODE_BEFORE_TOWN = /(?:^|,)\s*\d{4,5}(?: ?[A-Z]{2})? (\p{L}[^,\d]*)$/u;
const CYRILLIC = /[а-яё]{3}/iu;
const AMERICAN_PHONE = /^\(?[2-9]\d{2}\)?[-. ]\s?\d{3}[-. ]\d{4}$/;
/** "MA 02108" */
const STATE_AND_ZIP = /^([A-Z]{2}) \d{5}(?:-\d{4})?$/;
/** "122 Bay Ridge Ave. Brooklyn, NY" */
const STATE_BEHIND = /,\s([A-Z]{2})$/;
/** No number of North America starts with a zero. */
const PHONE_WITH_ZERO = /^\D?0[1-9]/;
/** Domestic Russian format; area codes of Kazakhstan start with 7, also behind the calling code that it shares with Russia. */
const RUSSIAN_PHONE = /^\D*8[\s(-]*[3489](?:[\s()-]*\d){9}(?!\d)/;
const KAZAKH_PHONE = /^\D*[78]\D{0,3}7(?:\D{0,3}\d){9}(?!\d)/;
/** Turkish area codes start with 2 to 5, and domestic numbers have a leading zero or are mobile. */
const TURKISH_PHONE = /^(?:\(?0[2-5]\d{2}\)?|\(?5\d{2}\)?)[\s.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}$/;
const TURKEY_BEHIND = /[\s/]t[uü]rk[iİ]ye$|\/\s*turkey$/iu;
/** Abbreviations for quarters, streets and numbers in Turkish addresses. */
const TURKISH_WORDS = /(?:^|[\s,.])(?:mah|mahallesi|cad|caddesi|cd|sok|sokak|sokagi|sk|bulvari|blv)(?=[\s.,])/;
const HOUSE_RANGE = /^([1-9]\d)-([1-9]\d{2}) (.+)$/;
const MAX_HOUSES = 30;
const CHINESE_CITY = /^(\p{Script=Han}{2,5}市)\p{Script=Han}{1,6}[区县镇]/u;
const SCRIPTS: readonly (readonly [script: RegExp, countryCode: string])[] = [
  [/\p{Script=Thai}/gu, "TH"],
  [/\p{Script=Khmer}/gu, "KH"],
  [/\p{Script=Lao}/gu, "LA"],
  [/\p{Script=Myanmar}/gu, "MM"],
  [/\p{Script=Sinhala}/gu, "LK"],
  [/\p{Script=Thaana}/gu, "MV"],
  [/\p{Script=Georgian}/gu, "GE"],
  [/\p{Script=Armenian}/gu, "AM"],
  [/\p{Script=Hebrew}/gu, "IL"],
];
/** Letters with two marks, and with horns, are written in Vietnam alone. */
const VIETNAMESE = /[ơưấầẩẫậắằẳẵặếềểễệốồổỗộớờởỡợứừửữự]/giu;
/** One may be that of a name. */
const MIN_VIETNAMESE = 2;
const ANY_SCRIPT = new RegExp([...SCRIPTS.map(([script]) => script.source), VIETNAMESE.source].join("|"), "iu");
const ZIP_CODE = /^\d{4,5}(?:-\d{4})?$/;
/** Several numbers in one cell: the first tells the country. */
const BETWEEN_PHONES = /[,;|]/;
/** Shared by all of North America. */
const TOLL_FREE = /^\+18(?:00|33|44|55|66|77|88)/;
const NOT_ALONE = new Set(["GP", "RE", "MQ", "GF", "YT", "EH", "SJ", "AX", "GG", "JE", "IM", "VA", "KZ", "CW", "BQ"]);

let knownCodes: ReadonlySet<string> | undefined;

/** The country of a row by a postal code or address format that no other country uses. */
export function countryOfText(
  evidence: Pick<CountryEvidence, "fullAddress" | "city" | "state" | "postalCode" | "phone">,
): string | undefined {
  const { fullAddress, phone } = evidence;
  return knownCountry(
    countryOfPostalCode({ ...evidence, state: evidence.state ?? STATE_BEHIND.exec(fullAddress ?? "")?.[1] }) ??
      (fullAddress === undefined ? undefined : countryOfAddress(fullAddress, phone)) ??
      countryOfTownAndState(evidence.city),
  );
}

/** Codes of countries in the directory. */
export function knownCountry(code: string | undefined): string | undefined {
  knownCodes ??= new Set(countryCodes());
  return code !== undefined && knownCodes.has(code) ? code : undefined;
}

function countryOfPostalCode(
  evidence: Pick<CountryEvidence, "postalCode" | "state" | "city" | "phone">,
): string | undefined {
  const { postalCode, state } = evidence;
  if (postalCode === undefined) return undefined;
  if (state !== undefined && isZipOf(state, postalCode) && !isAbroad(evidence)) return "US";
  if (state !== undefined && INDIAN_TAIL.test(`${state} ${postalCode}`)) return "IN";
  return formOf(postalCode.toUpperCase(), OWN_FORMS);
}

/** Whether digits may be a ZIP code of the US state: 6105 in "WA" is one of Western Australia. */
function isZipOf(state: string, postalCode: string): boolean {
  if (!ZIP_CODE.test(postalCode) || !isUsState(state)) return false;
  const region = postalRegionOf("US", wholePostalCode(postalCode, "US") ?? "");
  return region === undefined || region === (US_STATES.has(state) ? `US-${state}` : regionNamed(state, "US"));
}

/** "Como, CO 22100" in Italy: a state of the US by its letters alone. */
function isAbroad({ city, phone }: Pick<CountryEvidence, "city" | "phone">): boolean {
  if (hasForm(phone, PHONE_WITH_ZERO)) return true;
  return city !== undefined && (countryOfCity(city) ?? "US") !== "US" && !isKnownCity(city, "US");
}

function countryOfAddress(fullAddress: string, phone: CellValue): string | undefined {
  if (TURKEY_BEHIND.test(fullAddress)) return "TR";
  const tail = fullAddress.slice(fullAddress.lastIndexOf(",") + 1).trim();
  if (
    (provinceOfTail(fullAddress) !== undefined || isProvince(tail)) &&
    (/\/\s*\p{L}+$/u.test(tail) || TURKISH_WORDS.test(foldText(fullAddress)) || hasForm(phone, TURKISH_PHONE))
  )
    return "TR";
  const state = STATE_AND_ZIP.exec(tail)?.[1] ?? tail;
  if (endsInStateAndZip(tail)) return "US";
  const isInState = () => (isUsState(state) && state !== "Georgia") || townBeforeState([tail], "US") !== undefined;
  if (hasForm(phone, AMERICAN_PHONE) && isInState()) return "US";
  if (CYRILLIC.test(fullAddress) && hasForm(phone, RUSSIAN_PHONE)) return "RU";
  if (CYRILLIC.test(fullAddress) && hasForm(phone, KAZAKH_PHONE)) return "KZ";
  if (COUNTRY_CODE.test(tail) && isTownOf(fullAddress.slice(0, fullAddress.lastIndexOf(",")), tail)) return tail;
  const form = formOfTail(tail);
  const danishTown = DANISH_DISTRICT.exec(tail)?.[1];
  if (danishTown !== undefined && isKnownCity(danishTown, "DK")) return "DK";
  return (
    form ??
    countryOfEasternAddress(fullAddress) ??
    countryOfChineseCity(fullAddress) ??
    countryOfStreetAndCity(fullAddress) ??
    countryOfScript(fullAddress)
  );
}

/** Whether an address ends in a postal code, or in one and its town, as those of one country do. */
export function endsInPostalCode(address: string): boolean {
  const tail = address.slice(address.lastIndexOf(",") + 1).trim();
  return endsInStateAndZip(tail) || formOfTail(tail) !== undefined;
}

function formOfTail(tail: string): string | undefined {
  return isRangeOfHouses(tail) ? undefined : formOf(tail, TAIL_FORMS);
}

/** The country of a script, or of letters, that addresses of no other are written in. */
function countryOfScript(fullAddress: string): string | undefined {
  if (!ANY_SCRIPT.test(fullAddress)) return undefined;
  if ((fullAddress.match(VIETNAMESE)?.length ?? 0) >= MIN_VIETNAMESE) return "VN";
  const letters = fullAddress.match(/\p{L}/gu)?.length ?? 0;
  return SCRIPTS.find(([script]) => (fullAddress.match(script)?.length ?? 0) > letters / 2)?.[1];
}

/** "Vytauto g. 2, Utena": the only country that writes streets like this and has the city. */
function countryOfStreetAndCity(fullAddress: string): string | undefined {
  const codes = countriesOfStreet(fullAddress);
  if (codes.length === 0) return undefined;
  const names = fullAddress.split(",").map((element) => stripPostalCode(element.trim()));
  const [code, ...others] = codes.filter((each) => names.some((name) => isKnownCity(name, each)));
  return others.length === 0 ? code : undefined;
}

/** Whether an address ends in a postal code and a town of the country behind it, as no address of America does. */
function isTownOf(address: string, countryCode: string): boolean {
  const town = CODE_BEFORE_TOWN.exec(address)?.[1];
  return town !== undefined && isKnownCity(town, countryCode);
}

/** "99-105 Des Voeux Road" starts like a Polish code and town. */
function isRangeOfHouses(tail: string): boolean {
  const [, from, to, rest = ""] = HOUSE_RANGE.exec(tail) ?? [];
  const houses = Number(to) - Number(from);
  return houses > 0 && houses <= MAX_HOUSES && !isKnownCity(rest, "PL");
}

/** "深圳市福田区": without the province. */
function countryOfChineseCity(fullAddress: string): string | undefined {
  const city = CHINESE_CITY.exec(fullAddress)?.[1];
  return city !== undefined && isKnownCity(city, "CN") && !isKnownCity(city, "JP") ? "CN" : undefined;
}

function hasForm(cell: CellValue, form: RegExp): boolean {
  const text = cleanText(cell);
  return text !== undefined && form.test(text);
}

function formOf(text: string, forms: readonly PostalForm[]): string | undefined {
  return forms.find(([pattern]) => pattern.test(text))?.[1];
}

/** A number with a plus reveals its country, unless several share the calling code. */
export function countryOfPhone(cell: CellValue): string | undefined {
  const text = cleanText(cell);
  if (text === undefined) return undefined;
  const digits = asciiDigits(text)
    .replace(/^tel:/i, "")
    .replace(/^00(?=[1-9])/, "+");
  if (!/^\(?\+/.test(digits)) return undefined;
  const { country, number = "" } = validNumber(digits.split(BETWEEN_PHONES, 1)[0] ?? "") ?? {};
  if (country === undefined || NOT_ALONE.has(country) || TOLL_FREE.test(number)) return undefined;
  return knownCountry(country);
}
