import type { SourceField } from "./column-synonyms.ts";
import { headerKey } from "./header-fields.ts";

/** Outside Portugal a distrito is part of a city. */
const PORTUGUESE_KEYS = new Set(["concelho", "freguesia", "localidade"]);

/** Removes meanings a header has alone but not beside the others: "St" among days, or "Distrito" in a Spanish city. */
export function dropMistakenColumns(
  columns: Map<SourceField, number>,
  headers: readonly string[],
  weekdays: ReadonlySet<number>,
): void {
  for (const [field, column] of columns) if (weekdays.has(column)) columns.delete(field);
  // If another column names the kind, this one says whether the business is public or private.
  const isSector = headerKey(headers[columns.get("category") ?? -1] ?? "") === "subsector";
  if (isSector && columns.has("type")) columns.delete("category");
  const isDistrict = headerKey(headers[columns.get("state") ?? -1] ?? "") === "distrito";
  const isInPortugal = headers.some((header) => PORTUGUESE_KEYS.has(headerKey(header)));
  if (isDistrict && !isInPortugal && columns.has("city")) columns.delete("state");
}
