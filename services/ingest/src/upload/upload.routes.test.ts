import { request } from "node:http";
import { batchUploadReportSchema } from "@meridian/contracts/imports/import-report";
import { problemSchema } from "@meridian/contracts/problem";
import { businessIdOf } from "@meridian/domain/businesses/identity/business-identity";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { addsUp, CSV_HEADER, eventually, sampleCsv, upload, uploadForReport } from "../testing/sample-sheets.ts";
import { startTestIngest } from "../testing/start-test-ingest.ts";

const MAX_UPLOAD_BYTES = 512 * 1024;
const BOUNDARY = "the-boundary";

const ingest = await startTestIngest({ maxUploadBytes: MAX_UPLOAD_BYTES });
afterAll(() => ingest.stop());

describe("a sheet that was uploaded", () => {
  it("is in the directory and its index when the call answers, and its figures add up", async () => {
    const report = await uploadForReport(ingest, sampleCsv(1, 30));
    expect(report).toMatchObject({ success: true, totalRows: 30, successCount: 30, skippedCount: 0, errorCount: 0 });
    expect(addsUp(report)).toBe(true);
    expect(await ingest.engines.businesses.countListed()).toBe(30);
    expect((await ingest.index.status()).documents).toBe(30);
    expect((await ingest.engines.places.totals()).businesses).toBe(30);
    const found = await ingest.index.suggest("Sample 7", 5);
    expect(found.length).toBeGreaterThan(0);
  });

  it("raises the dataset version", async () => {
    const before = await ingest.engines.datasetVersion.current();
    await uploadForReport(ingest, sampleCsv(1, 3, "renamed"));
    expect(await ingest.engines.datasetVersion.current()).toBeGreaterThan(before);
  });

  it("is only tried if the single call asks for a dry run, and restores deleted businesses if it asks for that", async () => {
    const csv = sampleCsv(901, 902);
    const tried = await uploadForReport(ingest, csv, { fields: { isDryRun: "true" } });
    expect(tried).toMatchObject({ success: true, totalRows: 2, successCount: 2, restoredCount: 0 });
    expect(await uploadForReport(ingest, csv)).toMatchObject({ successCount: 2 });
    await ingest.engines.editor.remove([businessIdOf("place:place-901")]);
    const restored = await uploadForReport(ingest, csv, { fields: { restoresDeleted: "true" } });
    expect(restored).toMatchObject({ successCount: 1, restoredCount: 1, skippedCount: 1 });
  });

  it("reports rejected and repeated rows by number, without failing", async () => {
    const csv = [
      CSV_HEADER,
      "Good One,1 A St,,Cafe,51,-2,4.5,10,bad-1,GB",
      ",2 B St,,Cafe,51,-2,4.5,10,bad-2,GB",
      "Good One,1 A St,,Cafe,51,-2,4.5,10,bad-1,GB",
      "Rated Oddly,3 C St,,Cafe,51,-2,excellent,10,bad-3,GB",
    ].join("\n");
    const report = await uploadForReport(ingest, csv);
    expect(report).toMatchObject({ success: true, totalRows: 4, successCount: 2, skippedCount: 1, errorCount: 1 });
    expect(addsUp(report)).toBe(true);
    expect(report.errors[0]).toMatch(/^Satır 3/);
    expect(report.errors.some((text) => /^Satır 5, sütun rating: /.test(text))).toBe(true);
    expect(report.skippedBusinesses).toEqual(["Good One"]);
  });

  it("keeps its name in any script", async () => {
    const report = await uploadForReport(ingest, sampleCsv(1, 1), { fileName: "İşletmeler — café.csv" });
    expect((await ingest.engines.importJobs.get(report.jobId))?.fileName).toBe("İşletmeler — café.csv");
  });

  it("of several is imported in groups of the requested size, with fields before or after the file", async () => {
    const path = "/api/upload-excel-batch";
    const fields = { batchSize: "100", fileIndex: "0", totalFiles: "2" };
    const first = batchUploadReportSchema.parse(
      await (await upload(ingest, sampleCsv(500, 510), { path, fields })).json(),
    );
    expect((await ingest.engines.importJobs.get(first.jobId))?.batchSizeRows).toBe(100);
    expect(first.duplicateAnalysis).toMatchObject({ totalRecords: 11, recordsWithPlaceId: 11, newPlaceIdCount: 11 });
    expect(first.columnExtraction.extractedCount).toBe(10);

    const parts = [fieldPart("batchSize", "2000"), filePart("file", "b.csv", sampleCsv(505, 515))];
    const answer = await sendRaw(path, [...parts, `--${BOUNDARY}--\r\n`].join(""));
    const second = batchUploadReportSchema.parse(JSON.parse(answer.text));
    expect((await ingest.engines.importJobs.get(second.jobId))?.batchSizeRows).toBe(2000);
    expect(second.duplicateAnalysis).toMatchObject({ databaseDuplicateCount: 6, newPlaceIdCount: 5 });
  });

  it("is audited with its sender", async () => {
    const report = await uploadForReport(ingest, sampleCsv(1, 1));
    const entries = (await ingest.engines.auditLog.page({ limit: 20 })).filter(
      ({ subject }) => subject === report.jobId,
    );
    expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      "admin import.finished",
      "admin import.started",
    ]);
  });
});

