import { expect, type Page } from "@playwright/test";
import { failWith } from "../specification/browsing.ts";
import { type AdminSite, adminRows, answerWith, openCombined, openScreen, toast, WORK_DONE } from "./admin-site.ts";

const login = adminRows(8, "Login");
const settings = adminRows(8, "Settings");
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
];
