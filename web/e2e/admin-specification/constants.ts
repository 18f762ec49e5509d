import type { AdminBusinessPage } from "@meridian/shared/contracts/admin-businesses";
import {
  BATCH_SIZES_ROWS,
  DEFAULT_BATCH_SIZE_ROWS,
  MAX_UPLOAD_BYTES,
  TEMPLATE_COLUMN_COUNT,
} from "@meridian/shared/contracts/import-limits";
import type { SitemapStatus } from "@meridian/shared/contracts/sitemap";
import { expect } from "@playwright/test";
import { statsQuery, uploadReportsQuery } from "../../src/features/admin/api/get-figures.ts";
import {
  businessesQuery,
  categoryNamesQuery,
  countryCodesQuery,
} from "../../src/features/admin-businesses/api/get-businesses.ts";
import { siteSettingsQuery } from "../../src/features/consent/api/get-site-settings.ts";
import {
  categoryNamesQuery as exportCategoriesQuery,
  countryCodesQuery as exportCountriesQuery,
} from "../../src/features/exports/api/get-choices.ts";
import { uploadTimeoutMs } from "../../src/features/imports/upload-timeout.ts";
import { pageWindow } from "../../src/ui/page-window.ts";
import { adminRows, answerWith, openCombined } from "./admin-site.ts";

const MINUTE_MS = 60_000;
const MB = 1024 * 1024;
const BUSINESSES_PER_SITEMAP = 9_000;
const SCREENS = "admin-specification/screens";
const lists = adminRows(9, "Admin list");
const uploads = adminRows(9, "Upload");
const exports = adminRows(9, "Export");
const sitemaps = adminRows(9, "Sitemaps");
const dashboard = adminRows(9, "Dashboard");
const cache = adminRows(9, "Freshness");

export const constantRows = [
  lists.http("20 a page", async ({ json }) => {
    expect((await json<AdminBusinessPage>("/api/admin/businesses")).businesses).toHaveLength(20);
  }),
  lists.code("five page buttons", () => {
    expect([pageWindow(1, 99), pageWindow(50, 99), pageWindow(99, 99)].map(({ length }) => length)).toEqual([5, 5, 5]);
  }),
  lists.journey(
    "five skeleton rows",
    `${SCREENS}-businesses.ts`,
    "five rows stand in for the businesses while they load",
  ),
  uploads.code("150 MB a file; five minutes, ten above 100 MB", () => {
    expect(MAX_UPLOAD_BYTES).toBe(150 * MB);
    expect(uploadTimeoutMs({ size: 100 * MB })).toBe(5 * MINUTE_MS);
    expect(uploadTimeoutMs({ size: 100 * MB + 1 })).toBe(10 * MINUTE_MS);
  }),
  uploads.code("100, 500, 1000 or 2000 records per group, 500 unless chosen; 23 columns", () => {
    expect([...BATCH_SIZES_ROWS, DEFAULT_BATCH_SIZE_ROWS, TEMPLATE_COLUMN_COUNT]).toEqual([
      100, 500, 1000, 2000, 500, 23,
    ]);
  }),
  uploads.screen("five names, five errors, then ... and N more", async (page) => {
    const texts = (word: string) => Array.from({ length: 7 }, (_, index) => `${word} ${index + 1}`);
    await answerWith(page, "**/api/upload-excel", {
      ...{ success: true, message: "işlendi", totalRows: 14, successCount: 0, updatedCount: 0, skippedCount: 7 },
      ...{ errorCount: 7, errors: texts("Satır"), skippedBusinesses: texts("Tekrar"), jobId: "x" },
    });
    await openCombined(page);
    await page.getByLabel("Dosya seç").setInputFiles({ name: "a.xlsx", mimeType: "", buffer: Buffer.from("x") });
    await page.getByRole("button", { name: "Yükle", exact: true }).click();
    for (const word of ["Satır", "Tekrar"]) {
      const items = page.getByRole("listitem").filter({ hasText: new RegExp(`^${word} \\d$`) });
      await expect(items).toHaveText(texts(word).slice(0, 5));
    }
    await expect(page.getByText("... and 2 more", { exact: true })).toHaveCount(2);
  }),
  exports.journey("27 fields", `${SCREENS}-export.ts`, "27 fields, at first name, full_address, phone and type"),
  exports.journey(
    "nine fields in the older",
    `${SCREENS}-export.ts`,
    "of the combined screen nine, in Turkish, at first name, address, phone, category",
  ),
  exports.journey(
    "100 categories shown",
    `${SCREENS}-export.ts`,
    "the first 100 categories that a search finds; select all takes all it finds",
  ),
  sitemaps.http(
    "9,000 businesses a page; that many pages and four files, and the index that lists them",
    async ({ json, visitor }) => {
      const { fileCount, businessPageCount } = await json<SitemapStatus>("/api/admin/sitemaps");
      const page = await (await visitor.get("/sitemaps/businesses/page-1.xml")).text();
      const businesses = page.match(/<url>/g)?.length ?? 0;
      expect(businesses).toBeLessThanOrEqual(BUSINESSES_PER_SITEMAP);
      const { totals } = await json<{ totals: { businesses: number } }>("/api/homepage-data");
      expect(businessPageCount).toBe(Math.ceil(totals.businesses / BUSINESSES_PER_SITEMAP));
      const index = await (await visitor.get("/sitemap.xml")).text();
      expect(index.match(/<sitemap>/g)).toHaveLength(businessPageCount + 4);
      expect(fileCount).toBe(businessPageCount + 5);
    },
  ),
  adminRows(9, "Approved counter").http("counts what is approved (decision 3)", async ({ json, stats }) => {
    const { approvedBusinesses } = await stats();
    const { total } = await json<AdminBusinessPage>("/api/admin/businesses?approval=approved&limit=1");
    expect(approvedBusinesses).toBe(total);
  }),
  dashboard.journey(
    "20 categories in the filter",
    `${SCREENS}-businesses.ts`,
    "the category filter has All and the first 20, and finds any other",
  ),
  cache.code("stats 5 minutes, list 2, categories and countries 10, settings 5, reports every 5 seconds", () => {
    const minutes = ({ staleTime }: { staleTime?: unknown }) => Number(staleTime) / MINUTE_MS;
    expect(minutes(statsQuery)).toBe(5);
    expect(minutes(businessesQuery({}))).toBe(2);
    for (const query of [categoryNamesQuery, countryCodesQuery, exportCategoriesQuery, exportCountriesQuery]) {
      expect(minutes(query)).toBe(10);
    }
    expect(minutes(siteSettingsQuery)).toBe(5);
    expect(uploadReportsQuery.refetchInterval).toBe(5_000);
  }),
];
