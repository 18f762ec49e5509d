import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readTable } from "@meridian/platform/read-table";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openCsv } from "../csv/read-csv.ts";
import type { CellValue, SheetRow } from "../sheet-row.ts";
import { collect } from "../testing/read-all.ts";
import { detectSheetKind } from "./detect-sheet-kind.ts";
import { openWorkbook } from "./open-workbook.ts";

const FOLDER = fileURLToPath(new URL("../../../../../shared/data/torture", import.meta.url));
const inFolder = (path: string): string => join(FOLDER, path);
const isHere = existsSync(FOLDER);

const cellsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/**
 * Files that can be read: how many sheets they have, rows that are not blank and cells that are not, over all sheets, and some cells of the
 * first sheet that has any. Other programs say so: openpyxl of .xlsx, xlrd of .xls, SheetJS of .ods and .xlsb, Python's csv module of
 * texts, and calamine or the XML where these do not open a file or keep an escape as it is written. Durations are listed as spreadsheets
 * show them.
 */
const READABLE = readTable(new URL("../testing/torture.tsv", import.meta.url), [
  "path",
  "sheets",
  "rows",
  "cells",
  "shown",
]).map(({ path, sheets, rows, cells, shown }) => ({
  path,
  counts: [sheets, rows, cells].map(Number),
  shown: cellsSchema.parse(JSON.parse(shown)),
}));

/**
 * Files that are not sound, or beyond the limits, with the code of the refusal and what its message names: protected ones, a cell that
 * stands for a whole sheet, a wrong CRC (issue252), a chain of sectors that leads out of the file (OOM_alloc3), XML that is none, a package
 * without a workbook, and lists that are not sheets.
 */
const REFUSED: readonly (readonly [path: string, code: string, message: RegExp])[] = [
  ["calamine/tests/issue_594_dos.ods", "too_large", /16\.384'ten çok sütun/],
  ["calamine/tests/pass_protected.ods", "invalid_input", /şifre/],
  ["calamine/tests/pass_protected.xlsb", "invalid_input", /şifre/],
  ["calamine/tests/pass_protected.xlsx", "invalid_input", /şifre/],
  ["calamine/tests/issue_385.xls", "invalid_input", /şifre/],
  ["calamine/tests/OOM_alloc3.xls", "invalid_input", /bozuk/],
  ["calamine/tests/issue252.xlsx", "invalid_input", /bozuk/],
  ["exceljs/spec/integration/data/invalid-xml.xlsx", "invalid_input", /bozuk/],
  ["exceljs/spec/integration/data/missing-bits.xlsx", "invalid_input", /bozuk/],
  ["naughty-strings/blns.json", "invalid_input", /JSON dosyasında işletme listesi yok/],
  ["naughty-strings/blns.base64.json", "invalid_input", /JSON dosyasında işletme listesi yok/],
];

/** All sheets of a file, as its kind says; one for a text. */
async function readSheets(path: string): Promise<SheetRow[][]> {
  const workbook = await openWorkbook(await detectSheetKind(path), path);
  try {
    const sheets: SheetRow[][] = [];
    for (const index of workbook.sheetNames.keys()) sheets.push(await collect(workbook.openSheet(index).rows));
    return sheets;
  } finally {
    workbook.close();
  }
}

const isBlank = (cell: CellValue) => cell === undefined || (typeof cell === "string" && cell.trim() === "");

/** What the table says of a file, derived from what was read; a blank cell counts as none. */
function describeSheets(references: readonly string[], sheets: readonly SheetRow[][]) {
  const filled = sheets.map((rows) => rows.filter(({ cells }) => !cells.every(isBlank)));
  const rows = filled.reduce((sum, { length }) => sum + length, 0);
  const cells = filled.flat().reduce((sum, row) => sum + row.cells.filter((cell) => !isBlank(cell)).length, 0);
  const first = filled.find(({ length }) => length > 0) ?? [];
  const shown = references.map((reference) => [reference, cellAt(first, reference) ?? null]);
  return { counts: [sheets.length, rows, cells], shown: Object.fromEntries(shown) };
}

function cellAt(rows: readonly SheetRow[], reference: string): CellValue {
  const [, letters = "", row = ""] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return rows.find((candidate) => candidate.row === Number(row))?.cells[column];
}

describe.skipIf(!isHere)("files that break parsers, beside the repository (skipped without ../shared/data)", () => {
  it.each(READABLE)("$path holds what other readers find in it", async ({ path, counts, shown }) => {
    expect(describeSheets(Object.keys(shown), await readSheets(inFolder(path)))).toEqual({ counts, shown });
  });

  it.each(REFUSED)("%s is refused as %s", async (path, code, message) => {
    await expect(readSheets(inFolder(path))).rejects.toMatchObject({
      code,
      turkish: expect.stringMatching(message),
    });
  });

  it("are all of them in a table, or have a description of their own", () => {
    const known = new Set([...READABLE.map(({ path }) => path), ...REFUSED.map(([path]) => path)].map(inFolder));
    const entries = readdirSync(FOLDER, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
    const unknown = entries
      .map((entry) => join(entry.parentPath, entry.name))
      .filter(
        (path) =>
          !known.has(path) && !path.includes("/csv-spectrum/") && !/^(LICENSE|package\.json)/.test(basename(path)),
      );
    expect(unknown).toEqual([]);
    expect(known.size).toBeGreaterThan(150);
  });

  const spectrum = join(FOLDER, "csv-spectrum/csvs");
  const spectrumFiles = isHere ? readdirSync(spectrum) : [];
  it.each(spectrumFiles)("%s of the spectrum is read as its JSON says", async (name) => {
    const json = readFileSync(join(FOLDER, "csv-spectrum/json", name.replace(/csv$/, "json")), "utf8");
    // Line ends within cells depend on how the files were checked out; one phone differs between the file and its JSON.
    const expected: unknown = JSON.parse(json.replaceAll("\\r\\n", "\\n").replace("1234567890", "2095257564"));
    const [header, ...rows] = await collect((await openCsv(join(spectrum, name))).open().rows);
    const names = (header?.cells ?? []).map(String);
    const records = rows.map(({ cells }) =>
      Object.fromEntries(names.map((field, column) => [field, String(cells[column] ?? "").replaceAll("\r\n", "\n")])),
    );
    expect(records).toEqual([expected].flat());
  });
});
