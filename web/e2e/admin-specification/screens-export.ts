import { expect, type Locator, type Page } from "@playwright/test";
import { failWith, hold } from "../specification/browsing.ts";
import { adminRows, answerWith, openCombined, openScreen, WORK_DONE } from "./admin-site.ts";

const dialogRows = adminRows(2, "CSV export dialog");
const states = adminRows(2, "Category list of the export");
const CATEGORIES = "**/api/admin/categories";
const MANY = Array.from({ length: 150 }, (_, index) => `${index % 2 === 0 ? "Kafe" : "Otel"} ${index}`);

export async function openExport(page: Page): Promise<Locator> {
  await openScreen(page, "/admin/businesses", "İşletme Yönetimi");
  return openDialog(page);
}

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "CSV Dışa Aktar" }).click(WORK_DONE);
  const dialog = page.getByRole("dialog", { name: "CSV Dışa Aktar" });
  await expect(dialog).toBeVisible();
  return dialog;
}

const fieldsOf = (dialog: Locator) => dialog.getByRole("group", { name: /^Alanlar/ });
const categoriesOf = (dialog: Locator) => dialog.getByRole("group", { name: /^Kategoriler/ });
const startOf = (dialog: Locator) => dialog.getByRole("button", { name: "Dışa Aktar", exact: true });
const namesOf = (boxes: Locator) =>
  boxes.evaluateAll((inputs) => inputs.map((input) => input.closest("label")?.textContent ?? ""));

