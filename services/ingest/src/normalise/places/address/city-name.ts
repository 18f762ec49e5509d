import { remember, rememberByCountry } from "@meridian/domain/bounded-cache";
import { englishNames, leadingNames, nameKey } from "@meridian/domain/places/country-names";
import { isSameState } from "@meridian/domain/places/territories";
import { foldText } from "@meridian/domain/text/fold-text";
import { anyOf, readWordLists } from "@meridian/platform/read-table";
import { isKnownCity, isRegionAlone } from "../known-cities.ts";
import { stripPostalCode } from "./postal-code.ts";
import { isUkCounty, isUsState } from "./states/state-names.ts";
import { countriesOfStreet } from "./words/street-words.ts";

const CACHED_NAMES = 20_000;
const ONE_OR_TWO_CAPITALS = /^\p{Lu}{1,2}\.?$/u;
/** Cells of a column beside, or of an address cut apart: "35", "NO:125". */
const HOUSE_NUMBER = /^\P{L}*$|^p\.? ?o\.? ?box\b|^(?:no|nr|num|n[°º])[.:\s]*\d|[\s.]no\s*[.:]\s*\d/iu;
/** A remark on the way, cut in two: "(近武侯祠)" is near a temple. */
const REMARK = /^[^(（]*[)）]|[(（][^)）]*$/;
const NEAR_IN_CHINESE = /^(?:靠?近|毗邻)\p{Script=Han}/u;
/** The middle of a town, without its name. */
const CENTRE = /^(?:centre|centro|centrum|zentrum|city cent(?:re|er)|downtown|центр)$/;
/** The same in Turkish, though villages are called so, too. */
const TURKISH_CENTRE = "merkez";
/** Ends of postal codes, and abbreviations only locals can read. */
const THREE_CAPITALS = /^\p{Lu}{3}$/u;
/** Words that make a name a street, folded: before it in some languages, after it or at its end in others. */
const STREET =
  /^уг(?:ол)?[. ]|^(?:ул|пр|пер|просп|бул|вул)\.\S|^(?:\d+[a-z]?,?\s+)?(?:rue|via|viale|corso|vicolo|calle|av(?:da?)?|avenida|carrer|carretera|paseo|avenue|boulevard|allee|chemin|rua|r\.|travessa|alameda|praca|estrada|edificio|largo|plaza|pza|piazza|p\.zza|piazzale|place|c\/|str\.|calea|ulica|ul|aleja|strada|bulevardul|bd|bvar|улица|ул|площадь|проспект|пр-т|переулок|вулиця|οδος|namesti|jalan|jl|duong|شارع)\.?\s+\S|\s(?:street|st|road|rd|avenue|ave|lane|(?:lane|road|street) (?:north|south|east|west)|boulevard|blvd|drive|highway|hwy|cad|cadde|caddesi|cd|sok|sokak|sokagi|sk|bulvari|blv|marg|sadak|chowk|utca|ut|ulice|ulica|улица|проспект|площадь|переулок|набережная|бульвар|шоссе|проезд|көшесі)\.?$|(?:strasse|str\.?|straat|plein|gracht|gatan|gasse|gade|vagen|veien|vej|katu)$/u;
