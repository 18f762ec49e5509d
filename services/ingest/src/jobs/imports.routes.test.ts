import { createHash } from "node:crypto";
import { type ImportProgress, shownImportJobSchema } from "@meridian/contracts/imports/import-job";
import { dashboardReportSchema, uploadReportSchema } from "@meridian/contracts/imports/import-report";
import { getImport } from "@meridian/contracts/imports/ingest-api";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { endedJob, eventually, sampleCsv, upload, uploadForReport } from "../testing/sample-sheets.ts";
import { startTestIngest } from "../testing/start-test-ingest.ts";

const SEVERAL_IMPORTS_MS = 180_000;

const ingest = await startTestIngest();
afterAll(() => ingest.stop());

function call(path: string, init: { method?: string; headers?: Record<string, string> } = {}): Promise<Response> {
  return fetch(`${ingest.url}${path}`, { ...init, headers: { cookie: ingest.cookie, ...init.headers } });
}

describe("a job", () => {
  it("can be listed and read with its issues, newest first", async () => {
    const first = await uploadForReport(ingest, sampleCsv(1, 5), { fileName: "first.csv" });
    const second = await uploadForReport(ingest, `${sampleCsv(6, 7)},,,,,,,,,\n`, { fileName: "second.csv" });
    const jobs = z.array(shownImportJobSchema).parse(await (await call("/api/admin/imports?limit=2")).json());
    expect(jobs.map(({ id }) => id)).toEqual([second.jobId, first.jobId]);
    const shown = getImport.response.parse(await (await call(`/api/admin/imports/${first.jobId}`)).json());
    expect(shown.job).toMatchObject({ state: "succeeded", phase: "done", readShare: 1, counters: { created: 5 } });
    expect(shown.issues).toEqual([]);
  });

  it("that is unknown is a 404", async () => {
    expect((await call("/api/admin/imports/unknown")).status).toBe(404);
    expect((await call("/api/admin/imports/unknown/cancel", { method: "POST" })).status).toBe(404);
  });

  it("has a report once it has ended", async () => {
    await uploadForReport(ingest, sampleCsv(1, 9), { fileName: "reported.csv" });
    const reports = z.array(dashboardReportSchema).parse(await (await call("/api/admin/upload-reports")).json());
    expect(reports[0]?.summary).toMatchObject({ fileName: "reported.csv", totalRecords: 9 });
  });
});

it("imported businesses await approval if the setting says so", async () => {
  await ingest.engines.directorySettings.put({ isApprovedByDefault: false });
  const listed = await ingest.engines.businesses.countListed();
  try {
    await uploadForReport(ingest, sampleCsv(901, 903), { fileName: "waiting.csv" });
  } finally {
    await ingest.engines.directorySettings.put({ isApprovedByDefault: true });
  }
  expect(await ingest.engines.businesses.countListed()).toBe(listed);
  const waiting = (await ingest.engines.businesses.scan("", 1000)).filter(({ isApproved }) => !isApproved);
  expect(waiting).toHaveLength(3);
});

it("the history says who imported which bytes when, and which were imported before", {
  timeout: SEVERAL_IMPORTS_MS,
}, async () => {
  const content = sampleCsv(70, 75);
  const first = await uploadForReport(ingest, content, { fileName: "İlk.csv" });
  const again = await uploadForReport(ingest, content, { fileName: "yeni adıyla.csv" });
  const page = async (query: string) =>
    z.array(shownImportJobSchema).parse(await (await call(`/api/admin/imports?${query}`)).json());
  const [newest] = await page("limit=1");
  const [before] = await page("limit=1&offset=1");
  const sha256 = createHash("sha256").update(content).digest("hex");
  expect([newest?.id, before?.id]).toEqual([again.jobId, first.jobId]);
  expect(before).toMatchObject({ fileSha256: sha256, fileSizeBytes: Buffer.byteLength(content), createdBy: "admin" });
  const { createdAt = "", startedAt = "", finishedAt = "" } = before ?? {};
  expect([createdAt, startedAt, finishedAt]).toEqual([createdAt, startedAt, finishedAt].sort());
  expect(newest).toMatchObject({ fileSha256: sha256, counters: { created: 0, unchanged: 6 } });
  expect(newest?.notes).toEqual([
    expect.stringMatching(/^Bu dosyanın aynısı daha önce alındı: "İlk\.csv", .* admin\.$/),
  ]);
  expect(before?.notes).toEqual([]);
});

