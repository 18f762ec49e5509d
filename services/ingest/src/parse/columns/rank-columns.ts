import { dropPhonesOfPersons } from "./contact-persons.ts";
import type { SourceField } from "./headers/column-synonyms.ts";
import { fieldsOfHeader, fieldsOfWords, headerKey, isLegalName, isOpenStreetMap } from "./headers/header-fields.ts";
import { isContactHeader } from "./headers/header-hints.ts";
import { fieldsOfMisspeltHeader } from "./headers/misspelt-headers.ts";
import { isLikelyName, isNameByLetter, languageOfHeader, weakFieldsOfHeader } from "./headers/weak-headers.ts";
import {
  addAxes,
  dropOtherAddresses,
  hasPlainAddress,
  moveParsedPlace,
  preferPlainAddress,
  preferWgs84,
  type RankedColumns,
  withFirst,
} from "./places/rank-place-columns.ts";
import { isAddressLine } from "./special-columns.ts";

/** In lists of inspections, a score is the inspectors', not the customers'. */
const INSPECTION = /inspection/i;
/** In a search's answer, a score beside the distance is how well a place matches. */
const DISTANCE_KEYS = new Set(["dist", "distance"]);
/** Britain's food hygiene ratings also come from inspectors, from 0 to 5. */
const HYGIENE_KEY = "fhrsid";
/** The thing that a header speaks of: "venue" in "venue_name". */
const OWNER_WORD = /^(\p{L}+)[\s_.:-]+\p{L}/u;
/** What a map writes beside a point, if nothing else is a name. */
const LABEL_KEY = "label";
const OFFICIAL_NAME_KEY = "officialname";
const DISPLAY_NAME_KEY = "displayname";
const REVIEWER_KEY = /^(?:user|reviewer|author|member|customer)id$/;
const REVIEWED_NAME = /^(?:meta|business|place|venue|restaurant|hotel|store)[\s_.:-]+name$/i;
/** Korean, Japanese and Chinese join them. */
const OF_WORDS = /\p{L}[\s_./-]+\p{L}|\p{Ll}\p{Lu}|^[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{3,}$/u;
const MIN_OF_WORDS = 2;
const MAP_LINK_KEY = /^(?:google|g)?maps?(?:place)?(?:link|url|uri)$/;

/** `given` are the headers before what they share was taken away. */
export function rankColumns(headers: readonly string[], given: readonly string[]): RankedColumns {
  const candidates = new Map<SourceField, { column: number; priority: number }[]>();
  const isFromMap = isOpenStreetMap(headers);
  const unsaid: number[] = [];
  for (const [column, header] of headers.entries()) {
    const fields = fieldsOfHeader(header, isFromMap);
    if (fields.length === 0) unsaid.push(column);
    for (const { field, priority } of fields) {
      const known = candidates.get(field) ?? [];
      known.push({ column, priority });
      candidates.set(field, known);
    }
  }
  const ranked = new Map<SourceField, readonly number[]>();
  for (const [field, list] of candidates) {
    list.sort((left, right) => left.priority - right.priority || left.column - right.column);
    ranked.set(
      field,
      list.map(({ column }) => column),
    );
  }
  if (headers.some((header) => headerKey(header) === "addressnumber")) moveParsedPlace(headers, ranked);
  addWeakColumns(headers, unsaid, ranked);
  preferGivenName(headers, ranked);
  preferReviewed(headers, ranked);
  preferOwner(headers, ranked);
  preferLanguage(headers, ranked);
  preferMapLinks(headers, ranked);
  preferPlainAddress(ranked);
  preferWgs84(headers, ranked);
  addAxes(headers, ranked);
  addContact(headers, ranked);
  dropPhonesOfPersons(headers, ranked);
  dropOtherAddresses(given, ranked);
  if (headers.some((header) => INSPECTION.test(header) || DISTANCE_KEYS.has(headerKey(header))))
    dropScore(headers, ranked);
  if (headers.some((header) => headerKey(header) === HYGIENE_KEY)) ranked.delete("rating");
  return ranked;
}

function addWeakColumns(
  headers: readonly string[],
  unsaid: readonly number[],
  ranked: Map<SourceField, readonly number[]>,
): void {
  const known = new Set(ranked.keys());
  const official = ranked.get("name") ?? [];
  // "clinic_name" beside "official_name", or "Establishment" beside "Licensee", is what the public calls it.
  const isOfficial = official.every((column) => {
    const header = headers[column] ?? "";
    return headerKey(header) === OFFICIAL_NAME_KEY || isLegalName(header);
  });
  if (isOfficial) known.delete("name");
  if (!hasPlainAddress(ranked)) known.delete("fullAddress");
  // Among headers that say nothing, "bar" is just another one; "cafe_name" beside "cafe_address" is not.
  const candidates = known.size > 0 ? unsaid : unsaid.filter((column) => OF_WORDS.test(headers[column] ?? ""));
  if (known.size === 0 && candidates.length < MIN_OF_WORDS) return;
  for (const column of candidates) {
    const header = headers[column] ?? "";
    if (isAddressLine(header)) continue;
    const fields = weakFieldsOfHeader(header);
    for (const field of fields.length > 0 ? fields : fieldsOfMisspeltHeader(header)) {
      if (!known.has(field)) ranked.set(field, [...(ranked.get(field) ?? []), column]);
    }
  }
  const likely = unsaid.find((column) => isLikelyName(headers[column] ?? ""));
  const labelled = unsaid.find((column) => headerKey(headers[column] ?? "") === LABEL_KEY);
  const fallback = likely ?? (ranked.size > 0 ? labelled : undefined);
  const found = ranked.get("name") ?? (fallback === undefined ? [] : [fallback]);
  const names = isOfficial ? withFirst(found, (column) => !official.includes(column)) : found;
  const ordered = withFirst(names, (column) => isNameByLetter(headers[column] ?? ""));
  if (ordered.length > 0) ranked.set("name", ordered);
}

/** Beside coordinates and another name, the "display_name" is a geocoder's: its spelling of the address. */
function preferGivenName(headers: readonly string[], ranked: Map<SourceField, readonly number[]>): void {
  const names = ranked.get("name") ?? [];
  const given = names.filter((column) => headerKey(headers[column] ?? "") !== DISPLAY_NAME_KEY);
  if (ranked.has("latitude") && given.length > 0) ranked.set("name", given);
}

/** In a list of reviews, a plain name and rating are the reviewer's; the business's are in "meta_name" and its neighbours. */
function preferReviewed(headers: readonly string[], ranked: Map<SourceField, readonly number[]>): void {
  const reviewed = headers.findIndex((header) => REVIEWED_NAME.test(header));
  if (reviewed < 0 || !headers.some((header) => REVIEWER_KEY.test(headerKey(header)))) return;
  ranked.delete("rating");
  const prefix = OWNER_WORD.exec(headers[reviewed] ?? "")?.[1] ?? "";
  for (const [column, header] of headers.entries()) {
    if (!header.startsWith(prefix)) continue;
    for (const { field } of fieldsOfWords(header.slice(prefix.length))) ranked.set(field, [column]);
  }
}

/**
 * Beside "station_latitude" and "venue_name", a venue is where "venue_latitude" says, and of "Category" and "Venue Category" of the latter.
 */
function preferOwner(headers: readonly string[], ranked: Map<SourceField, readonly number[]>): void {
  const ownerOf = (column: number | undefined) => OWNER_WORD.exec(headers[column ?? -1] ?? "")?.[1]?.toLowerCase();
  const name = ranked.get("name")?.[0];
  const owner = ownerOf(name) ?? headers[name ?? -1]?.toLowerCase();
  if (owner === undefined) return;
  const kind = headers.findIndex((header, column) => {
    return ownerOf(column) === owner && weakFieldsOfHeader(header).includes("category");
  });
  if (kind >= 0 && ranked.has("category")) ranked.set("category", [kind, ...(ranked.get("category") ?? [])]);
  for (const [field, columns] of ranked) {
    if (ownerOf(columns[0]) === undefined) continue;
    ranked.set(
      field,
      withFirst(columns, (column) => ownerOf(column) === owner),
    );
  }
}

/** Beside "name_en", the city is rather that of "city_en" than of "city_ar". */
function preferLanguage(headers: readonly string[], ranked: Map<SourceField, readonly number[]>): void {
  const languageOf = (column: number | undefined) => languageOfHeader(headers[column ?? -1] ?? "");
  const language = languageOf(ranked.get("name")?.[0]);
  if (language === undefined) return;
  for (const [field, columns] of ranked) {
    if (languageOf(columns[0]) === undefined) continue;
    ranked.set(
      field,
      withFirst(columns, (column) => languageOf(column) === language),
    );
  }
}

/** Beside a link to a map, a plain "url" may be the business's site. */
function preferMapLinks(headers: readonly string[], ranked: Map<SourceField, readonly number[]>): void {
  const columns = ranked.get("url");
  const isOfMap = (column: number) => MAP_LINK_KEY.test(headerKey(headers[column] ?? ""));
  if (columns !== undefined) ranked.set("url", withFirst(columns, isOfMap));
}

function dropScore(headers: readonly string[], ranked: Map<SourceField, readonly number[]>): void {
  const ratings = (ranked.get("rating") ?? []).filter((column) => headerKey(headers[column] ?? "") !== "score");
  if (ratings.length > 0) ranked.set("rating", ratings);
  else ranked.delete("rating");
}

/** A contact column holds phones if no other column does; its cells may also name people. */
function addContact(headers: readonly string[], ranked: Map<SourceField, readonly number[]>): void {
  if (ranked.size === 0 || ranked.has("phone")) return;
  const column = headers.findIndex(isContactHeader);
  if (column >= 0) ranked.set("phone", [column]);
}
