import type { SourceField } from "./column-synonyms.ts";
import { headerKey } from "./header-fields.ts";

/** Elsewhere than in Portugal a distrito lies within a city, and no city within it. */
const PORTUGUESE_KEYS = new Set(["concelho", "freguesia", "localidade"]);

/** Takes back what a header says by itself and not beside the others: "St" among the days, or "Distrito" of a Spanish city. */
export function dropMistaken(
  columns: Map<SourceField, number>,
  headers: readonly string[],
  weekdays: ReadonlySet<number>,
): void {
  for (const [field, column] of columns) if (weekdays.has(column)) columns.delete(field);
  const isDistrict = headerKey(headers[columns.get("state") ?? -1] ?? "") === "distrito";
  const isInPortugal = headers.some((header) => PORTUGUESE_KEYS.has(headerKey(header)));
  if (isDistrict && !isInPortugal && columns.has("city")) columns.delete("state");
}
