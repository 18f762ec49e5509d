import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../../normalise/column-mapping.ts";
import { isAnyCity } from "../../../../normalise/places/known-cities.ts";
import { namesKind } from "../../../../normalise/values/category-names.ts";
import { parseCount } from "../../../../normalise/values/number.ts";
import { isAnyStatus, isKnownStatus, readStatus } from "../../../../normalise/values/status/status.ts";
import type { SourceField } from "../../headers/column-synonyms.ts";
import { MIN_CELLS } from "../../headers/header-agreement.ts";
import { headerKey } from "../../headers/header-fields.ts";
import type { ColumnProfile } from "../column-profile.ts";
import { namesRegion } from "../names/known-names.ts";
import { areUnlikelyNames } from "../names/unlikely-names.ts";
import { isOfManySites } from "../site-hosts.ts";
import { areFlags } from "./answers.ts";
import { areNoKinds } from "./other-kinds.ts";
import { areRowNumbers, areSmallNumbers } from "./row-numbers.ts";

const MOSTLY = 0.7;
const SOME = 0.2;
const MIN_LINKS = 3;
const MIN_STATUS_CHARS = 4;
const MIN_ADDRESSES = 20;
const MAX_KINDS_OF_PLACE = 3;
const ONE_WORD = /^\p{L}+$/u;
const MAX_RATING_CHARS = 40;
/** Digits, with or without letters, and no space. */
export const CODED_NAME = /^(?=.*\d)[a-z\d]+(?:-[a-z\d]+)?$/i;
const LOCATION_KEYS = new Set(["location", "locations", "placement"]);
/** Headers in comparison form. */
const STARS = new Set(
  "stars star classificacao sterne yildiz yildizi yildizsayisi estrellas etoiles nbetoiles stelle estrelas gwiazdki csillag звезды зірки نجوم 星 星级 星級 성급 bintang sao sterren stjarnor stjerner tahdet stele".split(
    " ",
  ),
);
const WHOLE_STARS = /^[0-5](?:\.0)?\s*(?:\*{1,5}|\p{L}*)$/u;

/** Whether the cells are what other lists mean by the header: not guests' ratings, say, but the classes of hotels. */
export function isMeantOtherwise(field: SourceField, profile: ColumnProfile, mapping: ColumnMapping): boolean {
  return (
    isClassOfHotels(field, profile, mapping) ||
    isOwnSite(field, profile, mapping) ||
    isOfOtherStatus(field, profile) ||
    (field === "postalCode" && (areRowNumbers(profile) || areSmallNumbers(profile))) ||
    (field === "name" && areNoNames(profile, mapping)) ||
    ((field === "state" || field === "country") && areStatuses(profile)) ||
    (field === "state" && areDepartments(profile)) ||
    areNoKinds(field, profile, mapping) ||
    (field === "reviews" && profile.filled >= MIN_CELLS && profile.values.every(isNoCount)) ||
    (field === "rating" && areNoRatings(profile)) ||
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

/** The departments of a hospital or shop, such as "Médecine générale", and no region. */
function areDepartments({ filled, values }: ColumnProfile): boolean {
  const texts = values.map(String);
  return filled >= MIN_CELLS && texts.filter(namesKind).length >= texts.length * SOME && !texts.some(namesRegion);
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

/** What guests wrote, not how many of them. */
function isNoCount(value: CellValue): boolean {
  return parseCount(String(value)) === undefined;
}

/** In French a note is a mark, in Italian and English a remark. */
export function areNoRatings({ filled, values }: ColumnProfile): boolean {
  return filled >= MIN_CELLS && values.filter(isNoRating).length >= values.length * MOSTLY;
}

function isNoRating(value: CellValue): boolean {
  const text = String(value);
  return text.length > MAX_RATING_CHARS || !/\p{Nd}/u.test(text);
}

/** "SU1879", "BR-0021": what the chain calls its branches, unless another column has what customers call them. */
export function areCodedNames(profile: ColumnProfile | undefined): boolean {
  if (profile === undefined) return false;
  return profile.values.filter((value) => CODED_NAME.test(String(value))).length >= profile.values.length * MOSTLY;
}

function areNoNames(profile: ColumnProfile, { headers }: ColumnMapping): boolean {
  if (profile.filled < MIN_CELLS) return false;
  return areCodedNames(profile) || areFlags(profile) || areUnlikelyNames(profile, headers[profile.column] ?? "");
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

/** Whole stars that nobody counts are a class, of hotels or Michelin's, not what guests think. */
function isClassOfHotels(
  field: SourceField,
  { column, filled, values }: ColumnProfile,
  mapping: ColumnMapping,
): boolean {
  if (field !== "rating" || mapping.columns.has("reviews") || filled === 0) return false;
  return (
    STARS.has(headerKey(mapping.headers[column] ?? "")) && values.every((value) => WHOLE_STARS.test(String(value)))
  );
}

/** In a list without another column for sites, links to many hosts are the businesses' own. */
function isOwnSite(field: SourceField, profile: ColumnProfile, { columns }: ColumnMapping): boolean {
  if (field !== "url" || columns.has("website") || profile.filled < MIN_LINKS) return false;
  return profile.share("mapLink") === 0 && profile.share("link") >= MOSTLY && isOfManySites(profile);
}

/** The status of a hospital may be that it is public: no cell says that it is open or closed. */
function isOfOtherStatus(field: SourceField, { filled, values }: ColumnProfile): boolean {
  if ((field !== "status" && field !== "openingStatus") || filled < MIN_CELLS) return false;
  return values.every((value) => readStatus(String(value)) === "unsaid" && !isKnownStatus(String(value)));
}
