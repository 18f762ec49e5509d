import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { BATCH_SIZES_ROWS } from "@meridian/contracts/imports/import-limits";
import { unavailable } from "@meridian/platform/app-error";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { queueFile } from "@meridian/testing/stores-under-test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createProgressHub } from "../../progress/progress-hub.ts";
import { runnerOptionsOf } from "../../testing/runner-options.ts";
import { eventually, sampleCsv } from "../../testing/sample-sheets.ts";
import { createJobRunner, type JobRunner, type JobRunnerOptions } from "./job-runner.ts";

let engines: TestEngines;
const runners: JobRunner[] = [];
beforeEach(async () => {
  engines = await openTestEngines();
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
  await engines.close();
});

/** The service's runner, without an index to wait for. */
function startRunner(over: Partial<JobRunnerOptions> = {}): JobRunner {
  const runner = createJobRunner({ ...runnerOptionsOf(engines), ...over });
  runners.push(runner);
  runner.start();
  return runner;
}

const queue = (csv: string, over: { fileId?: string; batchSizeRows?: number } = {}) =>
  queueFile(engines, [csv], { batchSizeRows: 100, ...over });

function endOf(id: string): Promise<ImportJob> {
  return eventually(async () => {
    const job = await engines.importJobs.get(id);
    return job?.finishedAt == null ? undefined : job;
  });
}

it.each([
  ...BATCH_SIZES_ROWS.map((size) => ({ size, rows: 2 * size + 5, expected: [size, size, 5] })),
  { size: 100, rows: 1600, expected: [...Array<number>(5).fill(100), 124, 155, 194, 243, 303, 81] },
])(
  "$rows rows are written $size at a time if the job says so, and later in growing batches",
  { timeout: 60_000 },
  async ({ size: batchSizeRows, rows, expected }) => {
    const sizes: number[] = [];
    const counting: JobRunnerOptions["businesses"] = {
      ...engines.businesses,
      writeImportBatch(batch) {
        sizes.push(batch.drafts.length);
        return engines.businesses.writeImportBatch(batch);
      },
    };
    const { id } = await queue(sampleCsv(1, rows), { batchSizeRows });
    startRunner({ businesses: counting });
    expect(await endOf(id)).toMatchObject({ state: "succeeded", counters: { created: rows } });
    expect(sizes).toEqual(expected);
  },
);

it("a store that is down for a while costs a job only time", { timeout: 60_000 }, async () => {
  let failures = 2;
  const flaky: JobRunnerOptions["businesses"] = {
    ...engines.businesses,
    writeImportBatch: (batch) =>
      failures-- > 0 ? Promise.reject(unavailable("busy")) : engines.businesses.writeImportBatch(batch),
  };
  const { id } = await queue(sampleCsv(1, 300));
  startRunner({ businesses: flaky });
  expect(await endOf(id)).toMatchObject({ state: "succeeded", counters: { rowsRead: 300, created: 300 } });
  expect(failures).toBeLessThan(0);
});

it.each([
  ["disk_full", unavailable("full", { isDiskFull: true })],
  ["store_away", unavailable("away")],
] as const)("the progress of a job that waits says that it is paused: %s", async (pause, failure) => {
  let failures = 3;
  const flaky: JobRunnerOptions["businesses"] = {
    ...engines.businesses,
    writeImportBatch: (batch) =>
      batch.checkpointRow > 150 && failures-- > 0
        ? Promise.reject(failure)
        : engines.businesses.writeImportBatch(batch),
  };
  const hub = createProgressHub({ figuresEveryMs: 0 });
  const seen: unknown[] = [];
  hub.subscribe((progress) => seen.push([progress.counters.rowsRead, progress.pause]));
  const { id } = await queue(sampleCsv(1, 300));
  startRunner({ businesses: flaky, hub });
  expect(await endOf(id)).toMatchObject({ state: "succeeded" });
  const firstAt = seen.findIndex((each) => JSON.stringify(each) === JSON.stringify([100, pause]));
  const lastAt = seen.findLastIndex((each) => JSON.stringify(each) === JSON.stringify([100, pause]));
  expect(firstAt).toBeGreaterThan(0);
  expect(new Set(seen.slice(firstAt, lastAt).map(String))).toEqual(new Set([`100,${pause}`]));
  expect(seen.slice(lastAt + 1)).toContainEqual([200, null]);
});

it("an unexpected error is retried three times and then fails the job", async () => {
  const broken: JobRunnerOptions["businesses"] = {
    ...engines.businesses,
    writeImportBatch: () => Promise.reject(new TypeError("a defect")),
  };
  const { id } = await queue(sampleCsv(1, 10));
  startRunner({ businesses: broken, leaseMs: 60 });
  const job = await endOf(id);
  expect(job).toMatchObject({ state: "failed", counters: { rowsRead: 0 } });
  expect(job.failure?.message).toMatchObject({ key: "too_many_attempts" });
});

it("a job with all rows written completes however often its workers die", async () => {
  const { id } = await queue(sampleCsv(1, 10));
  const { importJobs } = engines;
  for (let attempt = 1; attempt <= 5; attempt++) {
    const leased = await eventually(() => importJobs.leaseNext({ leaseMs: 50 }));
    await importJobs.setPhase(leased.lease, "indexing");
  }
  startRunner();
  expect(await endOf(id)).toMatchObject({ state: "succeeded", counters: { rowsRead: 10, created: 10 } });
});

it("a job whose file is missing fails at once", async () => {
  const { id } = await queue("name\n", { fileId: "00000000-0000-0000-0000-000000000000" });
  startRunner();
  expect(await endOf(id)).toMatchObject({
    state: "failed",
    failure: { code: "gone", message: { key: "file_gone" } },
  });
});
