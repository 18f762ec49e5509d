import type { ExportValueName } from "@meridian/contracts/admin/export-fields";
import { fieldSpec, isFieldName } from "@meridian/contracts/businesses/business-fields";
import { snakeCase } from "@meridian/contracts/businesses/field-spec";
import type { ExportValue } from "@meridian/domain/businesses/export-cells";
import type { ExportedPage, ExportFilter, ExportStep } from "@meridian/ports/businesses/business-store";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { isoTimeOf, numberOf, optionalText, rowArrays, type SqlRow } from "../database/sql-row.ts";
import { IDS_WITHIN } from "../places/category-rows.ts";
import { countryIdOf } from "../places/dimensions.ts";
import { STATUSES } from "./business-row.ts";

/** SQL for values that are not simply the column of the same name. */
const EXPRESSIONS: Partial<Record<ExportValueName, string>> = {
  lockedFields: "nullif(locked_fields, '[]')",
  identityKeys: "ordered_keys((SELECT json_group_array(key) FROM identity_key WHERE business_n = business.n), id)",
};
const READERS: Partial<Record<ExportValueName, (value: unknown) => ExportValue>> = {
  isApproved: readFlag,
  status: (value) => STATUSES[numberOf(value)],
  createdAt: isoTimeOf,
  updatedAt: isoTimeOf,
};

export function exportStep(db: DirectoryDatabase, { values, ...step }: ExportStep): ExportedPage {
  const { rows, ...rest } = readStep(db, step, values.length === 0 ? ["n"] : values.map(expressionOf));
  const readers = values.map((name) => READERS[name] ?? (isFlag(name) ? readFlag : plainValue));
  return { rows: rows.map((row) => readers.map((read, index) => read(row[index]))), ...rest };
}

/**
 * Reads businesses with numbers after `after`, up to `limit` numbers on: a range of the table in disk order. No index is used, so that
 * subqueries also run in that order.
 */
export function readStep(
  db: DirectoryDatabase,
  { filter, after, upTo, limit }: Omit<ExportStep, "values">,
  results: readonly string[],
): { rows: SqlRow[]; next?: string } {
  const from = after === undefined ? 0 : Number(after);
  const end = upTo === undefined ? Number.POSITIVE_INFINITY : Number(upTo);
  const to = Math.min(from + Math.max(1, limit), end);
  const { conditions, parameters } = conditionsOf(filter);
  const where = ["n > ?", "n <= ?", "deleted_at IS NULL", ...conditions].join(" AND ");
  const sql = `SELECT ${results.join(", ")} FROM business NOT INDEXED WHERE ${where} ORDER BY n`;
  const rows = rowArrays(db.passSqlOnce(sql), from, to, ...parameters);
  const last = numberOf(db.sql("SELECT coalesce(max(n), 0) AS n FROM business").get()?.n);
  return to < Math.min(last, end) ? { rows, next: String(to) } : { rows };
}

/** The column or expression of a value. */
export function expressionOf(name: ExportValueName): string {
  return EXPRESSIONS[name] ?? snakeCase(name);
}

function conditionsOf({ countryCodes, categorySlugs, createdFrom, createdBefore }: ExportFilter) {
  const conditions: string[] = [];
  const parameters: (string | number)[] = [];
  const add = (condition: string, parameter: string | number) => {
    conditions.push(condition);
    parameters.push(parameter);
  };
  if (countryCodes !== undefined) {
    add("country_id IN (SELECT value FROM json_each(?))", JSON.stringify(countryCodes.map(countryIdOf)));
  }
  if (categorySlugs !== undefined) {
    const slugs = JSON.stringify(categorySlugs);
    add(`category_id IN (${IDS_WITHIN})`, slugs);
  }
  if (createdFrom !== undefined) add("created_at >= ?", createdFrom.getTime());
  if (createdBefore !== undefined) add("created_at < ?", createdBefore.getTime());
  return { conditions, parameters };
}

function isFlag(name: ExportValueName): boolean {
  return isFieldName(name) && fieldSpec(name).kind === "flag";
}

function readFlag(value: unknown): boolean {
  return value === 1;
}

function plainValue(value: unknown): ExportValue {
  return typeof value === "number" ? value : optionalText(value);
}
