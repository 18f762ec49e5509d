import { NO_ROWS, type ShownImportJob } from "@meridian/contracts/imports/import-job";
import type { ImportReview } from "@meridian/contracts/imports/import-review";
import { isAtRest } from "@meridian/domain/imports/import-progress";
import { makeImportJob } from "@meridian/testing/imports/import-job-factory";
import { describe, expect, it } from "vitest";
import { progressOfJob } from "./import-feed.ts";
import { counterEntries } from "./import-format.ts";
import {
  canBeCancelled,
  duplicateFigures,
  errorTexts,
  issueTotals,
  outcomeOf,
  skippedNamesOf,
  undoObstacle,
} from "./import-report.ts";

const COUNTERS = {
  rowsRead: 20,
  created: 5,
  updated: 3,
  unchanged: 4,
  wasDeleted: 0,
  duplicates: 5,
  duplicatesWithoutId: 0,
  repeatedHeaders: 1,
  rejected: 2,
  withPlaceId: 18,
  uniquePlaceIds: 13,
  newPlaceIds: 5,
};

function jobOf(changes: Partial<ShownImportJob> = {}): ShownImportJob {
  return makeImportJob({ counters: COUNTERS, ...changes });
}

const REVIEW = {
  state: "waiting",
  doubts: [],
  samples: [],
  missing: [],
  decidedBy: null,
  decidedAt: null,
  nextJobId: null,
} satisfies ImportReview;

const undoOf = (state: "queued" | "running" | "done", figures = { removed: 0, restored: 0, kept: 0 }) => ({
  state,
  requestedBy: "operator",
  requestedAt: "2026-01-02T10:00:00.000Z",
  finishedAt: null,
  ...figures,
});

it("names the unchanged businesses: repeated rows, then known ones", () => {
  const { names, total } = skippedNamesOf(jobOf({ skippedNames: ["Twice"], unchangedNames: ["Known"] }));
  expect([names, total]).toEqual([["Twice", "Known"], COUNTERS.duplicates + COUNTERS.unchanged]);
});

describe("the outcome of an import", () => {
  it("names published businesses apart from updated ones", () => {
    const { message } = outcomeOf(jobOf({ counters: { ...COUNTERS, updated: 5, published: 3 } }));
    expect(message).toContain("3 yayımlanan, 2 güncellenen");
  });

  it("names restored businesses apart from new ones", () => {
    expect(outcomeOf(jobOf({ counters: { ...COUNTERS, restored: 2 } })).message).toContain(
      "3 yeni, 2 geri getirilen, 3 güncellenen",
    );
  });

  it("names rows that filled blanks apart from skipped ones", () => {
    const { message } = outcomeOf(jobOf({ counters: { ...COUNTERS, filled: 3 } }));
    expect(message).toContain("3 eksikleri tamamlayan, 7 atlanan");
  });

  it("says of a file with nothing below its header that it has no rows", () => {
    expect(outcomeOf(jobOf({ counters: NO_ROWS })).message).toMatch(/başlık satırından başka satır yok/);
  });

  const failure = { code: "invalid_input", message: "Dosya bozuk" };
  it.each([
    ["succeeded", {}, "success", "Başarılı"],
    ["succeeded as a dry run", { isDryRun: true }, "success", "Deneme tamamlandı"],
    ["ended with rows that look alike", { warning: "many_duplicates" }, "partial", "Kısmi Başarı"],
    ["changed nothing and had rejected rows", { warning: "nothing_imported" }, "error", "Hata"],
    ["failed after rows were taken", { state: "failed", failure }, "partial", "Kısmi Başarı"],
    ["failed as a dry run", { state: "failed", failure, isDryRun: true }, "error", "Hata"],
    ["failed before the first row", { state: "failed", failure, counters: NO_ROWS }, "error", "Hata"],
    ["cancelled", { state: "cancelled" }, "neutral", "İptal edildi"],
    ["waits for a decision", { review: REVIEW }, "partial", "Karar bekliyor"],
    ["was not published", { review: { ...REVIEW, state: "discarded" } }, "neutral", "Yayımlanmadı"],
    ["was imported again with other columns", { review: { ...REVIEW, state: "corrected" } }, "neutral", "Düzeltildi"],
  ] as const)("that %s", (_, changes, tone, title) => {
    expect(outcomeOf(jobOf(changes))).toMatchObject({ tone, title });
  });

  it("says of a dry run that nothing was written, and of a cancelled import that what was written stays", () => {
    expect(outcomeOf(jobOf({ isDryRun: true })).message).toContain("Hiçbir şey yazılmadı");
    expect(outcomeOf(jobOf({ isDryRun: true, state: "cancelled" })).message).toContain("Hiçbir şey yazılmadı");
    expect(outcomeOf(jobOf({ state: "cancelled" })).message).toContain("yazılanlar duruyor");
  });
});

