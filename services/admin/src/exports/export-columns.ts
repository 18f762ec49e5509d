import {
  ALL_FIELDS,
  CHECK_HEADER,
  EXPORT_COLUMNS,
  type ExportColumn,
  type ExportField,
  type ExportValueName,
  OLDER_EXPORT_COLUMNS,
  type OlderExportField,
} from "@meridian/contracts/admin/export-fields";
import type { ExportValue } from "@meridian/domain/businesses/export-cells";
import { exportCellsOf } from "@meridian/domain/businesses/export-cells";
import { recordCheck } from "@meridian/domain/businesses/record-check";

/** The columns of a file and how to build its rows from the store's answer. */
export interface ExportColumns {
  headers: readonly string[];
  /** The fields to request from the store. */
  values: readonly ExportValueName[];
  /** Returns the cells of a row; may reuse the row it is given. */
  toCells(row: ExportValue[]): ExportValue[];
  /** Set for a file that consists only of columns: the store can write it as text. */
  plain?: readonly ExportColumn[];
}

/** The chosen fields in order. With all fields, each row also carries a checksum by which an import recognises it. */
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

/** The fields of the older export under its own headers. */
export function olderColumnsOf(fields: readonly OlderExportField[]): ExportColumns {
  const columns = fields.map((field) => OLDER_EXPORT_COLUMNS[field]);
  return { headers: fields, plain: columns, ...exportCellsOf(columns) };
}
