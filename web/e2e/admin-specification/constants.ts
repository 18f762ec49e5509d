import type { SitemapStatus } from "@meridian/shared/contracts/sitemap";
import { expect } from "@playwright/test";
import { formatWhole } from "../../src/lib/turkish-format.ts";
import { failWith } from "../specification/browsing.ts";
import { adminRows, answerWith, openCombined, openOwnList, openScreen, toast, WORK_DONE } from "./admin-site.ts";

const SCREENS = "admin-specification/screens";
const lists = adminRows(9, "Admin list");
const uploads = adminRows(9, "Upload");
const exports = adminRows(9, "Export");
const sitemaps = adminRows(9, "Sitemaps");
const dashboard = adminRows(9, "Dashboard");
const cache = adminRows(9, "Freshness");
const toasts = adminRows(9, "Toasts");

export const constantRows = [
  lists.journey(
    "five skeleton rows",
    `${SCREENS}-businesses.ts`,
    "five rows stand in for the businesses while they load",
  ),
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
  dashboard.journey("eight categories", `${SCREENS}-shell.ts`, "the eight largest categories with bars in proportion"),
  dashboard.journey("three reports", `${SCREENS}-shell.ts`, "the first three upload reports, by file"),
  dashboard.journey(
    "no made-up totals (decision 3)",
    `${SCREENS}-shell.ts`,
    "a card shows — in place of a made-up figure (decision 3)",
  ),
  dashboard.journey(
    "20 categories in the filter",
    `${SCREENS}-businesses.ts`,
    "the category filter has All and the first 20, and finds any other",
  ),
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
