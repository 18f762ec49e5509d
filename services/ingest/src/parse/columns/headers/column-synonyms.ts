import { IMPORT_FIELDS } from "@meridian/contracts/imports/import-fields";
import type { ImportField } from "@meridian/contracts/imports/import-mapping";
import { readTable } from "@meridian/platform/read-table";

export const SOURCE_FIELDS = IMPORT_FIELDS;
export type SourceField = ImportField;

const TABLE = new URL("headers-by-language.tsv", import.meta.url);

export interface HeaderLine {
  language: string;
  field: SourceField;
  headers: readonly string[];
}

/** The headers of files by language and field. */
export function headerLines(): HeaderLine[] {
  return readTable(TABLE, ["language", "field", "headers"]).map(({ language, field: name, headers }) => {
    const field = IMPORT_FIELDS.find((known) => known === name);
    if (field === undefined) throw new Error(`${TABLE.pathname} names an unknown field: ${name}`);
    return { language, field, headers: headers.split(/,\s+/) };
  });
}

/**
 * The headers of each field, best first: the order of their lines in the table. If a file has several of a field's headers, the best one
 * wins. A line names its language; "path" stands for the flattened records of the Places API, Yelp, Foursquare, Overture, OpenStreetMap and
 * schema.org, "und" for class names that scrapers copy. Only letters and digits count, and whole headers, so that
 * `phone.phones_enricher.carrier_name` is never a phone. A new language or a missing word is a new line, and nothing else.
 */
export function columnSynonyms(): ReadonlyMap<SourceField, readonly string[]> {
  const byField = new Map<SourceField, string[]>();
  for (const { field, headers } of headerLines()) byField.set(field, [...(byField.get(field) ?? []), ...headers]);
  return byField;
}
