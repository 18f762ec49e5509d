import { remember } from "@meridian/shared/domain/bounded-cache";
import { englishNames, leadingNames, nameKey } from "@meridian/shared/domain/country-names";
import { foldText } from "@meridian/shared/domain/fold-text";
import { isSameState } from "@meridian/shared/domain/territories";
import { isKnownCity } from "./known-cities.ts";
import { stripPostalCode } from "./postal-code.ts";
import { isUsState } from "./us-states.ts";

const CACHED_NAMES = 20_000;
const ONE_OR_TWO_CAPITALS = /^\p{Lu}{1,2}\.?$/u;
/** Ends of postal codes, and short forms that only those who know the country can read. */
const THREE_CAPITALS = /^\p{Lu}{3}$/u;
/** Words that make a street of a name, folded: before it in some languages, behind it or at its end in others. */
const STREET =
  /^(?:\d+[a-z]?,?\s+)?(?:rue|via|viale|corso|vicolo|calle|av(?:da?)?|avenida|carrer|carretera|paseo|rua|travessa|alameda|ulica|ul|aleja|strada|bulevardul|bd|улица|ул|проспект|пр-т|переулок|вулиця|jalan|jl|duong|شارع)\.?\s+\S|\s(?:street|road|rd|avenue|ave|lane|boulevard|blvd|drive|highway|hwy|cad|cadde|caddesi|cd|sok|sokak|sokagi|sk|bulvari|blv|utca|ut|ulice|ulica|улица|проспект|көшесі)\.?$|(?:strasse|straat|gracht|gatan|gasse|vagen|vej|katu)$/u;
/** What is above cities, by the word before or behind its name. */
const COUNTY =
  /^(?:county|co\.|landkreis|lkr\.?|kreis|provincia|province|comte|comarca|departement|departamento|powiat|wojewodztwo|okres|judetul|jud\.|governorate|область|район|محافظة)\s+\S|\s(?:county|landkreis|province|prefecture|governorate|oblast|raion|rayon|megye|lan|fylke|powiat|zupanija|maakond|apskritis|vilayeti|область|обл\.?|район|р-н|край|облысы|ауданы)$|[가-힣]도$/u;
/** Stand beside a country's name and leave it one. */
const BESIDE_COUNTRY = /\b(?:mainland|republic of|kingdom of|people['’]?s republic of|islamic republic of)\b/gi;
/** Countries with a city that bears their name. */
const CITIES_LIKE_COUNTRIES = new Set("SG HK MO MC VA SM LU DJ KW PA GT GI MX AD".split(" "));

/**
 * Whether a text may be the name of a city: no postal code or part of one, no one or two capital letters, and no country,
 * county or street unless the country has a city that is called so. Beside a street of its own it may be called like one.
 */
export function isCityName(text: string, countryCode: string | undefined, isBesideStreet = false): boolean {
  return judge(`${countryCode ?? ""}|${text}`) || (isBesideStreet && STREET.test(foldText(text)) && !/\d/.test(text));
}

/** The last of several texts that is a city of the country; undefined where none is. */
export function knownCityAmong(texts: readonly string[], countryCode: string | undefined): string | undefined {
  return texts
    .map((text) => stripPostalCode(text))
    .findLast((text) => isKnownCity(text, countryCode) && !(countryCode === "US" && isUsState(text)));
}

const judge = remember((key: string): boolean => {
  const bar = key.indexOf("|");
  const countryCode = key.slice(0, bar) || undefined;
  const text = key.slice(bar + 1);
  if (ONE_OR_TWO_CAPITALS.test(text) || stripPostalCode(text) === "") return false;
  const folded = foldText(text);
  const isDoubtful =
    THREE_CAPITALS.test(text) || STREET.test(folded) || COUNTY.test(folded) || isCountry(text, countryCode);
  return !isDoubtful || isKnownCity(text, countryCode);
}, CACHED_NAMES);

/** By the names that the row's country has in leading languages and in its own, and those that others have in English. */
function isCountry(text: string, countryCode: string | undefined): boolean {
  const key = nameKey(text.replace(BESIDE_COUNTRY, " "));
  const inEnglish = englishNames().get(key);
  const code = inEnglish ?? (leadingNames().get(key) === countryCode ? countryCode : undefined);
  if (code !== undefined) return !(CITIES_LIKE_COUNTRIES.has(code) && isSameState(code, countryCode ?? code));
  return countryCode !== undefined && nameKey(ownName(countryCode)) === key;
}

/** What a country is called in the language that most of it speaks. */
const ownName = remember((countryCode: string): string => {
  const { language } = new Intl.Locale(`und-${countryCode}`).maximize();
  return new Intl.DisplayNames([language], { type: "region", fallback: "none" }).of(countryCode) ?? "";
}, CACHED_NAMES);
