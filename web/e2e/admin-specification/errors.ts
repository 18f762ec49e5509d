import { expect, type Page } from "@playwright/test";
import { failWith } from "../specification/browsing.ts";
import {
  type AdminSite,
  adminRows,
  answerWith,
  openCombined,
  openOwnList,
  openScreen,
  toast,
  WORK_DONE,
} from "./admin-site.ts";
import { openExport } from "./screens-export.ts";

const login = adminRows(8, "Login");
const business = adminRows(8, "Businesses");
const cleanup = adminRows(8, "Cleanup");
const settings = adminRows(8, "Settings");
const exporting = adminRows(8, "Export");
const PROBLEM = { type: "about:blank", title: "x", status: 409, code: "conflict", detail: "Sunucunun sözü" };

export async function logInWith(page: Page, [name, secret]: readonly [string, string], button: string): Promise<void> {
  await page.getByLabel(name).fill("someone");
  await page.getByLabel(secret, { exact: true }).fill("something");
  await page.getByRole("button", { name: button, exact: true }).click();
}

export async function combinedLogin(site: AdminSite): Promise<Page> {
  const visitor = await site.visitorPage();
  await visitor.goto("/admin-legacy");
  await expect(visitor.getByLabel("Username")).toBeVisible(WORK_DONE);
  return visitor;
}

export const COMBINED = [["Username", "Password"], "Login"] as const;
const SEPARATE = [["Kullanıcı Adı", "Şifre"], "Giriş Yap"] as const;

export async function confirmInZone(page: Page, title: string, word: string): Promise<void> {
  await openCombined(page);
  await page.getByRole("button", { name: title }).click();
  await page.getByRole("dialog", { name: title }).getByRole("button", { name: word, exact: true }).click();
}

/** A code is changed and saved; the call that saves it is answered as the test says. */
async function saveCodes(page: Page): Promise<void> {
  await page.getByLabel("Head Tag Kodları").fill("<!-- changed -->");
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
}

/** Refuses what is sent; what is read goes through. */
async function refuseWrites(page: Page, url: string, body: unknown): Promise<void> {
  await page.route(url, (route) =>
    route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 409, json: body }),
  );
}

