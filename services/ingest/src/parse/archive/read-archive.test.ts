import { existsSync } from "node:fs";
import { join } from "node:path";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { detectSheetKind } from "@meridian/sheet-reader/formats/detect-sheet-kind";
import { openZipPackage } from "@meridian/sheet-reader/formats/zip-package";
import { workbookParts } from "@meridian/sheet-reader/testing/make-workbook";
import { makeXls } from "@meridian/sheet-reader/testing/make-xls";
import { makeZip } from "@meridian/sheet-reader/testing/make-zip";
import { collect } from "@meridian/sheet-reader/testing/read-all";
import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { inLanguage } from "../../messages/text.ts";
import { NO_DECISION } from "../columns/column-decision.ts";
import { fileNotes } from "../file-notes.ts";
import { openSheet } from "../open-sheet.ts";
import { openImportSource } from "../worker/open-import-source.ts";

const csv = (name: string) => `name,city\n${name},Rome\n`;
const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const text = (...values: string[]) => `<row>${values.map((value) => `<c t="str"><v>${value}</v></c>`).join("")}</row>`;
const xlsx = makeZip(workbookParts({ sheets: { Shops: text("name", "city") + text("Mario", "Milan") } }));
const xls = makeXls({
  sheets: {
    Old: [
      ["name", "city"],
      ["Carla", "Turin"],
    ],
  },
});

const writeZip = (parts: Parameters<typeof makeZip>[0]) => writeTemporary("lists.zip", makeZip(parts));

describe("a zip of files", () => {
  it("is read as one workbook of the files with equal headers; the others are named", async () => {
    const path = writeZip({
      "__MACOSX/._North.csv": PNG,
      "lists/": "",
      "lists/.DS_Store": PNG,
      "lists/North.csv": csv("Luigi"),
      "lists/South.xlsx": xlsx,
      "lists/West.xls": xls,
      "lists/East.json": '[{"name": "Anna", "city": "Bari"}]',
      "lists/Notes.txt": "Made by us\n",
      "lists/photo.png": PNG,
      "lists/more.zip": makeZip({ "a.csv": csv("Deep") }),
    });
    const scratchFolder = join(makeTemporaryFolder(), "scratch");
    const sheet = await openSheet(path, { scratchFolder });
    const files = ["lists/North.csv", "lists/South.xlsx: Shops", "lists/West.xls: Old", "lists/East.json"];
    expect(sheet).toMatchObject({ kind: "zip", sheetNames: files });
    expect(fileNotes("lists.zip", sheet).map((note) => inLanguage("en", note))).toEqual([
      expect.stringContaining("4 sheets with the same or corresponding headers"),
      'Sheets that were not read: "lists/Notes.txt" (rows: 1), "lists/photo.png" (unreadable), "lists/more.zip" (unreadable).',
    ]);
    const rows = await collect(sheet.reader.rows);
    expect(rows.map(({ cells }) => cells[0])).toEqual(["name", "Luigi", "Mario", "Carla", "Anna"]);
    expect(existsSync(scratchFolder)).toBe(true);
    sheet.close();
    expect(existsSync(scratchFolder)).toBe(false);
  });

  it("is imported in the same thread as any other file", async () => {
    const path = writeZip({ "a.xls": xls, "b.csv": csv("Luigi") });
    const source = await openImportSource({
      path,
      fileName: "a.zip",
      decision: NO_DECISION,
      batchSizeRows: 10,
      afterRow: 0,
    });
    const names: string[] = [];
    for await (const { drafts } of source.batches) for (const { fields } of drafts) names.push(fields.name);
    await source.close();
    expect(names).toEqual(["Carla", "Luigi"]);
  });
});

describe("a zip is rejected if", () => {
  it.each<[what: string, parts: Parameters<typeof makeZip>[0], message: RegExp]>([
    ["it holds nothing that can be read", { "a.png": PNG, "b.pdf": "%PDF-1.7" }, /içinde "a\.png", "b\.pdf" var/],
    ["it holds an archive alone", { "a.zip": makeZip({ "a.csv": csv("Deep") }) }, /içinde "a\.zip" var/],
    [
      "it holds files without number",
      Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`${at}.csv`, csv("a")])),
      /100'den çok dosya/,
    ],
    ["no file has a name column", { "a.csv": "foo,bar\n1,2\n" }, /"foo", "bar"/],
  ])("%s", async (_what, parts, message) => {
    const path = writeZip(parts);
    await expect(detectSheetKind(path).then(() => openSheet(path))).rejects.toMatchObject({
      turkish: expect.stringMatching(message),
    });
  });

  it("its files together unpack to more than the limit, each counted once however often it is read", async () => {
    const path = writeZip({ "a.csv": "a".repeat(1000), "b.csv": "b".repeat(1000) });
    const zip = await openZipPackage(path, { maxUnpackedBytes: 1500, uncheckedRatioBytes: 1500 });
    const read = async (name: string) => {
      for await (const _ of zip.read(name));
    };
    await read("a.csv");
    await read("a.csv");
    await expect(read("b.csv")).rejects.toMatchObject({ code: "too_large" });
    zip.close();
  });
});
