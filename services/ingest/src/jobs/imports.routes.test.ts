import { dashboardReportSchema, importJobSchema } from "@meridian/shared/contracts/import-job";
import { getImport } from "@meridian/shared/contracts/ingest-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { endedJob, eventually, sampleCsv, upload, uploadForReport } from "../testing/sample-sheets.ts";
import { startTestIngest, type TestIngest } from "../testing/start-test-ingest.ts";

let ingest: TestIngest;
beforeAll(async () => {
  ingest = await startTestIngest();
});
afterAll(() => ingest.stop());

function call(path: string, init: { method?: string; headers?: Record<string, string> } = {}): Promise<Response> {
  return fetch(`${ingest.url}${path}`, { ...init, headers: { cookie: ingest.cookie, ...init.headers } });
}

describe("a job", () => {
  it("can be listed and looked at with its issues, newest first", async () => {
    const first = await uploadForReport(ingest, sampleCsv(1, 5), { fileName: "first.csv" });
    const second = await uploadForReport(ingest, `${sampleCsv(6, 7)},,,,,,,,,\n`, { fileName: "second.csv" });
    const jobs = z.array(importJobSchema).parse(await (await call("/api/admin/imports?limit=2")).json());
    expect(jobs.map(({ id }) => id)).toEqual([second.jobId, first.jobId]);
    const shown = getImport.response.parse(await (await call(`/api/admin/imports/${first.jobId}`)).json());
    expect(shown.job).toMatchObject({ state: "succeeded", phase: "done", readShare: 1, counters: { created: 5 } });
    expect(shown.issues).toEqual([]);
  });

  it("that nobody knows is a 404", async () => {
    expect((await call("/api/admin/imports/unknown")).status).toBe(404);
    expect((await call("/api/admin/imports/unknown/cancel", { method: "POST" })).status).toBe(404);
  });

  it("has a report once it has ended", async () => {
    await uploadForReport(ingest, sampleCsv(1, 9), { fileName: "reported.csv" });
    const reports = z.array(dashboardReportSchema).parse(await (await call("/api/admin/upload-reports")).json());
    expect(reports[0]?.summary).toMatchObject({ fileName: "reported.csv", totalRecords: 9 });
  });
});

describe("a cancel", () => {
  it("stops a running job at its next batch; what it wrote stays, indexed and counted", async () => {
    const before = await ingest.engines.businesses.countListed();
    const path = "/api/upload-excel-batch";
    const answer = upload(ingest, sampleCsv(10_000, 60_000), {
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
    expect(ended.counters.created).toBeLessThan(50_001);
    const listed = await ingest.engines.businesses.countListed();
    expect(listed).toBe(before + ended.counters.created);
    expect((await ingest.index.status()).documents).toBe(listed);
    expect((await ingest.engines.places.totals()).businesses).toBe(listed);
    expect((await call(`/api/admin/imports/${job.id}/cancel`, { method: "POST" })).status).toBe(409);
    const [newest] = await ingest.engines.auditLog
      .list(10)
      .then((all) => all.filter(({ subject }) => subject === job.id));
    expect(newest?.action).toBe("import.finished");
  });

  it("from another site is refused", async () => {
    const { jobId } = await uploadForReport(ingest, sampleCsv(1, 1));
    const headers = { origin: "https://evil.example" };
    expect((await call(`/api/admin/imports/${jobId}/cancel`, { method: "POST", headers })).status).toBe(403);
  });
});

it.each([
  ["GET", "/api/admin/upload-reports"],
  ["GET", "/api/admin/imports"],
  ["GET", "/api/admin/imports/some-id"],
  ["POST", "/api/admin/imports/some-id/cancel"],
])("%s %s needs a session", async (method, path) => {
  expect((await fetch(`${ingest.url}${path}`, { method })).status).toBe(401);
});
