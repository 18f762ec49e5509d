import { remember } from "@meridian/domain/bounded-cache";
import type { HeaderGuide } from "@meridian/sheet-reader/header-guide";
import { isFields } from "@meridian/sheet-reader/records/flatten-record";
import { mapColumns } from "../column-map.ts";
import type { SourceField } from "./column-synonyms.ts";
import { fieldsOfHeader } from "./header-fields.ts";

/** Fields whose cells are parsed as JSON: hours by day, amenity groups, categories with ids. */
const JSON_FIELDS: ReadonlySet<SourceField> = new Set([
  "workingHours",
  "workingHoursFallback",
  "about",
  "type",
  "category",
  "subtypes",
]);

type Fields = Readonly<Record<string, unknown>>;

const CACHED_KEYS = 20_000;
/** The fields that a whole group of businesses may share. */
const OF_GROUPS: ReadonlySet<SourceField> = new Set(["name", "brand", "city", "state", "country", "countryCode"]);
const SAYS_WHERE: ReadonlySet<SourceField> = new Set(["fullAddress", "street", "latitude", "coordinates"]);

const fieldsOf = remember((key: string) => fieldsOfHeader(key, false).map(({ field }) => field), CACHED_KEYS);
const isName = (key: string) => fieldsOf(key).includes("name");

/** The headers that importing knows, for reading files. */
export const headerGuide: HeaderGuide = {
  url: import.meta.url,
  countKnown: (headers) => mapColumns(headers).columns.size,
  isKnown: (header) => [true, false].some((isFromMap) => fieldsOfHeader(header, isFromMap).length > 0),
  splitRecord: businessesOf,
  isReadAsJson: (header) => fieldsOfHeader(header, false).some(({ field }) => JSON_FIELDS.has(field)),
};

/**
 * The businesses of a record that is a group of them, such as a chain with its branches or a district with its pharmacies: each with
 * what the group says of all. Any other record alone: a business's list of rooms or reviews has no addresses.
 */
function businessesOf(record: Fields): readonly Fields[] {
  if (record.type === "Feature") return [record];
  const entries = Object.entries(record);
  const [list, ...others] = entries.flatMap(([key, value]) => (isListOfNamed(value) ? [{ key, members: value }] : []));
  if (list === undefined || others.length > 0) return [record];
  const own = entries.filter(([key]) => key !== list.key);
  if (own.some(([key]) => fieldsOf(key).some((field) => !OF_GROUPS.has(field)))) return [record];
  const isNamed = own.some(([key]) => isName(key));
  if (isNamed && !list.members.every((member) => Object.keys(member).some(saysWhere))) return [record];
  const shared = Object.fromEntries(own.map(([key, value]) => [isName(key) ? "brand" : key, value]));
  return list.members.map((member) => ({ ...shared, ...member }));
}

function saysWhere(key: string): boolean {
  return fieldsOf(key).some((field) => SAYS_WHERE.has(field));
}

function isListOfNamed(value: unknown): value is readonly Fields[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((item) => isFields(item) && Object.keys(item).some(isName))
  );
}
