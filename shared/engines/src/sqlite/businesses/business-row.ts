import {
  type Business,
  type BusinessFields,
  type BusinessStatus,
  type DeletionKind,
  deletionKindSchema,
} from "@meridian/contracts/businesses/business";
import { FIELD_NAMES, type FieldName, fieldsOfKind } from "@meridian/contracts/businesses/business-fields";
import { fieldSourcesSchema } from "@meridian/contracts/businesses/field-sources";
import { snakeCase } from "@meridian/contracts/businesses/field-spec";
import { openingHoursSchema } from "@meridian/contracts/businesses/opening-hours";
import { remember } from "@meridian/domain/bounded-cache";
import type { BusinessPlace } from "@meridian/domain/places/business-place";
import {
  isoTimeOf,
  numberOf,
  optionalIsoTime,
  optionalNumber,
  optionalText,
  positionsOf,
  type SqlRow,
  type SqlValue,
  textOf,
} from "../database/sql-row.ts";
import { decodePlace, PLACE_COLUMNS } from "./place-columns.ts";

export const FIELD_COLUMNS = FIELD_NAMES.map(snakeCase);

const SYSTEM_COLUMNS = [
  "n",
  "is_listed",
  "popularity",
  "category_id",
  "country_id",
  "city_id",
  "id",
  "slug",
  "is_approved",
  "locked_fields",
  "revision",
  "source_import",
  "source_row",
  "created_at",
  "updated_at",
  "deleted_at",
  "map_cell",
  "deletion_kind",
  "is_contradicted",
  "field_sources",
  ...PLACE_COLUMNS,
] as const;

const PLACE_AT = SYSTEM_COLUMNS.length - PLACE_COLUMNS.length;
/** The position of the JSON of `Business.fieldSources`. */
export const FIELD_SOURCES_AT = SYSTEM_COLUMNS.indexOf("field_sources");
/** The position of the first field in a row of `BUSINESS_COLUMNS`. */
export const FIELDS_AT = SYSTEM_COLUMNS.length;
/** The position of each field in such a row. */
const AT = positionsOf(FIELD_NAMES, FIELDS_AT);
const TEXTS = fieldsOfKind("text", "url");
const NUMBERS = fieldsOfKind("number");
/** The columns a SELECT must list for `decodeBusiness` and `decodePlacement`. */
export const BUSINESS_COLUMNS = [...SYSTEM_COLUMNS, ...FIELD_COLUMNS].join(", ");

/** A column stores the position, from 0. */
export const STATUSES: readonly BusinessStatus[] = ["operational", "temporarily_closed", "closed"];
const CACHED_HOURS = 5000;
/** Most businesses have one of a few thousand weeks. */
export const hoursOf = remember((json: string) => openingHoursSchema.parse(JSON.parse(json)), CACHED_HOURS);

/** Where listings and roll-ups count a business. */
export interface Placement {
  isListed: boolean;
  popularity: number;
  categoryId: number;
  countryId: number;
  cityId: number;
  /** At the finest level of `domain/map-grid.ts`; undefined without coordinates. */
  mapCell: number | undefined;
  /** Whether `countryContradictionsOf` finds anything. */
  isContradicted: boolean;
  place: BusinessPlace;
}

/** In the order of `FIELD_COLUMNS`. */
export function encodeFields(fields: BusinessFields): SqlValue[] {
  return FIELD_NAMES.map((name) => (name === "status" ? STATUSES.indexOf(fields.status) : encodeValue(fields[name])));
}

function encodeValue(value: BusinessFields[FieldName]): SqlValue {
  if (value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value !== "object") return value;
  return Array.isArray(value) && value.length === 0 ? null : JSON.stringify(value);
}

export function decodePlacement(row: SqlRow): Placement {
  return {
    isListed: row[1] === 1,
    popularity: numberOf(row[2]),
    categoryId: numberOf(row[3]),
    countryId: numberOf(row[4]),
    cityId: numberOf(row[5]),
    mapCell: optionalNumber(row[16]),
    isContradicted: row[18] === 1,
    place: decodePlace(row, PLACE_AT),
  };
}

/** Decodes a row of `BUSINESS_COLUMNS`; absent fields get no key. */
export function decodeBusiness(row: SqlRow): Business {
  const business: Business = {
    id: textOf(row[6]),
    slug: textOf(row[7]),
    isApproved: row[8] === 1,
    lockedFields: textList(row[9]),
    revision: numberOf(row[10]),
    popularity: numberOf(row[2]),
    createdAt: isoTimeOf(row[13]),
    updatedAt: isoTimeOf(row[14]),
    name: textOf(row[AT.name]),
    subtypes: textList(row[AT.subtypes]),
    reviews: numberOf(row[AT.reviews]),
    verified: row[AT.verified] === 1,
    status: STATUSES[numberOf(row[AT.status])] ?? "operational",
  };
  Object.assign(business, decodePlace(row, PLACE_AT));
  const importId = optionalText(row[11]);
  if (importId !== undefined) business.source = { importId, row: numberOf(row[12]) };
  const fieldSources = optionalText(row[FIELD_SOURCES_AT]);
  if (fieldSources !== undefined) business.fieldSources = fieldSourcesSchema.parse(JSON.parse(fieldSources));
  const deletedAt = optionalIsoTime(row[15]);
  if (deletedAt !== undefined) business.deletedAt = deletedAt;
  const deletionKind = decodeDeletionKind(row);
  if (deletionKind !== undefined) business.deletionKind = deletionKind;
  for (const name of TEXTS) {
    const text = optionalText(row[AT[name]]);
    if (text !== undefined) business[name] = text;
  }
  for (const name of NUMBERS) {
    const number = optionalNumber(row[AT[name]]);
    if (number !== undefined) business[name] = number;
  }
  const hours = optionalText(row[AT.hours]);
  if (hours !== undefined) business.hours = hoursOf(hours);
  return business;
}

/** Expects a row of `BUSINESS_COLUMNS`. */
export function isDeletedRow(row: SqlRow): boolean {
  return row[15] !== null;
}

/** Expects a row of `BUSINESS_COLUMNS`; also undefined if it is not deleted. */
export function decodeDeletionKind(row: SqlRow): DeletionKind | undefined {
  const kind = optionalText(row[17]);
  return kind === undefined ? undefined : deletionKindSchema.parse(kind);
}

/** Parses a JSON array. */
export function textList(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  const list: unknown = JSON.parse(textOf(value));
  return Array.isArray(list) ? list.filter((entry) => typeof entry === "string") : [];
}
