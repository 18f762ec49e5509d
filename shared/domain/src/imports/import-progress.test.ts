import {
  type ImportProgress,
  type ImportUndo,
  NO_ROWS,
  type ShownImportJob,
} from "@meridian/contracts/imports/import-job";
import { makeImportJob } from "@meridian/testing/imports/import-job-factory";
import { describe, expect, it } from "vitest";
import { hasEnded, isAtRest, isOverdue, progressOf, undoneCount, withStandingPause } from "./import-progress.ts";

const START = "2026-05-01T12:00:00.000Z";

function makeJob(overrides: Partial<ShownImportJob> = {}): ShownImportJob {
  return makeImportJob({
    ...{ fileName: "shops.xlsx", state: "running", phase: "reading", finishedAt: null, readShare: 0.25 },
    counters: { ...NO_ROWS, rowsRead: 12, created: 6, updated: 2, unchanged: 4 },
    ...overrides,
  });
}

function makeUndo(overrides: Partial<ImportUndo> = {}): ImportUndo {
  return {
    state: "running",
    requestedBy: "admin",
    requestedAt: START,
    finishedAt: null,
    removed: 0,
    restored: 0,
    kept: 0,
    ...overrides,
  };
}

describe("the progress of an import", () => {
  it("is what its job has stored, without a speed", () => {
    const job = makeJob({ isDryRun: true });
    expect(progressOf(job)).toEqual({
      jobId: "job",
      fileName: "shops.xlsx",
      state: "running",
      phase: "reading",
      counters: job.counters,
      rowsPerSecond: 0,
      readShare: 0.25,
      secondsLeft: null,
      pause: null,
      isDryRun: true,
      isHeld: false,
      undo: null,
    });
  });

  it.each<[string, Partial<ShownImportJob>, boolean]>([
    ["it is taken again", { phase: "reading" }, true],
    ["it is back in the queue", { state: "queued" }, true],
    ["more rows are written", { counters: { ...NO_ROWS, rowsRead: 11 } }, false],
    ["all of it is written", { phase: "indexing" }, false],
    ["its undo gets on", { state: "succeeded", undo: makeUndo({ removed: 1 }) }, false],
    ["it has ended", { state: "failed" }, false],
  ])("that paused is still paused when %s: %s", (_title, overrides, isPaused) => {
    const counters = { ...NO_ROWS, rowsRead: 10 };
    const before: ImportProgress = { ...progressOf(makeJob({ counters })), pause: "disk_full" };
    const { pause } = withStandingPause(progressOf(makeJob({ counters, ...overrides })), before);
    expect(pause).toBe(isPaused ? "disk_full" : null);
  });

  it("that paused while it was indexed is no longer paused when it is counted", () => {
    const before: ImportProgress = { ...progressOf(makeJob({ phase: "indexing" })), pause: "disk_full" };
    expect(withStandingPause(progressOf(makeJob({ phase: "counting" })), before).pause).toBeNull();
  });

  it.each<[string, Partial<ShownImportJob>, string]>([
    ["a queued job", { state: "queued" }, "waiting"],
    ["a running job", {}, "reading"],
    ["a queued undo", { state: "succeeded", phase: "done", undo: makeUndo({ state: "queued" }) }, "waiting"],
    ["a running undo", { state: "succeeded", phase: "undoing", undo: makeUndo() }, "undoing"],
    ["a finished undo", { state: "succeeded", phase: "counting", undo: makeUndo({ state: "done" }) }, "done"],
  ])("of %s is in its phase", (_title, overrides, phase) => {
    expect(progressOf(makeJob(overrides)).phase).toBe(phase);
  });

  it.each<[string, Partial<ImportUndo>, number]>([
    ["nothing", {}, 0],
    ["half", { removed: 2, restored: 1, kept: 1 }, 0.5],
    ["more than was counted", { removed: 9 }, 1],
    ["what is done", { state: "done", removed: 1 }, 1],
  ])("of an undo of %s is the share of its businesses", (_title, undo, share) => {
    expect(progressOf(makeJob({ state: "succeeded", undo: makeUndo(undo) })).readShare).toBe(share);
  });

  it("of an empty undo is complete", () => {
    expect(progressOf(makeJob({ counters: NO_ROWS, undo: makeUndo() })).readShare).toBe(1);
  });
});

it("an undo counts what it removed, restored and kept", () => {
  expect(undoneCount(makeUndo({ removed: 1, restored: 20, kept: 300 }))).toBe(321);
});

it.each<[ShownImportJob["state"], boolean]>([
  ["queued", false],
  ["running", false],
  ["succeeded", true],
  ["failed", true],
  ["cancelled", true],
])("a job that is %s has ended: %s", (state, expected) => {
  expect(hasEnded({ state })).toBe(expected);
  expect(isAtRest({ state, undo: null })).toBe(expected);
  expect(isAtRest({ state, undo: makeUndo({ state: "done" }) })).toBe(expected);
  expect(isAtRest({ state, undo: makeUndo() })).toBe(false);
});

describe("news of a job", () => {
  const undo = makeUndo();
  const phases = ["waiting", "reading", "undoing", "indexing", "counting", "done"] as const;

  it("of an earlier phase are overdue, of the same or a later one not", () => {
    for (const [at, phase] of phases.entries()) {
      const overdueAfter = phases.filter((known) => isOverdue({ phase, undo: null }, { phase: known, undo: null }));
      expect([phase, overdueAfter]).toEqual([phase, phases.slice(at + 1)]);
    }
  });

  it.each([
    ["done", null, "waiting", undo, true],
    ["waiting", undo, "done", null, false],
    ["undoing", undo, "counting", undo, true],
  ] as const)("of %s are overdue after %s: %s", (phase, newsUndo, knownPhase, knownUndo, isExpected) => {
    expect(isOverdue({ phase, undo: newsUndo }, { phase: knownPhase, undo: knownUndo })).toBe(isExpected);
  });
});
