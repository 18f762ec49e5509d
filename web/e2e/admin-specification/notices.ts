import { RESUMABLE_UPLOADS_PATH } from "@meridian/shared/contracts/resumable-upload";
import { expect, type Page } from "@playwright/test";
import { failWith } from "../specification/browsing.ts";
import { adminRows, answerWith, openCombined, openScreen, toast, WORK_DONE } from "./admin-site.ts";
import { COMBINED, combinedLogin, confirmInZone, logInWith } from "./errors.ts";

const single = adminRows(8, "Single-file upload");
const several = adminRows(8, "Multi-file upload");
const success = adminRows(8, "Success toasts");
const SINGLE = "**/api/upload-excel";

async function uploadSingle(page: Page): Promise<void> {
  await openCombined(page);
  await page.getByLabel("Dosya seç").setInputFiles({ name: "a.xlsx", mimeType: "", buffer: Buffer.from("x") });
  await page.getByRole("button", { name: "Yükle", exact: true }).click();
}

async function uploadSeveral(page: Page, name: string): Promise<void> {
  await openScreen(page, "/admin/upload", "Excel Yükleme");
  const file = { name, mimeType: "text/csv", buffer: Buffer.from("name\nx\n") };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Yüklemeyi Başlat" }).click();
}

/** Failures of uploads, and what is said of every success. */
export const noticeRows = [
  single.screen("504: Dosya yükleme timeout oldu. Dosya çok büyük olabilir.", async (page) => {
    await failWith(page, SINGLE, 504);
    await uploadSingle(page);
    await expect(toast(page)).toContainText("Dosya yükleme timeout oldu. Dosya çok büyük olabilir.");
  }),
  single.screen("without a network: Ağ hatası. İnternet bağlantınızı kontrol edin.", async (page) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }));
    await page.route(SINGLE, (route) => route.abort());
    await uploadSingle(page);
    await expect(toast(page)).toContainText("Ağ hatası. İnternet bağlantınızı kontrol edin.");
  }),
  single.screen("no answer: Sunucuya bağlanılamadı. Lütfen tekrar deneyin.", async (page) => {
    await page.route(SINGLE, (route) => route.abort());
    await uploadSingle(page);
    await expect(toast(page)).toContainText("Sunucuya bağlanılamadı. Lütfen tekrar deneyin.");
  }),
  single.screen("otherwise: Dosya yükleme sırasında bir hata oluştu., under Hata", async (page) => {
    await failWith(page, SINGLE, 500);
    await uploadSingle(page);
    await expect(toast(page)).toContainText("Hata");
    await expect(toast(page)).toContainText("Dosya yükleme sırasında bir hata oluştu.");
  }),
  single.journey(
    "a failure after some rows: Kısmi Başarı",
    "admin-specification/states.ts",
    "partial success, too, asks anew; the file stays",
  ),
  several.screen("Upload failed for {file}: {response text}, under Yükleme hatası", async (page) => {
    await page.route(`**${RESUMABLE_UPLOADS_PATH}`, (route) => route.fulfill({ status: 400, body: "boom" }));
    await uploadSeveral(page, "liste.csv");
    await expect(toast(page)).toContainText("Yükleme hatası", WORK_DONE);
    await expect(toast(page)).toContainText("Upload failed for liste.csv: boom");
    await expect(page.getByRole("region", { name: "Sonuçlar" })).toContainText("Upload failed for liste.csv: boom");
  }),
  success.screen("Welcome, of the combined screen's login", async (_page, site) => {
    const visitor = await combinedLogin(site);
    await answerWith(visitor, "**/api/admin/login", { success: true, message: "ok" });
    await logInWith(visitor, ...COMBINED);
    await expect(toast(visitor)).toContainText("Welcome");
  }),
  success.screen("Success, of the older export", async (page) => {
    await openCombined(page);
    await page.getByRole("button", { name: "CSV Dışa Aktar" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Dışa Aktar", exact: true }).click();
    await expect(toast(page)).toContainText("Success", WORK_DONE);
  }),
  success.screen("Başarılı, of test data and slugs", async (page) => {
    const done = { success: true, message: "bitti", jobId: "x", isFinished: true };
    await answerWith(page, "**/api/admin/fix-slugs", { ...done, successCount: 1, totalProcessed: 2 });
    await answerWith(page, "**/api/admin/test-data", { ...done, deletedCount: 1 });
    await confirmInZone(page, "URL'leri düzelt", "Düzelt");
    await expect(toast(page)).toContainText("Başarılı");
    await expect(toast(page)).toContainText("1 düzeltildi, 2 incelendi");
    await confirmInZone(page, "Test verilerini sil", "Sil");
    await expect(toast(page)).toContainText("Başarılı");
  }),
  success.journey(
    "Business Deleted",
    "admin-specification/states.ts",
    "deleting one: the button rests while it is under way",
  ),
  success.journey(
    "Dışa aktarma başarılı",
    "admin-exports.spec.ts",
    "an export has the chosen columns and every business, and closes its dialog",
  ),
  success.journey(
    "Ayarlar kaydedildi",
    "admin-settings.spec.ts",
    "a code is saved, reaches public pages, is switched off, and an older version comes back",
  ),
  success.journey(
    "Cache temizlendi",
    "admin-specification/states.ts",
    "Clear cache is pending, and the page loads anew two seconds after its success",
  ),
  success.journey(
    "Tüm dosyalar başarıyla yüklendi",
    "admin-specification/states.ts",
    "a toast when all succeeded; other files put the results away; progress over a websocket",
  ),
];
