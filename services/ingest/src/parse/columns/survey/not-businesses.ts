import { countryCodeOfName } from "@meridian/domain/places/country-names";
import { foldText } from "@meridian/domain/text/fold-text";
import { readWordLists } from "@meridian/platform/read-table";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import { isKnownCity } from "../../../normalise/places/known-cities.ts";
import { cleanText } from "../../../normalise/values/text.ts";
import { headerKey } from "../headers/header-fields.ts";
import { isHeaderOf } from "../headers/part-headers.ts";

/**
 * "thing": what maps and registers call things that have a name and a position but are not businesses, folded. "header": columns that only
 * such things fill: lines that stop there, trunks, inhabitants. "record": columns of orders, invoices, bookings, results. "person": columns
 * of people, where "personName" heads the names: beside a company's name they are its contacts.
 */
const WORDS = readWordLists(new URL("not-businesses.tsv", import.meta.url), [
  "thing",
  "header",
  "record",
  "personName",
  "person",
]);
const THINGS = new Set(WORDS.thing);
const THING_HEADERS = new Set(WORDS.header);
const RECORD_HEADERS = new Set(WORDS.record);
const PERSON_NAMES = new Set(WORDS.personName);
const PERSON_HEADERS = new Set(WORDS.person);
/** Beside a last name, what somebody does; elsewhere what a business is called. */
const JOB_TITLES = new Set(["title", "titre", "titulo", "titolo", "titel", "tytul", "unvan", "unvani"]);
/** One alone may be about a business: its owner's date of birth. */
const MIN_HEADERS = 2;
const PERSON_PARTS = ["surname", "givenName"] as const;
/** The least rows that are judged by what they say of themselves, and by what is only seen in all of them. */
const MIN_ROWS = 3;
const MIN_ROWS_WITHOUT_KINDS = 8;
/** A list of branches may be called after towns, but tells how to reach them. */
const CONTACTS = ["phone", "website", "workingHours", "type", "category", "subtypes", "street", "postalCode"] as const;

/** The share of a file's rows, 0 to 1, that describe stops, trees, towns, orders, people or the like instead of businesses. */
export function shareOfNotBusinesses(
  drafts: readonly BusinessDraft[],
  sample: readonly SheetRow[],
  { columns, headers }: Pick<ColumnMapping, "columns" | "headers">,
): number {
  // Among places of a map, people are their contacts.
  if (!columns.has("placeId") && areHeadersOfOthers(headers, headers[columns.get("name") ?? -1] ?? "")) return 1;
  if (drafts.length < MIN_ROWS) return 0;
  const kinds = drafts.map(({ fields: { type, category, subtypes } }) => [type, category, ...subtypes]);
  const ofThings = kinds.filter((labels) => areOfThings(labels.filter((label) => label !== undefined))).length;
  const isUnsaid = ofThings === 0 && drafts.length >= MIN_ROWS_WITHOUT_KINDS;
  if (!isUnsaid || CONTACTS.some((field) => columns.has(field))) return ofThings / drafts.length;
  const things = [...headers.keys()].filter((column) => THING_HEADERS.has(headerKey(headers[column] ?? "")));
  const filled = sample.filter(({ cells }) => things.some((column) => cleanText(cells[column]) !== undefined)).length;
  const towns = drafts.filter(({ fields: { name, countryCode } }) => namesPlace(name, countryCode)).length;
  return Math.max(filled / sample.length, towns / drafts.length);
}

/** Whether the headers alone show that no row is a business. */
function areHeadersOfOthers(headers: readonly string[], nameHeader: string): boolean {
  const keys = [...new Set(headers.map(headerKey))];
  const nameKey = headerKey(nameHeader);
  const records = keys.filter((key) => RECORD_HEADERS.has(key)).length;
  const hasPersons = PERSON_PARTS.every((part) => headers.some((header) => isHeaderOf(part, header)));
  if (records >= MIN_HEADERS || (hasPersons && (records > 0 || JOB_TITLES.has(nameKey)))) return true;
  return PERSON_NAMES.has(nameKey) && keys.filter((key) => PERSON_HEADERS.has(key)).length >= MIN_HEADERS;
}

function namesPlace(name: string, countryCode: string | undefined): boolean {
  return isKnownCity(name, countryCode) || countryCodeOfName(name) !== undefined;
}

function areOfThings(labels: readonly string[]): boolean {
  return labels.length > 0 && labels.every((label) => THINGS.has(foldText(label).replace(/[_-]+/g, " ").trim()));
}
