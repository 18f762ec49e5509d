import { z } from "zod";
import { isTimeZone } from "../businesses/business-edit.ts";
import { defineEndpoint } from "../endpoint.ts";
import {
  ALL_COUNTRIES,
  ALL_FIELDS,
  ALL_FIELDS_NAME,
  EXPORT_DATE_RANGES,
  EXPORT_FORMATS,
  isExportField,
  OLDER_EXPORT_COLUMNS,
  type OlderExportField,
} from "./export-fields.ts";

const MAX_COUNTRIES = 250;
const MAX_CATEGORIES = 500;
const MAX_FIELDS = 100;
const FIELD_ALIASES = new Map([
  ["address", "full_address"],
  ["review_count", "reviews"],
]);
const NO_FIELD = "En az bir alan seçin";
const UNKNOWN_FIELD = { error: "Bilinmeyen alan", params: { english: "Unknown field" } };

/** A list in one text: `a,b`. An entry with a comma is quoted: `"Bars, pubs",Cafe`. */
const commaListSchema = z.string().max(8_000).transform(splitCommaList);

const fieldSchema = z.string().refine(isExportField, UNKNOWN_FIELD);
const olderFieldSchema = z.string().refine(isOlderExportField, UNKNOWN_FIELD);

/** `all` or codes; without codes, every country. */
const countryCodesSchema = commaListSchema
  .transform((codes) =>
    codes.map((code) => (code.toLowerCase() === ALL_COUNTRIES ? ALL_COUNTRIES : code.toUpperCase())),
  )
  .pipe(
    z
      .array(z.union([z.literal(ALL_COUNTRIES), z.string().regex(/^[A-Z]{2}$/, { error: "Ülke kodu iki harftir" })]))
      .max(MAX_COUNTRIES),
  )
  .transform((codes) => (codes.includes(ALL_COUNTRIES) ? [] : [...new Set(codes)]));

const dayOrInstantSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: "Tarih, 2026-05-01 biçiminde olmalı",
});
const timeZoneSchema = z
  .string()
  .max(64)
  .refine(isTimeZone, {
    error: "Bilinmeyen saat dilimi",
    params: { english: "Unknown time zone" },
  });

export const exportQuerySchema = z
  .object({
    /** The fields in column order, or `all`: every field, in the form an import reads back. */
    fields: commaListSchema
      .pipe(z.array(z.string()).min(1, { error: NO_FIELD }).max(MAX_FIELDS))
      .transform((names) => (isAllFields(names) ? [...ALL_FIELDS] : names.map(fieldNameOf)))
      .pipe(z.array(fieldSchema))
      .transform((fields) => [...new Set(fields)]),
    countryCode: countryCodesSchema.default([]),
    /** Names or slugs. */
    categories: commaListSchema.pipe(z.array(z.string()).max(MAX_CATEGORIES)).default([]),
    dateRange: z.enum(EXPORT_DATE_RANGES, { error: "Bilinmeyen tarih aralığı" }).default("all"),
    /** Of a custom range: a day in the time zone, or an instant. */
    startDate: dayOrInstantSchema.optional(),
    /** A day is included whole; an instant is excluded. */
    endDate: dayOrInstantSchema.optional(),
    /** The IANA zone that defines the days. */
    timeZone: timeZoneSchema.default("UTC"),
    format: z.enum(EXPORT_FORMATS, { error: "Biçim csv veya xlsx olmalı" }).default("csv"),
  })
  .refine(({ dateRange, startDate, endDate }) => dateRange !== "custom" || (startDate && endDate), {
    error: "Özel aralık için başlangıç ve bitiş tarihi gerekli",
    params: { english: "A custom range needs a start and an end date" },
    path: ["startDate"],
  });
export type ExportQuery = z.infer<typeof exportQuerySchema>;

export const olderExportRequestSchema = z.object({
  selectedFields: z
    .array(olderFieldSchema)
    .min(1, { error: NO_FIELD })
    .max(MAX_FIELDS)
    .transform((fields) => [...new Set(fields)]),
  countryCode: countryCodesSchema.default([]),
  format: z.enum(EXPORT_FORMATS).default("csv"),
});
export type OlderExportRequest = z.infer<typeof olderExportRequestSchema>;

const EXPORT_MEDIA_TYPES = ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"];

export const exportBusinesses = defineEndpoint({
  method: "GET",
  path: "/api/admin/export-csv",
  summary: "Businesses as a CSV file or workbook, streamed: chosen fields, countries, categories and days of creation",
  access: "session",
  query: exportQuerySchema,
  response: z.void(),
  mediaTypes: EXPORT_MEDIA_TYPES,
});

export const exportSelectedFields = defineEndpoint({
  method: "POST",
  path: "/api/export-csv",
  summary: "Businesses as a CSV file or workbook, streamed: nine fields, all countries or one",
  access: "session",
  body: olderExportRequestSchema,
  response: z.void(),
  mediaTypes: EXPORT_MEDIA_TYPES,
});

export const exportApi = { exportBusinesses, exportSelectedFields };

function splitCommaList(text: string): string[] {
  const entries: string[] = [];
  for (const [, quoted, plain] of text.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*|([^,]*))(?:,|$)/g)) {
    const entry = quoted === undefined ? (plain ?? "").trim() : quoted.replaceAll('""', '"').trim();
    if (entry !== "") entries.push(entry);
  }
  return entries;
}

function isAllFields(names: readonly string[]): boolean {
  return names.length === 1 && names[0] === ALL_FIELDS_NAME;
}

/** The field with the name other calls use for it: `placeId`, `reviewCount`. */
function fieldNameOf(name: string): string {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return FIELD_ALIASES.get(snake) ?? snake;
}

function isOlderExportField(name: string): name is OlderExportField {
  return Object.hasOwn(OLDER_EXPORT_COLUMNS, name);
}
