import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { FIELD_NAMES } from "@meridian/contracts/businesses/business-fields";
import { snakeCase } from "@meridian/contracts/businesses/field-spec";
import type { FormerFields } from "@meridian/ports/imports/import-undo";
import type { SqlValue } from "../database/sql-row.ts";
import { decodeBusiness, encodeFields, FIELD_COLUMNS } from "./business-row.ts";
import { PLACE_COLUMNS } from "./place-columns.ts";

const EMPTY: BusinessFields = { name: "", subtypes: [], reviews: 0, verified: false, status: "operational" };
/** The system columns of a placeholder business. */
const NOBODY: readonly SqlValue[] = [
  ...[0, 0, 0, 0, 0, 0, "", "", 0, null, 0, null, null, 0, 0, null, null, null, 0, null],
  ...PLACE_COLUMNS.map(() => null),
];

/** The fields stored in these columns. */
export function fieldsOfColumns(columns: Readonly<Record<string, SqlValue>>): FormerFields {
  const values = encodeFields(EMPTY).map((value, index) => {
    const column = columns[FIELD_COLUMNS[index] ?? ""];
    return column === undefined ? value : column;
  });
  const decoded = decodeBusiness([...NOBODY, ...values]);
  const fields: FormerFields = {};
  for (const name of FIELD_NAMES) {
    if (columns[snakeCase(name)] !== undefined) Reflect.set(fields, name, decoded[name] ?? null);
  }
  return fields;
}

/** The inverse of `fieldsOfColumns`. */
export function columnsOfFields(former: FormerFields): Record<string, SqlValue> {
  const fields = { ...EMPTY };
  for (const [name, value] of Object.entries(former)) if (value !== null) Reflect.set(fields, name, value);
  const named = new Set(Object.keys(former).map(snakeCase));
  const columns: Record<string, SqlValue> = {};
  for (const [index, value] of encodeFields(fields).entries()) {
    const column = FIELD_COLUMNS[index] ?? "";
    if (named.has(column)) columns[column] = value;
  }
  return columns;
}
