import { RESUMABLE_UPLOADS_PATH } from "@meridian/shared/contracts/resumable-upload";
import { expect } from "@playwright/test";
import { hold } from "../specification/browsing.ts";
import { adminRows, figure, openCombined, openScreen, WORK_DONE } from "./admin-site.ts";
import { csvSheet, templateRow } from "./own-data.ts";

const upload = adminRows(2, "Excel upload");
const single = adminRows(2, "Single-file upload");
const TITLE = "Excel Yükleme";

export const uploadScreens = [
  upload.screen("a picker of several files, .xlsx, .xls and .csv", async (page) => {
    await openScreen(page, "/admin/upload", TITLE);
    const input = page.locator("input[type=file]");
    await expect(input).toHaveAttribute("multiple");
    await expect(input).toHaveAttribute("accept", ".xlsx,.xls,.csv");
  }),
  upload.journey(
    "the template is there to download",
    "imports.spec.ts",
    "the template comes as both kinds of file with all 23 columns",
  ),
  upload.screen("chosen files with their size in MB, each to remove, and all to clear", async (page, { tag }) => {
    await openScreen(page, "/admin/upload", TITLE);
    const large = { name: `${tag}-b.csv`, mimeType: "text/csv", buffer: Buffer.alloc(2.5 * 1024 * 1024, "a") };
    await page.locator("input[type=file]").setInputFiles([csvSheet(`${tag}-a.csv`, []), large]);
    const chosen = page.getByRole("region", { name: "Seçilen dosyalar" });
    await expect(chosen.getByRole("listitem")).toHaveCount(2);
    await expect(chosen.getByRole("listitem").last()).toContainText("2,5 MB");
    await chosen.getByRole("button", { name: `${tag}-a.csv dosyasını kaldır` }).click();
    await expect(chosen.getByRole("listitem")).toHaveCount(1);
    await chosen.getByRole("button", { name: "Tümünü temizle" }).click();
    await expect(chosen).toHaveCount(0);
  }),
  upload.screen("the batch size is 100, 500, 1000 or 2000 records, 500 at first", async (page) => {
    await openScreen(page, "/admin/upload", TITLE);
    const sizes = page.getByLabel("Grup boyutu");
    await expect(sizes.getByRole("option")).toHaveText(["100 kayıt", "500 kayıt", "1000 kayıt", "2000 kayıt"]);
    await expect(sizes).toHaveValue("500");
  }),
  upload.screen("its button tells the file it is at: n of m", async (page, { tag }) => {
    await openScreen(page, "/admin/upload", TITLE);
    await hold(page, `**${RESUMABLE_UPLOADS_PATH}`);
    await page.locator("input[type=file]").setInputFiles([csvSheet(`${tag}-a.csv`, []), csvSheet(`${tag}-b.csv`, [])]);
    await page.getByRole("button", { name: "Yüklemeyi Başlat" }).click();
    await expect(page.getByRole("button", { name: "Yükleniyor... Dosya 1 / 2" })).toBeDisabled();
  }),
  upload.journey(
    "a report for every file",
    "imports.spec.ts",
    "two files go one after the other, each with its report, and stay in the history",
  ),
  single.screen("takes one Excel file and shows one report", async (page, { tag }) => {
    await openCombined(page);
    const card = page.getByRole("region", { name: "Excel Import & Export" });
    const chooser = card.getByLabel("Dosya seç");
    await expect(chooser).not.toHaveAttribute("multiple");
    const { buffer } = csvSheet("", [templateRow(`${tag} tek`, 1), templateRow(`${tag} tek`, 1)]);
    await chooser.setInputFiles({ name: `${tag}-tek.xlsx`, mimeType: "", buffer });
    await expect(card.getByText(`${tag}-tek.xlsx`)).toBeVisible();
    await card.getByRole("button", { name: "Yükle", exact: true }).click();
    await expect(card.getByRole("heading", { name: "Yükleme Raporu" })).toBeVisible(WORK_DONE);
    for (const [label, value] of [
      ["Toplam satır", "2"],
      ["Yeni Eklenen", "1"],
      ["Atlanan (tekrar)", "1"],
      ["Hatalı", "0"],
    ] as const) {
      await expect(figure(card, label)).toHaveText(value);
    }
    await expect(card.getByText(`${tag} tek`, { exact: true })).toBeVisible();
    await expect(card.getByRole("button", { name: "Yükle", exact: true })).toBeDisabled();
  }),
];
