import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ImportJob } from "@meridian/shared/contracts/import-job";
import { type Engines, openEngines } from "@meridian/shared/engines/open-engines";
import { unavailable } from "@meridian/shared/kernel/app-error";
import { createLogger } from "@meridian/shared/kernel/logger";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createDatasetAnnouncer } from "../load/dataset-announcer.ts";
import { openImportSource } from "../parse/open-import-source.ts";
import { createProgressHub } from "../progress/progress-hub.ts";
import { makeDataDir } from "../testing/make-data-dir.ts";
import { eventually, sampleCsv } from "../testing/sample-sheets.ts";
import { createJobRunner, type JobRunner, type JobRunnerOptions } from "./job-runner.ts";

const logger = createLogger({ service: "test", level: "silent" });

let dataDir: string;
let engines: Engines;
const runners: JobRunner[] = [];
beforeEach(async () => {
  dataDir = await makeDataDir();
  engines = await openEngines({ DATA_DIR: dataDir });
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
  await engines.close();
  await rm(dataDir, { recursive: true });
});

/** A runner as the service has it, but without an index to wait for. */
function startRunner(over: Partial<JobRunnerOptions> = {}): JobRunner {
  const { importJobs: jobs, businesses, files, auditLog: audit, places, datasetVersion: version } = engines;
  const keeper = { wake: () => undefined, flush: () => Promise.resolve(true), requestDriftCheck: () => undefined };
  const announcer = createDatasetAnnouncer({ places, version });
  const hub = createProgressHub();
  const parts = { jobs, businesses, files, audit, keeper, announcer, hub, logger, openSource: openImportSource };
  const runner = createJobRunner({ ...parts, pollMs: 20, retryMs: 20, ...over });
  runners.push(runner);
  runner.start();
  return runner;
}

async function queue(csv: string, over: { fileId?: string } = {}): Promise<ImportJob> {
  const file = await engines.files.save(Readable.from([csv]), { maxBytes: 10_000_000 });
  const rest = { fileName: "a.csv", fileSizeBytes: file.sizeBytes, fileSha256: file.sha256, kind: "csv" } as const;
  return engines.importJobs.create({ fileId: file.id, ...rest, batchSizeRows: 100, createdBy: "admin", ...over });
}

function endOf(id: string): Promise<ImportJob> {
  return eventually(async () => {
    const job = await engines.importJobs.get(id);
    return job?.finishedAt == null ? undefined : job;
  });
}

it("several runners take different jobs, and each job is run once", async () => {
  const jobs = [];
  for (let number = 0; number < 4; number++) jobs.push(await queue(sampleCsv(number * 200 + 1, number * 200 + 200)));
  startRunner();
  startRunner();
  for (const { id } of jobs) {
    expect(await endOf(id)).toMatchObject({ state: "succeeded", counters: { rowsRead: 200, created: 200 } });
  }
  expect(await engines.businesses.countAll()).toBe(800);
});

it("a store that is away for a while costs a job nothing but time", { timeout: 60_000 }, async () => {
  let failures = 4;
  const flaky: JobRunnerOptions["businesses"] = {
    writeImportBatch: (batch) =>
      failures-- > 0 ? Promise.reject(unavailable("busy")) : engines.businesses.writeImportBatch(batch),
  };
  const { id } = await queue(sampleCsv(1, 300));
  startRunner({ businesses: flaky });
  expect(await endOf(id)).toMatchObject({ state: "succeeded", counters: { rowsRead: 300, created: 300 } });
  expect(failures).toBeLessThan(0);
});

it("an error that nobody foresaw is tried three times and then fails the job", async () => {
  const broken: JobRunnerOptions["businesses"] = { writeImportBatch: () => Promise.reject(new TypeError("a defect")) };
  const { id } = await queue(sampleCsv(1, 10));
  startRunner({ businesses: broken, leaseMs: 60 });
  const job = await endOf(id);
  expect(job).toMatchObject({ state: "failed", counters: { rowsRead: 0 } });
  expect(job.failure?.message).toContain("3 kez");
});

it("a job whose file is gone fails at once", async () => {
  const { id } = await queue("name\n", { fileId: "00000000-0000-0000-0000-000000000000" });
  startRunner();
  expect(await endOf(id)).toMatchObject({ state: "failed", failure: { code: "not_found" } });
});

it("a job that was cancelled before anybody took it never runs", async () => {
  const { id } = await queue(sampleCsv(1, 10));
  expect(await engines.importJobs.requestCancel(id)).toBe(true);
  startRunner();
  const next = await queue(sampleCsv(11, 20));
  await endOf(next.id);
  expect(await engines.importJobs.get(id)).toMatchObject({ state: "cancelled", counters: { rowsRead: 0 } });
  expect(await engines.businesses.countAll()).toBe(10);
});
