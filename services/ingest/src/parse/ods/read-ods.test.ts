import { detectSheetKind } from "@meridian/sheet-reader/formats/detect-sheet-kind";
import { openOds } from "@meridian/sheet-reader/ods/read-ods";
import { type OdsContent, odsCell, odsRow, odsText, writeOds } from "@meridian/sheet-reader/testing/make-ods";
import { collect } from "@meridian/sheet-reader/testing/read-all";
import { describe, expect, it } from "vitest";
import { inLanguage } from "../../messages/text.ts";
import { fileNotes } from "../file-notes.ts";
import { openSheet } from "../open-sheet.ts";

async function readRows(content: OdsContent) {
  const path = writeOds(content);
  expect(await detectSheetKind(path)).toBe("ods");
  const workbook = await openOds(path);
  try {
    return await collect(workbook.openSheet(0).rows);
  } finally {
    workbook.close();
  }
}

const HEADER = odsRow(odsText("name"), odsText("city"), odsText("phone"));
const shop = (name: string) => odsRow(odsText(name), odsText("Rome"), odsText("+39 06 1234567"));
const empty = (columns: number) => `<table:table-cell table:number-columns-repeated="${columns}"/>`;

describe("an OpenDocument spreadsheet", () => {
  it("yields cells with the types of the file", async () => {
    const cells = [
      odsText("Şişli 寿司 😀"),
      odsCell("float", "4.5"),
      odsCell("percentage", "0.25"),
      odsCell("boolean", "true", "boolean-value"),
      odsCell("date", "2021-01-01T12:00:00", "date-value"),
      odsCell("time", "PT18H05M00S", "time-value"),
      odsCell("string", "given", "string-value"),
      odsCell("string", "", "string-value"),
    ];
    expect(await readRows({ sheets: { S: odsRow(...cells) } })).toEqual([
      { row: 1, cells: ["Şişli 寿司 😀", 4.5, 0.25, true, "2021-01-01T12:00:00", "18:05:00", "given"] },
    ]);
  });

  it("joins the paragraphs and spans of a cell, and skips notes and shapes", async () => {
    const text =
      'One<text:s text:c="2"/>two<text:tab/><text:a><text:span>three</text:span></text:a></text:p><text:p>four';
    const note = "<office:annotation><text:p>by us</text:p></office:annotation>";
    const shape = "<draw:frame><draw:text-box><text:p>box</text:p></draw:text-box></draw:frame>";
    const cell = `<table:table-cell office:value-type="string">${note}<text:p>${text}</text:p>${shape}</table:table-cell>`;
    expect(await readRows({ sheets: { S: odsRow(cell) } })).toEqual([{ row: 1, cells: ["One  two\tthree\nfour"] }]);
  });

  it("expands repeated rows and cells, but not the padding at the end of a sheet", async () => {
    const pad = `<table:table-row table:number-rows-repeated="1048000">${empty(16_384)}</table:table-row>`;
    const gap = `<table:table-row table:number-rows-repeated="3">${empty(3)}</table:table-row>`;
    const twice = `<table:table-row table:number-rows-repeated="2">${empty(1)}${odsText("b", 'table:number-columns-repeated="2"')}${empty(16_381)}</table:table-row>`;
    const header = `<table:table-header-rows>${odsRow(odsText("a"), empty(16_383))}</table:table-header-rows>`;
    expect(await readRows({ sheets: { S: header + gap + twice + pad } })).toEqual([
      { row: 1, cells: ["a"] },
      { row: 5, cells: [undefined, "b", "b"] },
      { row: 6, cells: [undefined, "b", "b"] },
    ]);
  });

  it("is read at all sheets with the headers of the first; the others are named, hidden ones last", async () => {
    const sheets = {
      Hidden: HEADER + shop("Secret"),
      Notes: odsRow(odsText("Made by us")),
      North: HEADER + shop("Luigi"),
      South: HEADER + shop("Mario") + shop("Carla"),
    };
    const sheet = await openSheet(writeOds({ sheets, hidden: ["Hidden"] }));
    expect(sheet).toMatchObject({ kind: "ods", sheetNames: ["North", "South", "Hidden"], headerRow: 1 });
    const notes = fileNotes("a.ods", sheet).map((note) => inLanguage("en", note));
    expect(notes.join(" ")).toContain(
      '"North", "South", "Hidden". Row numbers run on. Sheets that were not read: "Notes" (rows: 1)',
    );
    const rows = await collect(sheet.reader.rows);
    expect(rows.map(({ cells }) => cells[0])).toEqual(["name", "Luigi", "Mario", "Carla", "Secret"]);
    sheet.close();
  });
});

describe("an OpenDocument spreadsheet is rejected if", () => {
  const repeated = (count: number) => odsText("x", `table:number-columns-repeated="${count}"`);
  const manifest = '<manifest xmlns="m"><file-entry full-path="content.xml"><encryption-data/></file-entry></manifest>';
  it.each<[what: string, content: OdsContent, message: RegExp]>([
    ["a cell stands for a million", { sheets: { S: odsRow(repeated(1_000_000)) } }, /16\.384'ten çok sütun/],
    [
      "a row stands for a million",
      { sheets: { S: `<table:table-row table:number-rows-repeated="1000000">${repeated(16_000)}</table:table-row>` } },
      /1\. satır 1\.000\.000 eş satırın/,
    ],
    [
      "it has more rows than a sheet",
      {
        sheets: {
          S: `<table:table-row table:number-rows-repeated="1048576">${empty(1)}</table:table-row>${shop("a")}`,
        },
      },
      /1\.048\.576'dan çok satır/,
    ],
    [
      "spaces are counted without end",
      { sheets: { S: odsRow(odsText('<text:s text:c="999999999"/>')) } },
      /1 MB'tan büyük bir hücre/,
    ],
    [
      "its parts are encrypted",
      { sheets: { S: HEADER }, parts: { "META-INF/manifest.xml": manifest } },
      /şifre korumalı/,
    ],
    ["all of it is encrypted", { sheets: { S: HEADER }, parts: { "encrypted-package": "x" } }, /şifre korumalı/],
    [
      "it declares entities",
      { sheets: { S: "" }, parts: { "content.xml": '<!DOCTYPE a [<!ENTITY b "c">]><a/>' } },
      /DOCTYPE/,
    ],
    ["it breaks off", { sheets: { S: "<table:table-row>" } }, /geçerli XML değil/],
  ])("%s", async (_what, content, message) => {
    await expect(readRows(content)).rejects.toMatchObject({ turkish: expect.stringMatching(message) });
  });
});
