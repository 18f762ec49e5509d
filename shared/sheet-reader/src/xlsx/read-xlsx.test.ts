import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import ExcelJS from "exceljs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { workbookParts, writeWorkbook } from "../testing/make-workbook.ts";
import { makeZip } from "../testing/make-zip.ts";
import { readCells, readFirstSheet } from "../testing/read-all.ts";
import { writeTemporary } from "../testing/write-temporary.ts";
import { openXlsx } from "./read-xlsx.ts";

const oneCell = (cell: string) => ({ sheets: { S: `<row r="1">${cell}</row>` } });

it("abandoning two sheets halfway leaves the rest readable", async () => {
  const rows = Array.from({ length: 20_000 }, () => `<row><c t="str"><v>${randomUUID()}</v></c></row>`).join("");
  const workbook = await openXlsx(writeWorkbook({ sheets: { S: rows } }));
  const leaveAt = async (count: number): Promise<void> => {
    for await (const { row } of workbook.openSheet(0).rows) if (row >= count) break;
  };
  for (let round = 0; round < 5; round++) await Promise.all([1_000, 2_000, 3_000, 4_000].map(leaveAt));
  let last = 0;
  for await (const { row } of workbook.openSheet(0).rows) last = row;
  workbook.close();
  expect(last).toBe(20_000);
});

