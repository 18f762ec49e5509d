import { readFileSync } from "node:fs";
import { IMPORT_FIELDS } from "@meridian/shared/contracts/import-fields";
import type { SourceField } from "./column-synonyms.ts";

const TABLE = new URL("headers-by-language.tsv", import.meta.url);

/**
 * Headers by field, from a table with one line per language and field. A new language or a missing word is a new line of that table and
 * nothing else.
 */
export function languageHeaders(): ReadonlyMap<SourceField, readonly string[]> {
  const byField = new Map<SourceField, string[]>();
  const [, ...lines] = readFileSync(TABLE, "utf8").trimEnd().split("\n");
  for (const line of lines) {
    const [, name, headers = ""] = line.split("\t");
    const field = IMPORT_FIELDS.find((known) => known === name);
    if (field === undefined) throw new Error(`${TABLE.pathname} names an unknown field: ${name}`);
    byField.set(field, [...(byField.get(field) ?? []), ...headers.split(/,\s+/)]);
  }
  return byField;
}
