import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping, IdColumn } from "../../normalise/column-mapping.ts";
import { cleanText } from "../../normalise/values/text.ts";
import type { SourceField } from "./column-synonyms.ts";

/** The share of sampled rows that may share an id with another business: a few errors do not make it a chain's id. */
const MAX_SHARED = 0.02;
/** Rows that agree in these describe one business, which a list may contain twice. */
const TELLING_FIELDS: readonly SourceField[] = ["name", "street", "fullAddress", "latitude"];

/** The mapping with the best id column whose values are unique in the first rows. */
export function withIdColumn(mapping: ColumnMapping, sample: readonly SheetRow[]): ColumnMapping {
  const idColumn = mapping.idColumns.find((candidate) => isUnique(sample, mapping, candidate));
  return idColumn === undefined ? mapping : { ...mapping, idColumn };
}

function isUnique(sample: readonly SheetRow[], { columns, headers }: ColumnMapping, { column }: IdColumn): boolean {
  const telling = TELLING_FIELDS.flatMap((field) => columns.get(field) ?? []);
  const owners = new Map<string, string>();
  let shared = 0;
  for (const { cells } of sample) {
    const id = cleanText(cells[column]);
    if (id === undefined || id === headers[column]) continue;
    const owner = telling.map((each) => cells[each] ?? "").join("\u0000");
    const known = owners.get(id);
    if (known === undefined) owners.set(id, owner);
    else if (known !== owner) shared++;
  }
  return owners.size > 0 && shared <= sample.length * MAX_SHARED;
}
