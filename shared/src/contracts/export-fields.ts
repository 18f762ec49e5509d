import type { BusinessFields } from "./business.ts";

/** The values a store provides for an export. */
export type ExportValueName =
  | keyof BusinessFields
  | "id"
  | "slug"
  | "citySlug"
  | "categorySlug"
  | "isApproved"
  | "popularity"
  | "lockedFields"
  | "identityKeys"
  | "createdAt"
  | "updatedAt";

/** A column's content: the first of these values that the business has. */
export type ExportColumn = readonly [ExportValueName, ...ExportValueName[]];

/** The columns of the export dialog in order: header and content. */
const DIALOG_COLUMNS = {
  id: "id",
  name: "name",
  slug: "slug",
  category: "category",
  type: "type",
  full_address: "fullAddress",
  street: "street",
  city: "city",
  postal_code: "postalCode",
  country: "country",
  country_code: "countryCode",
  phone: "phone",
  latitude: "latitude",
  longitude: "longitude",
  rating: "rating",
  reviews: "reviews",
  reviews_link: "reviewsLink",
  photo: "photo",
  logo: "logo",
  located_in: "locatedIn",
  working_hours: "workingHours",
  verified: "verified",
  about: "about",
  place_id: "placeId",
  created_at: "createdAt",
  updated_at: "updatedAt",
  url: "url",
} as const satisfies Record<string, ExportValueName>;

/** Everything else about a business: with these and `CHECK_HEADER`, an import restores exactly what was exported. */
const FURTHER_COLUMNS = {
  subtypes: "subtypes",
  state: "state",
  phone_e164: "phoneE164",
  website: "website",
  time_zone: "timeZone",
  description: "description",
  business_status: "status",
  weekly_intervals: "hours",
  is_approved: "isApproved",
  popularity: "popularity",
  locked_fields: "lockedFields",
  identity_keys: "identityKeys",
} as const satisfies Record<string, ExportValueName>;

export const EXPORT_COLUMNS = { ...DIALOG_COLUMNS, ...FURTHER_COLUMNS } as const;
export type ExportField = keyof typeof EXPORT_COLUMNS;

/** The 27 of the dialog. */
export const DIALOG_FIELDS: readonly ExportField[] = fieldNamesOf(DIALOG_COLUMNS);
export const ALL_FIELDS: readonly ExportField[] = [...DIALOG_FIELDS, ...fieldNamesOf(FURTHER_COLUMNS)];
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

function fieldNamesOf<K extends string>(columns: Record<K, unknown>): K[] {
  const names: K[] = [];
  for (const name in columns) names.push(name);
  return names;
}
