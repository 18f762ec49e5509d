import { expect, type Locator, type Page } from "@playwright/test";
import { beginOwnSession, password } from "./admin-session.ts";
import { expectSoundPage, SIZES } from "./page-checks.ts";
import { test } from "./test.ts";

/** Work that takes what the machine gives it. */
const WORK_DONE = { timeout: 60_000 };

const codes = (page: Page): Locator => page.getByLabel("Head Tag Kodları");
const unsaved = (page: Page): Locator => page.getByRole("dialog", { name: "Kaydedilmemiş değişiklikler var" });
const ended = (page: Page): Locator => page.getByRole("dialog", { name: "Oturumunuz sona erdi" });

async function openSettings(page: Page): Promise<void> {
  await page.goto("/admin/settings");
  await expect(codes(page)).toBeVisible(WORK_DONE);
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Kaydet", exact: true }).click();
}

test.describe("what was typed in the admin area", () => {
  test.beforeEach(async ({ page }) => beginOwnSession(page));

  test("outlives the session, which is begun again over the page", async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    await openSettings(page);
    const before = await codes(page).inputValue();
    const typed = `<meta name="kept" content="m${Date.now()}">`;
    await codes(page).fill(typed);
    await page.context().clearCookies();
    await save(page);
    await expect(ended(page).getByLabel("Parolanız")).toBeFocused(WORK_DONE);
    await expectSoundPage(page);
    await page.keyboard.press("Escape");
    await expect(ended(page)).toBeHidden();
    await expect(codes(page)).toHaveValue(typed);

    await save(page);
    await ended(page).getByLabel("Parolanız").fill("not the password");
    await ended(page).getByRole("button", { name: "Devam et" }).click();
    await expect(ended(page).getByRole("alert")).toContainText("Geçersiz", WORK_DONE);
    await ended(page).getByLabel("Parolanız").fill(password);
    await ended(page).getByRole("button", { name: "Devam et" }).click();
    await expect(ended(page)).toBeHidden(WORK_DONE);
    await expect(codes(page)).toHaveValue(typed);
    await save(page);
    await expect(page.getByText("Ayarlar kaydedildi")).toBeVisible(WORK_DONE);

    await codes(page).fill(before);
    await save(page);
    await expect(codes(page)).toHaveValue(before);
  });

  test("is not given up for the login without a word", async ({ page }) => {
    await openSettings(page);
    await codes(page).fill("<!-- unsaved -->");
    await page.context().clearCookies();
    await save(page);
    await ended(page).getByRole("button", { name: "Giriş sayfasına git" }).click();
    await expect(page).toHaveURL(/\/admin\/login$/, WORK_DONE);
  });

  test("holds back who would leave the page, until they choose to", async ({ page }) => {
    await openSettings(page);
    await codes(page).fill("<!-- unsaved -->");
    const away = page.getByRole("navigation").getByRole("link", { name: "Raporlar" }).first();
    await away.click();
    await expect(unsaved(page)).toBeVisible();
    await expectSoundPage(page);
    await unsaved(page).getByRole("button", { name: "Vazgeç" }).click();
    await expect(unsaved(page)).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/settings$/);
    await expect(codes(page)).toHaveValue("<!-- unsaved -->");

    await away.click();
    await unsaved(page).getByRole("button", { name: "Kaydetmeden çık" }).click();
    await expect(page).toHaveURL(/\/admin\/reports$/);
    await page.getByRole("navigation").getByRole("link", { name: "Site Ayarları" }).first().click();
    await expect(codes(page)).not.toHaveValue("<!-- unsaved -->");
  });

  test("stays in the combined screen on the way to the businesses and back", async ({ page }) => {
    await page.goto("/admin-legacy");
    await page.getByRole("button", { name: "Site Ayarları" }).click();
    await codes(page).fill("<!-- unsaved -->");
    await page.getByRole("button", { name: "İşletme Yönetimi" }).click();
    await expect(codes(page)).toBeHidden();
    await page.getByRole("button", { name: "Site Ayarları" }).click();
    await expect(codes(page)).toHaveValue("<!-- unsaved -->");
  });
});
