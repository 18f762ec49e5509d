import type { DatabaseSync } from "node:sqlite";
import { FIELD_NAMES, type FieldName, fieldSpec } from "@meridian/contracts/businesses/business-fields";
import { type FieldKind, snakeCase } from "@meridian/contracts/businesses/field-spec";

const TYPES: Readonly<Record<FieldKind, string>> = {
  text: "TEXT",
  url: "TEXT",
  list: "TEXT",
  hours: "TEXT",
  number: "REAL",
  count: "INTEGER NOT NULL DEFAULT 0",
  flag: "INTEGER NOT NULL DEFAULT 0",
  status: "INTEGER NOT NULL DEFAULT 0",
};

/**
 * Adds the columns of fields that are newer than the database. The schema version stays, so that an older program still opens it; it leaves
 * these columns alone. Of several processes starting together, one adds them.
 */
export function addFieldColumns(connection: DatabaseSync): void {
  if (missingFields(connection).length === 0) return;
  connection.exec("BEGIN IMMEDIATE");
  try {
    for (const name of missingFields(connection)) {
      connection.exec(`ALTER TABLE business ADD COLUMN ${snakeCase(name)} ${TYPES[fieldSpec(name).kind]}`);
    }
    connection.exec("COMMIT");
  } catch (error) {
    connection.exec("ROLLBACK");
    throw error;
  }
}

function missingFields(connection: DatabaseSync): FieldName[] {
  const columns = connection.prepare("SELECT name FROM pragma_table_info('business')").all();
  const known = new Set(columns.map(({ name }) => name));
  return FIELD_NAMES.filter((name) => !known.has(snakeCase(name)));
}
