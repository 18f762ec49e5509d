import { foldText } from "@meridian/domain/text/fold-text";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import { isAnyCity, knowledgeAtHand, sharesOfCity } from "../../../normalise/places/known-cities.ts";
import { TAGS } from "../../../normalise/row-details.ts";
import { namesKind, splitCategories } from "../../../normalise/values/category-names.ts";
import { parseCount } from "../../../normalise/values/number.ts";
import { isAnswer, isAnyStatus, isKnownStatus, readStatus } from "../../../normalise/values/status/status.ts";
import type { SourceField } from "../headers/column-synonyms.ts";
import { MIN_CELLS } from "../headers/header-agreement.ts";
import { headerKey } from "../headers/header-fields.ts";
import { type ColumnProfile, countEach } from "./column-profile.ts";
import { namesLargeCity, namesRegion } from "./names/known-names.ts";
import { isSerial } from "./places/score-postal-codes.ts";
import { isOfManySites } from "./site-hosts.ts";

const MOSTLY = 0.7;
const HALF = 0.5;
const SOME = 0.2;
const MIN_LINKS = 3;
const MIN_TOWNS = 3;
const MIN_GROUPS = 3;
/** Headers of what professionals specialise in. */
const SPECIALTIES =
  /^(?:(?:area|champ)s? (?:of )?)?(?:speciali[sz]ations?|specialt(?:y|ies)|specialit(?:y|ies)|specialites?|especialidad(?:es)?|practice areas?)$/;
const MIN_STATUS_CHARS = 4;
const MIN_ADDRESSES = 20;
const MAX_KINDS_OF_PLACE = 3;
const ONE_WORD = /^\p{L}+$/u;
const MAX_RATING_CHARS = 40;
const CLOCK_TIME = /(?<![\d:])\d{1,2}:[0-5]\d(?![\d:])/;
/** Digits, with or without letters, and no space. */
export const CODED_NAME = /^(?=.*\d)[a-z\d]+(?:-[a-z\d]+)?$/i;
const CODE_OF_KIND = /^(?:\p{Lu}|\p{Lu}\d{1,5})$/u;
const LOCATION_KEYS = new Set(["location", "locations", "placement"]);
/** In many languages a kitchen is also a cuisine: "Kuchyně: ano" says that a place has one. */
const KIND_FIELDS: ReadonlySet<SourceField> = new Set(["type", "category", "subtypes"]);
/** Headers, in comparison form, of trades, or else of parts of a city, or of who runs a school: the state or others. */
const SECTORS = new Set("sector sectors secteur secteurs setor settore sektor sektör".split(" "));
const RUN_BY = /^(?:public|publi[ck][oa]?|publique|priv(?:at[eo]?|ad[oa]|ée?)|estatal|oficial|municipal|provincial)$/i;
const LETTER = /^\p{L}$/u;
const YES_OR_NO = /^[01](?:\.0)?$/;
/** Headers in comparison form. */
const STARS = new Set(
  "stars star classificacao sterne yildiz yildizi yildizsayisi estrellas etoiles nbetoiles stelle estrelas gwiazdki csillag звезды зірки نجوم 星 星级 星級 성급 bintang sao sterren stjarnor stjerner tahdet stele".split(
    " ",
  ),
);
/** Texts that end in the word for a district. */
const DISTRICT = /\p{L}\s(?:район|округ|ауданы?|rayonu|district|ilçesi|mahallesi)$|\p{L}[區区]$/iu;
const WHOLE_STARS = /^[0-5](?:\.0)?\s*(?:\*|\p{L}*)$/u;

/** Whether the cells are what other lists mean by the header: not guests' ratings, say, but the classes of hotels. */
export function isMeantOtherwise(field: SourceField, profile: ColumnProfile, mapping: ColumnMapping): boolean {
  return (
    isClassOfHotels(field, profile, mapping) ||
    isOwnSite(field, profile, mapping) ||
    isOfDistricts(field, profile) ||
    isOfOtherStatus(field, profile) ||
    (field === "postalCode" && areRowNumbers(profile)) ||
    (field === "name" && (areCodedNames(profile) || areFlags(profile))) ||
    ((field === "state" || field === "country") && areStatuses(profile)) ||
    (field === "state" && areDepartments(profile)) ||
    isOtherSector(field, profile, mapping) ||
    (KIND_FIELDS.has(field) &&
      profile.filled >= MIN_CELLS &&
      (areAnswers(profile) || areTimes(profile) || areCodes(profile))) ||
    (field === "subtypes" && (areOtherTags(profile, mapping) || areFieldsOfWork(profile, mapping))) ||
    (field === "reviews" && profile.filled >= MIN_CELLS && profile.values.every(isNoCount)) ||
    (field === "rating" && profile.filled >= MIN_CELLS && profile.values.every(isNoRating)) ||
    isKindOfGround(field, profile, mapping) ||
    isKindOfPlace(field, profile) ||
    isProgramme(field, profile, mapping)
  );
}

