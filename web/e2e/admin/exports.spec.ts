import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { newTag, templateRow } from "../../site-tests/own-businesses.ts";
import { beginSession, WORK_DONE } from "../admin-session.ts";
import { csvSheet, findOwn, importSheet, removeOwn } from "../own-data.ts";
import { expectSoundInBothSchemes, SIZES } from "../page-checks.ts";
import { test } from "../test.ts";

async function openDialog(page: Page): Promise<Locator> {
  await beginSession(page);
  await page.goto("/admin/businesses");
  await page.getByRole("button", { name: "CSV Dışa Aktar" }).click(WORK_DONE);
  const dialog = page.getByRole("dialog", { name: "CSV Dışa Aktar" });
  await expect(dialog).toBeVisible();
  return dialog;
}

test("a workbook of one country and one category downloads as .xlsx", async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel("Eklenme tarihi").selectOption({ label: "Bugün" });
  const categories = dialog.getByRole("group", { name: /^Kategoriler/ });
  await categories.locator("label:has([type=checkbox])").first().click(WORK_DONE);
  await dialog.getByRole("combobox", { name: "Ülke" }).selectOption({ index: 1 });
  await dialog.getByLabel("Dosya biçimi").selectOption({ label: "Excel (.xlsx)" });
  const start = dialog.getByRole("button", { name: "Dışa Aktar", exact: true });
  const [download] = await Promise.all([page.waitForEvent("download", WORK_DONE), start.click()]);
  expect(download.suggestedFilename()).toMatch(/^businesses_[A-Z]{2}_1kategoriler_today_\d{8}-\d{6}\.xlsx$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString("latin1")).toBe("PK");
});

const FIELDS = {
  ID: "id",
  "İşletme adı": "name",
  Slug: "slug",
  "Tam adres": "fullAddress",
  "Ülke kodu": "countryCode",
  Telefon: "phone",
  Enlem: "latitude",
  Boylam: "longitude",
  Puan: "rating",
  "Değerlendirme sayısı": "reviews",
  place_id: "placeId",
} as const;

test("a filtered export holds exactly what the directory has, row by row", async ({ page }) => {
  const tag = newTag();
  const category = `${tag} atölyesi`;
  const names = [`=SUM(1) ${tag}`, `${tag} Ağaç "İşi"`, ...Array.from({ length: 8 }, (_, index) => `${tag} ${index}`)];
  const rows = names.map((name, index) => templateRow(`"${name.replaceAll('"', '""')}"`, index + 1, category));
  await beginSession(page);
  await importSheet(page.request, csvSheet(`${tag}.csv`, [...rows, templateRow(`${tag} başka`, 1, "Cafe")]));
  const dialog = await openDialog(page);
  const fields = dialog.getByRole("group", { name: /^Alanlar/ });
  await fields.getByRole("button", { name: "Alanları temizle" }).click();
  for (const label of Object.keys(FIELDS)) await fields.getByLabel(label, { exact: true }).check({ force: true });
  const categories = dialog.getByRole("group", { name: /^Kategoriler/ });
  await categories.getByLabel("Kategori ara").fill(category);
  await categories.getByLabel(category).check({ ...WORK_DONE, force: true });
  await dialog.getByRole("combobox", { name: "Ülke" }).selectOption("TR");
  const start = dialog.getByRole("button", { name: "Dışa Aktar", exact: true });
  const [download] = await Promise.all([page.waitForEvent("download", WORK_DONE), start.click()]);

  const table: string[][] = parse(await readFile(await download.path()), { bom: true, relax_quotes: false });
  const [header, ...lines] = table;
  const order = (header ?? []).map((name) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
  expect(order.toSorted()).toEqual(Object.values(FIELDS).toSorted());
  const stored = await findOwn(page.request, tag, `&category=${encodeURIComponent(category)}`);
  expect(stored.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(lines).toHaveLength(stored.length);
  for (const { id } of stored) {
    const business: Record<string, unknown> = await (await page.request.get(`/api/admin/businesses/${id}`)).json();
    const line = lines.find((cells) => cells[order.indexOf("id")] === id) ?? [];
    for (const [index, field] of order.entries()) expect(unguarded(line[index]), field).toBe(textOf(business[field]));
  }
  await removeOwn(page.request, tag);
});

const textOf = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

/** The cell without the mark that stops a spreadsheet from running it. */
const unguarded = (cell = ""): string => cell.replace(/^'(?=[=+\-@\t\r])/, "");

for (const [device, viewport] of Object.entries(SIZES)) {
  test(`the export dialog meets axe's rules in both colour schemes on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const dialog = await openDialog(page);
    const categories = dialog.getByRole("group", { name: /^Kategoriler/ });
    await expect(categories.getByRole("checkbox").first()).toBeVisible(WORK_DONE);
    await expectSoundInBothSchemes(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
}
