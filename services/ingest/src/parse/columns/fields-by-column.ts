import type { ImportField } from "@meridian/contracts/imports/import-mapping";
import type { ClockColumns, ColumnMapping } from "../../normalise/column-mapping.ts";
import { type HeaderPart, isHeaderOf } from "./headers/part-headers.ts";
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

export function findClockColumns(headers: readonly string[]): ClockColumns | undefined {
  const find = (part: HeaderPart) => headers.findIndex((header) => isHeaderOf(part, header));
  const [opens, closes, days, remarks] = [find("opens"), find("closes"), find("openDays"), find("hoursRemarks")];
  if (opens < 0 || closes < 0) return undefined;
  return { opens, closes, ...(days < 0 ? {} : { days }), ...(remarks < 0 ? {} : { remarks }) };
}

export function columnsOfClock(clock: ClockColumns | undefined): number[] {
  return clock === undefined ? [] : Object.values(clock);
}
