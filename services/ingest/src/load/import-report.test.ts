import { type ImportIssue, type ImportJob, NO_ROWS } from "@meridian/contracts/imports/import-job";
import { batchUploadReportSchema, dashboardReportSchema } from "@meridian/contracts/imports/import-report";
import { importWarningOf } from "@meridian/domain/imports/import-warning";
import { makeImportJob } from "@meridian/testing/imports/import-job-factory";
import { describe, expect, it } from "vitest";
import { toBatchUploadReport, toDashboardReport, toDashboardReports, toUploadReport } from "./import-report.ts";

const endedJob = makeImportJob({
  id: "job-1",
  fileName: "cafés.xlsx",
  fileId: "file-1",
  fileSizeBytes: 3 * 1024 * 1024,
  kind: "xlsx",
  createdBy: "admin",
  startedAt: "2026-01-01T10:00:01.000Z",
  finishedAt: "2026-01-01T10:00:03.500Z",
  counters: {
    rowsRead: 20,
    created: 8,
    updated: 4,
    unchanged: 2,
    wasDeleted: 0,
    duplicates: 3,
    duplicatesWithoutId: 1,
    repeatedHeaders: 1,
    rejected: 2,
    withPlaceId: 17,
    uniquePlaceIds: 14,
    newPlaceIds: 8,
  },
  issueCounts: { name_missing: 2, bad_rating: 1 },
  columnExtraction: { extractedCount: 23, extractionRate: 100, successful: ["name"], missing: [], unknown: [] },
  skippedNames: ["Luigi's", "Anna", "Otto"],
  unchangedNames: ["Café Ada", "Bar Bo"],
});

const cellIssue: ImportIssue = {
  row: 5,
  column: "rating",
  code: "bad_rating",
  value: "excellent",
  message: "Bir puan değil",
  isRejected: false,
};
const rowIssue: ImportIssue = {
  row: 12,
  column: "name",
  code: "name_missing",
  value: "",
  message: "İşletmenin adı yok",
  isRejected: true,
};

