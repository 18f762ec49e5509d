import type { DatabaseSync } from "node:sqlite";
import { orderIdentityKeys } from "@meridian/domain/businesses/identity/business-identity";
import { arePlainCells, csvCell, isPlainPhone } from "@meridian/domain/text/csv-cell";
import { isoTimeOf, numberOf, optionalText, textOf } from "../database/sql-row.ts";

/** Functions that exports call from SQL, for what SQL lacks or formats differently. */
export function defineExportFunctions(connection: DatabaseSync): void {
  const pure = { deterministic: true };
  const several = { ...pure, varargs: true };
  connection.function("csv_text", pure, (text) => csvCell(optionalText(text)));
  const writeTime = createTimeWriter();
  connection.function("csv_numbers", several, (...values) => values.map(numberText).join());
  connection.function("csv_times", several, (...values) => values.map(writeTime).join());
  connection.function("are_plain_cells", pure, (texts, phone) =>
    arePlainCells(textOf(texts)) && (phone === null || isPlainPhone(textOf(phone))) ? 1 : 0,
  );
  connection.function("ordered_keys", pure, (keys, id) => orderedKeys(textOf(keys), textOf(id)));
}

function orderedKeys(json: string, id: string): string | null {
  const keys: unknown = JSON.parse(json);
  return Array.isArray(keys) && keys.length > 0 ? JSON.stringify(orderIdentityKeys(keys.map(textOf), id)) : null;
}

function numberText(value: unknown): string {
  return value === null ? "" : String(numberOf(value));
}

/** Many businesses share the time of their import. */
function createTimeWriter(): (value: unknown) => string {
  let last: unknown;
  let text = "";
  return (value) => {
    if (value !== last) {
      text = isoTimeOf(value);
      last = value;
    }
    return text;
  };
}