describe("cells of a workbook", () => {
  it.each([
    ["an integer", '<c r="A1"><v>42</v></c>', 42],
    ["a decimal", '<c r="A1"><v>4.0999999999999996</v></c>', 4.1],
    ["a number in exponents", '<c r="A1"><v>1.2E3</v></c>', 1200],
    ["true", '<c r="A1" t="b"><v>1</v></c>', true],
    ["false", '<c r="A1" t="b"><v>0</v></c>', false],
    ["a formula's cached text", '<c r="A1" t="str"><f>A2&amp;"x"</f><v>cached</v></c>', "cached"],
    ["a formula's cached number", '<c r="A1"><f>1+1</f><v>2</v></c>', 2],
    ["inline text", '<c r="A1" t="inlineStr"><is><t>in &amp; line</t></is></c>', "in & line"],
    [
      "inline rich text",
      '<c r="A1" t="inlineStr"><is><r><t>a</t></r><r><t xml:space="preserve"> b</t></r></is></c>',
      "a b",
    ],
    ["CDATA", '<c r="A1" t="str"><v><![CDATA[<b> & c]]></v></c>', "<b> & c"],
    ["an escaped character", '<c r="A1" t="str"><v>a_x000D_b_x005F_x000D_</v></c>', "a\rb_x000D_"],
    ["an error", '<c r="A1" t="e"><v>#N/A</v></c>', "#N/A"],
    ["a date of the file's own", '<c r="A1" t="d"><v>2024-02-29</v></c>', "2024-02-29"],
  ])("hold %s", async (_what, cell, value) => {
    expect(await readCells(writeWorkbook(oneCell(cell)))).toEqual([[value]]);
  });

  it.each([
    ["a formula without a value", '<c r="A1"><f>1+1</f></c>'],
    ["an empty element", '<c r="A1"/>'],
    ["an empty text", '<c r="A1" t="str"><v></v></c>'],
  ])("are empty for %s, and rows of such cells do not appear", async (_what, cell) => {
    expect(await readCells(writeWorkbook(oneCell(cell)))).toEqual([]);
  });

  it("join rich text and omit phonetic readings", async () => {
    const sharedStrings =
      "<si><r><t>東</t></r><r><t>京</t></r><rPh sb='0' eb='2'><t>トウキョウ</t></rPh></si><si><t/></si><si><t>x</t></si>";
    const sheets = { S: '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c></row>' };
    expect(await readCells(writeWorkbook({ sheets, sharedStrings }))).toEqual([["東京", undefined, "x"]]);
  });

  it("are placed by their reference, and next to each other without one", async () => {
    const sheets = {
      S: '<row r="2"><c r="B2"><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row><row r="9"><c r="A9"><v>4</v></c></row><row r="5"><c><v>5</v></c></row>',
    };
    expect(await readFirstSheet(writeWorkbook({ sheets }))).toEqual([
      { row: 2, cells: [undefined, 1, 2] },
      { row: 3, cells: [3] },
      { row: 9, cells: [4] },
      { row: 10, cells: [5] },
    ]);
  });

  it("are dates by number format, in either calendar", async () => {
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="[$-407]d. mmmm yyyy"/><numFmt numFmtId="171" formatCode="0.00&quot; days&quot;"/></numFmts>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="22"/><xf numFmtId="20"/></cellXfs>`;
    const sheets = {
      S: `<row>${[1, 2, 3, 4].map((style) => `<c s="${style}"><v>45351.5</v></c>`).join("")}<c s="5"><v>0.4375</v></c><c s="1"><v>60</v></c><c s="1"><v>1</v></c><c s="0"><v>45351</v></c></row>`,
    };
    expect(await readCells(writeWorkbook({ sheets, styles }))).toEqual([
      [
        "2024-02-29T12:00:00",
        "2024-02-29T12:00:00",
        45351.5,
        "2024-02-29T12:00:00",
        "10:30:00",
        "1900-02-29",
        "1900-01-01",
        45351,
      ],
    ]);
    const row = '<row><c s="1"><v>0</v></c><c s="1"><v>43889</v></c></row>';
    const workbookPr = '<workbookPr date1904="1"/>';
    expect(await readCells(writeWorkbook({ sheets: { S: row }, styles, workbookPr }))).toEqual([
      ["1904-01-01", "2024-02-29"],
    ]);
  });

  it("are found under any namespace prefix and part name", async () => {
    const rel = "http://purl.oclc.org/ooxml/officeDocument/relationships";
    const parts = {
      "_rels/.rels": `<p:Relationships xmlns:p="x"><p:Relationship Id="a" Type="${rel}/officeDocument" Target="/deep/book.xml"/></p:Relationships>`,
      "deep/book.xml":
        '<x:workbook xmlns:x="m" xmlns:q="r"><x:sheets><x:sheet name="S" sheetId="1" q:id="a"/></x:sheets></x:workbook>',
      "deep/_rels/book.xml.rels": `<Relationships xmlns="x"><Relationship Id="a" Type="${rel}/worksheet" Target="../sheets/ONE.xml"/></Relationships>`,
      "Sheets/one.xml":
        '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="str"><x:v>found</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    };
    expect(await readCells(writeTemporary("b.xlsx", makeZip(parts)))).toEqual([["found"]]);
  });

  it("are the same from stored parts, from zip64 and from UTF-16", async () => {
    const content = oneCell('<c t="str"><v>ünï</v></c>');
    expect(await readCells(writeWorkbook(content, { isStored: true }))).toEqual([["ünï"]]);
    expect(await readCells(writeWorkbook(content, { isZip64: true }))).toEqual([["ünï"]]);
    const parts: Record<string, string | Buffer> = workbookParts(content);
    const sheet = "xl/worksheets/s0.xml";
    const utf16 = Buffer.from(`\ufeff${parts[sheet]}`, "utf16le");
    expect(await readCells(writeTemporary("b.xlsx", makeZip({ ...parts, [sheet]: utf16 })))).toEqual([["ünï"]]);
  });
});

describe("a whole workbook", () => {
  it("of another program is read back cell by cell", async () => {
    // The peer writes text that looks like an escape unchanged, so that its file really contains a carriage return.
    const text = fc
      .string({
        unit: fc.constantFrom("a", "é", "寿", "😀", "&", "<", '"', "_", "x000D", " ", "\n"),
        minLength: 1,
        maxLength: 30,
      })
      .filter((value) => !value.includes("_x000D_"));
    const cell = fc.oneof(
      text,
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }).map((value) => value + 0),
      fc.boolean(),
    );
    const path = join(makeTemporaryFolder(), "peer.xlsx");
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 }),
        async (table) => {
          const book = new ExcelJS.Workbook();
          book.addWorksheet("S").addRows(table);
          await book.xlsx.writeFile(path);
          expect(await readCells(path)).toEqual(table);
        },
      ),
      { numRuns: 25 },
    );
  });

  it("lists its sheets, visible ones first, and reads any of them repeatedly", async () => {
    const parts = workbookParts({
      sheets: { Cover: "<row><c><v>1</v></c></row>", Data: "<row><c><v>2</v></c></row>" },
    });
    const book = (parts["xl/workbook.xml"] ?? "").replace('name="Cover"', 'name="Cover" state="hidden"');
    const workbook = await openXlsx(writeTemporary("b.xlsx", makeZip({ ...parts, "xl/workbook.xml": book })));
    expect(workbook.sheetNames).toEqual(["Data", "Cover"]);
    for (const expected of [2, 1, 2]) {
      const reader = workbook.openSheet(expected === 2 ? 0 : 1);
      for await (const row of reader.rows) expect(row.cells).toEqual([expected]);
      expect(reader.readShare()).toBe(1);
    }
    workbook.close();
  });
});
