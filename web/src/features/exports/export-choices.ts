import {
  ALL_COUNTRIES,
  DIALOG_FIELDS,
  EXPORT_COLUMNS,
  type ExportDateRange,
  type ExportFormat,
  type ExportValueName,
  OLDER_EXPORT_COLUMNS,
} from "@meridian/contracts/admin/export-fields";
import { fieldSpec, isFieldName } from "@meridian/contracts/businesses/business-fields";
import { exportBusinesses } from "@meridian/contracts/client/endpoints/export.gen";
import { urlOf } from "@meridian/contracts/client/url-of";

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

/** What is exported beside the fields of a business. */
const RECORD_LABELS: Readonly<Partial<Record<ExportValueName, string>>> = {
  id: "ID",
  slug: "Slug",
  createdAt: "Oluşturulma Tarihi",
  updatedAt: "Güncellenme Tarihi",
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
  if (variant === "full") return DIALOG_FIELDS.map((name) => ({ name, label: labelOf(EXPORT_COLUMNS[name]) }));
  return Object.entries(OLDER_EXPORT_COLUMNS).map(([name, [value]]) => ({ name, label: labelOf(value) }));
}

function labelOf(value: ExportValueName): string {
  return isFieldName(value) ? fieldSpec(value).label : (RECORD_LABELS[value] ?? value);
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
    return "Bu kadar kategori tek dosyada seçilemez: seçimi azaltın ya da hepsi için hiçbirini seçmeyin.";
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
