import { readTable } from "@meridian/platform/read-table";

/**
 * Sheets of real businesses outside the repository, and what other programs than ours (Python's csv module, openpyxl, xlrd) find in
 * their cells. The table has only figures: `created` and `duplicates` together are every row there is, for none is rejected; `digest` is
 * the start of the SHA-256 of the sampled rows' fields, in the order given. The sampled businesses have no others.
 */
export const REAL_SHEETS = readTable(new URL("real-sheets.tsv", import.meta.url), [
  "path",
  "created",
  "duplicates",
  "sampledRows",
  "digest",
  "fields",
]).map(({ created, duplicates, sampledRows, fields, ...sheet }) => ({
  ...sheet,
  created: Number(created),
  duplicates: Number(duplicates),
  sampledRows: sampledRows.split(" ").map(Number),
  fields: fields.split(" "),
}));
