import { exportBusinesses } from "@meridian/shared/client/endpoints/export.gen";
import { urlOf } from "@meridian/shared/client/url-of";
import {
  ALL_COUNTRIES,
  DIALOG_FIELDS,
  type ExportDateRange,
  type ExportField,
  type ExportFormat,
  OLDER_EXPORT_COLUMNS,
  type OlderExportField,
} from "@meridian/shared/contracts/export-fields";
import { FIELD_WORDS } from "../../lib/field-words.ts";

/** `full` has the 27 fields, categories and dates; `older` the nine fields of the combined screen. */
export type ExportVariant = "full" | "older";

export interface ExportChoices {
  fields: readonly string[];
  /** `all` or a single code. */
  countryCode: string;
  /** Names; none means all. */
  categories: readonly string[];
  dateRange: ExportDateRange;
  /** Days of a custom range, "2026-05-01"; empty until chosen. */
  startDate: string;
  endDate: string;
  format: ExportFormat;
}

const FIELD_LABELS: Partial<Record<ExportField, string>> = {
  id: "ID",
  name: FIELD_WORDS.name,
  slug: "Slug",
  category: FIELD_WORDS.category,
  type: FIELD_WORDS.type,
  full_address: FIELD_WORDS.fullAddress,
  street: FIELD_WORDS.street,
  city: FIELD_WORDS.city,
  postal_code: FIELD_WORDS.postalCode,
  country: FIELD_WORDS.country,
  country_code: FIELD_WORDS.countryCode,
  phone: FIELD_WORDS.phone,
  latitude: FIELD_WORDS.latitude,
  longitude: FIELD_WORDS.longitude,
  rating: FIELD_WORDS.rating,
  reviews: FIELD_WORDS.reviews,
  reviews_link: FIELD_WORDS.reviewsLink,
  photo: FIELD_WORDS.photo,
  logo: FIELD_WORDS.logo,
  located_in: FIELD_WORDS.locatedIn,
  working_hours: FIELD_WORDS.workingHours,
  verified: FIELD_WORDS.verified,
  about: FIELD_WORDS.about,
  place_id: FIELD_WORDS.placeId,
  created_at: "Oluşturulma Tarihi",
  updated_at: "Güncellenme Tarihi",
  url: FIELD_WORDS.url,
};

const OLDER_LABELS: Record<OlderExportField, string> = {
  name: FIELD_WORDS.name,
  address: FIELD_WORDS.fullAddress,
  phone: FIELD_WORDS.phone,
  category: FIELD_WORDS.type,
  reviewCount: FIELD_WORDS.reviews,
  rating: FIELD_WORDS.rating,
  placeId: FIELD_WORDS.placeId,
  countryCode: FIELD_WORDS.countryCode,
  url: FIELD_WORDS.url,
};

export const DATE_RANGE_LABELS: Record<ExportDateRange, string> = {
  all: "Tüm zamanlar",
  today: "Bugün",
  yesterday: "Dün",
  last24hours: "Son 24 saat",
  last7days: "Son 7 gün",
  thisweek: "Bu hafta",
  thismonth: "Bu ay",
  custom: "Özel tarih aralığı",
};

/** The fields of a variant in column order. */
export function fieldsOf(variant: ExportVariant): { name: string; label: string }[] {
  if (variant === "full") return DIALOG_FIELDS.map((name) => ({ name, label: FIELD_LABELS[name] ?? name }));
  const names: OlderExportField[] = [];
  for (const name in OLDER_EXPORT_COLUMNS) names.push(name as OlderExportField);
  return names.map((name) => ({ name, label: OLDER_LABELS[name] }));
}

export function firstChoices(variant: ExportVariant): ExportChoices {
  const fields =
    variant === "full" ? ["name", "full_address", "phone", "type"] : ["name", "address", "phone", "category"];
  return {
    fields,
    countryCode: ALL_COUNTRIES,
    categories: [],
    dateRange: "all",
    startDate: "",
    endDate: "",
    format: "csv",
  };
}

/** Longer addresses are rejected on the way. */
const MAX_URL_CHARS = 8000;
const MAX_CATEGORIES = 500;

/** Why this export cannot start; undefined if it can. */
export function problemOf(choices: ExportChoices, timeZone: string): string | undefined {
  const { fields, categories, dateRange, startDate, endDate } = choices;
  if (fields.length === 0) return "En az bir alan seçin.";
  if (dateRange === "custom" && (startDate === "" || endDate === "")) {
    return "Özel tarih aralığı için başlangıç ve bitiş tarihini seçin.";
  }
  if (dateRange === "custom" && startDate > endDate) return "Başlangıç tarihi bitiş tarihinden sonra olamaz.";
  if (categories.length > MAX_CATEGORIES || exportUrl(choices, timeZone).length > MAX_URL_CHARS) {
    return "Bu kadar kategori tek dosyada seçilemez: seçimi azaltın, ya da hepsi için hiçbirini seçmeyin.";
  }
  return undefined;
}

/** The call of the newer export. */
export function exportUrl(choices: ExportChoices, timeZone: string): string {
  const { fields, countryCode, categories, dateRange, startDate, endDate, format } = choices;
  const hasDays = dateRange === "custom" && startDate !== "" && endDate !== "";
  return urlOf(exportBusinesses, {
    query: {
      fields: fields.join(","),
      countryCode,
      dateRange,
      timeZone,
      format,
      categories: categories.map(quoted).join(","),
      startDate: hasDays ? startDate : undefined,
      endDate: hasDays ? endDate : undefined,
    },
  });
}

/** As an entry of a comma list. */
function quoted(name: string): string {
  return /[",]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}

export function toggled(list: readonly string[], entry: string): string[] {
  return list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry];
}
