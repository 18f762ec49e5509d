import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openCsv } from "../csv/read-csv.ts";
import type { CellValue, SheetRow } from "../sheet-row.ts";
import { collect } from "../testing/read-all.ts";
import { CALAMINE_OTHERS } from "../testing/torture-calamine-others.ts";
import { CALAMINE_XLS } from "../testing/torture-calamine-xls.ts";
import { CALAMINE_XLSX } from "../testing/torture-calamine-xlsx.ts";
import { EXCELJS_XLSX } from "../testing/torture-exceljs.ts";
import type { ReadableFile } from "../testing/torture-file.ts";
import { REFUSED_FILES } from "../testing/torture-refused.ts";
import { TORTURE_TEXTS } from "../testing/torture-texts.ts";
import { detectSheetKind } from "./detect-sheet-kind.ts";
import { openWorkbook } from "./open-workbook.ts";

const FOLDER = fileURLToPath(new URL("../../../../../shared/data/torture", import.meta.url));
const isHere = existsSync(FOLDER);

const TABLES: readonly [string, readonly ReadableFile[]][] = [
  ["calamine/tests", CALAMINE_XLSX],
  ["calamine/tests", CALAMINE_XLS],
  ["calamine/tests", CALAMINE_OTHERS],
  ["exceljs/spec/integration/data", EXCELJS_XLSX],
  ["", TORTURE_TEXTS],
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

/** What a table says of a file, said of what was read: a cell of blanks counts as none. */
function describeSheets([name, , expected]: ReadableFile, sheets: readonly SheetRow[][]): ReadableFile {
  const filled = sheets.map((rows) => rows.filter(({ cells }) => !cells.every(isBlank)));
  const rows = filled.reduce((sum, { length }) => sum + length, 0);
  const cells = filled.flat().reduce((sum, row) => sum + row.cells.filter((cell) => !isBlank(cell)).length, 0);
  const first = filled.find(({ length }) => length > 0) ?? [];
  const shown = Object.keys(expected).map((reference) => [reference, cellAt(first, reference)]);
  return [name, [sheets.length, rows, cells], Object.fromEntries(shown)];
}

function cellAt(rows: readonly SheetRow[], reference: string): CellValue {
  const [, letters = "", row = ""] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return rows.find((candidate) => candidate.row === Number(row))?.cells[column];
}

describe.skipIf(!isHere)("files that break parsers, beside the repository (skipped without ../shared/data)", () => {
  describe.each(TABLES)("in %s", (folder, files) => {
    it.each(files.map((file) => [file[0], file] as const))(
      "%s holds what other readers find in it",
      async (_, file) => {
        expect(describeSheets(file, await readSheets(join(FOLDER, folder, file[0])))).toEqual(file);
      },
    );
  });

  it.each(REFUSED_FILES)("%s is refused as %s", async (path, code, message) => {
    await expect(readSheets(join(FOLDER, path))).rejects.toMatchObject({
      code,
      turkish: expect.stringMatching(message),
    });
  });

  it("are all of them in a table, or have a description of their own", () => {
    const known = new Set([
      ...TABLES.flatMap(([folder, files]) => files.map(([name]) => join(FOLDER, folder, name))),
      ...REFUSED_FILES.map(([path]) => join(FOLDER, path)),
    ]);
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
