import {
  ALL_FIELDS,
  CHECK_HEADER,
  EXPORT_COLUMNS,
  type ExportField,
  type ExportValueName,
  OLDER_EXPORT_COLUMNS,
  type OlderExportField,
} from "@meridian/shared/contracts/export-fields";
import { recordCheck } from "@meridian/shared/domain/record-check";
import type { ExportValue } from "@meridian/shared/ports/business-store";

/** What stands in the columns of a file, and how to make its rows of what the store tells. */
export interface ExportColumns {
  headers: readonly string[];
  /** What to ask the store for. */
  values: readonly ExportValueName[];
  /** Answers with the cells of a row, for which it may take the row itself. */
  toCells(row: ExportValue[]): ExportValue[];
}

/** The chosen fields in their order. With all of them each row also carries a check, by which an import knows it again. */
export function columnsOf(fields: readonly ExportField[]): ExportColumns {
  const values = fields.map((field) => EXPORT_COLUMNS[field]);
  const isWhole = ALL_FIELDS.every((field) => fields.includes(field));
  if (!isWhole) return { headers: fields, values, toCells: (row) => row };
  const places = ALL_FIELDS.map((field) => fields.indexOf(field));
  return {
    headers: [...fields, CHECK_HEADER],
    values,
    toCells: (row) => {
      row.push(recordCheck(places.map((place) => row[place])));
      return row;
    },
  };
}

/** The fields of the older export, under its own headers. */
export function olderColumnsOf(fields: readonly OlderExportField[]): ExportColumns {
  const values: ExportValueName[] = [];
  const spans: (readonly [start: number, end: number])[] = [];
  for (const field of fields) {
    const start = values.length;
    values.push(...OLDER_EXPORT_COLUMNS[field]);
    spans.push([start, values.length]);
  }
  return {
    headers: fields,
    values,
    toCells: (row) => spans.map(([start, end]) => row.slice(start, end).find((value) => value !== undefined)),
  };
}
