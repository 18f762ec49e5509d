import { FIELD_NAMES, type FieldHeader, type FieldName, fieldHeader } from "../businesses/business-fields.ts";
import { inOrder } from "../businesses/field-spec.ts";

/** What the store keeps beside the fields, by header. */
const RECORD_COLUMNS = {
  id: "id",
  slug: "slug",
  created_at: "createdAt",
  updated_at: "updatedAt",
  is_approved: "isApproved",
  popularity: "popularity",
  locked_fields: "lockedFields",
  identity_keys: "identityKeys",
} as const;

/** The values a store provides for an export. */
export type ExportValueName =
  | FieldName
  | "citySlug"
  | "categorySlug"
  | (typeof RECORD_COLUMNS)[keyof typeof RECORD_COLUMNS];

/** A column's content: the first of these values that the business has. */
export type ExportColumn = readonly [ExportValueName, ...ExportValueName[]];

export type ExportField = FieldHeader<FieldName> | keyof typeof RECORD_COLUMNS;

/** The 27 of the export dialog, in the order that the specification gives. */
export const DIALOG_FIELDS: readonly ExportField[] = [
  "id",
  "name",
  "slug",
  "category",
  "type",
  "full_address",
  "street",
  "city",
  "postal_code",
  "country",
  "country_code",
  "phone",
  "latitude",
  "longitude",
  "rating",
  "reviews",
  "reviews_link",
  "photo",
  "logo",
  "located_in",
  "working_hours",
  "verified",
  "about",
  "place_id",
  "created_at",
  "updated_at",
  "url",
];

/** The value of each column. */
export const EXPORT_COLUMNS = {
  ...Object.fromEntries(FIELD_NAMES.map((name) => [fieldHeader(name), name])),
  ...RECORD_COLUMNS,
} as Readonly<Record<ExportField, ExportValueName>>;

/** Every column: with these and `CHECK_HEADER`, an import restores exactly what was exported. */
export const ALL_FIELDS: readonly ExportField[] = inOrder(
  DIALOG_FIELDS,
  Object.keys(EXPORT_COLUMNS).filter(isExportField),
);
/** Instead of a list: every field, so that the export can be imported unchanged. */
export const ALL_FIELDS_NAME = "all";
/** The last column of such an export: shows whether a row is unchanged. */
export const CHECK_HEADER = "record_check";

/** The nine columns of the older export: header and content, the first value the business has. */
export const OLDER_EXPORT_COLUMNS = {
  name: ["name"],
  address: ["fullAddress"],
  phone: ["phone"],
  category: ["type", "category"],
  reviewCount: ["reviews"],
  rating: ["rating"],
  placeId: ["placeId"],
  countryCode: ["countryCode"],
  url: ["url"],
} as const satisfies Record<string, ExportColumn>;
export type OlderExportField = keyof typeof OLDER_EXPORT_COLUMNS;

/** When a business was created, in days of the admin's time zone; weeks start on Monday. */
export const EXPORT_DATE_RANGES = [
  "all",
  "today",
  "yesterday",
  "last24hours",
  "last7days",
  "thisweek",
  "thismonth",
  "custom",
] as const;
export type ExportDateRange = (typeof EXPORT_DATE_RANGES)[number];

export const EXPORT_FORMATS = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Instead of country codes. */
export const ALL_COUNTRIES = "all";

export function isExportField(name: string): name is ExportField {
  return Object.hasOwn(EXPORT_COLUMNS, name);
}
