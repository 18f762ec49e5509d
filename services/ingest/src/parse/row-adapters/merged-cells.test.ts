import { odsRow, odsText, writeOds } from "@meridian/sheet-reader/testing/make-ods";
import { writeWorkbook } from "@meridian/sheet-reader/testing/make-workbook";
import { makeXls } from "@meridian/sheet-reader/testing/make-xls";
import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { expect, it } from "vitest";
import { readDrafts } from "../testing/read-drafts.ts";

const HEADERS = ["Stadt", "Name", "Telefon"];
const ROWS = [
  ["Berlin", "Blumen Anna", "030 1234567"],
  ["", "Bäckerei Ost", "030 1234568"],
  ["", "Café Nord", "030 1234569"],
  ["Bonn", "Radladen", "0228 123456"],
  ["", "Zum Anker", "0228 123457"],
];
const LISTED = [HEADERS, ...ROWS];
const CITIES = ["Berlin", "Berlin", "Berlin", "Bonn", "Bonn"];

async function citiesOf(path: string) {
  return (await readDrafts(path)).drafts.map(({ fields }) => fields.city);
}

function writeXlsx(): string {
  const cell = (text: string, at: string) =>
    text === "" ? `<c r="${at}"/>` : `<c r="${at}" t="str"><v>${text}</v></c>`;
  const rows = LISTED.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((text, column) => cell(text, `${"ABC"[column]}${row + 1}`)).join("")}</row>`,
  );
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const merged = '<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="A5:A6"/></mergeCells>';
  const sheet = `<worksheet xmlns="${main}"><sheetData>${rows.join("")}</sheetData>${merged}</worksheet>`;
  return writeWorkbook({ sheets: { S: "" }, parts: { "xl/worksheets/s0.xml": sheet } });
}

function writeOdsList(): string {
  const spans = new Map([
    [1, 3],
    [4, 2],
  ]);
  const rows = LISTED.map((cells, row) =>
    odsRow(
      ...cells.map((text) =>
        text === ""
          ? "<table:covered-table-cell/>"
          : text === cells[0] && spans.has(row)
            ? odsText(text, `table:number-rows-spanned="${spans.get(row)}"`)
            : odsText(text),
      ),
    ),
  );
  return writeOds({ sheets: { S: rows.join("") } });
}

function writeBinary(bookType: "biff8" | "xlsb"): string {
  const merged = [
    { s: { r: 1, c: 0 }, e: { r: 3, c: 0 } },
    { s: { r: 4, c: 0 }, e: { r: 5, c: 0 } },
  ];
  const sheets = { S: LISTED.map((cells) => cells.map((text) => (text === "" ? null : text))) };
  return writeTemporary("book", makeXls({ sheets, merged, bookType }));
}

it.each([
  ["an .xlsx sheet", writeXlsx],
  ["an .ods sheet", writeOdsList],
  ["an .xls sheet", () => writeBinary("biff8")],
  ["an .xlsb sheet", () => writeBinary("xlsb")],
])("a merged city of %s counts for each of its rows", async (_, write) => {
  expect(await citiesOf(write())).toEqual(CITIES);
});
