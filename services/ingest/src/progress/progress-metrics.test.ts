import { type ImportProgress, NO_ROWS } from "@meridian/contracts/imports/import-job";
import { createMetrics } from "@meridian/platform/http/server/health-routes";
import { expect, it } from "vitest";
import { createProgressHub } from "./progress-hub.ts";
import { createProgressMetrics } from "./progress-metrics.ts";

const RUNNING: ImportProgress = {
  jobId: "job-1",
  fileName: "a.csv",
  state: "running",
  phase: "reading",
  counters: NO_ROWS,
  rowsPerSecond: 0,
  readShare: 0,
  secondsLeft: null,
  pause: null,
  isDryRun: false,
  isHeld: false,
  undo: null,
};

function start(watchers = () => 0) {
  const metrics = createMetrics("ingest");
  const hub = createProgressHub({ figuresEveryMs: 0 });
  createProgressMetrics(metrics, { hub, watchers });
  const countOf = async (phase: string) => {
    const text = await metrics.registry.metrics();
    const line = `import_phase_duration_seconds_count{service="ingest",phase="${phase}"} `;
    return text.split(line)[1]?.split("\n", 1)[0];
  };
  return { hub, countOf, figures: () => metrics.registry.metrics() };
}

it("every phase of a job of this process is measured once, when it ends", async () => {
  const { hub, countOf } = start();
  hub.publish(RUNNING);
  hub.publish({ ...RUNNING, readShare: 0.5 });
  expect(await countOf("reading")).toBeUndefined();
  hub.publish({ ...RUNNING, phase: "indexing" });
  hub.publish({ ...RUNNING, state: "succeeded", phase: "done" });
  expect([await countOf("reading"), await countOf("indexing"), await countOf("done")]).toEqual(["1", "1", undefined]);
});

it("phases of a job of another process are not measured here", async () => {
  const { hub, countOf } = start();
  hub.publish({ ...RUNNING, state: "queued", phase: "waiting" });
  hub.publish(RUNNING, "elsewhere");
  hub.publish({ ...RUNNING, phase: "indexing" }, "elsewhere");
  hub.publish({ ...RUNNING, state: "succeeded", phase: "done" }, "elsewhere");
  expect([await countOf("waiting"), await countOf("reading"), await countOf("indexing")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it("watchers are counted", async () => {
  let watchers = 0;
  const { figures } = start(() => watchers);
  expect(await figures()).toContain('import_watchers{service="ingest"} 0');
  watchers = 2;
  expect(await figures()).toContain('import_watchers{service="ingest"} 2');
});