describe("a file that fails while it is read", () => {
  it("is answered with success false and the reason, and the next one works", async () => {
    const report = await uploadForReport(ingest, "no,known,header\n1,2,3\n");
    expect(report).toMatchObject({ success: false, totalRows: 0, successCount: 0 });
    expect(report.message).not.toBe("");
    expect((await uploadForReport(ingest, sampleCsv(1, 2))).success).toBe(true);
  });
});

describe("a rejected upload leaves neither a job nor a file", () => {
  let jobsBefore = 0;
  let filesBefore = 0;
  beforeEach(async () => {
    jobsBefore = (await ingest.engines.importJobs.list(100)).length;
    filesBefore = await countFiles();
  });

  const expectNothingKept = async () => {
    await eventually(async () => ((await countFiles()) === filesBefore ? true : undefined));
    expect(await ingest.engines.importJobs.list(100)).toHaveLength(jobsBefore);
  };

  const whole = (...parts: readonly string[]) => `${parts.join("")}--${BOUNDARY}--\r\n`;

  it.each([
    ["without a file", whole(fieldPart("batchSize", "500")), 400],
    ["with no file chosen", whole(filePart("file", "", "")), 400],
    ["with the file in another field", whole(filePart("document", "a.csv", sampleCsv(1, 2))), 400],
    ["with two files", whole(filePart("file", "a.csv", sampleCsv(1, 2)), filePart("file", "b.csv", "x")), 400],
    ["that is cut off", filePart("file", "a.csv", sampleCsv(1, 200)).slice(0, 3000), 400],
    ["with an empty file", whole(filePart("file", "a.csv", "")), 400],
    ["that is no spreadsheet", whole(filePart("file", "a.xlsx", "%PDF-1.7 something")), 415],
    ["whose batch size is not offered", whole(fieldPart("batchSize", "7"), filePart("file", "a.csv", "name\nx")), 400],
  ])("%s", async (_what, body, status) => {
    const answer = await sendRaw("/api/upload-excel-batch", body);
    const problem = problemSchema.parse(JSON.parse(answer.text));
    expect(answer.status).toBe(status);
    expect(problem.success).toBe(false);
    expect(problem.message).not.toBe("");
    await expectNothingKept();
  });

  it.each(["/api/upload-excel", "/api/upload-excel-batch"])("%s, too large, by the specified text", async (path) => {
    const answer = await upload(ingest, "x".repeat(MAX_UPLOAD_BYTES + 1), { path, fileName: "büyük.xlsx" });
    expect(answer.status).toBe(413);
    const problem = problemSchema.parse(await answer.json());
    expect(problem.message).toBe("büyük.xlsx - Maksimum dosya boyutu 150MB'dır");
    await expectNothingKept();
  });

  it("announced as far too large, before its content is read", async () => {
    const headers = { "content-length": String(5 * 1024 * 1024 * 1024) };
    const answer = await sendRaw("/api/upload-excel", filePart("file", "huge.csv", "name\n"), headers);
    expect(answer.status).toBe(413);
    await expectNothingKept();
  });

  it("that is not a form", async () => {
    const headers = { cookie: ingest.cookie, "content-type": "text/csv" };
    const answer = await fetch(`${ingest.url}/api/upload-excel`, { method: "POST", headers, body: sampleCsv(1, 2) });
    expect(answer.status).toBe(415);
    await expectNothingKept();
  });

  it("whose connection breaks", async () => {
    const sender = request(`${ingest.url}/api/upload-excel`, { method: "POST", headers: formHeaders() });
    sender.on("error", () => undefined);
    sender.write(filePart("file", "a.csv", sampleCsv(1, 500)));
    await eventually(async () => ((await countFiles()) > filesBefore ? true : undefined));
    sender.destroy();
    await expectNothingKept();
  });

  it("without a session, with 401, before it is read", async () => {
    for (const path of ["/api/upload-excel", "/api/upload-excel-batch"]) {
      const answer = await upload({ url: ingest.url, cookie: "" }, sampleCsv(1, 20), { path });
      expect(answer.status).toBe(401);
    }
    await expectNothingKept();
  });

  it("from another site, with 403", async () => {
    const fromElsewhere = { origin: "https://evil.example" };
    expect((await upload(ingest, sampleCsv(1, 20), { headers: fromElsewhere })).status).toBe(403);
    const crossSite = { "sec-fetch-site": "cross-site" };
    expect((await upload(ingest, sampleCsv(1, 20), { headers: crossSite })).status).toBe(403);
    await expectNothingKept();
  });
});

async function countFiles(): Promise<number> {
  return (await ingest.engines.files.list(new Date(Date.now() + 60_000))).length;
}

function formHeaders(): Record<string, string> {
  return { cookie: ingest.cookie, "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
}

function fieldPart(name: string, value: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

function filePart(name: string, fileName: string, content: string): string {
  const disposition = `Content-Disposition: form-data; name="${name}"; filename="${fileName}"`;
  return `--${BOUNDARY}\r\n${disposition}\r\nContent-Type: text/csv\r\n\r\n${content}\r\n`;
}

/** Sends a body unchanged, so that a test controls every byte of the form. */
function sendRaw(path: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const sender = request(`${ingest.url}${path}`, { method: "POST", headers: { ...formHeaders(), ...headers } });
  sender.on("error", reject);
  sender.on("response", async (answer) => {
    let text = "";
    for await (const chunk of answer) text += chunk;
    resolve({ status: answer.statusCode ?? 0, text });
    sender.destroy();
  });
  if (headers["content-length"] === undefined) sender.end(body);
  else sender.write(body);
  return promise;
}
