import { ALL_FIELDS, CHECK_HEADER, type ExportField } from "@meridian/contracts/admin/export-fields";

/** Where a file that our own export wrote with all fields has each of them. */
export interface OwnExportColumns {
  fields: ReadonlyMap<ExportField, number>;
  check: number;
}

/** Undefined for a file of anybody else's, and for one that lacks a column of ours. */
export function findOwnExport(headers: readonly string[]): OwnExportColumns | undefined {
  const check = headers.indexOf(CHECK_HEADER);
  const fields = new Map(ALL_FIELDS.map((field) => [field, headers.indexOf(field)]));
  return check < 0 || [...fields.values()].includes(-1) ? undefined : { fields, check };
}

export function columnsOfOwnExport(own: OwnExportColumns | undefined): readonly number[] {
  return own === undefined ? [] : [...own.fields.values(), own.check];
}