/** "One Government Dr Forest Park", folded: a house number in digits or words, a name and a street's word. "Three Way" is a town. */
const NUMBERED_STREET =
  /^(?:\d+[a-z]?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+\S+\s(?:.*\s)?(?:street|st|road|rd|avenue|ave|lane|ln|boulevard|blvd|drive|dr|way|plaza|court|ct|circle|cir|parkway|pkwy|highway|hwy|square|sq)(?:[\s.]|$)/;
/** "1501 west broadway"; "25 de Mayo" is a town. */
const NUMBER_BEFORE = /^\d{2,}[a-z]?(?:-\d+)?\s(?!de\s|of\s)\p{L}/u;
/** "Hauptstr. 5", "Ermou 4b": a name with a house number. A district's number follows a known city or a word: "Praha 5", "Quận 1". */
const NUMBER_BEHIND = /^(?!(?:quan|district) )(\p{L}[^\d,]*?),? \d{1,4} ?[a-z]?$/u;
const LANDMARKS = readWordLists(new URL("landmark-words.tsv", import.meta.url), ["before", "behind"]);
/** Words of directions, folded: "à côté du lycée", "okul karşısı". */
const LANDMARK = new RegExp(
  `^${anyOf(LANDMARKS.before.map(foldText))}(?:(?<=')|\\s)\\S|\\s${anyOf(LANDMARKS.behind.map(foldText))}$`,
  "u",
);
/** Wards below a city, and levels above it, by the word before or after the name, folded: й is и. */
const WARD =
  /^(?:phuong|xa|kecamatan|kec|kelurahan|kel|desa|dusun|distrik|barangay|brgy|barrio|bairro|urb|urbanizacion|colonia|vereda|fraccionamiento|fracc)(?:\.\s*|\s+)\S/u;
const COUNTY =
  /^(?:county|co\.|landkreis|lkr\.?|kreis|bezirk|provincia|province|comte|comarca|departement|departamento|powiat|wojewodztwo|okres|judetul|jud\.|provinsi|kabupaten|kab\.?|governorate|область|раион|محافظة)\s+\S|\s(?:county|landkreis|province|prefecture|governorate|oblast|raion|rayon|regency|megye|lan|fylke|powiat|zupanija|maakond|apskritis|vilayeti|[mr]\.? sav\.?|savivaldybe|nov\.?|novads|pag\.?|pagasts|vald|область|обл\.?|раион|р-н|краи|облысы|ауданы)$|[가-힣]도$/u;
/** Words that keep a country's name one. */
const BESIDE_COUNTRY = /\b(?:mainland|republic of|kingdom of|people['’]?s republic of|islamic republic of)\b/gi;
/** Countries with a city of the same name. */
const CITIES_LIKE_COUNTRIES = new Set("SG HK MO MC VA SM LU DJ KW PA GT GI MX AD".split(" "));

/**
 * Whether a text may be a city's name: not a postal code or part of one, not one or two capital letters, and not a country, county or
 * street unless the country has a city with that name. Beside a separate street it may look like one.
 */
export function isCityName(text: string, countryCode: string | undefined, isBesideStreet = false): boolean {
  return isCityAlone(text, countryCode) || (isBesideStreet && STREET.test(foldText(text)) && !/\d/.test(text));
}

/** Whether a text may be a city's name and is not that of a region alone, whatever is beside it. */
export const isCityAnywhere: (text: string, countryCode?: string) => boolean = rememberByCountry(
  (text, code) => isCityName(text, code || undefined) && !isRegionAlone(text, code || undefined),
  CACHED_NAMES,
);

/** "Lawson Street", "Rue Haute": by a word for streets alone. */
export function isStreetName(text: string): boolean {
  return STREET.test(foldText(text));
}

/** Whether a text that is not a city's name is that of a county, region or other part of its country. */
export function isCountyName(text: string, countryCode: string | undefined): boolean {
  return COUNTY.test(foldText(text)) || isRegionAlone(text, countryCode);
}

/** The last text that is a city in the country; undefined if none is. */
export function knownCityAmong(texts: readonly string[], countryCode: string | undefined): string | undefined {
  return texts
    .map((text) => stripPostalCode(text))
    .findLast(
      (text) =>
        isKnownCity(text, countryCode) &&
        !(countryCode === "US" && isUsState(text)) &&
        !isUkCounty(text, countryCode) &&
        !isTurkishCentre(text, countryCode),
    );
}

function isTurkishCentre(text: string, countryCode: string | undefined): boolean {
  return countryCode === "TR" && foldText(text) === TURKISH_CENTRE;
}

const isCityAlone = rememberByCountry((text, code): boolean => {
  const countryCode = code || undefined;
  if (ONE_OR_TWO_CAPITALS.test(text) || HOUSE_NUMBER.test(text) || stripPostalCode(text) === "") return false;
  if (isUkCounty(text, countryCode)) return false;
  const folded = foldText(text);
  if (isTurkishCentre(text, countryCode)) return false;
  const numbered = NUMBER_BEHIND.exec(folded)?.[1];
  const isDoubtful =
    (numbered !== undefined && countryCode !== undefined && !isKnownCity(numbered, countryCode)) ||
    THREE_CAPITALS.test(text) ||
    text.includes("|") ||
    STREET.test(folded) ||
    countriesOfStreet(text).length > 0 ||
    NUMBERED_STREET.test(folded) ||
    (countryCode !== undefined && NUMBER_BEFORE.test(folded)) ||
    LANDMARK.test(folded) ||
    REMARK.test(text) ||
    (countryCode !== "JP" && NEAR_IN_CHINESE.test(text)) ||
    CENTRE.test(folded) ||
    WARD.test(folded) ||
    COUNTY.test(folded) ||
    isCountry(text, countryCode);
  return !isDoubtful || isKnownCity(text, countryCode);
}, CACHED_NAMES);

/** Compared with the row country's names in common languages and its own, and with other countries' English names. */
function isCountry(text: string, countryCode: string | undefined): boolean {
  const key = nameKey(text.replace(BESIDE_COUNTRY, " "));
  const inEnglish = englishNames().get(key);
  const code = inEnglish ?? (leadingNames().get(key) === countryCode ? countryCode : undefined);
  if (code !== undefined) return !(CITIES_LIKE_COUNTRIES.has(code) && isSameState(code, countryCode ?? code));
  return countryCode !== undefined && nameKey(ownName(countryCode)) === key;
}

/** The country's name in its main language. */
const ownName = remember((countryCode: string): string => {
  const { language } = new Intl.Locale(`und-${countryCode}`).maximize();
  return new Intl.DisplayNames([language], { type: "region", fallback: "none" }).of(countryCode) ?? "";
}, CACHED_NAMES);
