import { resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import { startEmbeddedSite, type TestSite } from "../../../scripts/checks/test-site.ts";
import { templateRow } from "../../site-tests/own-businesses.ts";
import { csvSheet } from "../own-data.ts";
import { test } from "../test.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
/** A whole site is started, and everything of it deleted. */
const JOURNEY_TIMEOUT_MS = 360_000;
const WORK_DONE = { timeout: 120_000 };
const NEW_PASSWORD = "a sentence that nobody else knows";
const FIRST_ROWS = 12;
const MORE_ROWS = 150;

let site: TestSite;

const rows = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => templateRow(`${word} ${index + 1}`, index + 1));
const path = (rest: string) => `${site.url}${rest}`;
const toast = (page: Page) => page.getByRole("region", { name: /^Bildirimler \(/ });

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto(path("/admin/login"));
  await page.getByLabel("Kullanıcı Adı").fill(site.username);
  await page.getByLabel("Şifre", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Giriş Yap" }).click();
}

async function changePassword(page: Page): Promise<void> {
  await page.goto(path("/admin/account"));
  await page.getByLabel("Mevcut şifre").fill(site.password);
  await page.getByLabel("Yeni şifre", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Yeni şifre (tekrar)").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Şifreyi değiştir" }).click();
  await expect(toast(page)).toContainText("Şifre değiştirildi", WORK_DONE);
}

const publicTotal = async (page: Page): Promise<number> =>
  (await (await page.request.get(path("/api/businesses?page=1"))).json()).totalCount;

async function chooseFiles(page: Page, ...files: ReturnType<typeof csvSheet>[]): Promise<void> {
  await page.goto(path("/admin/upload"));
  await page.locator("input[type=file]").setInputFiles(files);
}

async function resultHeading(page: Page, fileName: string): Promise<void> {
  const results = page.getByRole("region", { name: "Sonuçlar" });
  await expect(results.getByRole("heading", { level: 3, name: fileName })).toBeVisible(WORK_DONE);
}

/** Both have a site of their own, which is empty at first. */
test.describe("a site of its own", () => {
  test.describe.configure({ mode: "serial", timeout: JOURNEY_TIMEOUT_MS });
  test.beforeAll(async () => {
    test.setTimeout(JOURNEY_TIMEOUT_MS);
    site = await startEmbeddedSite(ROOT, { ADMIN_PASSWORD: "", DEMO_BUSINESSES: "0" });
  });
  test.afterAll(() => site?.stop());

  test("a new site: the printed password is changed, files are imported, tried and undone", async ({ page }) => {
    await logIn(page, site.password);
    await expect(page.getByRole("heading", { level: 1, name: "Hoş geldiniz" })).toBeVisible(WORK_DONE);
    await changePassword(page);
    await page.getByRole("button", { name: "Çıkış Yap" }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await logIn(page, site.password);
    await expect(page.getByText("Geçersiz kullanıcı adı veya şifre")).toBeVisible(WORK_DONE);
    await logIn(page, NEW_PASSWORD);
    await expect(page.getByRole("heading", { level: 1, name: "Hoş geldiniz" })).toBeVisible(WORK_DONE);

    const first = csvSheet("iskele.csv", rows("Iskele", FIRST_ROWS));
    const second = csvSheet("rihtim.csv", rows("Rihtim", MORE_ROWS));
    await chooseFiles(page, first, second);
    await page.getByLabel("Grup boyutu").selectOption("100");
    await page.getByRole("button", { name: "İçe aktarmayı başlat" }).click();
    await expect(toast(page)).toContainText("Tüm dosyalar başarıyla yüklendi", WORK_DONE);
    await resultHeading(page, "rihtim.csv");
    await expect.poll(() => publicTotal(page), WORK_DONE).toBe(FIRST_ROWS + MORE_ROWS);

    const dry = csvSheet("liman.csv", rows("Liman", 3));
    await chooseFiles(page, dry);
    await page.getByLabel("Yalnızca dene").check({ force: true });
    await page.getByRole("button", { name: "Denemeyi Başlat" }).click();
    await expect(page.getByText("Deneme tamamlandı:")).toBeVisible(WORK_DONE);
    expect(await publicTotal(page)).toBe(FIRST_ROWS + MORE_ROWS);

    await page
      .getByRole("row", { name: /rihtim\.csv/ })
      .getByRole("link", { name: "rihtim.csv" })
      .click();
    await page.getByRole("button", { name: "İçe aktarmayı geri al" }).click(WORK_DONE);
    await page
      .getByRole("dialog")
      .getByLabel(/Onaylamak için/)
      .fill("rihtim.csv");
    await page.getByRole("dialog").getByRole("button", { name: "Geri al", exact: true }).click();
    const undone = page.getByRole("region", { name: "Geri alma", exact: true });
    await expect(undone.getByText("tarihinde tamamlandı", { exact: false })).toBeVisible(WORK_DONE);
    await expect.poll(() => publicTotal(page), WORK_DONE).toBe(FIRST_ROWS);
  });

  test("everything is deleted after two questions, and restored [admin 7.16]", async ({ page }) => {
    await logIn(page, NEW_PASSWORD);
    await expect(page.getByRole("heading", { level: 1, name: "Hoş geldiniz" })).toBeVisible(WORK_DONE);
    const before = await publicTotal(page);
    expect(before).toBeGreaterThan(0);
    await page.goto(path("/admin/businesses"));
    await page.getByRole("button", { name: "Tüm işletmeleri sil" }).click(WORK_DONE);
    await page.getByRole("dialog").getByRole("button", { name: "Devam" }).click();
    await page.getByLabel("Onaylamak için DELETE yazın").fill("DELETE");
    await page.getByLabel("Şifreniz").fill("not the password");
    await page.getByRole("button", { name: "Hepsini sil" }).click();
    await expect(page.getByText("Hiçbir şey silinmedi.", { exact: false })).toBeVisible(WORK_DONE);
    await page.getByLabel("Şifreniz").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Hepsini sil" }).click();
    await expect(toast(page)).toContainText("Success", WORK_DONE);
    await expect(page.getByText("Henüz işletme yok")).toBeVisible(WORK_DONE);
    await expect.poll(() => publicTotal(page), WORK_DONE).toBe(0);

    const jobs = page.getByRole("list", { name: "Son temizlik işleri" });
    await expect(jobs.getByText("Tüm işletmelerin silinmesi: bitti")).toBeVisible(WORK_DONE);
    await jobs.getByRole("button", { name: "Geri al" }).click();
    await expect(toast(page)).toContainText("işletme geri alındı", WORK_DONE);
    await expect.poll(() => publicTotal(page), WORK_DONE).toBe(before);
    await expect(page.getByRole("list", { name: "İşletmeler", exact: true })).toBeVisible(WORK_DONE);
  });
});
