import { expect, type Page } from "@playwright/test";
import { formatWhole } from "../../src/lib/turkish-format.ts";
import { password, username } from "../admin-session.ts";
import { hold } from "../specification/browsing.ts";
import { adminFlag, adminRows, answerWith, figure, openCombined, openScreen, WORK_DONE } from "./admin-site.ts";

const gate = adminRows(2, "Gate");
const login = adminRows(2, "Login page");
const combined = adminRows(2, "Combined screen");

const GUARDED = [
  ...["/admin", "/admin/dashboard", "/admin/businesses", "/admin/upload", "/admin/settings", "/admin/reports"],
  ...["/admin/inbox", "/admin/audit", "/admin/account", "/admin/businesses/x", "/admin/upload/x"],
];

async function openLogin(page: Page): Promise<void> {
  await openScreen(page, "/admin/login", "Admin Paneli");
}

export const accessScreens = [
  gate.screen("every guarded route leads to /admin/login without the flag", async (_page, site) => {
    const visitor = await site.visitorPage();
    for (const path of GUARDED) {
      await visitor.goto(path);
      await expect(visitor, path).toHaveURL(/\/admin\/login$/, WORK_DONE);
    }
  }),
  gate.screen("with the flag the page is shown", async (page) => {
    await openScreen(page, "/admin/reports", "Raporlar");
    await expect(page).toHaveURL(/\/admin\/reports$/);
  }),
  gate.journey(
    "the flag alone opens nothing: the session on the server does (decision 1)",
    "admin.spec.ts",
    "a flag without a session opens nothing",
  ),
  gate.screen("/admin-legacy is gated like the rest (decision 1)", async (_page, site) => {
    const visitor = await site.visitorPage();
    await visitor.goto("/admin-legacy");
    await expect(visitor.getByRole("button", { name: "Login" })).toBeVisible(WORK_DONE);
    await expect(visitor.getByText("Danger Zone")).toHaveCount(0);
  }),
  gate.screen("the top navigation is hidden on every path that begins with /admin", async (page) => {
    for (const [path, title] of [
      ["/admin", "Hoş geldiniz"],
      ["/admin/dashboard", "Dashboard"],
      ["/admin/settings", "Site Ayarları"],
    ] as const) {
      await openScreen(page, path, title);
      await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    }
    await openCombined(page);
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  }),
  login.screen("is headed Admin Paneli with Güvenli Giriş", async (_page, site) => {
    const visitor = await site.visitorPage();
    await openLogin(visitor);
    await expect(visitor.getByText("Güvenli Giriş", { exact: true })).toBeVisible();
  }),
  login.screen("name and password are required; the button rests while either is empty", async (_page, site) => {
    const visitor = await site.visitorPage();
    await openLogin(visitor);
    const [name, secret] = [visitor.getByLabel("Kullanıcı Adı"), visitor.getByLabel("Şifre", { exact: true })];
    const submit = visitor.getByRole("button", { name: "Giriş Yap" });
    await expect(name).toHaveAttribute("required");
    await expect(secret).toHaveAttribute("required");
    await expect(submit).toBeDisabled();
    await name.fill("someone");
    await expect(submit).toBeDisabled();
    await secret.fill("something");
    await expect(submit).toBeEnabled();
    await name.fill("");
    await expect(submit).toBeDisabled();
  }),
  login.screen("the button rests while busy; success stores the flag and goes to /admin", async (_page, site) => {
    const visitor = await site.visitorPage();
    await openLogin(visitor);
    const release = await hold(visitor, "**/api/admin/login");
    await visitor.getByLabel("Kullanıcı Adı").fill(username);
    await visitor.getByLabel("Şifre", { exact: true }).fill(password);
    await visitor.getByRole("button", { name: "Giriş Yap" }).click();
    await expect(visitor.getByRole("button", { name: "Giriş yapılıyor..." })).toBeDisabled();
    expect(await adminFlag(visitor)).toBeNull();
    release();
    await expect(visitor).toHaveURL(/\/admin$/, WORK_DONE);
    expect(await adminFlag(visitor)).toBe("true");
  }),
  combined.screen("asks for username and password, both required, with a show/hide toggle", async (_page, site) => {
    const visitor = await site.visitorPage();
    await visitor.goto("/admin-legacy");
    const secret = visitor.getByLabel("Password", { exact: true });
    await expect(visitor.getByLabel("Username")).toHaveAttribute("required", "", WORK_DONE);
    await expect(secret).toHaveAttribute("required");
    await expect(secret).toHaveAttribute("type", "password");
    await visitor.getByRole("button", { name: "Show password" }).click();
    await expect(secret).toHaveAttribute("type", "text");
    await visitor.getByRole("button", { name: "Hide password" }).click();
    await expect(secret).toHaveAttribute("type", "password");
  }),
  combined.screen("Login says Logging in... while busy; logout drops the flag and the fields", async (_page, site) => {
    const visitor = await site.visitorPage();
    await visitor.goto("/admin-legacy");
    const release = await hold(visitor, "**/api/admin/login");
    await visitor.getByLabel("Username").fill(username);
    await visitor.getByLabel("Password", { exact: true }).fill(password);
    await visitor.getByRole("button", { name: "Login", exact: true }).click();
    await expect(visitor.getByRole("button", { name: "Logging in..." })).toBeDisabled();
    release();
    await expect(visitor.getByRole("heading", { name: "Danger Zone" })).toBeVisible(WORK_DONE);
    expect(await adminFlag(visitor)).toBe("true");
    await visitor.getByRole("button", { name: "Logout" }).click();
    await expect(visitor.getByLabel("Username")).toHaveValue("", WORK_DONE);
    await expect(visitor.getByLabel("Password", { exact: true })).toHaveValue("");
    expect(await adminFlag(visitor)).toBeNull();
  }),
  combined.screen("has a header with Home and Logout", async (page) => {
    await openCombined(page);
    await expect(page.getByRole("link", { name: "Home", exact: true }).first()).toHaveAttribute("href", "/");
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  }),
  combined.screen("Sistem Durumu and two cards tell the businesses and categories there are", async (page, site) => {
    await openCombined(page);
    const { totalBusinesses, totalCategories } = await site.stats();
    const notice = page.getByText("Sistem Durumu").locator("..");
    await expect(notice).toContainText(`${formatWhole(totalBusinesses)} işletme`, WORK_DONE);
    await expect(notice).toContainText(`${formatWhole(totalCategories)} farklı kategori`);
    await expect(figure(page, "Toplam İşletme")).toHaveText(formatWhole(totalBusinesses));
    await expect(figure(page, "Kategori Sayısı")).toHaveText(formatWhole(totalCategories));
  }),
  combined.screen("Sistem Durumu is not shown of an empty directory", async (page, site) => {
    await answerWith(page, "**/api/admin/stats", { ...(await site.stats()), totalBusinesses: 0 });
    await openCombined(page);
    await expect(figure(page, "Toplam İşletme")).toHaveText("0", WORK_DONE);
    await expect(page.getByText("Sistem Durumu")).toHaveCount(0);
  }),
  combined.screen("the card Excel Import & Export has a file chooser, an upload and the export", async (page) => {
    await openCombined(page);
    const card = page.getByRole("region", { name: "Excel Import & Export" });
    await expect(card.getByLabel("Dosya seç")).toHaveAttribute("type", "file");
    await expect(card.getByRole("button", { name: "Yükle" })).toBeVisible();
    await expect(card.getByRole("button", { name: "CSV Dışa Aktar" })).toBeVisible();
  }),
  combined.screen("the card Danger Zone deletes all, deletes test data, fixes slugs", async (page) => {
    await openCombined(page);
    const card = page.getByRole("region", { name: "Danger Zone" });
    for (const name of ["Tüm işletmeleri sil", "Test verilerini sil", "URL'leri düzelt"]) {
      await expect(card.getByRole("button", { name })).toBeVisible();
    }
  }),
  combined.screen("two tabs: İşletme Yönetimi, which is shown first, and Site Ayarları", async (page) => {
    await openCombined(page);
    const tabs = page.getByRole("group", { name: "Bölüm" }).getByRole("button");
    await expect(tabs).toHaveText(["İşletme Yönetimi", "Site Ayarları"]);
    await expect(tabs.first()).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("search", { name: "İşletmelerde ara" })).toBeVisible();
    await tabs.last().click();
    await expect(page.getByLabel("Head Tag Kodları")).toBeVisible(WORK_DONE);
    await expect(page.getByRole("search", { name: "İşletmelerde ara" })).toHaveCount(0);
  }),
];
