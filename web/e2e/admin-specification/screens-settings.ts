import { expect } from "@playwright/test";
import { adminRows, openCombined, openScreen, WORK_DONE } from "./admin-site.ts";

const settings = adminRows(2, "Site settings");
const sitemaps = adminRows(2, "Sitemap panel");
const effect = adminRows(2, "Effect on the public site");
const reports = adminRows(2, "Reports");
const TITLE = "Site Ayarları";
const FIELDS = ["Head Tag Kodları", "Footer Tag Kodları", "Analytics Kodu", "Sosyal Medya Pixel Kodu"];
const FILES = [
  ...["/sitemap.xml", "/sitemaps/main.xml", "/sitemaps/categories.xml", "/sitemaps/countries.xml"],
  ...["/sitemaps/cities.xml", "/sitemaps/businesses/page-1.xml"],
];

export const settingsScreens = [
  settings.screen("four code areas, each with a count of its characters", async (page) => {
    await openScreen(page, "/admin/settings", TITLE);
    const form = page.getByRole("form", { name: "Site kodları" });
    await expect(form.getByRole("textbox")).toHaveCount(4, WORK_DONE);
    for (const label of FIELDS) {
      const area = form.getByLabel(label);
      const before = await area.inputValue();
      await area.fill(`${before}12345`);
      const length = (before.length + 5).toLocaleString("tr-TR");
      await expect(form.getByText(`${length} / 50.000 karakter`).first()).toBeVisible();
    }
  }),
  settings.screen("in the combined screen the pixel is Body Tag Kodları, and analytics has no field", async (page) => {
    await openCombined(page);
    await page.getByRole("button", { name: "Site Ayarları", exact: true }).click();
    const form = page.getByRole("form", { name: "Site kodları" });
    await expect(form.getByRole("textbox")).toHaveCount(3, WORK_DONE);
    await expect(form.getByLabel("Body Tag Kodları")).toBeVisible();
    await expect(form.getByLabel("Analytics Kodu")).toHaveCount(0);
  }),
  settings.screen("a script tag in the head or the footer is warned of and saved all the same", async (page) => {
    await openScreen(page, "/admin/settings", TITLE);
    const warning = page.getByText("Bu alan bir script etiketi içeriyor", { exact: false });
    await expect(page.getByLabel("Analytics Kodu")).toBeVisible(WORK_DONE);
    for (const label of ["Analytics Kodu", "Sosyal Medya Pixel Kodu"]) {
      await page.getByLabel(label).fill("<script>1</script>");
      await expect(warning).toHaveCount(0);
    }
    await page.getByLabel("Head Tag Kodları").fill("<script>1</script>");
    await expect(warning).toHaveCount(1);
    await page.getByLabel("Footer Tag Kodları").fill("<SCRIPT src='/x.js'></SCRIPT>");
    await expect(warning).toHaveCount(2);
    await expect(page.getByRole("button", { name: "Kaydet", exact: true })).toBeEnabled();
  }),
  settings.journey(
    "Save stores it, Reset brings back what was saved last",
    "admin-settings.spec.ts",
    "a code is saved, reaches public pages, is switched off, and an older version comes back",
  ),
  settings.screen("buttons to save, to reset and to clear the cache", async (page) => {
    await openScreen(page, "/admin/settings", TITLE);
    for (const name of ["Kaydet", "Sıfırla", "Cache Temizle"]) {
      await expect(page.getByRole("button", { name, exact: true })).toBeVisible(WORK_DONE);
    }
  }),
  sitemaps.screen("six files, each to copy and to open", async (page) => {
    await openScreen(page, "/admin/settings", TITLE);
    const items = page.getByRole("region", { name: "Sitemap" }).getByRole("listitem");
    await expect(items).toHaveCount(FILES.length, WORK_DONE);
    for (const [index, path] of FILES.entries()) {
      await expect(items.nth(index)).toContainText(path);
      await expect(items.nth(index).getByRole("link")).toHaveAttribute("href", path);
      await expect(items.nth(index).getByRole("button", { name: /kopyala/ })).toBeVisible();
    }
  }),
  sitemaps.journey(
    "a copied address is whole, and a toast says so",
    "admin-settings.spec.ts",
    "the sitemaps have true counts, and an address is copied whole",
  ),
  sitemaps.screen("a guide leads through a search console", async (page) => {
    await openScreen(page, "/admin/settings", TITLE);
    const guide = page.getByRole("region", { name: "Search Console rehberi" });
    await expect(guide.getByRole("listitem")).toHaveCount(5);
    await expect(guide).toContainText("sitemap.xml");
  }),
  sitemaps.screen("Sitemap Yenile does what Cache Temizle does", async (page) => {
    await openScreen(page, "/admin/settings", TITLE);
    const cleared = page.waitForRequest((asked) => asked.method() === "POST" && asked.url().endsWith("/clear-cache"));
    await page.getByRole("button", { name: "Sitemap Yenile" }).click(WORK_DONE);
    expect((await cleared).postData()).toBeNull();
    await expect(page.getByText("Cache temizlendi")).toBeVisible(WORK_DONE);
  }),
  effect.journey(
    "head tags, pixel and footer tags go where they belong, scripts run (after consent where they track: decision 10)",
    "contact.spec.ts",
    "run with the page's nonce where they belong, and tracking only after consent",
  ),
  reports.screen("trend analysis, geographic distribution and user behaviour, real (decision 11)", async (page) => {
    await openScreen(page, "/admin/reports", "Raporlar");
    for (const name of ["Trend analizi", "Coğrafi dağılım", "Kullanıcı davranışı"]) {
      await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
    }
  }),
  reports.journey(
    "their figures are counted, and come as files (decision 11)",
    "admin-settings.spec.ts",
    "reports count what visitors do, and come as files",
  ),
];
