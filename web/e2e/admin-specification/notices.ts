import { RESUMABLE_UPLOADS_PATH } from "@meridian/shared/contracts/resumable-upload";
import { expect, type Page } from "@playwright/test";
import { reportToast } from "../../src/features/imports/single-upload.ts";
import { overallToast } from "../../src/features/imports/upload-queue.ts";
import { failureText } from "../../src/lib/failure-text.ts";
import { failWith } from "../specification/browsing.ts";
import { adminRows, answerWith, openCombined, openScreen, toast, WORK_DONE } from "./admin-site.ts";
import { confirmInZone } from "./errors.ts";

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
  single.code("Kısmi Başarı stands in the usual style, Hata as an error", () => {
    const report = { success: false, message: "m", totalRows: 2, updatedCount: 0, skippedCount: 0, errorCount: 1 };
    const rest = { errors: [], skippedBusinesses: [], jobId: "x" };
    expect(reportToast({ ...report, ...rest, successCount: 1 })).toEqual({ title: "Kısmi Başarı", description: "m" });
    expect(reportToast({ ...report, ...rest, successCount: 0 })).toMatchObject({ title: "Hata", tone: "error" });
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
  several.code("what nobody knows is Unknown error", () => {
    expect(failureText("not an error")).toBe("Unknown error");
  }),
  several.code("some of several: Kısmi başarı, n/m files successful", () => {
    const [done, failed] = [
      { kind: "import", fileName: "a", jobId: "1", isSuccess: true },
      { kind: "failure", fileName: "b", message: "x" },
    ] as const;
    expect(overallToast([done, failed, failed])).toEqual({
      title: "Kısmi başarı",
      description: "1/3 files successful",
    });
    expect(overallToast([failed])).toMatchObject({ tone: "error", title: "Yükleme hatası" });
    expect(overallToast([done])).toEqual({ title: "Tüm dosyalar başarıyla yüklendi" });
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
    "Tüm dosyalar başarıyla yüklendi",
    "admin-specification/states.ts",
    "a toast when all succeeded; other files put the results away; progress over a websocket",
  ),
];
