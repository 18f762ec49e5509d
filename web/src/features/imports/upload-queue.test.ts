import { NO_ROWS } from "@meridian/contracts/imports/import-job";
import { progressOf } from "@meridian/domain/imports/import-progress";
import { makeImportJob } from "@meridian/testing/imports/import-job-factory";
import { describe, expect, it } from "vitest";
import { counterEntries, formatDuration, formatMegabytes, formatSeconds } from "./import-format.ts";
import { endedElsewhere, type FileResult, overallToast, resultOf, sortFiles } from "./upload-queue.ts";

const fileOf = (name: string, size: number): File => {
  const file = new File(["x"], name);
  Object.defineProperty(file, "size", { value: size });
  return file;
};

describe("choosing files", () => {
  it("keeps the valid ones and says why each of the others is rejected [admin 5.6] [admin 9.4]", () => {
    const { accepted, refusals } = sortFiles([
      fileOf("a.xlsx", 10),
      fileOf("B.CSV", 150 * 1024 * 1024),
      fileOf("big.xls", 150 * 1024 * 1024 + 1),
      fileOf("photo.png", 10),
    ]);
    expect(accepted.map(({ name }) => name)).toEqual(["a.xlsx", "B.CSV"]);
    expect(refusals).toEqual([
      { title: "Dosya çok büyük", text: "big.xls - Maksimum dosya boyutu 150MB'dır" },
      {
        title: "Geçersiz dosya türü",
        text: "photo.png - Excel, OpenDocument (.ods), CSV, JSON, XML, KML, Parquet veya zip dosyası seçin",
      },
    ]);
  });
});

describe("the end of an upload", () => {
  const good: FileResult = { kind: "import", fileName: "a.csv", jobId: "a", isSuccess: true };
  const warned: FileResult = { ...good, hasWarning: true };
  const held: FileResult = { ...good, isHeld: true };
  const bad: FileResult = { kind: "failure", fileName: "b.csv", message: "Ağ hatası." };

  it.each([
    ["all files", [good, good], { title: "Tüm dosyalar başarıyla yüklendi" }],
    ["some", [good, bad, bad], { title: "Kısmi başarı", description: "1/3 files successful" }],
    [
      "all files, one with a warning,",
      [good, warned],
      { title: "Kısmi başarı", description: "Uyarı var; ayrıntılar sonuçlarda." },
    ],
    [
      "all files, one of which waits for a decision,",
      [good, held, warned],
      { title: "Karar bekliyor", description: "Karar bekleyen dosya: 1/3. Karar verilene kadar yayımlanmaz." },
    ],
    [
      "some, one of which waits for a decision,",
      [held, bad],
      { title: "Kısmi başarı", description: "1/2 files successful. Karar bekleyen dosya: 1/2." },
    ],
    ["none", [bad], { tone: "error", title: "Yükleme hatası", description: "Ağ hatası." }],
  ] as const)("shows one toast when %s succeeded [admin 8.27]", (_, results, toast) => {
    expect(overallToast(results)).toEqual(toast);
  });

  it.each([
    ["duplicates without an id above 5 %", { rowsRead: 19, created: 18, duplicatesWithoutId: 1 }, true, true],
    ["duplicates without an id up to 5 %", { rowsRead: 20, created: 19, duplicatesWithoutId: 1 }, true, undefined],
    ["nothing but rejected and known rows", { rowsRead: 2, unchanged: 1, rejected: 1 }, false, undefined],
  ])("of a file with %s depends on its figures", (_what, figures, isSuccess, hasWarning) => {
    const job = makeImportJob({ counters: { ...NO_ROWS, ...figures } });
    const expected = { kind: "import", fileName: job.fileName, jobId: job.id, isSuccess, hasWarning };
    expect(resultOf(progressOf(job))).toEqual(expected);
  });

  it("shows imports that others started and that have ended, each once, but none that is running or undone", () => {
    const ended = {
      fileName: "c.csv",
      state: "failed",
      phase: "done",
      counters: NO_ROWS,
      rowsPerSecond: 0,
      readShare: 1,
      secondsLeft: null,
      pause: null,
      isDryRun: false,
      isHeld: false,
      undo: null,
    } as const;
    const undo = {
      state: "done",
      requestedBy: "operator",
      requestedAt: "2026-01-01T10:00:00.000Z",
      finishedAt: null,
      removed: 1,
      restored: 0,
      kept: 0,
    } as const;
    const byJob = new Map([
      ["a", { ...ended, jobId: "a" }],
      ["c", { ...ended, jobId: "c" }],
      ["d", { ...ended, jobId: "d", state: "running" as const }],
      ["e", { ...ended, jobId: "e", undo }],
    ]);
    const others = [{ kind: "import", fileName: "c.csv", jobId: "c", isSuccess: false }];
    expect(endedElsewhere(byJob, [good, bad], new Set())).toEqual(others);
    expect(endedElsewhere(byJob, [], new Set(["a"]))).toEqual(others);
    expect(endedElsewhere(byJob, [good], new Set(["c"]))).toEqual([]);
  });
});

describe("figures of an import", () => {
  it("add up to the rows read", () => {
    const counters = {
      rowsRead: 21,
      created: 1,
      updated: 2,
      unchanged: 3,
      wasDeleted: 0,
      duplicates: 4,
      duplicatesWithoutId: 2,
      repeatedHeaders: 5,
      rejected: 6,
      withPlaceId: 0,
      uniquePlaceIds: 0,
      newPlaceIds: 0,
    };
    const [total, ...parts] = counterEntries(counters);
    expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(total?.value);
  });

  it.each([
    [45, "45 sn"],
    [200, "3 dk 20 sn"],
    [3900, "1 sa 5 dk"],
  ])("formats %i seconds as %s", (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text);
  });

  it("include the duration after the end", () => {
    const start = "2026-01-01T10:00:00.000Z";
    expect(formatDuration(start, null)).toBeUndefined();
    expect(formatDuration(start, "2026-01-01T10:00:00.400Z")).toBe("0,4 sn");
    expect(formatDuration(start, "2026-01-01T10:01:05.000Z")).toBe("1 dk 5 sn");
  });

  it("format sizes in MB", () => {
    expect(formatMegabytes(2_936_012)).toBe("2,8 MB");
    expect(formatMegabytes(20_000)).toBe("0,02 MB");
    expect(formatMegabytes(12)).toBe("0,01 MB");
    expect(formatMegabytes(0)).toBe("0,00 MB");
  });
});
