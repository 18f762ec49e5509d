import type { ImportField } from "@meridian/contracts/imports/import-mapping";
import type { ColumnMapping } from "../../normalise/column-mapping.ts";
import { columnsOfClock } from "./clock-columns.ts";
import { fieldsOfSpecial } from "./special-columns.ts";

/** The field of each column. Columns that share a field are all listed with it. */
export function fieldsByColumn(mapping: ColumnMapping): Map<number, ImportField> {
  const fields = new Map<number, ImportField>();
  for (const { day, hours } of mapping.dayHoursColumns) fields.set(day, "workingHours").set(hours, "workingHours");
  for (const column of mapping.weekdayColumns.flatMap(({ columns }) => columns)) fields.set(column, "workingHours");
  for (const column of columnsOfClock(mapping.clockColumns)) fields.set(column, "workingHours");
  for (const [column, field] of fieldsOfSpecial(mapping)) fields.set(column, field);
  for (const [field, column] of mapping.columns) if (!fields.has(column)) fields.set(column, field);
  for (const [field, columns] of mapping.fallbackColumns) {
    for (const column of columns) if (!fields.has(column)) fields.set(column, field);
  }
  return fields;
}
