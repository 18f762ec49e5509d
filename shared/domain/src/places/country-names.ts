import { createRequire } from "node:module";
import { foldText } from "../text/fold-text.ts";
import { slugify } from "../text/slug.ts";
import countrySpellings from "./country-spellings.json" with { type: "json" };

/** By alpha-2 code, except for the last. */
interface CountrySpellings {
  /** Common names where ISO 3166 has a longer or older one. */
  shortNames: Readonly<Record<string, string>>;
  /** Other spellings in files and searches. */
  otherSpellings: Readonly<Record<string, readonly string[]>>;
  /** Alpha-2 codes by Olympic codes that are not alpha-3 codes: "GER" is as common for Germany as "DEU". */
  olympicCodes: Readonly<Record<string, string>>;
}

const { shortNames, otherSpellings, olympicCodes }: CountrySpellings = countrySpellings;
const requireJson = createRequire(import.meta.url);
/** Searched first, so that a name with different meanings in two languages means what most readers expect. */
const LEADING_LANGUAGES = ["en", "es", "fr", "de", "pt", "it", "nl", "tr", "ru", "ar", "zh", "ja"];

/** Languages that the library of names lacks, or has without the common names. */
const FURTHER_LANGUAGES =
  "en es fr de pt it nl tr ru ar zh zh-Hant ja ko pl cs sk hu ro bg el uk sr hr bs sl lt lv et sv da nb nn fi is ca eu gl ga sq mk he fa hi mr bn ta te kn ml gu pa ur ne si th vi id ms fil km my ka hy az kk ky uz mn sw af".split(
    " ",
  );
const STYLES = ["long", "short"] as const;
/** Territories called after saints, as are towns and quarters all over the world. */
const SAINTS = new Set(["BL", "MF", "SH"]);
/** A shorter name in an alphabet is another word elsewhere: "САД" is a garden. */
const MIN_LETTERS = 4;
/** "Irã", "Çad" */
const ACCENTED = /[^\p{ASCII}](?<=\p{sc=Latin})/u;
const WRITTEN_IN_SYLLABLES = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u;
/** Scripts whose vowels are marks: without them the Maldives are Moldova. */
const VOWELS_AS_MARKS =
  /[\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Gujarati}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Thai}\p{sc=Myanmar}\p{sc=Khmer}]/u;

interface CountryName {
  name: string;
  slug: string;
}

let namesByCode: ReadonlyMap<string, CountryName> | undefined;
let codesByEnglishName: ReadonlyMap<string, string> | undefined;
let codesByLeadingName: ReadonlyMap<string, string> | undefined;
let codesByAnyName: ReadonlyMap<string, string> | undefined;

/** The short English name for an upper-case ISO 3166-1 alpha-2 code: "United States" for US. */
export function countryName(code: string): string | undefined {
  return countries().get(code)?.name;
}

/** The last segment of the country's canonical page: "united-states" for US. */
export function countrySlug(code: string): string | undefined {
  return countries().get(code)?.slug;
}

/** All alpha-2 codes that have a name. */
export function countryCodes(): string[] {
  return [...countries().keys()];
}

/**
 * The alpha-2 code for a country's code (alpha-2, alpha-3 or Olympic, in any case), slug, or name in any language. Two letters at the end
 * of an address are more often a state than a country: use `countryCodeOfName` there.
 */
export function countryCodeOf(text: string): string | undefined {
  const trimmed = text.trim();
  const code = trimmed.toUpperCase();
  if (trimmed.length === 2 && countries().has(code)) return code;
  return countryCodeOfName(trimmed) ?? olympicCodes[code];
}

/** Like `countryCodeOf`, except that a bare alpha-2 code is not a name: "CA" is unknown; "USA", "UK" and "Kanada" are not. */
export function countryCodeOfName(text: string): string | undefined {
  const key = nameKey(text);
  if (key === "") return undefined;
  return englishNames().get(key) ?? (key.length > 3 || !isAscii(text) ? allNames().get(key) : undefined);
}

/** English names, their common variants and alpha-3 codes, as `nameKey` returns them. */
export function englishNames(): ReadonlyMap<string, string> {
  codesByEnglishName ??= readEnglishNames();
  return codesByEnglishName;
}

