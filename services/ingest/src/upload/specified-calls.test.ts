import type { BatchUploadReport } from "@meridian/contracts/imports/import-report";
import { afterAll, describe, expect, it } from "vitest";
import { csvOf, plainRows } from "../testing/eventful-sheet.ts";
import { callImports, neverHold } from "../testing/import-calls.ts";
import { CSV_HEADER, eventually, upload } from "../testing/sample-sheets.ts";
import { startTestIngest } from "../testing/start-test-ingest.ts";

/** The fields of each response that the specification names. */
const SINGLE = "success message totalRows successCount skippedCount errorCount errors skippedBusinesses";
const BATCH = `${SINGLE} columnExtraction duplicateAnalysis`;
const EXTRACTION = "extractedCount extractionRate successful missing";
const DUPLICATES =
  "totalRecords recordsWithPlaceId databaseDuplicateCount databaseDuplicateRate newPlaceIdCount newPlaceIdRate " +
  "excelDuplicateCount excelDuplicateRecords";
const DASHBOARD = "success timestamp summary results duplicateAnalysis";
const DASHBOARD_SUMMARY = "fileName fileSizeMB processingTimeSeconds totalRecords";
const DASHBOARD_DUPLICATES =
  "excelDuplicateCount databaseDuplicateCount newPlaceIdCount uniquePlaceIds totalDuplicateRecords duplicateRate";

const SEVERAL_IMPORTS_MS = 180_000;

const ingest = await startTestIngest();
await neverHold(ingest.engines);
const calls = callImports(ingest);
afterAll(() => ingest.stop());

const text = (rows: readonly (readonly string[])[]) => new TextDecoder().decode(csvOf(rows));
const fieldsOf = (value: unknown) => Object.keys(typeof value === "object" && value !== null ? value : {});

/** Chosen as the specification says. */
function titleOf({ success, successCount }: Pick<BatchUploadReport, "success" | "successCount">): string {
  if (success) return "Başarılı";
  return successCount > 0 ? "Kısmi Başarı" : "Hata";
}

describe("the specified upload calls", () => {
  it("answer with every specified field", { timeout: SEVERAL_IMPORTS_MS }, async () => {
    const single: unknown = await (await upload(ingest, csvOf(plainRows(1, 3)))).json();
    expect(fieldsOf(single)).toEqual(expect.arrayContaining(SINGLE.split(" ")));
    const batch = await calls.importFile(csvOf(plainRows(2, 5)));
    expect(fieldsOf(batch)).toEqual(expect.arrayContaining(BATCH.split(" ")));
    expect(fieldsOf(batch.columnExtraction)).toEqual(expect.arrayContaining(EXTRACTION.split(" ")));
    expect(fieldsOf(batch.duplicateAnalysis).sort()).toEqual(DUPLICATES.split(" ").sort());
    const reports: unknown = await (await calls.send("GET", "/api/admin/upload-reports")).json();
    if (!Array.isArray(reports)) throw new Error("Reports are a list");
    expect(reports).toHaveLength(2);
    const { summary, results, duplicateAnalysis, ...rest } = reports[0];
    expect(fieldsOf(reports[0])).toEqual(expect.arrayContaining(DASHBOARD.split(" ")));
    expect(rest).toMatchObject({ success: true, jobId: batch.jobId });
    expect(fieldsOf(summary)).toEqual(DASHBOARD_SUMMARY.split(" "));
    expect(fieldsOf(results)).toEqual(["updated", "skipped", "updateRate", "skipRate"]);
    expect(fieldsOf(duplicateAnalysis)).toEqual(DASHBOARD_DUPLICATES.split(" "));
  });

  const good = plainRows(100, 399);
  it.each<[string, string, string, number, RegExp]>([
    ["whose rows are all good", text(good), "Başarılı", 300, /^Dosya başarıyla işlendi: 300 yeni, 0 güncellenen/],
    ["that brings nothing new", text(good), "Başarılı", 0, /0 yeni, 0 güncellenen, 300 atlanan, 0 hatalı satır$/],
    [
      "with a bad row among good ones",
      text([...plainRows(400, 401), ["", "no name"]]),
      "Başarılı",
      2,
      /2 yeni, 0 güncellenen, 0 atlanan, 1 hatalı satır$/,
    ],
    ["without a row", `${CSV_HEADER}\n`, "Başarılı", 0, /^Dosyada başlık satırından başka satır yok/],
    ["without a known column", "x,y,z\n1,2,3\n", "Hata", 0, /sütun/],
    [
      "that breaks off in the middle",
      `${text(plainRows(500, 799))}"never closed\n`,
      "Kısmi Başarı",
      300,
      /\(o ana kadar yazılanlar duruyor: 300 yeni, /,
    ],
  ])(
    "report the outcome of a file %s",
    { timeout: SEVERAL_IMPORTS_MS },
    async (_what, content, title, created, message) => {
      const report = await calls.importFile(content, { batchSize: 100 });
      expect([titleOf(report), report.successCount]).toEqual([title, created]);
      expect(report.message).toMatch(message);
      if (title !== "Başarılı") expect(report.errors[0]).not.toBe("");
    },
  );
});

it("files sent one after the other are imported in that order, and a bad one stops no other", {
  timeout: SEVERAL_IMPORTS_MS,
}, async () => {
  const files = [csvOf(plainRows(2000, 2400, "first")), "no,known\n1,2\n", csvOf(plainRows(2000, 2100, "second"))];
  const answers = [];
  for (const [index, content] of files.entries()) {
    answers.push(calls.importFile(content, { fileName: `${index}.csv` }));
    await eventually(
      async () => (await ingest.engines.importJobs.list(1))[0]?.fileName === `${index}.csv` || undefined,
    );
  }
  const reports = await Promise.all(answers);
  expect(reports.map(({ success }) => success)).toEqual([true, false, true]);
  expect(reports[2]).toMatchObject({ successCount: 0, updatedCount: 101 });
  const jobs = await Promise.all(reports.map(({ jobId }) => ingest.engines.importJobs.get(jobId)));
  const times = jobs.flatMap((job) => [job?.startedAt ?? "", job?.finishedAt ?? ""]);
  expect(times).toEqual([...times].sort());
});
