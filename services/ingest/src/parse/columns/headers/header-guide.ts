import type { HeaderGuide } from "@meridian/sheet-reader/header-guide";
import { mapColumns } from "../column-map.ts";
import type { SourceField } from "./column-synonyms.ts";
import { businessesOf } from "./group-records.ts";
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

/** The headers that importing knows, for reading files. */
export const headerGuide: HeaderGuide = {
  url: import.meta.url,
  countKnown: (headers) => mapColumns(headers).columns.size,
  isKnown: (header) => [true, false].some((isFromMap) => fieldsOfHeader(header, isFromMap).length > 0),
  splitRecord: businessesOf,
  isReadAsJson: (header) => fieldsOfHeader(header, false).some(({ field }) => JSON_FIELDS.has(field)),
};
