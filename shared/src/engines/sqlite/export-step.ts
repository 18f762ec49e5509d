import type { ExportValueName } from "../../contracts/export-fields.ts";
import { orderIdentityKeys } from "../../domain/business-identity.ts";
import type { ExportedPage, ExportFilter, ExportStep, ExportValue } from "../../ports/business-store.ts";
import { STATUSES } from "./business-row.ts";
import { countryIdOf } from "./dimensions.ts";
import type { DirectoryDatabase } from "./open-directory-database.ts";
import { isoTimeOf, numberOf, optionalText, rowArrays, type SqlRow, textOf } from "./sql-row.ts";

/** SQL of what is not simply the column that is named like the value. */
const EXPRESSIONS: Partial<Record<ExportValueName, string>> = {
  lockedFields: "nullif(locked_fields, '[]')",
  identityKeys: "(SELECT json_group_array(key) FROM identity_key WHERE business_n = business.n)",
};
const READERS: Partial<Record<ExportValueName, (value: unknown, id: string) => ExportValue>> = {
  verified: (value) => value === 1,
  isApproved: (value) => value === 1,
  status: (value) => STATUSES[numberOf(value)],
  createdAt: isoTimeOf,
  updatedAt: isoTimeOf,
  identityKeys: readIdentityKeys,
};
/** Before the values: number and id. */
const VALUES_AT = 2;

/** The businesses whose numbers follow `after`, `limit` numbers far: a range of the table, read as it lies on the disk. */
export function exportStep(db: DirectoryDatabase, { filter, values, after, limit }: ExportStep): ExportedPage {
  const from = after === undefined ? 0 : Number(after);
  const to = from + Math.max(1, limit);
  const { conditions, parameters } = conditionsOf(filter);
  const columns = ["n", "id", ...values.map((name) => EXPRESSIONS[name] ?? columnOf(name))];
  const where = ["n > ?", "n <= ?", "deleted_at IS NULL", ...conditions].join(" AND ");
  const statement = db.arraySqlOnce(`SELECT ${columns.join(", ")} FROM business WHERE ${where} ORDER BY n`);
  const readers = values.map((name) => READERS[name] ?? plainValue);
  const rows = rowArrays(statement, from, to, ...parameters).map((row) => toValues(row, readers));
  const last = numberOf(db.sql("SELECT coalesce(max(n), 0) AS n FROM business").get()?.n);
  return to < last ? { rows, next: String(to) } : { rows };
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
    add("category_id IN (SELECT id FROM category WHERE slug IN (SELECT value FROM json_each(?)))", slugs);
  }
  if (createdFrom !== undefined) add("created_at >= ?", createdFrom.getTime());
  if (createdBefore !== undefined) add("created_at < ?", createdBefore.getTime());
  return { conditions, parameters };
}

function toValues(row: SqlRow, readers: readonly ((value: unknown, id: string) => ExportValue)[]): ExportValue[] {
  const id = textOf(row[1]);
  return readers.map((read, index) => read(row[VALUES_AT + index], id));
}

function readIdentityKeys(json: unknown, id: string): ExportValue {
  const keys: unknown = JSON.parse(textOf(json));
  if (!Array.isArray(keys) || keys.length === 0) return undefined;
  return JSON.stringify(orderIdentityKeys(keys.map(textOf), id));
}

function plainValue(value: unknown): ExportValue {
  return typeof value === "number" ? value : optionalText(value);
}

/** "phone_e164" of "phoneE164". */
function columnOf(name: ExportValueName): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
