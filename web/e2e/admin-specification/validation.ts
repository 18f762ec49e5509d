import { MAX_UPLOAD_BYTES } from "@meridian/shared/contracts/import-limits";
import { expect } from "@playwright/test";
import { isExcelFile } from "../../src/features/imports/single-upload.ts";
import { sortFiles } from "../../src/features/imports/upload-queue.ts";
import { adminRows, openCombined, openOwnList, toast } from "./admin-site.ts";

const login = adminRows(5, "Login");
const single = adminRows(5, "Single-file upload");
const several = adminRows(5, "Multi-file upload");
const confirms = adminRows(5, "Confirmations");

const fileOf = (name: string, size: number): File => {
  const file = new File([], name);
  Object.defineProperty(file, "size", { value: size });
  return file;
};

export const validationRows = [
  login.http("the server refuses a login without either", async ({ visitor }) => {
    for (const data of [{ username: "someone" }, { password: "something" }, { username: "", password: "" }]) {
      expect((await visitor.post("/api/admin/login", { data })).status()).toBe(400);
    }
  }),
  single.screen("anything but .xlsx and .xls: Invalid File Type", async (page) => {
    await openCombined(page);
    const chooser = page.getByLabel("Dosya seç");
    await expect(chooser).toHaveAttribute("accept", ".xlsx,.xls");
    await chooser.setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from("x") });
    await expect(toast(page)).toContainText("Invalid File Type");
    await expect(toast(page)).toContainText("Please select an Excel file (.xlsx or .xls)");
    await expect(page.getByRole("button", { name: "Yükle", exact: true })).toBeDisabled();
  }),
  single.code("an Excel media type is taken whatever the name", () => {
    expect(isExcelFile({ name: "list", type: "application/vnd.ms-excel" })).toBe(true);
    expect(isExcelFile({ name: "LIST.XLS", type: "" })).toBe(true);
    expect(isExcelFile({ name: "list.csv", type: "text/csv" })).toBe(false);
  }),
  single.screen("150 MB stands as text", async (page) => {
    await openCombined(page);
    await expect(page.getByText("en fazla 150 MB", { exact: false })).toBeVisible();
  }),
  several.code("a file over 150 MB is left out with its name; the others stay", () => {
    const { accepted, refusals } = sortFiles([
      fileOf("a.csv", MAX_UPLOAD_BYTES),
      fileOf("b.XLSX", MAX_UPLOAD_BYTES + 1),
      fileOf("c.xls", 1),
    ]);
    expect(MAX_UPLOAD_BYTES).toBe(150 * 1024 * 1024);
    expect(accepted.map(({ name }) => name)).toEqual(["a.csv", "c.xls"]);
    expect(refusals).toEqual([{ title: "Dosya çok büyük", text: "b.XLSX - Maksimum dosya boyutu 150MB'dır" }]);
  }),
  several.journey(
    "another extension is refused; the button rests without a file",
    "admin.spec.ts",
    "refuses what is no spreadsheet with its name, and what is too large before it is sent",
  ),
  several.journey(
    "the button rests while uploading",
    "admin-specification/screens-upload.ts",
    "its button tells the file it is at: n of m",
  ),
  adminRows(5, "Export").journey(
    "the button rests without a field and while exporting",
    "admin-specification/screens-export.ts",
    "the button rests without a field, and while exporting",
  ),
  adminRows(5, "Export").journey(
    "a custom range needs both dates",
    "admin-specification/screens-export.ts",
    "a custom range is sent with both its dates alone",
  ),
  confirms.screen('deleting one asks: Are you sure you want to delete "{name}"?', async (page, site) => {
    const own = await openOwnList(page, site);
    await own.getByRole("button", { name: `Sil: ${site.tag} 09` }).click();
    const dialog = page.getByRole("dialog", { name: "İşletmeyi sil" });
    await expect(dialog.getByText(`Are you sure you want to delete "${site.tag} 09"?`, { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Vazgeç" }).click();
    await expect(own.getByText(`${site.tag} 09`, { exact: true })).toBeVisible();
  }),
  confirms.screen("deleting all asks twice, the second time for a word and the password", async (page) => {
    await openCombined(page);
    await page.getByRole("button", { name: "Tüm işletmeleri sil" }).click();
    const first = "Are you sure you want to delete ALL businesses? This action cannot be undone.";
    await expect(page.getByRole("dialog").getByText(first, { exact: true })).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Devam" }).click();
    const second = "This will permanently delete all businesses, hours, and amenities. Are you absolutely sure?";
    await expect(page.getByRole("dialog").getByText(second, { exact: true })).toBeVisible();
    const last = page.getByRole("button", { name: "Hepsini sil" });
    await expect(last).toBeDisabled();
    await page.getByLabel("Onaylamak için DELETE yazın").fill("DELETE");
    await expect(last).toBeDisabled();
    await page.getByLabel("Parolanız").fill("x");
    await expect(last).toBeEnabled();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }),
  confirms.screen("deleting test data asks, in Turkish: only Test Business records go", async (page) => {
    await openCombined(page);
    await page.getByRole("button", { name: "Test verilerini sil" }).click();
    const dialog = page.getByRole("dialog", { name: "Test verilerini sil" });
    await expect(dialog).toContainText("Yalnızca Test Business kayıtları silinir.");
    await dialog.getByRole("button", { name: "Vazgeç" }).click();
    await expect(dialog).toBeHidden();
  }),
  confirms.screen("fixing slugs asks: it goes on where it left off", async (page) => {
    await openCombined(page);
    await page.getByRole("button", { name: "URL'leri düzelt" }).click();
    const dialog = page.getByRole("dialog", { name: "URL'leri düzelt" });
    await expect(dialog).toContainText("kaldığı yerden devam eder");
    await dialog.getByRole("button", { name: "Vazgeç" }).click();
    await expect(dialog).toBeHidden();
  }),
];
