import type { ExportValueName } from "@meridian/contracts/admin/export-fields";
import { isFieldName } from "@meridian/contracts/businesses/business-fields";
import { type ExportValue, exportCellsOf } from "@meridian/domain/businesses/export-cells";
import { orderIdentityKeys } from "@meridian/domain/businesses/identity/business-identity";
import { csvLine } from "@meridian/domain/text/csv-cell";
import type {
  CsvPage,
  CsvStep,
  ExportedPage,
  ExportFilter,
  ExportStep,
} from "@meridian/ports/businesses/business-store";
import type { Filter } from "mongodb";
import type { BusinessDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { allSlugsWithin } from "../places/resolve-category.ts";
import { toBusiness } from "./business-document.ts";

/** The fields `toBusiness` needs from every document. */
const FRAME = {
  slug: 1,
  place: 1,
  isApproved: 1,
  lockedFields: 1,
  revision: 1,
  popularity: 1,
  createdAt: 1,
  updatedAt: 1,
} as const;

/** Up to `limit` businesses with ids after `after`. */
export async function exportStep(directory: MongoDirectory, step: ExportStep): Promise<ExportedPage> {
  const { businesses } = directory;
  const { filter, values, after = "", upTo, limit } = step;
  const rest = upTo === undefined ? { $gt: after } : { $gt: after, $lte: upTo };
  const [last] = await businesses
    .find(
      { _id: rest },
      { projection: { _id: 1 }, sort: { _id: 1 }, skip: Math.max(1, limit) - 1, limit: 1, ...BOUNDED },
    )
    .toArray();
  const range = last === undefined ? rest : { $gt: after, $lte: last._id };
  const documents = await businesses
    .find(
      { _id: range, ...(await conditionsOf(directory, filter)) },
      { projection: projectionOf(values), sort: { _id: 1 }, ...BOUNDED },
    )
    .toArray();
  const ids = documents.map(({ _id }) => _id);
  const keys = values.includes("identityKeys") ? await keysOf(directory, ids) : new Map<string, string[]>();
  const rows = documents.map((document) => toValues(document, values, keys.get(document._id) ?? []));
  return last === undefined || last._id === upTo ? { rows } : { rows, next: last._id };
}

async function conditionsOf(
  directory: MongoDirectory,
  { countryCodes, categorySlugs, createdFrom, createdBefore }: ExportFilter,
) {
  const conditions: Filter<BusinessDocument> = { deletedAt: { $exists: false } };
  if (countryCodes !== undefined) conditions.country = { $in: [...countryCodes] };
  if (categorySlugs !== undefined) conditions.category = { $in: await allSlugsWithin(directory, categorySlugs) };
  if (createdFrom !== undefined || createdBefore !== undefined) {
    conditions.createdAt = {
      ...(createdFrom === undefined ? {} : { $gte: createdFrom.getTime() }),
      ...(createdBefore === undefined ? {} : { $lt: createdBefore.getTime() }),
    };
  }
  return conditions;
}

function projectionOf(values: readonly ExportValueName[]): Record<string, 1> {
  const fields = values.filter(isFieldName).map((name) => [`fields.${name}`, 1] as const);
  return { ...FRAME, ...Object.fromEntries(fields) };
}

async function keysOf({ identityKeys }: MongoDirectory, ids: readonly string[]): Promise<Map<string, string[]>> {
  const keys = new Map<string, string[]>();
  const claims = identityKeys.find({ businessId: { $in: [...ids] } }, BOUNDED);
  for (const { _id, businessId } of await claims.toArray()) {
    keys.set(businessId, [...(keys.get(businessId) ?? []), _id]);
  }
  return keys;
}

function toValues(
  document: BusinessDocument,
  values: readonly ExportValueName[],
  keys: readonly string[],
): ExportValue[] {
  const business = toBusiness(document);
  return values.map((name) =>
    toValue(name === "identityKeys" ? orderIdentityKeys(keys, document._id) : business[name]),
  );
}

function toValue(value: unknown): ExportValue {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return undefined;
  return JSON.stringify(value);
}

/** The server cannot produce CSV, so lines are built here. */
export async function exportCsv(directory: MongoDirectory, { columns, ...step }: CsvStep): Promise<CsvPage> {
  const { values, toCells } = exportCellsOf(columns);
  const { rows, ...rest } = await exportStep(directory, { ...step, values });
  const lines = rows.map((row) => csvLine(toCells(row)));
  return { records: Buffer.from(lines.join("")), rowCount: rows.length, ...rest };
}