/** "active", "permanently_closed": the state that a place is in, not the state or, in Italian, the country around it. "OK" is Oklahoma. */
export function areStatuses({ filled, values }: ColumnProfile): boolean {
  const statuses = values.filter((value) => String(value).length >= MIN_STATUS_CHARS && isAnyStatus(String(value)));
  return filled >= MIN_CELLS && statuses.length >= values.length * MOSTLY;
}

/** "x", "no" and "F" say whether a business has what the header names: "bibliothèque". */
export function areFlags(profile: ColumnProfile | undefined): boolean {
  if (profile === undefined || profile.filled < MIN_CELLS) return false;
  return areAnswers(profile) || profile.values.every((value) => LETTER.test(String(value)));
}

/** The departments of a hospital or shop, such as "Médecine générale", and no region. */
function areDepartments({ filled, values }: ColumnProfile): boolean {
  const texts = values.map(String);
  return filled >= MIN_CELLS && texts.filter(namesKind).length >= texts.length * SOME && !texts.some(namesRegion);
}

/** A sector is a trade only if some cell names one. */
function isOtherSector(
  field: SourceField,
  { column, filled, values }: ColumnProfile,
  { headers }: ColumnMapping,
): boolean {
  if (!KIND_FIELDS.has(field) || filled < MIN_CELLS || !SECTORS.has(headerKey(headers[column] ?? ""))) return false;
  return !values.map(String).some((text) => namesKind(text) && !RUN_BY.test(text));
}

/** Numbers of districts, which no address has: "6.3". */
export function areNumbersOfDistricts(profile: ColumnProfile | undefined): boolean {
  if (profile === undefined || profile.filled < MIN_CELLS) return false;
  return profile.values.every((value) => !/\p{L}/u.test(String(value)));
}

/** Beside the street and the town, a "location" without a number says what a place stands on: "Private business parking lot". */
function isKindOfGround(
  field: SourceField,
  { column, filled, values }: ColumnProfile,
  { columns, headers }: ColumnMapping,
): boolean {
  if (field !== "fullAddress" || filled < MIN_CELLS || !columns.has("street") || !columns.has("city")) return false;
  const unnumbered = values.filter((value) => !/\p{Nd}/u.test(String(value)));
  return LOCATION_KEYS.has(headerKey(headers[column] ?? "")) && unnumbered.length >= values.length * MOSTLY;
}

/** "URBAN" and "RURAL", or the same word in all rows: no addresses. */
function isKindOfPlace(field: SourceField, { filled, values }: ColumnProfile): boolean {
  if (field !== "fullAddress" || filled < MIN_ADDRESSES) return false;
  const different = [...new Set(values.map(String))];
  return different.length <= MAX_KINDS_OF_PLACE && different.every((text) => ONE_WORD.test(text) && !isAnyCity(text));
}

/** "Until 19:00": offers of bars, say, by when they end. */
function areTimes({ values }: ColumnProfile): boolean {
  const texts = values.map(String);
  return texts.filter((text) => CLOCK_TIME.test(text)).length >= texts.length * HALF && !texts.some(namesKind);
}

/** What guests wrote, not how many of them. */
function isNoCount(value: CellValue): boolean {
  return parseCount(String(value)) === undefined;
}

/** In French a note is a mark, in Italian a remark. */
function isNoRating(value: CellValue): boolean {
  const text = String(value);
  return text.length > MAX_RATING_CHARS || !/\p{Nd}/u.test(text);
}

/** "SU1879", "BR-0021": what the chain calls its branches, unless another column has what customers call them. */
function areCodedNames({ filled, values }: ColumnProfile): boolean {
  return (
    filled >= MIN_CELLS && values.filter((value) => CODED_NAME.test(String(value))).length >= values.length * MOSTLY
  );
}

/** "A", "C02": of a nomenclature that the list does not spell out. */
function areCodes({ values }: ColumnProfile): boolean {
  return values.every((value) => CODE_OF_KIND.test(String(value)));
}

