import type { AuditPage } from "@meridian/shared/contracts/audit";
import type { DashboardReport } from "@meridian/shared/contracts/import-job";
import { expect } from "@playwright/test";
import { countText, ratingText } from "../../src/features/admin/system-format.ts";
import { formatWhole } from "../../src/lib/turkish-format.ts";
import { username } from "../admin-session.ts";
import { failWith } from "../specification/browsing.ts";
import { adminFlag, adminRows, answerWith, figure, openScreen, WORK_DONE } from "./admin-site.ts";

const shell = adminRows(2, "Admin shell");
const home = adminRows(2, "Admin home");
const dashboard = adminRows(2, "Dashboard");

const SECTIONS = [
  ["/admin", "Ana Sayfa"],
  ["/admin/dashboard", "Dashboard"],
  ["/admin/businesses", "İşletme Yönetimi"],
  ["/admin/upload", "Excel Yükleme"],
  ["/admin/settings", "Site Ayarları"],
  ["/admin/reports", "Raporlar"],
] as const;

export const shellScreens = [
  shell.screen("the sidebar has six sections, in their order", async (page) => {
    await openScreen(page, "/admin", "Hoş geldiniz");
    const links = page.getByRole("navigation", { name: "Yönetim" }).getByRole("link");
    for (const [index, [path, label]] of SECTIONS.entries()) {
      await expect(links.nth(index)).toHaveAttribute("href", path);
      await expect(links.nth(index)).toContainText(label);
    }
  }),
  shell.screen("Ana Sayfa and Dashboard are current on their own path alone", async (page) => {
    const current = page.getByRole("navigation", { name: "Yönetim" }).locator('a[aria-current="page"]');
    await openScreen(page, "/admin/dashboard", "Dashboard");
    await expect(current).toHaveText(["Dashboard"]);
    await openScreen(page, "/admin/upload", "Excel Yükleme");
    await expect(current).toHaveText(["Excel Yükleme"]);
    await openScreen(page, "/admin", "Hoş geldiniz");
    await expect(current).toHaveText(["Ana Sayfa"]);
  }),
  shell.screen("its logout drops the flag and goes to /admin/login", async (_page, site) => {
    const own = await site.ownSessionPage();
    await openScreen(own, "/admin/reports", "Raporlar");
    await own.evaluate(() => window.localStorage.setItem("kept", "yes"));
    await own.getByRole("button", { name: "Çıkış Yap" }).click();
    await expect(own).toHaveURL(/\/admin\/login$/, WORK_DONE);
    expect(await adminFlag(own)).toBeNull();
    expect((await own.request.get("/api/admin/session")).status()).toBe(401);
  }),
  shell.screen("the header has a search box, a bell, a toggle and the badge Aktif", async (page) => {
    await openScreen(page, "/admin/reports", "Raporlar");
    const header = page.locator("header").filter({ has: page.getByRole("combobox") });
    await expect(header.getByRole("combobox", { name: "İşletme veya bölüm ara" })).toBeVisible();
    await expect(header.getByRole("button", { name: /^Bildirimler/ })).toBeVisible();
    await expect(header.getByRole("button", { name: /renk/i })).toBeVisible();
    await expect(header.getByText("Aktif", { exact: true })).toBeVisible(WORK_DONE);
  }),
  shell.screen("the user block names who is logged in (decision 3)", async (page) => {
    await openScreen(page, "/admin/reports", "Raporlar");
    await expect(page.getByRole("link", { name: new RegExp(`${username}.*Yönetici`) })).toBeVisible(WORK_DONE);
  }),
  shell.screen("the badge of the businesses is the directory's own count (decision 3)", async (page, site) => {
    await openScreen(page, "/admin/reports", "Raporlar");
    const { totalBusinesses } = await site.stats();
    const entry = page.getByRole("navigation", { name: "Yönetim" }).getByRole("link", { name: /İşletme Yönetimi/ });
    await expect(entry.locator("[title]")).toHaveAttribute("title", formatWhole(totalBusinesses), WORK_DONE);
  }),
  home.screen("a banner welcomes, with the directory's size", async (page, site) => {
    await openScreen(page, "/admin", "Hoş geldiniz");
    const { totalBusinesses } = await site.stats();
    await expect(page.getByText(`Dizinde ${formatWhole(totalBusinesses)} işletme`)).toBeVisible(WORK_DONE);
  }),
  home.screen(
    "four tiles: state, countries, last update, mean rating, all measured (decision 3)",
    async (page, site) => {
      await openScreen(page, "/admin", "Hoş geldiniz");
      const { totalCountries, meanRating } = await site.stats();
      await expect(figure(page, "Ülke Sayısı")).toHaveText(countText(totalCountries), WORK_DONE);
      await expect(figure(page, "Ortalama Puan")).toHaveText(ratingText(meanRating));
      await expect(figure(page, "Sistem Durumu")).toHaveText("Aktif", WORK_DONE);
      await expect(figure(page, "Son Güncelleme")).not.toHaveText("—", WORK_DONE);
    },
  ),
  home.screen("a tile shows — while its figure is not known (decision 3)", async (page) => {
    await failWith(page, /\/api\/admin\/(stats|imports)/, 404);
    await openScreen(page, "/admin", "Hoş geldiniz");
    for (const label of ["Ülke Sayısı", "Son Güncelleme", "Ortalama Puan"]) {
      await expect(figure(page, label)).toHaveText("—");
    }
  }),
  home.screen("cards lead to the sections; that of the businesses shows the live total", async (page, site) => {
    await openScreen(page, "/admin", "Hoş geldiniz");
    const cards = page.getByRole("region", { name: "Hızlı Erişim" }).getByRole("link");
    for (const [path, label] of SECTIONS.slice(1)) {
      await expect(cards.and(page.locator(`[href="${path}"]`))).toContainText(label);
    }
    const { totalBusinesses } = await site.stats();
    await expect(cards.and(page.locator('[href="/admin/businesses"]'))).toContainText(
      formatWhole(totalBusinesses),
      WORK_DONE,
    );
  }),
  home.screen("Son Aktiviteler lists what was done last, from the audit log (decision 3)", async (page, site) => {
    const { entries } = await site.json<AuditPage>("/api/admin/audit?limit=8");
    await openScreen(page, "/admin", "Hoş geldiniz");
    const list = page.getByRole("region", { name: "Son Aktiviteler" }).getByRole("listitem");
    await expect(list).toHaveCount(entries.length, WORK_DONE);
    await expect(list.first()).toContainText(entries[0]?.actor ?? "");
  }),
  dashboard.screen("is headed Dashboard with a line on the system's statistics", async (page) => {
    await openScreen(page, "/admin/dashboard", "Dashboard");
    await expect(page.getByText("Sistem istatistikleri ve genel durum")).toBeVisible();
  }),
  dashboard.screen(
    "four cards: businesses, categories, visitors, performance, all measured (decision 3)",
    async (page, site) => {
      await openScreen(page, "/admin/dashboard", "Dashboard");
      const { totalBusinesses, totalCategories } = await site.stats();
      await expect(figure(page, "Toplam İşletme")).toHaveText(countText(totalBusinesses), WORK_DONE);
      await expect(figure(page, "Aktif Kategoriler")).toHaveText(countText(totalCategories));
      await expect(figure(page, "Günlük Ziyaretçi")).toHaveText(/^[\d.]+$/, WORK_DONE);
      await expect(figure(page, "Sistem Performansı")).toHaveText(/^(—|[\d.,]+ (ms|sn))$/);
    },
  ),
  dashboard.screen("the first three upload reports, by file", async (page, site) => {
    const reports = await site.json<DashboardReport[]>("/api/admin/upload-reports");
    await openScreen(page, "/admin/dashboard", "Dashboard");
    const entries = page.getByRole("region", { name: "Son Yükleme Raporları" }).getByRole("listitem");
    await expect(entries).toHaveCount(Math.min(3, reports.length), WORK_DONE);
    for (const [index, { summary }] of reports.slice(0, 3).entries()) {
      await expect(entries.nth(index)).toContainText(summary.fileName);
    }
  }),
  dashboard.screen("no list of reports while there is none", async (page) => {
    await answerWith(page, "**/api/admin/upload-reports", []);
    await openScreen(page, "/admin/dashboard", "Dashboard");
    await expect(page.getByRole("region", { name: "En Büyük Kategoriler" }).getByRole("listitem").first()).toBeVisible(
      WORK_DONE,
    );
    await expect(page.getByText("Son Yükleme Raporları")).toHaveCount(0);
  }),
  dashboard.screen("the eight largest categories with bars in proportion", async (page, site) => {
    await openScreen(page, "/admin/dashboard", "Dashboard");
    const { categories } = await site.stats();
    const items = page.getByRole("region", { name: "En Büyük Kategoriler" }).getByRole("listitem");
    await expect(items).toHaveCount(8, WORK_DONE);
    const largest = categories[0]?.count ?? 0;
    for (const [index, { category, count }] of categories.slice(0, 8).entries()) {
      await expect(items.nth(index)).toContainText(category);
      await expect(items.nth(index)).toContainText(formatWhole(count));
      const width = Number(await items.nth(index).locator("rect").getAttribute("width"));
      expect(width).toBeCloseTo((count / largest) * 100, 0);
    }
  }),
  dashboard.screen("the latest activities", async (page) => {
    await openScreen(page, "/admin/dashboard", "Dashboard");
    await expect(page.getByRole("region", { name: "Son Aktiviteler" }).getByRole("listitem").first()).toBeVisible(
      WORK_DONE,
    );
  }),
  dashboard.screen("the panel of the system: CPU, memory, disk, response time, uptime (decision 3)", async (page) => {
    await openScreen(page, "/admin/dashboard", "Dashboard");
    const panel = page.getByRole("region", { name: "Sistem Performansı" });
    for (const label of ["CPU", "Bellek", "Disk", "İstek hızı", "Yanıt süresi (p95)", "Çalışma süresi"]) {
      await expect(panel.getByText(label, { exact: true }).first()).toBeVisible(WORK_DONE);
    }
  }),
  dashboard.screen("a card shows — in place of a made-up figure (decision 3)", async (page) => {
    await failWith(page, "**/api/admin/stats", 404);
    await openScreen(page, "/admin/dashboard", "Dashboard");
    await expect(page.getByText("İstatistikler yüklenemedi")).toBeVisible(WORK_DONE);
    for (const label of ["Toplam İşletme", "Aktif Kategoriler"]) await expect(figure(page, label)).toHaveText("—");
  }),
];
