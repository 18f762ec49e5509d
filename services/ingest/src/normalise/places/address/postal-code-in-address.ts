import { isCountryElement } from "../country/country.ts";
import { countryOfCity, isKnownCity, LARGE_CITY, regionNamed } from "../known-cities.ts";
import { endsInStateAndZip } from "./states/town-before-state.ts";

/** Codes that look like nothing else in an address of their country. */
const SHAPED: Readonly<Record<string, RegExp>> = {
  BR: /\d{5}-\d{3}/,
  CA: /[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d/,
  CZ: /\d{3} \d{2}(?= \p{L}|$)/u,
  GB: /[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}/,
  GR: /\d{3} \d{2}(?= \p{L}|$)/u,
  IE: /(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[\dAC-FHKNPRTV-Y]{4}/,
  JP: /\d{3}-\d{4}/,
  MT: /[A-Z]{3} ?\d{4}/,
  NL: /[1-9]\d{3} ?[A-Z]{2}(?= \p{L}|$)/u,
  PL: /\d{2}-\d{3}/,
  PT: /\d{4}-\d{3}/,
  SE: /\d{3} \d{2}(?= \p{L}|$)/u,
  SK: /\d{3} \d{2}(?= \p{L}|$)/u,
};
const WITH_LETTERS = new Set(["CA", "GB", "IE", "MT"]);
/** Plain digits: before their town, behind it, or on either side of one that is known. */
const BEFORE = {
  4: "AT BE BG CH DK HU LI LU MK NO SI",
  5: "BA CZ DE EE ES FI FR GR HR IT LT ME MX MY RS SE SK TR UA",
  6: "RO",
};
const BEHIND = { 4: "AU BD NZ ZA", 5: "KR LK NP PK SA TH US", 6: "CN IN NG SG VN", 7: "IL" };
const BESIDE = { 4: "PH", 5: "ID KE MA", 6: "BY KZ KG RU" };
/** Leading digits of addresses in Chinese characters. */
const TAIWANESE = /^(\d{3}(?:\d{2,3})?)\s?(?=\p{sc=Han})/u;
const EASTERN = /\p{sc=Han}|\p{sc=Hangul}/u;
/** This many digits at the end of an address cannot be a house number. */
const SURE_DIGITS = 6;
const LEADING_POSTAL = /^(?:[A-Z]{1,3}-)?(?:\d{4,6}|\d{3} \d{2}|\d{2}-\d{3})(?:-\d{3,4})?\s+\p{L}/u;
/** "Mitre 1048 4°F (4400) Salta" */
const BRACKETED = /\((\d{4,6})\)\s+(\p{L}[\p{L} .'’-]*)$/u;
const MIN_SURE_DIGITS = 5;
const MAX_REGION_WORDS = 3;
const CAPITALS = /^\p{Lu}/u;
const HAS_CODE = /\d{3}|\d ?[A-Z]/;
const ELEMENT = /[,،，;\n]/;
/** "…, NJ 08002 (side entrance)" */
const REMARK_BEHIND = /(?<=\d{4})\.?(?:\s*\([^()]*\))+\.?$/;
const STREET_END =
  /(?:^|\s)(?:st|street|rd|road|ave?|avenue|blvd|lane|ln|drive|dr|no|nr|unit|suite|block|plot|house|shop|floor|box)\.?\s*[#:]?$/iu;

interface DigitForms {
  side: "before" | "behind" | "beside";
  alone: RegExp;
  before: RegExp;
  behind: RegExp;
  /** Behind a street, without a comma; the town may end in its province, "Treviso (TV)". */
  within: RegExp;
}

const digitForms = new Map([...formsOf("before", BEFORE), ...formsOf("behind", BEHIND), ...formsOf("beside", BESIDE)]);
const shapes = new Map(
  Object.entries(SHAPED).map(([country, { source }]) => [
    country,
    new RegExp(`(?<![\\p{L}\\p{N}-])${source}(?![\\p{L}\\p{N}-])`, "gu"),
  ]),
);
/** As `DigitForms.within`, where a shaped code stands before its town. */
const shapedWithin = new Map(
  ["CZ", "GR", "NL", "PL", "PT", "SE", "SK"].map((country) => [
    country,
    new RegExp(`^.*\\S\\s+(${SHAPED[country]?.source})\\s+(\\p{L}[\\p{L} .'’-]*)$`, "u"),
  ]),
);

function formsOf(side: DigitForms["side"], countries: Readonly<Record<number, string>>): [string, DigitForms][] {
  return Object.entries(countries).flatMap(([digits, codes]) => {
    const further = digits === "6" ? "|\\d{3} \\d{3}" : digits === "5" ? "|\\d{5}-\\d{4}" : "";
    const code = `(\\d{${digits}}${further})`;
    return codes.split(" ").map((country): [string, DigitForms] => [
      country,
      {
        side,
        alone: new RegExp(`^(?:${country}-)?\\(?${code}\\)?$`),
        before: new RegExp(`^(?:${country}-|[A-Z]-)?${code}\\s+(\\p{L}.*)$`, "u"),
        within: new RegExp(
          `^.*\\S\\s+(?:${country}-|[A-Z]-)?${code}\\s+(\\p{L}[\\p{L} .'’-]*?)(?:\\s*\\([A-Z]{2,3}\\))?$`,
          "u",
        ),
        behind: new RegExp(`^(.*\\p{L}.*?)(?:\\s*[-–]\\s*|\\s+|\\s*\\()${code}\\)?\\.?$`, "u"),
      },
    ]);
  });
}

/** The postal code that an address has where its country writes one; undefined rather than a house number. */
export function postalCodeInAddress(address: string | undefined, countryCode: string | undefined): string | undefined {
  if (address === undefined || countryCode === undefined || !HAS_CODE.test(address)) return undefined;
  const shape = shapes.get(countryCode);
  const shaped = shape === undefined ? undefined : address.match(shape)?.at(-1);
  if (shaped !== undefined) return shaped;
  if (countryCode === "TW") return TAIWANESE.exec(address.trim())?.[1];
  const forms = digitForms.get(countryCode);
  const elements = address
    .replace(REMARK_BEHIND, "")
    .split(ELEMENT)
    .map((element) => element.trim());
  while (elements.length > 1 && isCountryElement(elements.at(-1) ?? "")) elements.pop();
  const plain =
    forms &&
    (codeAlone(elements, forms) ??
      codeBefore(elements, forms, countryCode) ??
      codeBehind(elements, forms, countryCode));
  return (
    plain ??
    elements.map((element) => townBehindCode(element, countryCode)?.code).findLast((code) => code !== undefined)
  );
}

/** "125009, г. Москва, …", "…, Delhi, 110 001": nothing else at either end of an address. */
function codeAlone(elements: readonly string[], { alone }: DigitForms): string | undefined {
  if (elements.length < 2) return undefined;
  return alone.exec(elements[0] ?? "")?.[1] ?? alone.exec(elements.at(-1) ?? "")?.[1];
}

/** "10115 Berlin", unless it may be a house before its street. */
function codeBefore(
  elements: readonly string[],
  { side, before }: DigitForms,
  countryCode: string,
): string | undefined {
  if (side === "behind") return undefined;
  for (const [at, element] of elements.entries()) {
    const [, code, town = ""] = before.exec(element) ?? [];
    const name = town.split(/[/(]|\s[-–]\s/)[0]?.trim() ?? "";
    if (code !== undefined && ((side === "before" && at > 0) || isKnownCity(name, countryCode))) return code;
  }
  return undefined;
}

/** "8032 Zürich" at the end of an address, or before its province: "28292 Galapagar, Madrid". */
export function elementBehindCode(elements: readonly string[], countryCode: string | undefined): string | undefined {
  const ends = elements.slice(elements.length > 2 && writesCodeFirst(countryCode) ? -2 : -1);
  return ends.findLast((element) => LEADING_POSTAL.test(element));
}

/** Whether digits before a name may be a postal code: in the country, codes have no letters and do not stand behind the town. */
export function mayPrecedeTown(countryCode: string | undefined): boolean {
  return !WITH_LETTERS.has(countryCode ?? "") && digitForms.get(countryCode ?? "")?.side !== "behind";
}

/** Whether a country writes plain codes before their towns. */
function writesCodeFirst(countryCode: string | undefined): boolean {
  return digitForms.get(countryCode ?? "")?.side === "before";
}

/** "19 Rue Vaillant 71450 Blanzy", "Oost 1092 AA Amsterdam": the town or quarter behind the code; one of four digits may number a house. */
export function townBehindCode(
  element: string,
  countryCode: string | undefined,
): { code: string; town: string } | undefined {
  const form = writesCodeFirst(countryCode) ? digitForms.get(countryCode ?? "")?.within : undefined;
  const within = shapedWithin.get(countryCode ?? "")?.exec(element) ?? form?.exec(element) ?? BRACKETED.exec(element);
  const [, code = "", town = ""] = within ?? [];
  if (town === "") return undefined;
  const isSure = code.length >= MIN_SURE_DIGITS && CAPITALS.test(town);
  return isSure || isKnownCity(town, countryCode) ? { code, town } : undefined;
}

/** "Dhaka-1205", "Karnataka 560001", "NY 10118-0110", "… 110 (04524)"; where codes stand first, only behind a known town. */
function codeBehind(
  elements: readonly string[],
  { side, behind }: DigitForms,
  countryCode: string,
): string | undefined {
  const last = elements.at(-1) ?? "";
  const [, rest = "", code] = behind.exec(last) ?? [];
  if (side === "before") return elements.length > 1 && isKnownCity(rest.trim(), countryCode) ? code : undefined;
  if (code === undefined) return codeBehindPlace(elements, behind, countryCode);
  if (STREET_END.test(rest)) return undefined;
  const isSure = side === "behind" && (elements.length > 1 || EASTERN.test(rest) || code.length >= SURE_DIGITS);
  const isOfState = () => countryCode === "US" && endsInStateAndZip(last);
  return isSure || isOfState() || isKnownCity(rest.trim(), countryCode) || endsInPlace(rest, countryCode)
    ? code
    : undefined;
}

/** "…, Kota Bekasi, Jawa Barat 17142, GF - 121A": behind the region or city, though the floor follows. */
function codeBehindPlace(elements: readonly string[], behind: RegExp, countryCode: string): string | undefined {
  const found = elements.map((element) => behind.exec(element) ?? []);
  return found.findLast(
    ([, place = "", code = ""]) =>
      regionNamed(place, countryCode) !== undefined ||
      (code.length >= MIN_SURE_DIGITS && endsInPlace(place, countryCode)),
  )?.[2];
}

/** "Kota Mojokerto Jawa Timur", "Daerah Khusus Ibukota Jakarta": the last words are a region or large city. */
function endsInPlace(text: string, countryCode: string): boolean {
  const words = text.trim().split(/\s+/);
  const ends = words.slice(-MAX_REGION_WORDS).map((_, at, kept) => kept.slice(at).join(" "));
  const last = words.at(-1) ?? "";
  return (
    ends.some((end) => regionNamed(end, countryCode) !== undefined) || countryOfCity(last, LARGE_CITY) === countryCode
  );
}
