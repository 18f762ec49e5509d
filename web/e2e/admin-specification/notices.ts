import { expect } from "@playwright/test";
import { reportToast } from "../../src/features/imports/single-upload.ts";
import { overallToast } from "../../src/features/imports/upload-queue.ts";
import { failureText } from "../../src/lib/failure-text.ts";
import { adminRows, answerWith, toast } from "./admin-site.ts";
import { COMBINED, combinedLogin, logInWith } from "./errors.ts";

const single = adminRows(8, "Single-file upload");
const several = adminRows(8, "Multi-file upload");
const success = adminRows(8, "Success toasts");

/** Failures of uploads, and what is said of every success. */
export const noticeRows = [
  single.code("Kısmi Başarı stands in the usual style, Hata as an error", () => {
    const report = { success: false, message: "m", totalRows: 2, updatedCount: 0, skippedCount: 0, errorCount: 1 };
    const rest = { errors: [], skippedBusinesses: [], jobId: "x" };
    expect(reportToast({ ...report, ...rest, successCount: 1 })).toEqual({ title: "Kısmi Başarı", description: "m" });
    expect(reportToast({ ...report, ...rest, successCount: 0 })).toMatchObject({ title: "Hata", tone: "error" });
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
  success.screen("Welcome, of the combined screen's login", async (_page, site) => {
    const visitor = await combinedLogin(site);
    await answerWith(visitor, "**/api/admin/login", { success: true, message: "ok" });
    await logInWith(visitor, ...COMBINED);
    await expect(toast(visitor)).toContainText("Welcome");
  }),
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
];
