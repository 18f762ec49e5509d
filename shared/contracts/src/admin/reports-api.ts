import { z } from "zod";
import { DAY_MS } from "../durations.ts";
import { defineEndpoint } from "../endpoint.ts";

export const MAX_REPORT_DAYS = 366;

const daySchema = z.iso.date("Tarih, 2026-05-01 biçiminde olmalı");

/** UTC days, both inclusive. */
export const reportRangeSchema = z
  .object({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to, {
    error: "Başlangıç bitişten sonra olamaz",
    params: { english: "The start cannot be after the end" },
    path: ["from"],
  })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < MAX_REPORT_DAYS, {
    error: `En çok ${MAX_REPORT_DAYS} gün seçilebilir`,
    params: { english: `A report covers at most ${MAX_REPORT_DAYS} days` },
    path: ["from"],
  });
export type ReportRange = z.output<typeof reportRangeSchema>;

const countSchema = z.int().min(0);

export const trendDaySchema = z.object({
  day: z.string(),
  /** Arrivals from other sites, and page views. */
  visits: countSchema,
  views: countSchema,
  searches: countSchema,
  /** Listed businesses at the end of the day; null if not recorded. */
  businesses: countSchema.nullable(),
  /** Imports started on this day, except dry runs. */
  imports: countSchema,
  created: countSchema,
  updated: countSchema,
});
export type TrendDay = z.infer<typeof trendDaySchema>;

export const trendReportSchema = z.object({ days: z.array(trendDaySchema) });

export const geographyRowSchema = z.object({
  countryCode: z.string(),
  country: z.string(),
  slug: z.string(),
  businesses: countSchema,
  cities: countSchema,
  categories: countSchema,
});
export type GeographyRow = z.infer<typeof geographyRowSchema>;

export const geographyReportSchema = z.object({
  /** Listed businesses, including those without a country. */
  total: countSchema,
  countries: z.array(geographyRowSchema),
});

export const searchedSchema = z.object({ query: z.string(), location: z.string(), count: countSchema });
export type Searched = z.infer<typeof searchedSchema>;

export const behaviourReportSchema = z.object({
  searchCount: countSchema,
  emptySearchCount: countSchema,
  /** In each list, the most frequent first. */
  searches: z.array(searchedSchema),
  emptySearches: z.array(searchedSchema),
  /** `name` is null if the business no longer exists. */
  businesses: z.array(z.object({ slug: z.string(), name: z.string().nullable(), count: countSchema })),
});

export const getTrendReport = defineEndpoint({
  method: "GET",
  path: "/api/admin/reports/trends",
  summary: "Visits, views, searches, businesses and imports by day",
  access: "session",
  query: reportRangeSchema,
  response: trendReportSchema,
});

export const getGeographyReport = defineEndpoint({
  method: "GET",
  path: "/api/admin/reports/geography",
  summary: "How the listed businesses are spread over countries",
  access: "session",
  response: geographyReportSchema,
});

export const getBehaviourReport = defineEndpoint({
  method: "GET",
  path: "/api/admin/reports/behaviour",
  summary: "What is searched for, what is searched for in vain, and which businesses are looked at",
  access: "session",
  query: reportRangeSchema,
  response: behaviourReportSchema,
});

export const reportsApi = { getTrendReport, getGeographyReport, getBehaviourReport };
