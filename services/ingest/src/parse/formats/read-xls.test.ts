import { existsSync, readdirSync, readFileSync } from "node:fs";
import { detectSheetKind } from "@meridian/sheet-reader/formats/detect-sheet-kind";
import { openInProcess } from "@meridian/sheet-reader/reader-process/open-in-process";
import { makeXls, type XlsFixture } from "@meridian/sheet-reader/testing/make-xls";
import { makeZip } from "@meridian/sheet-reader/testing/make-zip";
import { collect } from "@meridian/sheet-reader/testing/read-all";
import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { inLanguage } from "../../messages/text.ts";
import { NO_DECISION } from "../columns/column-decision.ts";
import { fileNotes } from "../file-notes.ts";
import { type OpenSheet, openSheet } from "../open-sheet.ts";
import { openImportSource, previewImportFile } from "../worker/open-import-source.ts";

const book = (fixture: XlsFixture) => writeTemporary("book.xls", makeXls(fixture));
const header = ["name", "place_id", "city"];
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => [`Shop ${index}`, `ChIJ-${index}-0123456789`, "Rome"]);

async function readAll(path: string) {
  expect(await detectSheetKind(path)).toBe("xls");
  const workbook = await openInProcess({ path, kind: "xls" });
  try {
    return await collect(workbook.openSheet(0).rows);
  } finally {
    workbook.close();
  }
}

const notesOn = (fileName: string, sheet: OpenSheet) =>
  fileNotes(fileName, sheet).map((note) => inLanguage("tr", note));

describe("an .xls workbook", () => {
  it("yields cells with the types of the file, without blank rows", async () => {
    const rows = [
      ["Şişli 寿司 😀", 4.5, true, { t: "e", v: 0x2a }, false, { t: "n", v: 44_197.5, z: "yyyy-mm-dd hh:mm" }],
      [],
      [null, null, { t: "n", v: 0.75, z: "h:mm" }, -12, { t: "n", v: 10.5, z: "[h]:mm" }],
    ] satisfies XlsFixture["sheets"][string];
    expect(await readAll(book({ sheets: { S: rows } }))).toEqual([
      { row: 1, cells: ["Şişli 寿司 😀", 4.5, true, "#N/A", false, "2021-01-01T12:00:00"] },
      { row: 3, cells: [undefined, undefined, "18:00:00", -12, "252:00:00"] },
    ]);
  });

  it("may use the 1904 date system", async () => {
    const rows = [[{ t: "n", v: 42_735, z: "yyyy-mm-dd" }]] satisfies XlsFixture["sheets"][string];
    expect(await readAll(book({ sheets: { S: rows }, isDate1904: true }))).toEqual([{ row: 1, cells: ["2021-01-01"] }]);
  });

  it("from Excel 5 is decoded with the code page it names", async () => {
    const file = makeXls({ sheets: { S: [["Kebap Sisli", "Istanbul"]] }, bookType: "biff5" });
    const codePage = file.indexOf(Buffer.from("42000200e404", "hex"));
    file.writeUInt16LE(1254, codePage + 4);
    file.set([0xde, 0x69, 0xfe, 0x6c, 0x69], file.indexOf("Sisli"));
    file.set([0xdd], file.indexOf("Istanbul"));
    expect(await readAll(writeTemporary("old.xls", file))).toEqual([{ row: 1, cells: ["Kebap Şişli", "İstanbul"] }]);
  });

  it("is read at the first sheet that has headers we know; the others are named", async () => {
    const sheets = { Notlar: [["Bizim liste"]], Veri: [header, ...lines(2)], Boş: [] };
    const sheet = await openSheet(book({ sheets }));
    expect(sheet).toMatchObject({ kind: "xls", sheetNames: ["Veri"], headerRow: 1 });
    expect(notesOn("liste.xls", sheet)).toEqual([
      'Yalnızca "Veri" sayfası okundu. Okunmayan sayfalar: "Notlar" (1 satır), "Boş" (boş).',
    ]);
    expect(await collect(sheet.reader.rows)).toHaveLength(3);
    sheet.close();
  });

  it("yields a long sheet completely and in order, even with the extension of another format", async () => {
    const path = book({ sheets: { S: [header, ...lines(2500)] } });
    const sheet = await openSheet(path);
    const rows = await collect(sheet.reader.rows);
    expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 2501 }, (_, index) => index + 1));
    expect(rows.at(-1)?.cells).toEqual(["Shop 2499", "ChIJ-2499-0123456789", "Rome"]);
    expect(sheet.reader.readShare()).toBe(1);
    expect(notesOn("businesses.xlsx", sheet)).toEqual([
      expect.stringContaining("eski Excel çalışma kitabı (.xls)"),
      expect.stringContaining("Satırların çoğunda ülke belirtilmemiş"),
    ]);
    sheet.close();
  });
});

