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
  return englishNames().get(key) ?? (key.length > 3 || !isAscii(key) ? allNames().get(key) : undefined);
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

/** The form in which country names are compared: folded letters and digits without a leading "the". */
export function nameKey(text: string): string {
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
  return codes;
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
  return /^[a-z0-9]*$/.test(text);
}
