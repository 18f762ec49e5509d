import { exportBusinesses, exportSelectedFields } from "@meridian/contracts/admin/export-api";
import { listCategoryNames, listCountryCodes } from "@meridian/contracts/businesses/admin-businesses-api";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it } from "vitest";
import { expectNotice } from "../admin-shell.ts";
import { answer, fail, holdAnswer, respond } from "../network.ts";
import { openCombined, openList, TWO_BUSINESSES } from "./businesses/business-fixtures.ts";
import { catchDownloads } from "./catch-downloads.ts";

const CATEGORIES = Array.from({ length: 150 }, (_, index) => `${index % 2 === 0 ? "Kafe" : "Otel"} ${index}`);
const FILE_NAME = "businesses_all_0kategoriler_all_20260501-120000.csv";
const csvFile = () =>
  new HttpResponse("\uFEFFname\r\nKahve 1\r\n", {
    headers: { "content-type": "text/csv", "content-disposition": `attachment; filename="${FILE_NAME}"` },
  });

async function openDialog(open: () => ReturnType<typeof openList> = openList) {
  const view = await open();
  const countries = answer(listCountryCodes, ["DE", "TR"]);
  await view.user.click(screen.getByRole("button", { name: "CSV Dışa Aktar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "CSV Dışa Aktar" }));
  return {
    ...view,
    dialog,
    countries,
    fields: within(dialog.getByRole("group", { name: /^Alanlar/ })),
    start: dialog.getByRole("button", { name: "Dışa Aktar" }),
  };
}

const labelsOf = (boxes: readonly HTMLElement[]) => boxes.map((box) => box.closest("label")?.textContent);
const valuesOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole<HTMLOptionElement>("option")
    .map(({ value }) => value);
const queryOf = (call: { url: string } | undefined) =>
  Object.fromEntries(new URL(call?.url ?? "", "http://localhost").searchParams);

it("offers 27 fields; name, type, full address and phone are chosen at first [admin 2.59] [admin 9.7]", async () => {
  const { fields } = await openDialog();
  expect(fields.getAllByRole("checkbox")).toHaveLength(27);
  const chosen = labelsOf(fields.getAllByRole("checkbox", { checked: true }));
  expect(chosen).toEqual(["İşletme adı", "Kategori", "Tam adres", "Telefon"]);
});

it("the combined screen offers nine fields in Turkish, four chosen at first [admin 2.60] [admin 9.8]", async () => {
  const { dialog, fields } = await openDialog(openCombined);
  expect(labelsOf(fields.getAllByRole("checkbox"))).toEqual([
    ...[
      "İşletme adı",
      "Tam adres",
      "Telefon",
      "Kategori",
      "Değerlendirme sayısı",
      "Puan",
      "place_id",
      "Ülke kodu",
      "Harita bağlantısı",
    ],
  ]);
  const chosen = labelsOf(fields.getAllByRole("checkbox", { checked: true }));
  expect(chosen).toEqual(["İşletme adı", "Tam adres", "Telefon", "Kategori"]);
  expect(dialog.getByRole("combobox", { name: "Ülke" })).toBeTruthy();
  expect(dialog.queryByRole("group", { name: /^Kategoriler/ })).toBeNull();
});

it("the countries are fetched when the dialog opens: all, or one code [admin 2.61]", async () => {
  const { dialog, countries } = await openDialog();
  await dialog.findByRole("option", { name: "Türkiye (TR)" });
  expect(valuesOf(dialog.getByRole("combobox", { name: "Ülke" }))).toEqual(["all", "DE", "TR"]);
  expect(dialog.getByRole("combobox", { name: "Ülke" })).toHaveProperty("value", "all");
  expect(countries).toHaveLength(1);
});

/** With other categories than the list has for itself. */
async function openCategories(prepare: () => void) {
  const { user, dialog } = await openDialog(() => openList(TWO_BUSINESSES, "", prepare));
  return { user, categories: within(dialog.getByRole("group", { name: /^Kategoriler/ })) };
}

it("shows the first 100 categories found; select all takes everything found [admin 2.62] [admin 9.9]", async () => {
  const { user, categories } = await openCategories(() => answer(listCategoryNames, CATEGORIES));
  await waitFor(() => expect(categories.getAllByRole("checkbox")).toHaveLength(100));
  await user.type(categories.getByLabelText("Kategori ara"), "otel");
  expect(categories.getAllByRole("checkbox")).toHaveLength(75);
  await user.click(categories.getByRole("button", { name: "Bulunanları seç (75)" }));
  expect(categories.getAllByRole("checkbox", { checked: true })).toHaveLength(75);
  expect(screen.getByRole("group", { name: "Kategoriler (75 seçili)" })).toBeTruthy();
});

it("the category list says that it is loading [admin 2.67]", async () => {
  let release = () => {};
  const { categories } = await openCategories(() => {
    ({ release } = holdAnswer(listCategoryNames, ["Cafe"]));
  });
  expect(categories.getByText("Kategoriler yükleniyor...")).toBeTruthy();
  release();
  expect(await categories.findByLabelText("Cafe")).toBeTruthy();
});

it("a category list that cannot be loaded says so [admin 2.68]", async () => {
  const { categories } = await openCategories(() => fail(listCategoryNames, 404));
  expect(await categories.findByText("Kategoriler yüklenemedi. Sayfa yenileyin.")).toBeTruthy();
});

it("an empty category list says so [admin 2.69]", async () => {
  const { categories } = await openCategories(() => answer(listCategoryNames, []));
  expect(await categories.findByText("Kategori bulunamadı.")).toBeTruthy();
});

it("offers eight date ranges [admin 2.63]", async () => {
  const { dialog } = await openDialog();
  expect(valuesOf(dialog.getByLabelText("Eklenme tarihi"))).toEqual([
    ...["all", "today", "yesterday", "last24hours", "last7days", "thisweek", "thismonth", "custom"],
  ]);
});

it("a custom range is sent only with both dates [admin 2.64] [admin 5.10]", async () => {
  catchDownloads();
  const { user, dialog, start } = await openDialog();
  await user.selectOptions(dialog.getByLabelText("Eklenme tarihi"), "custom");
  expect(start).toHaveProperty("disabled", true);
  await user.type(dialog.getByLabelText("Başlangıç tarihi"), "2020-01-31");
  expect(start).toHaveProperty("disabled", true);
  await user.type(dialog.getByLabelText("Bitiş tarihi"), "2020-01-01");
  expect(dialog.getByText("Başlangıç tarihi bitiş tarihinden sonra olamaz.")).toBeTruthy();
  expect(start).toHaveProperty("disabled", true);
  await user.clear(dialog.getByLabelText("Bitiş tarihi"));
  await user.type(dialog.getByLabelText("Bitiş tarihi"), "2020-02-01");
  const exports = respond(exportBusinesses, csvFile);
  await user.click(start);
  await expectNotice("Dışa aktarma başarılı");
  expect(queryOf(exports[0])).toMatchObject({ dateRange: "custom", startDate: "2020-01-31", endDate: "2020-02-01" });
});

it("the export button is disabled without a field [admin 2.65] [admin 5.9]", async () => {
  const { user, dialog, fields, start } = await openDialog();
  await user.click(fields.getByRole("button", { name: "Alanları temizle" }));
  expect(start).toHaveProperty("disabled", true);
  expect(dialog.getByText("En az bir alan seçin.")).toBeTruthy();
  await user.click(fields.getByLabelText("Slug"));
  expect(start).toHaveProperty("disabled", false);
});

it("the export button is disabled while exporting [admin 2.65] [admin 5.9]", async () => {
  catchDownloads();
  const { user, dialog, start } = await openDialog();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  respond(exportBusinesses, () => promise.then(csvFile));
  await user.click(start);
  expect(await dialog.findByRole("button", { name: "Dışa aktarılıyor..." })).toHaveProperty("disabled", true);
  release();
  await expectNotice("Dışa aktarma başarılı");
});

it("a finished export is saved and closes the dialog [admin 2.66] [admin 4.11] [admin 8.32]", async () => {
  const saved = catchDownloads();
  const { user, start } = await openDialog();
  const exports = respond(exportBusinesses, csvFile);
  await user.click(start);
  await expectNotice("Dışa aktarma başarılı");
  expect(screen.queryByRole("dialog", { name: "CSV Dışa Aktar" })).toBeNull();
  expect(saved.map(({ name }) => name)).toEqual([FILE_NAME]);
  const fields = "name,full_address,phone,type";
  expect(queryOf(exports[0])).toMatchObject({ fields, countryCode: "all", format: "csv" });
});

it("a running export can be cancelled, and saves nothing", async () => {
  const saved = catchDownloads();
  const { user, dialog, start } = await openDialog();
  respond(exportBusinesses, () => new Promise<Response>(() => undefined));
  await user.click(start);
  await user.click(await dialog.findByRole("button", { name: "İptal et" }));
  await expectNotice("Dışa aktarma iptal edildi");
  await waitFor(() => expect(start).toHaveProperty("disabled", false));
  expect(saved).toEqual([]);
});

it("country, category and file format narrow the export", async () => {
  catchDownloads();
  const { user, dialog, start } = await openDialog();
  await dialog.findByRole("option", { name: "Türkiye (TR)" });
  await user.selectOptions(dialog.getByRole("combobox", { name: "Ülke" }), "TR");
  await user.selectOptions(dialog.getByLabelText("Dosya biçimi"), "Excel (.xlsx)");
  await user.click(await dialog.findByLabelText("Hotel"));
  const exports = respond(exportBusinesses, csvFile);
  await user.click(start);
  await expectNotice("Dışa aktarma başarılı");
  expect(queryOf(exports[0])).toMatchObject({ countryCode: "TR", categories: "Hotel", format: "xlsx" });
});

it("a failed export says Export failed and keeps the dialog open [admin 8.17]", async () => {
  const { user, start } = await openDialog();
  fail(exportBusinesses, 404);
  await user.click(start);
  await expectNotice("Dışa aktarma hatası");
  await expectNotice("Export failed");
  expect(screen.getByRole("dialog", { name: "CSV Dışa Aktar" })).toBeTruthy();
});

it("a failed export of the combined screen says Failed to export CSV file [admin 8.18]", async () => {
  const { user, start } = await openDialog(openCombined);
  fail(exportSelectedFields, 404);
  await user.click(start);
  await expectNotice("Export Failed");
  await expectNotice("Failed to export CSV file");
});

it("an export of the combined screen ends with Success [admin 8.29]", async () => {
  const saved = catchDownloads();
  const { user, start } = await openDialog(openCombined);
  const exports = respond(exportSelectedFields, csvFile);
  await user.click(start);
  await expectNotice("Success");
  expect(saved).toHaveLength(1);
  const selectedFields = ["name", "address", "phone", "category"];
  expect(exports).toMatchObject([{ body: { selectedFields, countryCode: "all", format: "csv" } }]);
});