export const exportScreens = [
  dialogRows.screen("27 fields, at first name, full_address, phone and type", async (page) => {
    const fields = fieldsOf(await openExport(page));
    await expect(fields.getByRole("checkbox")).toHaveCount(27);
    expect(await namesOf(fields.getByRole("checkbox", { checked: true }))).toEqual([
      "İşletme Adı",
      "Tür",
      "Tam Adres",
      "Telefon",
    ]);
  }),
  dialogRows.screen(
    "of the combined screen nine, in Turkish, at first name, address, phone, category",
    async (page) => {
      await openCombined(page);
      const dialog = await openDialog(page);
      const boxes = fieldsOf(dialog).getByRole("checkbox");
      expect(await namesOf(boxes)).toEqual([
        ...["İşletme Adı", "Adres", "Telefon", "Kategori", "Değerlendirme Sayısı", "Puan", "Place ID", "Ülke Kodu"],
        "URL",
      ]);
      expect(await namesOf(fieldsOf(dialog).getByRole("checkbox", { checked: true }))).toEqual([
        ...["İşletme Adı", "Adres", "Telefon", "Kategori"],
      ]);
      await expect(dialog.getByRole("combobox", { name: "Ülke" })).toBeVisible();
      await expect(categoriesOf(dialog)).toHaveCount(0);
    },
  ),
  dialogRows.screen("a country: all or one code, asked for when the dialog opens", async (page, site) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openScreen(page, "/admin/businesses", "İşletme Yönetimi");
    await expect(page.getByRole("list", { name: "İşletmeler", exact: true })).toBeVisible(WORK_DONE);
    expect(asked).not.toContain("/api/admin/country-codes");
    const countries = (await openDialog(page)).getByRole("combobox", { name: "Ülke" });
    const codes = await site.json<string[]>("/api/admin/country-codes");
    await expect(countries.getByRole("option")).toHaveCount(codes.length + 1, WORK_DONE);
    const values = await countries
      .getByRole("option")
      .evaluateAll((options) => options.map((option) => (option instanceof HTMLOptionElement ? option.value : "")));
    expect(values.toSorted()).toEqual(["all", ...codes].toSorted());
    await expect(countries).toHaveValue("all");
    expect(asked).toContain("/api/admin/country-codes");
  }),
  dialogRows.screen("the first 100 categories that a search finds; select all takes all it finds", async (page) => {
    await answerWith(page, CATEGORIES, MANY);
    const group = categoriesOf(await openExport(page));
    await expect(group.getByRole("checkbox")).toHaveCount(100, WORK_DONE);
    await group.getByLabel("Kategori ara").fill("otel");
    await expect(group.getByRole("checkbox")).toHaveCount(75);
    await group.getByRole("button", { name: /^Bulunanları seç/ }).click();
    await expect(group.getByRole("checkbox", { checked: true })).toHaveCount(75);
    await group.getByLabel("Kategori ara").fill("");
    await expect(group.getByText("75 seçili")).toBeVisible();
    await expect(group.getByRole("checkbox", { checked: true })).toHaveCount(50);
  }),
  dialogRows.screen("eight date ranges", async (page) => {
    const dialog = await openExport(page);
    const values = await dialog
      .getByLabel("Eklenme tarihi")
      .getByRole("option")
      .evaluateAll((options) => options.map((option) => (option instanceof HTMLOptionElement ? option.value : "")));
    expect(values).toEqual([
      ...["all", "today", "yesterday", "last24hours", "last7days", "thisweek", "thismonth", "custom"],
    ]);
  }),
  dialogRows.screen("a custom range is sent with both its dates alone", async (page) => {
    const dialog = await openExport(page);
    await dialog.getByLabel("Eklenme tarihi").selectOption("custom");
    await expect(startOf(dialog)).toBeDisabled();
    await dialog.getByLabel("Başlangıç tarihi").fill("2020-01-01");
    await expect(startOf(dialog)).toBeDisabled();
    await dialog.getByLabel("Bitiş tarihi").fill("2020-01-31");
    await expect(startOf(dialog)).toBeEnabled();
    const [asked] = await Promise.all([page.waitForRequest(/\/api\/admin\/export-csv/), startOf(dialog).click()]);
    const query = new URL(asked.url()).searchParams;
    expect([query.get("dateRange"), query.get("startDate"), query.get("endDate")]).toEqual([
      ...["custom", "2020-01-01", "2020-01-31"],
    ]);
  }),
  dialogRows.screen("the button rests without a field, and while exporting", async (page) => {
    const dialog = await openExport(page);
    await fieldsOf(dialog).getByRole("button", { name: "Alanları temizle" }).click();
    await expect(startOf(dialog)).toBeDisabled();
    await fieldsOf(dialog).getByLabel("Slug", { exact: true }).check();
    await expect(startOf(dialog)).toBeEnabled();
    const release = await hold(page, /\/api\/admin\/export-csv/);
    await startOf(dialog).click();
    await expect(dialog.getByRole("button", { name: "Dışa aktarılıyor..." })).toBeDisabled();
    release();
    await expect(dialog).toBeHidden(WORK_DONE);
  }),
  dialogRows.journey(
    "closes on success",
    "admin-exports.spec.ts",
    "an export has the chosen columns and every business, and closes its dialog",
  ),
  states.screen("Kategoriler yükleniyor... while it loads", async (page) => {
    const release = await hold(page, CATEGORIES);
    const group = categoriesOf(await openExport(page));
    await expect(group.getByText("Kategoriler yükleniyor...", { exact: true })).toBeVisible();
    release();
    await expect(group.getByRole("checkbox").first()).toBeVisible(WORK_DONE);
  }),
  states.screen("Kategoriler yüklenemedi. Sayfa yenileyin. when it fails", async (page) => {
    await failWith(page, CATEGORIES, 404);
    const group = categoriesOf(await openExport(page));
    await expect(group.getByText("Kategoriler yüklenemedi. Sayfa yenileyin.", { exact: true })).toBeVisible(WORK_DONE);
  }),
  states.screen("Kategori bulunamadı. when there is none", async (page) => {
    await answerWith(page, CATEGORIES, []);
    const group = categoriesOf(await openExport(page));
    await expect(group.getByText("Kategori bulunamadı.", { exact: true })).toBeVisible(WORK_DONE);
  }),
];
