import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { beginSession } from "./admin-session.ts";
import { COLOR_SCHEMES, expectSoundPage, SIZES } from "./page-checks.ts";

/** Work that takes what the machine gives it. */
const WORK_DONE = { timeout: 60_000 };

async function openDialog(page: Page): Promise<Locator> {
  await beginSession(page);
  await page.goto("/admin/businesses");
  await page.getByRole("button", { name: "CSV Dışa Aktar" }).click(WORK_DONE);
  const dialog = page.getByRole("dialog", { name: "CSV Dışa Aktar" });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("an export has the chosen columns and every business, and closes its dialog", async ({ page }) => {
  const dialog = await openDialog(page);
  const fields = dialog.getByRole("group", { name: /^Alanlar/ });
  await expect(fields.getByRole("checkbox")).toHaveCount(27);
  await expect(fields.getByRole("checkbox", { checked: true })).toHaveCount(4);
  const start = dialog.getByRole("button", { name: "Dışa Aktar", exact: true });
  await fields.getByRole("button", { name: "Alanları temizle" }).click();
  await expect(start).toBeDisabled();
  await expect(dialog.getByText("En az bir alan seçin.")).toBeVisible();
  await fields.getByLabel("Slug", { exact: true }).check();
  await fields.getByLabel("ID", { exact: true }).check();

  const stats: { totalBusinesses: number } = await (await page.request.get("/api/admin/stats")).json();
  const [download] = await Promise.all([page.waitForEvent("download", WORK_DONE), start.click()]);
  expect(download.suggestedFilename()).toMatch(/^businesses_all_0kategoriler_all_\d{8}-\d{6}\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines[0]).toBe("\uFEFFid,slug");
  expect(new Set(lines).size - 1).toBe(stats.totalBusinesses);
  await expect(page.getByText("Dışa aktarma başarılı")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a workbook of one country and one category holds what the list shows, and half a range is not sent", async ({
  page,
}) => {
  const dialog = await openDialog(page);
  const start = dialog.getByRole("button", { name: "Dışa Aktar", exact: true });
  await dialog.getByLabel("Eklenme tarihi").selectOption({ label: "Özel tarih aralığı" });
  await dialog.getByLabel("Başlangıç tarihi").fill("2020-01-01");
  await expect(start).toBeDisabled();
  await dialog.getByLabel("Bitiş tarihi").fill("2019-01-01");
  await expect(dialog.getByText("Başlangıç tarihi bitiş tarihinden sonra olamaz.")).toBeVisible();
  await dialog.getByLabel("Eklenme tarihi").selectOption({ label: "Bugün" });

  const categories = dialog.getByRole("group", { name: /^Kategoriler/ });
  await categories.getByLabel("Kategori ara").fill("no such category");
  await expect(categories.getByText("Kategori bulunamadı.")).toBeVisible();
  await categories.getByLabel("Kategori ara").fill("");
  await categories.getByRole("checkbox").first().check(WORK_DONE);
  await dialog.getByRole("combobox", { name: "Ülke" }).selectOption({ index: 1 });
  await dialog.getByLabel("Dosya biçimi").selectOption({ label: "Excel (.xlsx)" });
  const [download] = await Promise.all([page.waitForEvent("download", WORK_DONE), start.click()]);
  expect(download.suggestedFilename()).toMatch(/^businesses_[A-Z]{2}_1kategoriler_today_\d{8}-\d{6}\.xlsx$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString("latin1")).toBe("PK");
});

for (const colorScheme of COLOR_SCHEMES) {
  for (const [device, viewport] of Object.entries(SIZES)) {
    test(`the export dialog is sound on a ${device} in ${colorScheme} mode`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const dialog = await openDialog(page);
      await expect(
        dialog
          .getByRole("group", { name: /^Kategoriler/ })
          .getByRole("checkbox")
          .first(),
      ).toBeVisible(WORK_DONE);
      await expectSoundPage(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });
  }
}