describe("a report", () => {
  it("counts every row once", () => {
    const report = toUploadReport("tr", endedJob, []);
    const { totalRows, successCount, updatedCount, skippedCount, errorCount } = report;
    expect({ totalRows, successCount, updatedCount, skippedCount, errorCount }).toEqual({
      totalRows: 20,
      successCount: 8,
      updatedCount: 4,
      skippedCount: 6,
      errorCount: 2,
    });
    expect(successCount + updatedCount + skippedCount + errorCount).toBe(totalRows);
    expect(report).toMatchObject({ success: true, warning: null });
    expect(report.message).toBe("Dosya başarıyla işlendi: 8 yeni, 4 güncellenen, 6 atlanan, 2 hatalı satır");
  });

  it("names what it skipped: repeated rows, then known businesses", () => {
    expect(toUploadReport("tr", endedJob, []).skippedBusinesses).toEqual([
      "Luigi's",
      "Anna",
      "Otto",
      "Café Ada",
      "Bar Bo",
    ]);
  });

  it("of a file with look-alike rows warns and does not succeed", () => {
    const job = { ...endedJob, counters: { ...endedJob.counters, duplicatesWithoutId: 2 } };
    const report = toUploadReport("tr", { ...job, warning: importWarningOf(job) }, []);
    expect(report).toMatchObject({ success: false, warning: "many_duplicates" });
    expect(report.message).toMatch(/^2 satır, kimliği olmadığı için .*: 8 yeni, 4 güncellenen/);
    expect(toDashboardReport({ ...job, warning: importWarningOf(job) })).toMatchObject({ success: false });
  });

  it("of a file without changes and with rejected rows does not succeed", () => {
    const job = { ...endedJob, counters: { ...NO_ROWS, rowsRead: 5, unchanged: 4, rejected: 1 } };
    const report = toUploadReport("tr", { ...job, warning: importWarningOf(job) }, []);
    expect(report).toMatchObject({ success: false, warning: "nothing_imported" });
    expect(report.message).toBe(
      "Hiçbir işletme eklenmedi veya güncellenmedi: 0 yeni, 0 güncellenen, 4 atlanan, 1 hatalı satır",
    );
  });

  it("of a file without rows succeeds and says so", () => {
    const { success, message } = toUploadReport("en", { ...endedJob, counters: NO_ROWS }, []);
    expect([success, message]).toEqual([true, "The file has no rows below its header; there was nothing to import"]);
  });

  it("lists rows of businesses that an administrator deleted separately, as skipped", () => {
    const counters = { ...endedJob.counters, rowsRead: 25, wasDeleted: 5 };
    const report = toUploadReport("tr", { ...endedJob, counters }, []);
    expect(report).toMatchObject({ totalRows: 25, skippedCount: 11, wasDeletedCount: 5 });
    expect(report.message).toBe(
      "Dosya başarıyla işlendi: 8 yeni, 4 güncellenen, 6 atlanan, 5 daha önce silinmiş, 2 hatalı satır",
    );
    expect(toDashboardReport({ ...endedJob, counters }).results).toMatchObject({ skipped: 11, skipRate: 44 });
  });

  it("names businesses that an import restored apart from new ones, in both languages", () => {
    const job = { ...endedJob, counters: { ...endedJob.counters, restored: 3 } };
    const report = toUploadReport("tr", job, []);
    expect(report).toMatchObject({ successCount: 8, restoredCount: 3 });
    expect(report.message).toBe(
      "Dosya başarıyla işlendi: 5 yeni, 3 geri getirilen, 4 güncellenen, 6 atlanan, 2 hatalı satır",
    );
    expect(toUploadReport("en", job, []).message).toContain("5 new, 3 restored, 4 updated");
  });

  it("names rows that filled blanks apart from other duplicates, in both languages", () => {
    const job = { ...endedJob, counters: { ...endedJob.counters, filled: 2 } };
    const report = toUploadReport("tr", job, []);
    expect(report).toMatchObject({ skippedCount: 6, filledCount: 2 });
    expect(report.message).toContain("4 güncellenen, 2 eksikleri tamamlayan, 4 atlanan, ");
    expect(toUploadReport("en", job, []).message).toContain("4 updated, 2 filling blanks, 4 skipped, ");
  });

  it("names row and column of each problem, rejected rows first", () => {
    expect(toUploadReport("tr", endedJob, [cellIssue, rowIssue]).errors).toEqual([
      "Satır 12, sütun name: İşletmenin adı yok",
      "Satır 5, sütun rating: Bir puan değil («excellent»)",
    ]);
  });

  it("carries at most 100 errors and names, whatever the counts", () => {
    const many = { ...endedJob, skippedNames: Array.from({ length: 300 }, (_, index) => `Business ${index}`) };
    const report = toUploadReport(
      "tr",
      many,
      Array.from({ length: 300 }, () => rowIssue),
    );
    expect([report.errors.length, report.skippedBusinesses.length]).toEqual([100, 100]);
  });

  it("of a held file counts the withheld rows and asks for a decision", () => {
    const counters = { ...endedJob.counters, created: 2, updated: 0, withheld: 10 };
    const review = {
      state: "waiting" as const,
      doubts: [],
      samples: [],
      missing: [],
      decidedBy: null,
      decidedAt: null,
      nextJobId: null,
    };
    const held = { ...endedJob, counters, review };
    expect(toUploadReport("tr", held, []).message).toBe(
      "Dosya okundu, ama kararınız gerekiyor: 2 yeni, 0 güncellenen, 10 bekletilen, 6 atlanan, 2 hatalı satır",
    );
    const known = counters.unchanged + 10;
    expect(toDashboardReport(held)).toMatchObject({
      isHeld: true,
      duplicateAnalysis: { databaseDuplicateCount: known },
    });
    expect(toBatchUploadReport("tr", held, []).duplicateAnalysis.databaseDuplicateCount).toBe(known);
  });

  it("of a failed file begins with the failure and keeps the figures of what was written", () => {
    const failure = { code: "invalid_input", message: "Dosya bozuk" };
    const report = toUploadReport("tr", { ...endedJob, state: "failed", failure }, [rowIssue]);
    expect(report).toMatchObject({ success: false, successCount: 8 });
    expect(report.message).toContain("Dosya bozuk (o ana kadar yazılanlar duruyor: 8 yeni");
    expect(report.errors[0]).toBe("Dosya bozuk");
  });

  it("of a cancelled job does not succeed", () => {
    const report = toUploadReport("tr", { ...endedJob, state: "cancelled" }, []);
    expect(report.success).toBe(false);
    expect(report.message).toBe(
      "İçe aktarma iptal edildi; o ana kadar yazılanlar duruyor: 8 yeni, 4 güncellenen, 6 atlanan, 2 hatalı satır",
    );
  });

  const failure = { code: "invalid_input", message: "Dosya bozuk" };
  it.each([
    ["that ended", { state: "succeeded" }, /^Deneme tamamlandı, hiçbir şey yazılmadı: 8 yeni/],
    ["that was cancelled", { state: "cancelled" }, /^Deneme iptal edildi, hiçbir şey yazılmadı: 8 yeni/],
    ["that failed", { state: "failed", failure }, /^Dosya bozuk \(deneme, hiçbir şey yazılmadı/],
  ] as const)("of a dry run %s says that nothing was written", (_how, end, message) => {
    expect(toUploadReport("tr", { ...endedJob, ...end, isDryRun: true }, []).message).toMatch(message);
  });

  it("of a job cancelled while queued says that it wrote nothing", () => {
    const report = toUploadReport("tr", { ...endedJob, state: "cancelled", counters: NO_ROWS }, []);
    expect(report.message).toBe("İçe aktarma iptal edildi; hiçbir satır yazılmadı");
  });
});

it("a batch report separates known businesses from repeated rows, in percent of all rows", () => {
  const report = batchUploadReportSchema.parse(toBatchUploadReport("tr", endedJob, []));
  expect(report.duplicateAnalysis).toEqual({
    totalRecords: 20,
    recordsWithPlaceId: 17,
    databaseDuplicateCount: 6,
    databaseDuplicateRate: 30,
    newPlaceIdCount: 8,
    newPlaceIdRate: 40,
    excelDuplicateCount: 3,
    excelDuplicateRecords: ["Luigi's", "Anna", "Otto"],
  });
});

it("a dashboard report measures from the start of the work", () => {
  const report = dashboardReportSchema.parse(toDashboardReport(endedJob));
  expect(report.summary).toEqual({
    fileName: "cafés.xlsx",
    fileSizeMB: 3,
    processingTimeSeconds: 2.5,
    totalRecords: 20,
  });
  expect(report.results).toEqual({ updated: 4, skipped: 6, updateRate: 20, skipRate: 30 });
  expect(report.duplicateAnalysis).toMatchObject({ totalDuplicateRecords: 9, duplicateRate: 45, uniquePlaceIds: 14 });
});

it("dashboard reports begin with the last to end", () => {
  const [early, late] = ["2026-01-01T10:00:03.500Z", "2026-01-01T10:00:09.000Z"];
  const reports = toDashboardReports([early, late].map((finishedAt) => ({ ...endedJob, finishedAt })));
  expect(reports.map(({ timestamp }) => timestamp)).toEqual([late, early]);
});

it("a dashboard report distinguishes a stopped import from a failed one", () => {
  const outcomeOf = (state: ImportJob["state"]) => {
    const { success, isCancelled } = toDashboardReport({ ...endedJob, state });
    return { success, isCancelled };
  };
  expect(outcomeOf("succeeded")).toEqual({ success: true, isCancelled: false });
  expect(outcomeOf("cancelled")).toEqual({ success: false, isCancelled: true });
  expect(outcomeOf("failed")).toEqual({ success: false, isCancelled: false });
});

it("a file without a row has rates of 0", () => {
  const empty = { ...endedJob, counters: NO_ROWS, columnExtraction: null };
  expect(batchUploadReportSchema.parse(toBatchUploadReport("tr", empty, [])).duplicateAnalysis.newPlaceIdRate).toBe(0);
  expect(toDashboardReport(empty).results.updateRate).toBe(0);
});