/** Names in the most common languages of files except English, as `nameKey` returns them. */
export function leadingNames(): ReadonlyMap<string, string> {
  if (codesByLeadingName !== undefined) return codesByLeadingName;
  const codes = new Map<string, string>();
  for (const language of LEADING_LANGUAGES.slice(1)) {
    for (const [code, spellings] of readLanguage(language)) {
      for (const spelling of spellings) addName(codes, spelling, code);
    }
  }
  codesByLeadingName = codes;
  return codes;
}

/** The form in which country names are compared: folded letters and digits without a leading "the", with the vowels of all scripts. */
export function nameKey(text: string): string {
  if (VOWELS_AS_MARKS.test(text)) return text.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
  return foldText(text)
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}\uFFFD]+/gu, " ")
    .trim()
    .replace(/^the /, "")
    .replaceAll(" ", "");
}

/**
 * Alpha-2 codes by name in every language, as `nameKey` returns them. Reading them takes a fifth of a second, so a process reads them
 * once and hands them to its threads.
 */
export function allNames(): ReadonlyMap<string, string> {
  codesByAnyName ??= readAllNames();
  return codesByAnyName;
}

/** Takes over what `allNames` returned in another thread. */
export function setAllNames(names: ReadonlyMap<string, string>): void {
  codesByAnyName = names;
}

function countries(): ReadonlyMap<string, CountryName> {
  if (namesByCode !== undefined) return namesByCode;
  const names = new Map<string, CountryName>();
  for (const [code, [first]] of readLanguage("en")) {
    const name = shortNames[code] ?? first;
    if (name !== undefined) names.set(code, { name, slug: slugify(name) });
  }
  namesByCode = names;
  return names;
}

function readEnglishNames(): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const [code, { name }] of countries()) addName(codes, name, code);
  for (const [code, spellings] of Object.entries(otherSpellings)) {
    for (const spelling of spellings) addName(codes, spelling, code);
  }
  for (const [code, spellings] of readLanguage("en")) {
    for (const spelling of spellings) {
      if (spelling.length > 2) addName(codes, spelling, code);
    }
  }
  const table: unknown = requireJson("i18n-iso-countries/codes.json");
  for (const entry of Array.isArray(table) ? table : []) {
    if (!Array.isArray(entry)) continue;
    const [alpha2, alpha3]: unknown[] = entry;
    if (typeof alpha2 === "string" && typeof alpha3 === "string") addName(codes, alpha3, alpha2);
  }
  return codes;
}

function readAllNames(): ReadonlyMap<string, string> {
  const codes = new Map(englishNames());
  const supported: unknown = requireJson("i18n-iso-countries/supportedLocales.json");
  const others = Array.isArray(supported) ? supported.filter((language) => typeof language === "string") : [];
  for (const language of new Set([...LEADING_LANGUAGES, ...others])) {
    for (const [code, spellings] of readLanguage(language)) {
      for (const spelling of spellings) addName(codes, spelling, code);
    }
  }
  for (const [code, name] of furtherNames()) addName(codes, name, code);
  return codes;
}

/** Names of Unicode's locale data. */
function* furtherNames(): Generator<[code: string, name: string]> {
  const codes = countryCodes().filter((code) => !SAINTS.has(code));
  for (const language of FURTHER_LANGUAGES) {
    for (const style of STYLES) {
      const names = new Intl.DisplayNames(language, { type: "region", fallback: "none", style });
      for (const code of codes) {
        const name = names.of(code) ?? "";
        const isLong = nameKey(name).length >= MIN_LETTERS || ACCENTED.test(name);
        if (isLong || WRITTEN_IN_SYLLABLES.test(name)) yield [code, name];
      }
    }
  }
}

function addName(codes: Map<string, string>, name: string, code: string): void {
  const key = nameKey(name);
  if (key !== "" && !codes.has(key)) codes.set(key, code);
}

/** Pairs of code and spellings in one language file. */
function readLanguage(language: string): [string, string[]][] {
  const file: unknown = requireJson(`i18n-iso-countries/langs/${language}.json`);
  if (typeof file !== "object" || file === null || !("countries" in file)) return [];
  const { countries: table } = file;
  if (typeof table !== "object" || table === null) return [];
  return Object.entries(table).map(([code, names]: [string, unknown]) => [
    code,
    [names].flat().filter((name) => typeof name === "string"),
  ]);
}

function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}
