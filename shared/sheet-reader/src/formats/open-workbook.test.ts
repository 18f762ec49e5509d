import { pathToFileURL } from "node:url";
import { parquetWriteBuffer } from "hyparquet-writer";
import { describe, expect, it } from "vitest";
import type { HeaderGuide } from "../header-guide.ts";
import type { SheetRow } from "../sheet-row.ts";
import { odsCell, odsRow, odsText, writeOds } from "../testing/make-ods.ts";
import { writeWorkbook } from "../testing/make-workbook.ts";
import { makeXls } from "../testing/make-xls.ts";
import { makeZip } from "../testing/make-zip.ts";
import { collect } from "../testing/read-all.ts";
import { writeTemporary } from "../testing/write-temporary.ts";
import { detectSheetKind } from "./detect-sheet-kind.ts";
import { openWorkbook } from "./open-workbook.ts";

async function readSheets(path: string, headers?: HeaderGuide): Promise<Record<string, SheetRow[]>> {
  const workbook = await openWorkbook(await detectSheetKind(path), path, { headers });
  try {
    const sheets: Record<string, SheetRow[]> = {};
    for (const [index, name] of workbook.sheetNames.entries()) {
      sheets[name] = await collect(workbook.openSheet(index).rows);
    }
    return sheets;
  } finally {
    workbook.close();
  }
}

const xlsx = '<row r="1"><c t="str"><v>name</v></c><c t="str"><v>stars</v></c></row>'.concat(
  '<row r="3"><c r="A3" t="str"><v>Aida</v></c><c r="B3"><v>4.5</v></c></row>',
);
const table = [["name", "stars"], [], ["Aida", 4.5]];
const records = [{ name: "Aida", stars: 4.5 }];
const columnData = [
  { name: "name", data: ["Aida"] },
  { name: "stars", data: [4.5] },
];

describe("a file is read into rows with their positions, whatever its format", () => {
  it.each([
    ["xlsx", () => writeWorkbook({ sheets: { List: xlsx } }), "List", 3],
    ["ods", () => writeOds({ sheets: { List: odsTable() } }), "List", 3],
    ["xls", () => writeTemporary("a.xls", makeXls({ sheets: { List: table } })), "List", 3],
    ["xlsb", () => writeTemporary("a.xlsb", makeXls({ sheets: { List: table }, bookType: "xlsb" })), "List", 3],
    ["Parquet", () => writeTemporary("a.parquet", Buffer.from(parquetWriteBuffer({ columnData }))), "", 2],
    ["JSON", () => writeTemporary("a.json", JSON.stringify(records)), "", 2],
  ])("%s", async (_kind, write, name, row) => {
    expect(await readSheets(write())).toEqual({
      [name]: [
        { row: 1, cells: ["name", "stars"] },
        { row, cells: ["Aida", 4.5] },
      ],
    });
  });

  it("a zip of files with their own sheets", async () => {
    const files = { "a.csv": "name,stars\n\nAida,4.5\n", "b.json": JSON.stringify(records) };
    expect(await readSheets(writeTemporary("lists.zip", makeZip(files)))).toEqual({
      "a.csv": [
        { row: 1, cells: ["name", "stars"] },
        { row: 3, cells: ["Aida", "4.5"] },
      ],
      "b.json": [
        { row: 1, cells: ["name", "stars"] },
        { row: 2, cells: ["Aida", 4.5] },
      ],
    });
  });
});

it("a binary workbook that unpacks to more than 200 times its size never reaches the library", async () => {
  const parts = {
    "xl/workbook.bin": Buffer.from([0x83, 1, 0]),
    "xl/worksheets/sheet1.bin": Buffer.alloc(110 * 1024 ** 2),
  };
  const startReaderProcess = () => {
    throw new Error("The library got the file");
  };
  const path = writeTemporary("bomb.xlsb", makeZip(parts));
  await expect(openWorkbook("xlsb", path, { startReaderProcess })).rejects.toMatchObject({
    code: "too_large",
    turkish: expect.stringContaining("200"),
  });
});

describe("headers that the caller knows", () => {
  const guide = writeTemporary(
    "guide.mjs",
    `export const headerGuide = {
       url: import.meta.url,
       countKnown: (headers) => headers.filter((header) => header === "name" || header === "stars").length,
       isKnown: () => false,
       splitRecord: (record) => record.parts ?? [record],
       isReadAsJson: (header) => header === "hours",
     };`,
  );
  const known = async (): Promise<HeaderGuide> => (await import(pathToFileURL(guide).href)).headerGuide;

  it("distinguish a delimiter from a sign in every cell", async () => {
    const path = writeTemporary("a.csv", "name;stars\nAida, Ltd, Inc;4,5\nBela, Ltd, Inc;3,5\n");
    expect((await readSheets(path, await known()))[""]?.[1]?.cells).toEqual(["Aida, Ltd, Inc", "4,5"]);
  });

  it("make several rows of a record that groups them", async () => {
    const path = writeTemporary("groups.json", JSON.stringify([{ parts: [{ name: "Aida" }, { name: "Bela" }] }]));
    expect((await readSheets(path, await known()))[""]?.map(({ cells }) => cells)).toEqual([
      ["name"],
      ["Aida"],
      ["Bela"],
    ]);
  });

  it("take the value of records that name its type or its key", async () => {
    const record = { stars: { type: "Number", value: 4.5 }, properties: [{ value: "Aida", key: "name" }] };
    const path = writeTemporary("a.json", JSON.stringify([record, record]));
    expect((await readSheets(path))[""]?.[0]?.cells).toEqual(["stars", "properties.name"]);
  });

  it("keep what is read as JSON whole, in this process and in another", async () => {
    const hours = { mon: "9-17" };
    const data = [{ name: "hours", data: [hours], type: "JSON" as const }];
    for (const path of [
      writeTemporary("a.json", JSON.stringify([{ hours }])),
      writeTemporary("a.parquet", Buffer.from(parquetWriteBuffer({ columnData: data }))),
    ]) {
      expect((await readSheets(path, await known()))[""]?.map(({ cells }) => cells)).toEqual([
        ["hours"],
        [JSON.stringify(hours)],
      ]);
      expect((await readSheets(path))[""]?.at(-1)?.cells).toContain("9-17");
    }
  });
});

function odsTable(): string {
  return [
    odsRow(odsText("name"), odsText("stars")),
    odsRow('<table:table-cell table:number-columns-repeated="2"/>'),
    odsRow(odsText("Aida"), odsCell("float", "4.5")),
  ].join("");
}