/** "domingos", "sin-gluten": most tags are no kinds. */
function areOtherTags({ column, filled, values }: ColumnProfile, { headers }: ColumnMapping): boolean {
  if (!TAGS.test(headers[column] ?? "") || filled < MIN_CELLS) return false;
  const tags = values.flatMap((value) => splitCategories(String(value)));
  return tags.filter(namesKind).length < tags.length * HALF;
}

/** "Insurance, Divorce, Supreme Court": the fields of lawyers name few kinds, of all sorts; those of doctors are branches of medicine. */
function areFieldsOfWork({ column, filled, values }: ColumnProfile, { headers }: ColumnMapping): boolean {
  if (!SPECIALTIES.test(foldText(headers[column] ?? "")) || filled < MIN_CELLS) return false;
  const fields = values.flatMap((value) => splitCategories(String(value)));
  const groups = fields.flatMap((text) => knowledgeAtHand().kinds.labelled(text).slice(0, 1)).map(({ group }) => group);
  const isMixed = new Set(groups).size >= MIN_GROUPS && (countEach(groups)[0]?.[1] ?? 0) < groups.length * MOSTLY;
  return isMixed && fields.length >= values.length * 2 && groups.length < fields.length * HALF;
}

/** In Romanian a program is when a shop is open; without a number it is what a charity does. */
function isProgramme(
  field: SourceField,
  { column, filled, values }: ColumnProfile,
  { headers }: ColumnMapping,
): boolean {
  if (field !== "workingHours" || filled < MIN_CELLS || headerKey(headers[column] ?? "") !== "program") return false;
  return !values.some((value) => /\p{Nd}/u.test(String(value)));
}

/** Whether the cells say yes or no. */
export function areAnswers(profile: ColumnProfile | undefined): boolean {
  return (
    profile?.values.every(
      (value) => typeof value === "boolean" || YES_OR_NO.test(String(value)) || isAnswer(String(value)),
    ) === true
  );
}

/** Whole stars that nobody counts are a class, of hotels or Michelin's, not what guests think. */
function isClassOfHotels(
  field: SourceField,
  { column, filled, values }: ColumnProfile,
  mapping: ColumnMapping,
): boolean {
  if (field !== "rating" || mapping.columns.has("reviews") || filled < MIN_CELLS) return false;
  return (
    STARS.has(headerKey(mapping.headers[column] ?? "")) && values.every((value) => WHOLE_STARS.test(String(value)))
  );
}

/** In a list without another column for sites, links to many hosts are the businesses' own. */
function isOwnSite(field: SourceField, profile: ColumnProfile, { columns }: ColumnMapping): boolean {
  if (field !== "url" || columns.has("website") || profile.filled < MIN_LINKS) return false;
  return profile.share("mapLink") === 0 && profile.share("link") >= MOSTLY && isOfManySites(profile);
}

/** A "sector" may be of the trade or of the city: words for districts behind, or towns of one country that are no kinds; of two, large ones. */
function isOfDistricts(field: SourceField, { filled, values }: ColumnProfile): boolean {
  if ((field !== "category" && field !== "type") || filled < MIN_CELLS) return false;
  const texts = values.map(String);
  if (texts.filter((text) => DISTRICT.test(text)).length >= texts.length * MOSTLY) return true;
  const countries = texts.filter((text) => !namesKind(text)).flatMap((text) => [...sharesOfCity(text).keys()]);
  const most = countEach(countries)[0]?.[1] ?? 0;
  const towns = [...new Set(texts)];
  const areEnough = towns.length >= MIN_TOWNS || (towns.length > 1 && towns.every(namesLargeCity));
  return most >= texts.length * MOSTLY && areEnough;
}

/**
 * "pk" is a postal code in Finland, and the primary key in a dump of Django: 1, 2, 3. No postal code has two digits. Under "N", these are
 * no houses.
 */
export function areRowNumbers(profile: ColumnProfile | undefined): boolean {
  if (profile === undefined) return false;
  const { filled, distinctShare, values } = profile;
  return filled >= MIN_CELLS && distinctShare === 1 && isSerial(profile) && values.some((value) => Number(value) < 100);
}

/** The status of a hospital may be that it is public: no cell says that it is open or closed. */
function isOfOtherStatus(field: SourceField, { filled, values }: ColumnProfile): boolean {
  if ((field !== "status" && field !== "openingStatus") || filled < MIN_CELLS) return false;
  return values.every((value) => readStatus(String(value)) === "unsaid" && !isKnownStatus(String(value)));
}