it("a polling client gets what a websocket client gets: phase, figures, speed and time left", {
  timeout: SEVERAL_IMPORTS_MS,
}, async () => {
  const fields = { batchSize: "100" };
  const sent = upload(ingest, sampleCsv(100_000, 101_500), {
    path: "/api/upload-excel-batch",
    fields,
    fileName: "polled.csv",
  });
  const seen: ImportProgress[] = [];
  const ended = await eventually(async () => {
    const [newest] = await ingest.engines.importJobs.list(1);
    if (newest?.fileName !== "polled.csv") return undefined;
    const { progress } = getImport.response.parse(await (await call(`/api/admin/imports/${newest.id}`)).json());
    seen.push(progress);
    return progress.phase === "done" ? progress : undefined;
  });
  await sent;
  expect(ended).toMatchObject({ state: "succeeded", readShare: 1, counters: { rowsRead: 1_501, created: 1_501 } });
  const reading = seen.filter(({ phase, rowsPerSecond }) => phase === "reading" && rowsPerSecond > 0);
  expect(new Set(reading.map(({ counters }) => counters.rowsRead)).size).toBeGreaterThan(2);
  expect(reading.some(({ secondsLeft }) => secondsLeft !== null)).toBe(true);
  const rows = seen.map(({ counters }) => counters.rowsRead);
  expect(rows).toEqual([...rows].sort((left, right) => left - right));
});

describe("a cancel", () => {
  it("stops a running job at its next batch; written rows stay, indexed and counted", async () => {
    const before = await ingest.engines.businesses.countListed();
    const path = "/api/upload-excel-batch";
    const answer = upload(ingest, sampleCsv(10_000, 30_000), {
      path,
      fields: { batchSize: "100" },
      fileName: "long.csv",
    });
    const job = await eventually(async () => {
      const [newest] = await ingest.engines.importJobs.list(1);
      return newest?.fileName === "long.csv" && newest.counters.created > 0 ? newest : undefined;
    });
    expect((await call(`/api/admin/imports/${job.id}/cancel`, { method: "POST" })).status).toBe(200);
    const report = z.object({ success: z.boolean(), message: z.string() }).parse(await (await answer).json());
    expect(report.success).toBe(false);
    expect(report.message).toContain("iptal");

    const ended = await endedJob(ingest, job.id);
    expect(ended.state).toBe("cancelled");
    expect(ended.counters.created).toBeGreaterThan(0);
    expect(ended.counters.created).toBeLessThan(20_001);
    const listed = await ingest.engines.businesses.countListed();
    expect(listed).toBe(before + ended.counters.created);
    expect((await ingest.index.status()).documents).toBe(listed);
    expect((await ingest.engines.places.totals()).businesses).toBe(listed);
    expect((await call(`/api/admin/imports/${job.id}/cancel`, { method: "POST" })).status).toBe(409);
    const [newest] = await ingest.engines.auditLog
      .page({ limit: 10 })
      .then((all) => all.filter(({ subject }) => subject === job.id));
    expect(newest?.action).toBe("import.finished");
  });

  it("ends a queued job at once; it has written nothing, and can be retried", {
    timeout: SEVERAL_IMPORTS_MS,
  }, async () => {
    const options = { path: "/api/upload-excel-batch", fields: { batchSize: "100" } };
    const first = upload(ingest, sampleCsv(200_000, 220_000), { ...options, fileName: "busy.csv" });
    const named = (fileName: string) =>
      eventually(async () => (await ingest.engines.importJobs.list(2)).find((job) => job.fileName === fileName));
    await named("busy.csv");
    const second = upload(ingest, sampleCsv(300_000, 300_009), { ...options, fileName: "waiting.csv" });
    const waiting = await named("waiting.csv");
    expect(waiting.state).toBe("queued");
    const cancelled = await call(`/api/admin/imports/${waiting.id}/cancel`, { method: "POST" });
    expect(shownImportJobSchema.parse(await cancelled.json())).toMatchObject({ state: "cancelled", phase: "done" });
    const report = uploadReportSchema.parse(await (await second).json());
    expect(report).toMatchObject({ success: false, message: "İçe aktarma iptal edildi; hiçbir satır yazılmadı" });
    await call(`/api/admin/imports/${(await named("busy.csv")).id}/cancel`, { method: "POST" });
    await first;
    const again = await call(`/api/admin/imports/${waiting.id}/retry`, { method: "POST" });
    const { id, notes } = shownImportJobSchema.parse(await again.json());
    expect(notes).toEqual([expect.stringMatching(/iptal edildi\.$/)]);
    expect(await endedJob(ingest, id)).toMatchObject({ state: "succeeded", counters: { created: 10 } });
  });
});
