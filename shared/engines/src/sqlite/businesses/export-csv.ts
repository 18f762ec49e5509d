import type { ExportColumn, ExportValueName } from "@meridian/contracts/admin/export-fields";
import { fieldsOfKind } from "@meridian/contracts/businesses/business-fields";
import { type FieldKind, snakeCase } from "@meridian/contracts/businesses/field-spec";
import { TEXT_SEPARATOR } from "@meridian/domain/text/csv-cell";
import type { CsvPage, CsvStep } from "@meridian/ports/businesses/business-store";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf } from "../database/sql-row.ts";
import { STATUSES } from "./business-row.ts";
import { expressionOf, readStep } from "./export-step.ts";

const LINE_END = "char(13, 10)";
const NO_BYTES = new Uint8Array();
const STATUS_CASES = STATUSES.map((status, index) => `WHEN ${index} THEN '${status}'`).join(" ");
/** SQL for cells that are not free text. */
const CELLS: Readonly<Partial<Record<ExportValueName, string>>> = {
  ...cellsOf("number", (column) => `csv_numbers(${column})`),
  ...cellsOf("count", (column) => column),
  ...cellsOf("flag", flagCell),
  ...cellsOf("status", (column) => `CASE ${column} ${STATUS_CASES} END`),
  popularity: "popularity",
  isApproved: flagCell("is_approved"),
  createdAt: "csv_times(created_at)",
  updatedAt: "csv_times(updated_at)",
};
/** Texts that are nearly always JSON and then need only quotes. */
const JSON_VALUES: readonly ExportValueName[] = [
  "workingHours",
  "about",
  "hours",
  "subtypes",
  "lockedFields",
  "identityKeys",
];
/** Texts that often contain commas. */
const ADDRESSES: readonly ExportValueName[] = ["fullAddress", "street"];
/** Adjacent cells are written by one call. */
const NEIGHBOURS = /(csv_numbers|csv_times)\(([^()]*)\), \1\(/;

/**
 * Records are assembled within SQLite, so that only unusual cells become JavaScript values. Most texts of a business need no escaping,
 * which is checked for all of them at once.
 */
export function exportCsv(db: DirectoryDatabase, { columns, ...step }: CsvStep): CsvPage {
  const records = `CAST(group_concat(${recordOf(columns)}, ${LINE_END}) || ${LINE_END} AS BLOB)`;
  const { rows, ...rest } = readStep(db, step, ["count(*)", records]);
  const [rowCount, bytes] = rows[0] ?? [0];
  return { records: bytes instanceof Uint8Array ? bytes : NO_BYTES, rowCount: numberOf(rowCount), ...rest };
}

function recordOf(columns: readonly ExportColumn[]): string {
  const names = columns.flat().filter(isUsuallyPlain);
  if (names.length === 0) return lineOf(columns, false);
  const texts = names.filter((name) => name !== "phone").map(expressionOf);
  const joined = `concat_ws(char(${TEXT_SEPARATOR.charCodeAt(0)}), ${["''", ...texts].join(", ")})`;
  const phone = names.includes("phone") ? expressionOf("phone") : "NULL";
  return `CASE WHEN are_plain_cells(${joined}, ${phone}) THEN ${lineOf(columns, true)} ELSE ${lineOf(columns, false)} END`;
}

function lineOf(columns: readonly ExportColumn[], arePlain: boolean): string {
  const cells = columns.map((column) => cellOf(column, arePlain));
  if (cells.length === 1) return `coalesce(nullif(${cells[0]}, ''), '""')`;
  let list = cells.join(", ");
  while (NEIGHBOURS.test(list)) list = list.replace(NEIGHBOURS, "$1($2, ");
  return `concat_ws(',', ${list})`;
}

function cellOf(column: ExportColumn, arePlain: boolean): string {
  const values = column.slice(0, -1);
  const last = valueCell(column.at(-1) ?? column[0], arePlain);
  if (values.length === 0) return last;
  const cases = values.map((name) => `WHEN ${expressionOf(name)} IS NOT NULL THEN ${valueCell(name, arePlain)}`);
  return `CASE ${cases.join(" ")} ELSE ${last} END`;
}

function valueCell(name: ExportValueName, arePlain: boolean): string {
  const cell = CELLS[name];
  if (cell !== undefined) return cell;
  const text = expressionOf(name);
  const quotedForm = quotedFormOf(name);
  if (quotedForm !== undefined) {
    return `CASE WHEN ${text} GLOB ${quotedForm} THEN '"' || replace(${text}, '"', '""') || '"' ELSE csv_text(${text}) END`;
  }
  return arePlain ? `ifnull(${text}, '')` : `csv_text(${text})`;
}

/** A SQL pattern for texts that need quotes and nothing else. */
function quotedFormOf(name: ExportValueName): string | undefined {
  if (JSON_VALUES.includes(name)) return `'[[{]"*'`;
  return ADDRESSES.includes(name) ? `'[A-Za-z0-9]*,*'` : undefined;
}

function isUsuallyPlain(name: ExportValueName): boolean {
  return CELLS[name] === undefined && quotedFormOf(name) === undefined;
}

function cellsOf(kind: FieldKind, cellOf: (column: string) => string): Record<string, string> {
  return Object.fromEntries(fieldsOfKind(kind).map((name) => [name, cellOf(snakeCase(name))]));
}

function flagCell(column: string): string {
  return `iif(${column} = 1, 'true', 'false')`;
}
