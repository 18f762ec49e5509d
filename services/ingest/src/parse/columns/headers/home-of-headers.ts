import { headerLines } from "./column-synonyms.ts";
import { headerKey } from "./header-fields.ts";

/** English headers are written everywhere. */
const WORLDWIDE = "en";
const NO_LANGUAGES = new Set(["path", "und"]);
const MIN_HEADERS = 3;
/** Numbers of national registers, and the United Arab Emirates' regions, whose names no other country uses. */
const REGISTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AE: "emirate الإمارة",
    AL: "nipt",
    AR: "cuit",
    BG: "еик",
    BR: "cnpj",
    DK: "cvrnummer cvrnr pnummer",
    FI: "ytunnus",
    FR: "siren siret",
    HR: "oib mbo",
    HU: "cegjegyzekszam adoszam",
    IT: "partitaiva piva",
    NO: "organisasjonsnummer orgnummer",
    PL: "regon",
    SE: "organisationsnummer",
    TW: "統一編號",
    UA: "єдрпоу",
  }).flatMap(([country, keys]) => keys.split(" ").map((key) => [key, country] as const)),
);

let languagesByKey: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The country that most people who speak the language of the headers live in; undefined if it is English or not clear. */
export function homeOfHeaders(headers: readonly string[]): string | undefined {
  const register = headers.map(headerKey).find((key) => REGISTERS.has(key));
  if (register !== undefined) return REGISTERS.get(register);
  languagesByKey ??= readLanguages();
  const counts = new Map<string, number>();
  for (const header of headers) {
    const languages = languagesByKey.get(headerKey(header));
    if (languages === undefined || languages.has(WORLDWIDE)) continue;
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [first, second] = [...counts].toSorted(([, left], [, right]) => right - left);
  if (first === undefined || first[1] < MIN_HEADERS || first[1] === second?.[1]) return undefined;
  return new Intl.Locale(first[0]).maximize().region;
}

function readLanguages(): Map<string, Set<string>> {
  const byKey = new Map<string, Set<string>>();
  for (const { language, headers } of headerLines()) {
    if (NO_LANGUAGES.has(language)) continue;
    for (const header of headers) {
      const key = headerKey(header);
      byKey.set(key, (byKey.get(key) ?? new Set()).add(language));
    }
  }
  return byKey;
}
