import {
  type Business,
  type BusinessFields,
  type BusinessStatus,
  type DeletionKind,
  deletionKindSchema,
} from "../../../contracts/business.ts";
import { openingHoursSchema } from "../../../contracts/opening-hours.ts";
import { remember } from "../../../domain/bounded-cache.ts";
import type { BusinessPlace } from "../../../domain/business-place.ts";
import {
  isoTimeOf,
  numberOf,
  optionalIsoTime,
  optionalNumber,
  optionalText,
  type SqlRow,
  type SqlValue,
  textOf,
} from "../database/sql-row.ts";
import { decodePlace, PLACE_COLUMNS } from "./place-columns.ts";

/** Columns of imported fields, in the order of `encodeFields`. */
export const FIELD_COLUMNS = [
  "name",
  "type",
  "category",
  "subtypes",
  "full_address",
  "street",
  "city",
  "state",
  "postal_code",
  "country",
  "country_code",
  "phone",
  "phone_e164",
  "website",
  "url",
  "latitude",
  "longitude",
  "time_zone",
  "rating",
  "reviews",
  "reviews_link",
  "photo",
  "logo",
  "located_in",
  "verified",
  "place_id",
  "status",
  "hours",
  "working_hours",
  "description",
  "about",
] as const;

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
  ...PLACE_COLUMNS,
] as const;

const PLACE_AT = SYSTEM_COLUMNS.length - PLACE_COLUMNS.length;
/** The position of the first field in a row of `BUSINESS_COLUMNS`. */
export const FIELDS_AT = SYSTEM_COLUMNS.length;
/** The columns a SELECT must list for `decodeBusiness` and `decodePlacement`. */
export const BUSINESS_COLUMNS = [...SYSTEM_COLUMNS, ...FIELD_COLUMNS].join(", ");

/** A column stores the position, from 0. */
export const STATUSES: readonly BusinessStatus[] = ["operational", "temporarily_closed", "closed"];
const CACHED_HOURS = 5000;
/** Most businesses have one of a few thousand weeks. */
const hoursOf = remember((json: string) => openingHoursSchema.parse(JSON.parse(json)), CACHED_HOURS);

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

export function encodeFields(fields: BusinessFields): SqlValue[] {
  return [
    fields.name,
    fields.type ?? null,
    fields.category ?? null,
    fields.subtypes.length === 0 ? null : JSON.stringify(fields.subtypes),
    fields.fullAddress ?? null,
    fields.street ?? null,
    fields.city ?? null,
    fields.state ?? null,
    fields.postalCode ?? null,
    fields.country ?? null,
    fields.countryCode ?? null,
    fields.phone ?? null,
    fields.phoneE164 ?? null,
    fields.website ?? null,
    fields.url ?? null,
    fields.latitude ?? null,
    fields.longitude ?? null,
    fields.timeZone ?? null,
    fields.rating ?? null,
    fields.reviews,
    fields.reviewsLink ?? null,
    fields.photo ?? null,
    fields.logo ?? null,
    fields.locatedIn ?? null,
    fields.verified ? 1 : 0,
    fields.placeId ?? null,
    STATUSES.indexOf(fields.status),
    fields.hours === undefined ? null : JSON.stringify(fields.hours),
    fields.workingHours ?? null,
    fields.description ?? null,
    fields.about ?? null,
  ];
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
    name: textOf(row[FIELDS_AT]),
    subtypes: textList(row[FIELDS_AT + 3]),
    reviews: numberOf(row[FIELDS_AT + 19]),
    verified: row[FIELDS_AT + 24] === 1,
    status: STATUSES[numberOf(row[FIELDS_AT + 26])] ?? "operational",
  };
  Object.assign(business, decodePlace(row, PLACE_AT));
  const importId = optionalText(row[11]);
  if (importId !== undefined) business.source = { importId, row: numberOf(row[12]) };
  const deletedAt = optionalIsoTime(row[15]);
  if (deletedAt !== undefined) business.deletedAt = deletedAt;
  const deletionKind = decodeDeletionKind(row);
  if (deletionKind !== undefined) business.deletionKind = deletionKind;
  for (const [key, at] of OPTIONAL_TEXTS) {
    const text = optionalText(row[FIELDS_AT + at]);
    if (text !== undefined) business[key] = text;
  }
  for (const [key, at] of OPTIONAL_NUMBERS) {
    const number = optionalNumber(row[FIELDS_AT + at]);
    if (number !== undefined) business[key] = number;
  }
  const hours = optionalText(row[FIELDS_AT + 27]);
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

const OPTIONAL_TEXTS = [
  ["type", 1],
  ["category", 2],
  ["fullAddress", 4],
  ["street", 5],
  ["city", 6],
  ["state", 7],
  ["postalCode", 8],
  ["country", 9],
  ["countryCode", 10],
  ["phone", 11],
  ["phoneE164", 12],
  ["website", 13],
  ["url", 14],
  ["timeZone", 17],
  ["reviewsLink", 20],
  ["photo", 21],
  ["logo", 22],
  ["locatedIn", 23],
  ["placeId", 25],
  ["workingHours", 28],
  ["description", 29],
  ["about", 30],
] as const;

const OPTIONAL_NUMBERS = [
  ["latitude", 15],
  ["longitude", 16],
  ["rating", 18],
] as const;

/** Parses a JSON array. */
export function textList(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  const list: unknown = JSON.parse(textOf(value));
  return Array.isArray(list) ? list.filter((entry) => typeof entry === "string") : [];
}
