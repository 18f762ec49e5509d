import { expect, type Page } from "@playwright/test";
import { password, startOwnSession, WORK_DONE } from "../admin-session.ts";
import { expectSoundPage, SIZES } from "../page-checks.ts";
import { test } from "../test.ts";

/** The settings on a phone with a code that is not saved. */
async function openChanged(page: Page, code: string) {
  await startOwnSession(page);
  await page.setViewportSize(SIZES.phone);
  await page.goto("/admin/settings");
  const codes = page.getByLabel("Head Tag Kodları");
  await expect(codes).toBeVisible(WORK_DONE);
  const before = await codes.inputValue();
  await codes.fill(code);
  return { codes, before, save: () => page.getByRole("button", { name: "Kaydet", exact: true }).click() };
}

test("after the session has expired, a login over the page keeps what was typed", async ({ page }) => {
  const typed = `<meta name="kept" content="m${Date.now()}">`;
  const { codes, before, save } = await openChanged(page, typed);
  await page.context().clearCookies();
  await save();
  const ended = page.getByRole("dialog", { name: "Oturumunuz sona erdi" });
  await expect(ended.getByLabel("Şifreniz")).toBeFocused(WORK_DONE);
  await expectSoundPage(page);
  await ended.getByLabel("Şifreniz").fill(password);
  await ended.getByRole("button", { name: "Devam et" }).click();
  await expect(ended).toBeHidden(WORK_DONE);
  await expect(codes).toHaveValue(typed);
  await save();
  await expect(page.getByText("Ayarlar kaydedildi")).toBeVisible(WORK_DONE);

  await codes.fill(before);
  await save();
  // Until then the button is enabled or says that it saves; the worker's next journey would find the code.
  await expect(page.getByRole("button", { name: "Kaydet", exact: true })).toBeDisabled(WORK_DONE);
});

test("the dialog that guards unsaved codes passes axe on a phone", async ({ page }) => {
  await openChanged(page, "<!-- unsaved -->");
  await page.getByRole("button", { name: "Menü" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Raporlar" }).click();
  const question = page.getByRole("dialog", { name: "Kaydedilmemiş değişiklikler var" });
  await expect(question).toBeVisible();
  await expectSoundPage(page);
  await question.getByRole("button", { name: "Kaydetmeden çık" }).click();
  await expect(page).toHaveURL(/\/admin\/reports$/);
});
