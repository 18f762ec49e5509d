import { anyOf, readTable } from "@meridian/platform/read-table";
import { isKnownCity } from "../../known-cities.ts";

const TABLE = readTable(new URL("town-words.tsv", import.meta.url), ["language", "position", "words"]);
/** In any other country the words are Russian: "м." is a town in Ukraine alone, elsewhere a metro stop. */
const LANGUAGES_OF_COUNTRY: Readonly<Record<string, readonly string[]>> = {
  AM: ["hy", "ru"],
  AT: ["de"],
  AZ: ["az", "ru"],
  BG: ["bg"],
  GE: ["ka", "ru"],
  IL: ["he"],
  KG: ["ky", "ru"],
  KZ: ["kk", "ru"],
  LT: ["lt"],
  MD: ["ro", "ru"],
  MK: ["bg"],
  RO: ["ro"],
  UA: ["uk", "ru"],
  UZ: ["uz", "ru"],
  VN: ["vi"],
};
const OTHER_COUNTRIES = ["ru"];
/** "Г. ДИМИТРОВ": in capitals, the letter for a town, which would be known, may be an initial. */
const MAY_BE_INITIAL = /^Г\.\s*\p{Lu}{2}/u;
/** Japanese municipalities and wards end in what they are. */
const TOWN_BEHIND = /\p{Script=Han}[市区町村]$/u;

/** Hebrew and Georgian have no capitals. */
const CAPITAL = "[\\p{Lu}\\p{Lo}\\p{Script=Georgian}]";

const sourceOf = (words: readonly string[]): string => anyOf(words.map((word) => word.replaceAll(".", "\\.")));

function wordsOf(position: "before" | "behind", languages: readonly string[] | undefined): string[] {
  const rows = TABLE.filter((row) => languages === undefined || languages.includes(row.language));
  return rows.filter((row) => row.position === position).flatMap((row) => row.words.split(", "));
}

/** A word without a dot needs a space behind it. "С. РАКОВСКИ" is a village, "С. Разина" the initial of somebody a street honours. */
function patternOf(languages: readonly string[] | undefined): RegExp {
  const words = wordsOf("before", languages);
  return new RegExp(
    `^(?:${sourceOf(words)}(?=\\s*${CAPITAL})|${sourceOf(words.map((word) => word.toUpperCase()))}(?=\\s*\\p{Lu}{2}))(?:(?<=\\.)|\\s)\\s*`,
    "u",
  );
}

/** "Bakı şəhəri", and whatever follows in brackets. */
function patternBehind(languages: readonly string[] | undefined): RegExp | undefined {
  const words = wordsOf("behind", languages);
  if (words.length === 0) return undefined;
  return new RegExp(`^(\\p{Lu}[\\p{L}\\p{M} .'’ʻ-]*?)\\s+${sourceOf(words)}(?:\\s*\\(.*)?$`, "u");
}

const OF_ANY_COUNTRY = patternOf(undefined);
const BEHIND_OF_ANY_COUNTRY = patternBehind(undefined);
const OF_OTHER_COUNTRIES = patternOf(OTHER_COUNTRIES);
const OF_COUNTRY = new Map(
  Object.entries(LANGUAGES_OF_COUNTRY).map(([code, languages]) => [code, patternOf(languages)] as const),
);
const BEHIND_OF_COUNTRY = new Map(
  Object.entries(LANGUAGES_OF_COUNTRY).map(([code, languages]) => [code, patternBehind(languages)] as const),
);

/**
 * The name beside a word for "town" or "village", which stands before it in Cyrillic, Romanian and Vietnamese addresses and behind it in
 * Turkic ones: "гр. София", "Bakı şəhəri"; undefined without one.
 */
export function nameBesideTownWord(text: string, countryCode: string | undefined): string | undefined {
  const pattern = countryCode === undefined ? OF_ANY_COUNTRY : (OF_COUNTRY.get(countryCode) ?? OF_OTHER_COUNTRIES);
  const word = pattern.exec(text)?.[0];
  if (word === undefined) {
    const behind = countryCode === undefined ? BEHIND_OF_ANY_COUNTRY : BEHIND_OF_COUNTRY.get(countryCode);
    return behind?.exec(text)?.[1];
  }
  const name = text.slice(word.length);
  const isSure = countryCode === undefined || !MAY_BE_INITIAL.test(text) || isKnownCity(name, countryCode);
  return isSure ? name : undefined;
}

/** Whether a text says of a name that it is a town's: the smallest ones, which nobody lists, are towns nonetheless. */
export function saysTown(text: string, countryCode: string | undefined): boolean {
  return nameBesideTownWord(text, countryCode) !== undefined || (countryCode === "JP" && TOWN_BEHIND.test(text));
}
