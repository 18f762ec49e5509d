import type { UploadReport } from "@meridian/contracts/imports/import-report";
import { describe, expect, it } from "vitest";
import { isExcelFile, reportToast } from "./single-upload.ts";

const report: UploadReport = {
  success: false,
  message: "Dosya okunamadı",
  totalRows: 3,
  successCount: 0,
  updatedCount: 0,
  skippedCount: 0,
  wasDeletedCount: 0,
  filledCount: 0,
  restoredCount: 0,
  errorCount: 3,
  errors: [],
  skippedBusinesses: [],
  warning: null,
  notes: [],
  jobId: "1",
};

describe("the upload of one file", () => {
  it.each([
    ["a.xlsx", "", true],
    ["A.XLS", "", true],
    ["a.dat", "application/vnd.ms-excel", true],
    ["a", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", true],
    ["a.csv", "text/csv", false],
    ["xlsx.exe", "", false],
  ])("%s of type %j is accepted: %s [admin 5.4]", (name, type, isTaken) => {
    expect(isExcelFile({ name, type })).toBe(isTaken);
  });

  it("is a partial success when it failed after some rows, an error when no row was imported [admin 8.23]", () => {
    expect(reportToast({ ...report, success: true }).title).toBe("Başarılı");
    expect(reportToast({ ...report, successCount: 1 })).toEqual({ title: "Kısmi Başarı", description: report.message });
    expect(reportToast(report)).toMatchObject({ tone: "error", title: "Hata" });
    const warned = { ...report, warning: "many_duplicates" as const };
    expect(reportToast(warned)).toEqual({ title: "Kısmi Başarı", description: report.message });
  });
});