it("counts withheld changes among the figures and the known businesses", () => {
  const job = jobOf({ counters: { ...COUNTERS, withheld: 6 } });
  expect(outcomeOf(job).message).toContain("3 güncellenen, 6 bekletilen");
  expect(counterEntries(job.counters)).toContainEqual({ label: "Bekletilen", value: 6 });
  expect(duplicateFigures(job).databaseDuplicateCount).toBe(13);
});

describe("the report of an import", () => {
  it("counts known, new and repeated businesses, with their shares of all rows", () => {
    expect(duplicateFigures(jobOf())).toEqual({
      totalRecords: 20,
      recordsWithPlaceId: 18,
      databaseDuplicateCount: 7,
      databaseDuplicateShare: 0.35,
      newPlaceIdCount: 5,
      newPlaceIdShare: 0.25,
      excelDuplicateCount: 5,
    });
    expect(duplicateFigures(jobOf({ counters: NO_ROWS })).databaseDuplicateShare).toBe(0);
  });

  it("names rejected rows before omitted cells, and frequent kinds of errors first", () => {
    const issue = { code: "bad_url", value: "x", isRejected: false } as const;
    expect(
      errorTexts([
        { ...issue, row: 2, column: "site", message: "Bağlantı geçersiz" },
        { ...issue, row: 3, column: null, message: "Ad yok", isRejected: true },
      ]),
    ).toEqual(["Satır 3: Ad yok", "Satır 2, site: Bağlantı geçersiz"]);
    expect(issueTotals({ issueCounts: { bad_url: 1, bad_phone: 4, bad_row: 0, new_code: 2 } })).toEqual([
      { label: "Telefon geçersiz", count: 4 },
      { label: "new_code", count: 2 },
      { label: "Bağlantı geçersiz", count: 1 },
    ]);
  });
});

describe("taking an import back", () => {
  it.each([
    ["a dry run", { isDryRun: true }, "Deneme"],
    ["one that runs", { state: "running" }, "sürüyor"],
    ["one that was taken back", { undo: undoOf("done") }, "geri alındı"],
    ["one that is being taken back", { undo: undoOf("running") }, "Geri alma sürüyor"],
    ["one that changed nothing", { counters: { ...COUNTERS, created: 0, updated: 0 } }, "hiçbir işletmeyi"],
  ] as const)("is not offered for %s, and the reason is given", (_, changes, text) => {
    expect(undoObstacle(jobOf(changes))).toContain(text);
  });

  it.each(["succeeded", "failed", "cancelled"] as const)("is offered for one that %s after it wrote", (state) => {
    expect(undoObstacle(jobOf({ state }))).toBeUndefined();
  });
});

describe("cancelling an import", () => {
  it.each([
    ["queued", "waiting", true],
    ["running", "reading", true],
    ["running", "indexing", false],
    ["running", "counting", false],
    ["succeeded", "undoing", false],
    ["failed", "done", false],
  ] as const)("of state %s in phase %s is offered: %s", (state, phase, isOffered) => {
    expect(canBeCancelled({ state, phase })).toBe(isOffered);
  });
});

describe("polled progress", () => {
  const running = jobOf({ state: "running", phase: "reading", readShare: 0.25 });

  it("estimates speed and remaining time from the previous answer", () => {
    const first = progressOfJob(running, 10_000);
    expect(first).toMatchObject({ rowsPerSecond: 0, secondsLeft: null, readShare: 0.25 });
    const later = { ...running, readShare: 0.5, counters: { ...COUNTERS, rowsRead: 1020 } };
    expect(progressOfJob(later, 12_000, { progress: first, atMs: 10_000 })).toMatchObject({
      rowsPerSecond: 500,
      secondsLeft: 4,
    });
  });

  it("has no speed across phases, nor without progress", () => {
    const waiting = progressOfJob(jobOf({ state: "queued" }), 0);
    expect(waiting.phase).toBe("waiting");
    const atFirst = progressOfJob(running, 1000, { progress: waiting, atMs: 0 });
    expect(atFirst).toMatchObject({ rowsPerSecond: 0, secondsLeft: null });
    expect(progressOfJob(running, 2000, { progress: atFirst, atMs: 1000 }).secondsLeft).toBeNull();
  });

  it("counts businesses during an undo, and stops at its end", () => {
    const undoing = jobOf({ phase: "undoing", undo: undoOf("running", { removed: 2, restored: 1, kept: 1 }) });
    expect(progressOfJob(undoing, 0)).toMatchObject({ phase: "undoing", readShare: 0.5 });
    expect(isAtRest(undoing)).toBe(false);
    expect(isAtRest(jobOf({ undo: undoOf("done") }))).toBe(true);
    expect(isAtRest(jobOf())).toBe(true);
    expect(isAtRest(running)).toBe(false);
  });
});
