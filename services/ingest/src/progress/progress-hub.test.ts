import { type ImportProgress, NO_ROWS } from "@meridian/contracts/imports/import-job";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createProgressHub } from "./progress-hub.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function progress(rowsRead: number, overrides: Partial<ImportProgress> = {}): ImportProgress {
  return {
    jobId: "job-1",
    fileName: "a.csv",
    state: "running",
    phase: "reading",
    counters: { ...NO_ROWS, rowsRead },
    rowsPerSecond: 0,
    readShare: 0,
    secondsLeft: null,
    pause: null,
    isDryRun: false,
    isHeld: false,
    undo: null,
    ...overrides,
  };
}

it("sends at most five figures a second of a job, and never loses the last", () => {
  const hub = createProgressHub();
  const seen: number[] = [];
  hub.subscribe(({ counters }) => seen.push(counters.rowsRead));
  for (let rows = 1; rows <= 100; rows++) {
    hub.publish(progress(rows));
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1000);
  expect(seen.length).toBeLessThanOrEqual(7);
  expect(seen.at(-1)).toBe(100);
});

it("sends a change of phase or state immediately, and no event of a job after its end", () => {
  const hub = createProgressHub();
  const seen: string[] = [];
  hub.subscribe(({ state, phase, counters }) => seen.push(`${state} ${phase} ${counters.rowsRead}`));
  hub.publish(progress(1));
  hub.publish(progress(2));
  hub.publish(progress(3, { phase: "indexing" }));
  hub.publish(progress(3, { state: "succeeded", phase: "done" }));
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(["running reading 1", "running indexing 3", "succeeded done 3"]);
  expect(hub.latest("job-1")).toBeUndefined();
});

it("sends nothing to a disconnected client", () => {
  const hub = createProgressHub();
  const seen: ImportProgress[] = [];
  const leave = hub.subscribe((message) => seen.push(message));
  leave();
  hub.publish(progress(1));
  expect(seen).toEqual([]);
});

it("a pause is sent at once, stays while the job is retried, and ends when it makes progress", () => {
  const hub = createProgressHub();
  const seen: unknown[] = [];
  hub.subscribe(({ phase, pause, counters }) => seen.push([phase, pause, counters.rowsRead]));
  hub.publish(progress(100));
  hub.publish(progress(100, { pause: "disk_full" }));
  hub.publish(progress(100, { state: "queued", phase: "waiting" }));
  hub.publish(progress(100));
  hub.publish(progress(200));
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([
    ["reading", null, 100],
    ["reading", "disk_full", 100],
    ["reading", null, 200],
  ]);
});

it("the end of a job ends its pause", () => {
  const hub = createProgressHub();
  const seen: unknown[] = [];
  hub.subscribe(({ state, pause }) => seen.push([state, pause]));
  hub.publish(progress(100, { pause: "store_away" }));
  hub.publish(progress(100, { state: "cancelled", phase: "done" }));
  expect(seen).toEqual([
    ["running", "store_away"],
    ["cancelled", null],
  ]);
});

it("news of an earlier phase are dropped", () => {
  const hub = createProgressHub({ figuresEveryMs: 0 });
  const seen: string[] = [];
  hub.subscribe(({ phase, counters }) => seen.push(`${phase} ${counters.rowsRead}`));
  hub.publish(progress(5));
  hub.publish(progress(9, { phase: "indexing" }));
  hub.publish(progress(5), "elsewhere");
  hub.publish(progress(0, { state: "queued", phase: "waiting" }), "elsewhere");
  hub.publish(progress(9, { phase: "counting" }));
  expect(seen).toEqual(["reading 5", "indexing 9", "counting 9"]);
  expect(hub.latest("job-1")?.phase).toBe("counting");
});
