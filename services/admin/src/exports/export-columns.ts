import {
  ALL_FIELDS,
  CHECK_HEADER,
  EXPORT_COLUMNS,
  type ExportColumn,
  type ExportField,
  type ExportValueName,
  OLDER_EXPORT_COLUMNS,
  type OlderExportField,
} from "@meridian/shared/contracts/export-fields";
import { exportCellsOf } from "@meridian/shared/domain/export-cells";
import { recordCheck } from "@meridian/shared/domain/record-check";
import type { ExportValue } from "@meridian/shared/ports/business-store";

/** What stands in the columns of a file, and how to make its rows of what the store tells. */
export interface ExportColumns {
  headers: readonly string[];
  /** What to ask the store for. */
  values: readonly ExportValueName[];
  /** Answers with the cells of a row, for which it may take the row itself. */
  toCells(row: ExportValue[]): ExportValue[];
  /** Of a file that is nothing but columns: the store can write it as text by itself. */
  plain?: readonly ExportColumn[];
}

/** The chosen fields in their order. With all of them each row also carries a check, by which an import knows it again. */
export function columnsOf(fields: readonly ExportField[]): ExportColumns {
  const values = fields.map((field) => EXPORT_COLUMNS[field]);
  const isWhole = ALL_FIELDS.every((field) => fields.includes(field));
  if (!isWhole) return { headers: fields, values, toCells: (row) => row, plain: values.map((value) => [value]) };
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
  const columns = fields.map((field) => OLDER_EXPORT_COLUMNS[field]);
  return { headers: fields, plain: columns, ...exportCellsOf(columns) };
}
