import type { ExportQuery, OlderExportRequest } from "@meridian/contracts/admin/export-api";
import { ALL_COUNTRIES, type ExportFormat } from "@meridian/contracts/admin/export-fields";
import { dayOf } from "@meridian/domain/day-of";
import { slugify } from "@meridian/domain/text/slug";
import type { ExportFilter } from "@meridian/ports/businesses/business-store";
import { fileTimestamp, instantRangeOf } from "./date-range.ts";
import { columnsOf, type ExportColumns, olderColumnsOf } from "./export-columns.ts";

const MAX_NAMED_COUNTRIES = 5;

/** What to export, and into which kind of file. */
export interface ExportPlan {
  filter: ExportFilter;
  columns: ExportColumns;
  format: ExportFormat;
  fileName: string;
  /** The request as made, for the audit log. */
  request: Readonly<Record<string, unknown>>;
}

export function planExport(query: ExportQuery, now: Date): ExportPlan {
  const { fields, countryCode, categories, dateRange, timeZone, format } = query;
  const { from, before } = instantRangeOf(query, now);
  const filter: ExportFilter = {
    ...countryFilter(countryCode),
    ...(categories.length === 0 ? {} : { categorySlugs: categories.map(slugify) }),
    ...(from === undefined ? {} : { createdFrom: from }),
    ...(before === undefined ? {} : { createdBefore: before }),
  };
  const parts = [countryPart(countryCode), `${categories.length}kategoriler`, dateRange, fileTimestamp(timeZone, now)];
  return {
    filter,
    columns: columnsOf(fields),
    format,
    fileName: `businesses_${parts.join("_")}.${format}`,
    request: { ...query, from: from?.toISOString(), before: before?.toISOString() },
  };
}

export function planOlderExport(request: OlderExportRequest, now: Date): ExportPlan {
  const { selectedFields, countryCode, format } = request;
  return {
    filter: countryFilter(countryCode),
    columns: olderColumnsOf(selectedFields),
    format,
    fileName: `businesses_export_${dayOf(now)}.${format}`,
    request: { ...request },
  };
}

function countryFilter(countryCodes: readonly string[]): ExportFilter {
  return countryCodes.length === 0 ? {} : { countryCodes };
}

function countryPart(countryCodes: readonly string[]): string {
  if (countryCodes.length === 0) return ALL_COUNTRIES;
  return countryCodes.length > MAX_NAMED_COUNTRIES ? `${countryCodes.length}ulke` : countryCodes.join("-");
}
