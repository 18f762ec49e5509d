import { listUploadReports, uploadExcel, uploadExcelBatch } from "@meridian/contracts/imports/ingest-api";
import { afterAll, expect, it } from "vitest";
import { firstOf } from "../directory.ts";
import { logIn } from "../http-client.ts";
import { csvForm, importRows, newTag, removeOwn, templateRow } from "../own-businesses.ts";

const REPORT_FIELDS = [
  ...["success", "message", "totalRows", "successCount", "skippedCount", "errorCount", "errors"],
  "skippedBusinesses",
];
const tag = newTag();
const admin = await logIn();
await importRows(admin, `${tag}.csv`, [templateRow(`${tag} 01`, 1)]);
afterAll(() => removeOwn(admin, tag));

function expectFields(value: unknown, fields: readonly string[]): void {
  for (const field of fields) expect(value).toHaveProperty(field);
}

it("the report of a single file counts its rows and names errors and duplicates [admin 3.8]", async () => {
  const rows = [templateRow(`${tag} sade 1`, 1), templateRow(`${tag} sade 1`, 1), templateRow("", 2)];
  const report = await admin.read(uploadExcel, uploadExcel.path, { form: csvForm(`${tag}-sade.csv`, rows) });
  expectFields(report, REPORT_FIELDS);
  expect(report).toMatchObject({
    ...{ success: true, totalRows: 3, successCount: 1, skippedCount: 1, errorCount: 1 },
    ...{ skippedBusinesses: [`${tag} sade 1`], errors: [expect.stringContaining("Satır 4")] },
  });
});

it("the report of one of several files counts 23 columns and duplicates as well [admin 3.10]", async () => {
  const rows = [templateRow(`${tag} 01`, 1), templateRow(`${tag} grup`, 2), templateRow(`${tag} grup`, 2)];
  const report = await importRows(admin, `${tag}-grup.csv`, rows);
  expectFields(report, REPORT_FIELDS);
  expect(report).toMatchObject({
    columnExtraction: { extractedCount: 10, extractionRate: 43.5 },
    duplicateAnalysis: {
      ...{ totalRecords: 3, recordsWithPlaceId: 3, databaseDuplicateCount: 1, databaseDuplicateRate: 33.3 },
      ...{ newPlaceIdCount: 1, newPlaceIdRate: 33.3, excelDuplicateCount: 1, excelDuplicateRecords: [`${tag} grup`] },
    },
  });
  const { successful, missing } = report.columnExtraction;
  expect([successful.length, missing.length]).toEqual([10, 13]);
});

it("the dashboard's report of a file has a summary, results and duplicates [admin 3.9]", async () => {
  const reports = await admin.read(listUploadReports);
  const report = reports.find(({ summary }) => summary.fileName === `${tag}.csv`);
  expectFields(report, ["success", "timestamp", "summary", "results", "duplicateAnalysis"]);
  expectFields(report?.summary, ["fileName", "fileSizeMB", "processingTimeSeconds", "totalRecords"]);
  expectFields(report?.results, ["updated", "skipped", "updateRate", "skipRate"]);
  expectFields(report?.duplicateAnalysis, [
    ...["excelDuplicateCount", "databaseDuplicateCount", "newPlaceIdCount", "uniquePlaceIds"],
    ...["totalDuplicateRecords", "duplicateRate"],
  ]);
  expect(report).toMatchObject({ success: true, summary: { totalRecords: 1 } });
});

it("the upload reports are a list, the newest first [admin 7.4]", async () => {
  const times = (await admin.read(listUploadReports)).map(({ timestamp }) => timestamp);
  expect(times.length).toBeGreaterThan(1);
  expect(times).toEqual(times.toSorted().toReversed());
});

it("the template begins with the ten usual columns, of 23 [admin 3.11] [admin 9.5]", async () => {
  const text = await (await admin.send("/api/admin/template.csv")).text();
  const columns = firstOf(text.replace("\uFEFF", "").split(/\r?\n/)).split(",");
  expect(columns.slice(0, 10)).toEqual([
    ...["name", "address", "phone", "category", "latitude", "longitude", "rating", "reviewCount", "place_id"],
    "country_code",
  ]);
  expect(columns).toHaveLength(23);
});

it("a single upload is a multipart form with a field called file, answered in JSON [admin 7.19]", async () => {
  const form = csvForm(`${tag}-tek.csv`, [templateRow(`${tag} tekil`, 1)]);
  expect(await admin.read(uploadExcel, uploadExcel.path, { form })).toMatchObject({ success: true, totalRows: 1 });
  const misnamed = new FormData();
  misnamed.set("other", new Blob(["name\nx\n"], { type: "text/csv" }), `${tag}-other.csv`);
  expect((await admin.send(uploadExcel.path, { method: "POST", form: misnamed })).status).toBe(400);
});

it("an upload of several takes file, batchSize, fileIndex and totalFiles, and refuses an odd size [admin 7.20]", async () => {
  const rows = [templateRow(`${tag} toplu`, 1)];
  const fields = { batchSize: "100", fileIndex: "0", totalFiles: "2" };
  const form = csvForm(`${tag}-toplu.csv`, rows, fields);
  expect(await admin.read(uploadExcelBatch, uploadExcelBatch.path, { form })).toMatchObject({ success: true });
  const odd = csvForm(`${tag}-toplu.csv`, rows, { ...fields, batchSize: "7" });
  expect((await admin.send(uploadExcelBatch.path, { method: "POST", form: odd })).status).toBe(400);
});