export const errorRows = [
  login.screen("Invalid Login with the server's message", async (_page, site) => {
    const visitor = await combinedLogin(site);
    await answerWith(visitor, "**/api/admin/login", { ...PROBLEM, success: false, message: "Bugün olmaz" }, 401);
    await logInWith(visitor, ...COMBINED);
    await expect(toast(visitor)).toContainText("Invalid Login");
    await expect(toast(visitor)).toContainText("Bugün olmaz");
  }),
  login.screen(
    "Invalid Login: Username or password is incorrect, where the server says nothing",
    async (_page, site) => {
      const visitor = await combinedLogin(site);
      await failWith(visitor, "**/api/admin/login", 401);
      await logInWith(visitor, ...COMBINED);
      await expect(toast(visitor)).toContainText("Invalid Login");
      await expect(toast(visitor)).toContainText("Username or password is incorrect");
    },
  ),
  login.screen("Login Error: Unable to connect to server. Please try again.", async (_page, site) => {
    const visitor = await combinedLogin(site);
    await visitor.route("**/api/admin/login", (route) => route.abort());
    await logInWith(visitor, ...COMBINED);
    await expect(toast(visitor)).toContainText("Login Error");
    await expect(toast(visitor)).toContainText("Unable to connect to server. Please try again.");
  }),
  login.screen(
    "on the separate page the server's message, else Geçersiz kullanıcı adı veya şifre",
    async (_page, site) => {
      const visitor = await site.visitorPage();
      await openScreen(visitor, "/admin/login", "Admin Paneli");
      await failWith(visitor, "**/api/admin/login", 401);
      await logInWith(visitor, ...SEPARATE);
      await expect(visitor.getByText("Geçersiz kullanıcı adı veya şifre", { exact: true })).toBeVisible();
      await answerWith(visitor, "**/api/admin/login", { ...PROBLEM, message: "Bugün olmaz" }, 401);
      await visitor.getByRole("button", { name: "Giriş Yap" }).click();
      await expect(visitor.getByText("Bugün olmaz", { exact: true })).toBeVisible();
    },
  ),
  business.screen("a delete that fails: a toast with the error's message", async (page, site) => {
    await answerWith(page, "**/api/businesses/*", PROBLEM, 409);
    const own = await openOwnList(page, site);
    await own.getByRole("button", { name: `Sil: ${site.tag} 11` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sil" }).click();
    await expect(toast(page)).toContainText("Sunucunun sözü");
  }),
  business.screen("Failed to update business approval status.", async (page, site) => {
    await failWith(page, "**/toggle-approval", 404);
    const own = await openOwnList(page, site);
    await own.getByRole("button", { name: `Approved: ${site.tag} 12` }).click();
    await expect(toast(page)).toContainText("Failed to update business approval status.");
    await expect(own.getByRole("button", { name: `Approved: ${site.tag} 12` })).toBeEnabled();
  }),
  business.journey(
    "the list: loading",
    "admin-specification/screens-businesses.ts",
    "five rows stand in for the businesses while they load",
  ),
  business.journey(
    "the list: empty",
    "admin-specification/screens-businesses.ts",
    "says what is missing when nothing is found, and clears the filters",
  ),
  business.journey(
    "the list: Error Loading Businesses",
    "admin-specification/screens-businesses.ts",
    "a failure is headed Error Loading Businesses",
  ),
  cleanup.screen("Failed to delete businesses", async (page) => {
    await openCombined(page);
    await refuseWrites(page, "**/api/admin/businesses", PROBLEM);
    await page.getByRole("button", { name: "Tüm işletmeleri sil" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Devam" }).click();
    await page.getByLabel("Onaylamak için DELETE yazın").fill("DELETE");
    await page.getByLabel("Parolanız").fill("x");
    await page.getByRole("button", { name: "Hepsini sil" }).click();
    await expect(toast(page)).toContainText("Failed to delete businesses");
  }),
  cleanup.screen("Test verileri silinemedi", async (page) => {
    await failWith(page, "**/api/admin/test-data", 404);
    await confirmInZone(page, "Test verilerini sil", "Sil");
    await expect(toast(page)).toContainText("Test verileri silinemedi");
  }),
  cleanup.screen("URL'ler düzeltilemedi", async (page) => {
    await failWith(page, "**/api/admin/fix-slugs", 404);
    await confirmInZone(page, "URL'leri düzelt", "Düzelt");
    await expect(toast(page)).toContainText("URL'ler düzeltilemedi");
  }),
  settings.screen("Kayıt hatası with the server's message", async (page) => {
    await openScreen(page, "/admin/settings", "Site Ayarları");
    await refuseWrites(page, "**/api/admin/site-settings", PROBLEM);
    await saveCodes(page);
    await expect(toast(page)).toContainText("Kayıt hatası");
    await expect(toast(page)).toContainText("Sunucunun sözü");
  }),
  settings.screen("in the combined screen: Site ayarları güncellenirken hata oluştu.", async (page) => {
    await openCombined(page);
    await page.getByRole("button", { name: "Site Ayarları", exact: true }).click();
    await refuseWrites(page, "**/api/admin/site-settings", PROBLEM);
    await saveCodes(page);
    await expect(toast(page)).toContainText("Site ayarları güncellenirken hata oluştu.");
  }),
  settings.screen("Cache temizleme hatası", async (page) => {
    await openScreen(page, "/admin/settings", "Site Ayarları");
    await failWith(page, "**/api/admin/clear-cache", 404);
    await page.getByRole("button", { name: "Cache Temizle" }).click(WORK_DONE);
    await expect(toast(page)).toContainText("Cache temizleme hatası");
  }),
  exporting.screen("Dışa aktarma hatası: Export failed", async (page) => {
    const dialog = await openExport(page);
    await failWith(page, /\/api\/admin\/export-csv/, 404);
    await dialog.getByRole("button", { name: "Dışa Aktar", exact: true }).click();
    await expect(toast(page)).toContainText("Dışa aktarma hatası");
    await expect(toast(page)).toContainText("Export failed");
    await expect(dialog).toBeVisible();
  }),
  exporting.screen("of the older one: Export Failed, Failed to export CSV file", async (page) => {
    await openCombined(page);
    await failWith(page, "**/api/export-csv", 404);
    await page.getByRole("button", { name: "CSV Dışa Aktar" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Dışa Aktar", exact: true }).click();
    await expect(toast(page)).toContainText("Export Failed");
    await expect(toast(page)).toContainText("Failed to export CSV file");
  }),
];
