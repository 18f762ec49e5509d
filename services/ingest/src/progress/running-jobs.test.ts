import type { ImportProgress } from "@meridian/contracts/imports/import-job";
import { createLogger } from "@meridian/platform/logger";
import { makeDraft } from "@meridian/testing/business-factory";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { makeBatch, makeJob } from "@meridian/testing/stores-under-test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "../testing/sample-sheets.ts";
import { createProgressHub } from "./progress-hub.ts";
import { createRunningJobs } from "./running-jobs.ts";

const logger = createLogger({ service: "test", level: "silent" });

let engines: TestEngines;
beforeEach(async () => {
  engines = await openTestEngines();
});
afterEach(() => engines.close());

it("a job of another process is shown from start to end, while anybody watches", async () => {
  const hub = createProgressHub({ figuresEveryMs: 0 });
  const seen: ImportProgress[] = [];
  hub.subscribe((progress) => seen.push(progress));
  const running = createRunningJobs({ jobs: engines.importJobs, hub, logger, pollMs: 10 });
  const stop = running.watch();

  await engines.importJobs.create(makeJob());
  await eventually(async () => seen.find(({ state }) => state === "queued"));
  const leased = await engines.importJobs.leaseNext({ leaseMs: 60_000 });
  if (leased === undefined) throw new Error("There is no job");
  const { lease } = leased;
  await engines.importJobs.setPhase(lease, "reading");
  await engines.businesses.writeImportBatch(makeBatch(lease, [makeDraft("one")]));
  await eventually(async () => seen.find(({ readShare }) => readShare === 0.5));
  expect(await running.list()).toMatchObject([{ state: "running", phase: "reading", counters: { rowsRead: 1 } }]);
  await engines.importJobs.finish(lease, { state: "succeeded" });
  await eventually(async () => seen.find(({ state }) => state === "succeeded"));
  expect(await running.list()).toEqual([]);

  const messages = seen.length;
  stop();
  await engines.importJobs.create(makeJob());
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(seen).toHaveLength(messages);
});
