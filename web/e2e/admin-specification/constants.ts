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
import { formatWhole } from "../../src/lib/turkish-format.ts";
import { pageWindow } from "../../src/ui/page-window.ts";
import { failWith } from "../specification/browsing.ts";
import { adminRows, openOwnList, openScreen, toast, WORK_DONE } from "./admin-site.ts";

const MINUTE_MS = 60_000;
const MB = 1024 * 1024;
const BUSINESSES_PER_SITEMAP = 9_000;
const SCREENS = "admin-specification/screens";
const lists = adminRows(9, "Admin list");
const uploads = adminRows(9, "Upload");
const sitemaps = adminRows(9, "Sitemaps");
const dashboard = adminRows(9, "Dashboard");
const cache = adminRows(9, "Freshness");
const toasts = adminRows(9, "Toasts");

export const constantRows = [
  lists.http("20 a page", async ({ json }) => {
    expect((await json<AdminBusinessPage>("/api/admin/businesses")).businesses).toHaveLength(20);
  }),
  lists.code("five page buttons", () => {
    expect([pageWindow(1, 99), pageWindow(50, 99), pageWindow(99, 99)].map(({ length }) => length)).toEqual([5, 5, 5]);
  }),
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
  sitemaps.screen("the panel's countries and cities are counted (decision 3)", async (page, { json }) => {
    await openScreen(page, "/admin/settings", "Site Ayarları");
    const { files } = await json<SitemapStatus>("/api/admin/sitemaps");
    for (const [label, name] of [
      ["Ülkeler", "sitemaps/countries.xml"],
      ["Şehirler", "sitemaps/cities.xml"],
    ] as const) {
      const entries = files.find((file) => file.name === name)?.entries ?? Number.NaN;
      const row = page.getByRole("region", { name: "Sitemap" }).getByRole("listitem").filter({ hasText: name });
      await expect(row).toContainText(`${label} · ${formatWhole(entries)} kayıt`, WORK_DONE);
    }
  }),
  adminRows(9, "Approved counter").http("counts what is approved (decision 3)", async ({ json, stats }) => {
    const { approvedBusinesses } = await stats();
    const { total } = await json<AdminBusinessPage>("/api/admin/businesses?approval=approved&limit=1");
    expect(approvedBusinesses).toBe(total);
  }),
  dashboard.journey("eight categories", `${SCREENS}-shell.ts`, "the eight largest categories with bars in proportion"),
  dashboard.journey("three reports", `${SCREENS}-shell.ts`, "the first three upload reports, by file"),
  dashboard.journey(
    "no made-up totals (decision 3)",
    `${SCREENS}-shell.ts`,
    "a card shows — in place of a made-up figure (decision 3)",
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
  cache.journey(
    "public pages ask for the settings twice at most",
    "specification/constants.ts",
    "the settings are asked for on every load, twice at most",
  ),
  cache.journey(
    "the page loads anew two seconds after the cache was cleared",
    "admin-specification/states.ts",
    "Clear cache is pending, and the page loads anew two seconds after its success",
  ),
  toasts.screen("one at a time", async (page, site) => {
    await failWith(page, "**/toggle-approval", 404);
    const own = await openOwnList(page, site);
    for (const number of ["13", "14"]) {
      await own.getByRole("button", { name: `Approved: ${site.tag} ${number}` }).click();
      await expect(toast(page).getByText("Failed to update business approval status.")).toHaveCount(1);
    }
  }),
];