describe("an .xlsb workbook", () => {
  const header = ["name", "city", "opened"];
  const opened = { t: "n", v: 44_197, z: "yyyy-mm-dd" } as const;

  it("is detected by its content, and its sheets with the same headers are read in turn", async () => {
    const sheets = {
      Notes: [["Made by us"]],
      North: [header, ["Şişli 寿司", "Rome", opened]],
      South: [header, ["Mario", "Milan", opened]],
    } satisfies XlsFixture["sheets"];
    const path = writeTemporary("book.xlsx", makeXls({ sheets, bookType: "xlsb" }));
    const sheet = await openSheet(path);
    expect(sheet).toMatchObject({ kind: "xlsb", sheetNames: ["North", "South"], unreadSheets: [{ name: "Notes" }] });
    expect((await collect(sheet.reader.rows)).map(({ cells }) => cells)).toEqual([
      header,
      ["Şişli 寿司", "Rome", "2021-01-01"],
      ["Mario", "Milan", "2021-01-01"],
    ]);
    sheet.close();
  });

  it("that is a zip bomb is stopped at the memory limit", async () => {
    const bomb = makeZip({ "xl/workbook.bin": Buffer.alloc(64 * 1024 * 1024), "[Content_Types].xml": "" });
    const path = writeTemporary("a.xlsb", bomb);
    await expect(openInProcess({ path, kind: "xlsb" }, { limits: { maxRssMb: 100 } })).rejects.toMatchObject({
      code: "too_large",
      turkish: expect.stringMatching(/bellek/),
    });
  });
});

describe("a file that is not an .xls workbook never reaches the reader", () => {
  it.each([
    ["random bytes after the mark of the container", (file: Buffer) => file.fill(0xa7, 512)],
    ["a workbook that does not begin as one", (file: Buffer) => file.fill(0x11, file.indexOf("0908", 0, "hex"))],
  ])("%s", async (_what, spoil) => {
    const path = writeTemporary("a.xls", spoil(makeXls({ sheets: { S: lines(300) } })));
    await expect(detectSheetKind(path)).rejects.toMatchObject({ code: "unsupported_media" });
  });
});

const hasProcessList = existsSync("/proc/self/cmdline");
const where = hasProcessList ? "" : " (skipped: the system has no /proc)";

describe("the process that reads an .xls workbook", () => {
  const path = book({ sheets: { S: [header, ...lines(20_000)] } });
  const file = { fileName: "a.xls", decision: NO_DECISION };

  it.each([
    ["time", { timeoutMs: 20 }, "invalid_input", /saniyede okunamadı/],
    ["heap", { maxHeapMb: 24 }, "too_large", /bellek/],
    ["memory at all", { maxRssMb: 40 }, "too_large", /bellek/],
  ])("is ended at its limit of %s", async (_what, limits, code, message) => {
    await expect(openInProcess({ path, kind: "xls" }, { limits })).rejects.toMatchObject({
      code,
      turkish: expect.stringMatching(message),
    });
  });

  it.skipIf(!hasProcessList)(
    `lives as long as the workbook is open, and no longer than who opened it${where}`,
    async () => {
      const workbook = await openInProcess({ path, kind: "xls" });
      expect(processesReading(path)).toBe(1);
      workbook.close();
      await untilNoneReads(path);
      const abort = new AbortController();
      const source = await openImportSource({ ...file, path, batchSizeRows: 100, afterRow: 0, signal: abort.signal });
      expect(processesReading(path)).toBe(1);
      abort.abort(new Error("cancelled"));
      await untilNoneReads(path);
      await source.close();
    },
  );

  it.skipIf(!hasProcessList)(
    `is reaped after a preview, a refusal and a cancelled import: none stays as a zombie${where}`,
    { timeout: 120_000 },
    async () => {
      const small = { ...file, path: book({ sheets: { S: [header, ...lines(3)] } }) };
      const before = childProcesses();
      const whole = { batchSizeRows: 100, afterRow: 0 };
      const nameless = { ...file, ...whole, path: book({ sheets: { S: [["colour"], ["red"]] } }) };
      const abort = new AbortController();
      const cancelled = openImportSource({ ...small, ...whole, signal: abort.signal });
      const outcomes = Promise.allSettled([previewImportFile(small), openImportSource(nameless), cancelled]);
      await expect.poll(() => processesReading(small.path), { timeout: 60_000 }).toBeGreaterThan(0);
      abort.abort(new Error("cancelled"));
      const [preview, refusal] = await outcomes;
      expect(preview).toMatchObject({ status: "fulfilled", value: { rows: { length: 3 } } });
      expect(refusal).toMatchObject({ status: "rejected", reason: { code: "invalid_input" } });
      await cancelled.then((source) => source.close()).catch(() => undefined);
      const left = () => childProcesses().filter((pid) => !before.includes(pid));
      await expect.poll(left, { timeout: 60_000 }).toEqual([]);
    },
  );
});

/** Ids of the processes this one started and has not reaped, including dead ones. */
function childProcesses(): string[] {
  const parentOf = (id: string) => {
    try {
      return readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1];
    } catch {
      return undefined;
    }
  };
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === String(process.pid));
}

async function untilNoneReads(path: string): Promise<void> {
  await expect.poll(() => processesReading(path), { timeout: 20_000 }).toBe(0);
}

/** The number of running processes started with the path. */
function processesReading(path: string): number {
  const isReading = (id: string) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, "utf8").split("\0").includes(path);
    } catch {
      return false;
    }
  };
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isReading(name)).length;
}
