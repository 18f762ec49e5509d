import { describe, expect, it } from "vitest";
import { openInProcess } from "../reader-process/open-in-process.ts";
import type { SheetRow } from "../sheet-row.ts";
import { workbookParts, writeWorkbook } from "../testing/make-workbook.ts";
import { makeXls, type XlsFixture } from "../testing/make-xls.ts";
import { makeZip } from "../testing/make-zip.ts";
import { collect } from "../testing/read-all.ts";
import { writeTemporary } from "../testing/write-temporary.ts";
import { openXlsx } from "./read-xlsx.ts";

const REL = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const text = (value: string) => `<c t="str"><v>${value}</v></c>`;

async function readXlsx(path: string): Promise<SheetRow[][]> {
  const workbook = await openXlsx(path);
  try {
    const sheets: SheetRow[][] = [];
    for (const index of workbook.sheetNames.keys()) sheets.push(await collect(workbook.openSheet(index).rows));
    return sheets;
  } finally {
    workbook.close();
  }
}

/** Cells by row of the first sheet, without empty rows. */
async function firstSheet(path: string): Promise<Record<number, SheetRow["cells"]>> {
  const [rows = []] = await readXlsx(path);
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== undefined));
  return Object.fromEntries(filled.map(({ row, cells }) => [row, cells]));
}

describe("an .xlsx workbook with", () => {
  it.each([
    [
      "merged cells keeps their value in the first",
      '<row r="1"><c r="A1" t="str"><v>Both</v></c><c r="B1"/></row><row r="2"><c r="A2"/><c r="B2"><v>2</v></c></row>',
      { 1: ["Both"], 2: [undefined, 2] },
    ],
    [
      "a shared formula takes each cell's cached value",
      '<row><c><f t="shared" ref="A1:A2" si="0">B1*2</f><v>4</v></c></row><row><c><f t="shared" si="0"/><v>6</v></c></row>',
      { 1: [4], 2: [6] },
    ],
    [
      "an empty style attribute reads the number",
      '<row r="1"><c r="A1" s="" t="str"><v>Name</v></c><c r="B1" s=""><v>4</v></c></row>',
      { 1: ["Name", 4] },
    ],
    [
      "a table that begins far down and to the right keeps its place",
      '<row r="9"><c r="C9" t="str"><v>name</v></c></row><row r="12"><c r="C12" t="str"><v>Shop</v></c></row>',
      { 9: [undefined, undefined, "name"], 12: [undefined, undefined, "Shop"] },
    ],
    [
      "hidden rows reads them as well",
      `<row hidden="1">${text("hidden")}</row><row>${text("visible")}</row>`,
      { 1: ["hidden"], 2: ["visible"] },
    ],
    [
      "leading and trailing blanks leaves them to whoever maps the cell",
      '<row><c t="inlineStr"><is><t xml:space="preserve">  Shop </t></is></c></row>',
      { 1: ["  Shop "] },
    ],
  ])("%s", async (_what, sheetData, expected) => {
    expect(await firstSheet(writeWorkbook({ sheets: { S: sheetData } }))).toEqual(expected);
  });

  it("number formats that only look like dates is read as numbers", async () => {
    const formats = ['"day" 0', "0.00_d", "[Red]0", 'yyyy"-"mm"-"dd', "[h]:mm:ss"];
    const numFmts = formats.map(
      (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code.replaceAll('"', "&quot;")}"/>`,
    );
    const xfs = formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`);
    const styles = `<numFmts>${numFmts.join("")}</numFmts><cellXfs><xf numFmtId="0"/>${xfs.join("")}</cellXfs>`;
    const cells = formats.map((_, index) => `<c s="${index + 1}"><v>44197.5</v></c>`);
    expect(await firstSheet(writeWorkbook({ sheets: { S: `<row>${cells.join("")}</row>` }, styles }))).toEqual({
      1: [44_197.5, 44_197.5, 44_197.5, "2021-01-01T12:00:00", "1060740:00:00"],
    });
  });

  it("shared texts that are empty, rich or escaped is read as displayed", async () => {
    const sharedStrings =
      "<si/><si><t/></si><si><r><rPr><b/></rPr><t>Big </t></r><r><t>Shop</t></r></si><si><t>a_x000D_\nb</t></si>";
    const cells = [0, 1, 2, 3].map((index) => `<c t="s"><v>${index}</v></c>`).join("");
    expect(await firstSheet(writeWorkbook({ sheets: { S: `<row>${cells}</row>` }, sharedStrings }))).toEqual({
      1: [undefined, undefined, "Big Shop", "a\r\nb"],
    });
  });

  it("a chart sheet and broken names among its sheets is read without them", async () => {
    const parts = workbookParts({ sheets: { Data: `<row>${text("Shop")}</row>`, Chart: "" } });
    const broken = "<definedNames><definedName name='x'>#REF!$A$1</definedName></definedNames></workbook>";
    const rels = parts["xl/_rels/workbook.xml.rels"] ?? "";
    const all = {
      ...parts,
      "xl/workbook.xml": (parts["xl/workbook.xml"] ?? "").replace("</workbook>", broken),
      "xl/_rels/workbook.xml.rels": rels.replace(
        /worksheet" Target="worksheets\/s1/,
        'chartsheet" Target="worksheets/s1',
      ),
      "xl/worksheets/s1.xml": `<chartsheet xmlns:r="${REL}"><drawing r:id="rId1"/></chartsheet>`,
    };
    const [data] = await readXlsx(writeTemporary("b.xlsx", makeZip(all)));
    expect(data).toEqual([{ row: 1, cells: ["Shop"] }]);
  });

  it("a part that claims an unpacked size of nothing is rejected before it fills the memory", async () => {
    const bomb = `<worksheet><sheetData>${" ".repeat(4 * 1024 * 1024)}</sheetData></worksheet>`;
    const file = makeZip({ ...workbookParts({ sheets: { S: "" } }), "xl/worksheets/s0.xml": bomb });
    const entry = file.lastIndexOf("PK\u0001\u0002", file.lastIndexOf("xl/worksheets/s0.xml"));
    file.writeUInt32LE(10, entry + 24);
    await expect(firstSheet(writeTemporary("bomb.xlsx", file))).rejects.toMatchObject({ code: "invalid_input" });
  });

  it.each([1, 100, 300])("all but its last %i bytes is rejected as cut off", async (missing) => {
    const file = makeZip(workbookParts({ sheets: { S: `<row>${text("Shop")}</row>` } }));
    await expect(firstSheet(writeTemporary("half.xlsx", file.subarray(0, -missing)))).rejects.toMatchObject({
      code: "invalid_input",
      turkish: expect.stringMatching(/bozuk/),
    });
  });
});

describe("an .xls workbook with", () => {
  it.each<[string, XlsFixture["sheets"], SheetRow[]]>([
    [
      "formulas takes their cached values",
      {
        S: [
          [
            { t: "n", v: 6, f: "2*3" },
            { t: "s", v: "joined", f: '"join"&"ed"' },
          ],
        ],
      },
      [{ row: 1, cells: [6, "joined"] }],
    ],
    [
      "errors keeps them as text",
      { S: [[{ t: "e", v: 0x07 }, "Shop", { t: "e", v: 0x17 }]] },
      [{ row: 1, cells: ["#DIV/0!", "Shop", "#REF!"] }],
    ],
    [
      "columns beyond Z keeps their place",
      { S: [[...Array.from({ length: 27 }, () => null), "AB"]] },
      [{ row: 1, cells: [...Array.from({ length: 27 }, () => undefined), "AB"] }],
    ],
    ["an empty first sheet reads none of its rows", { Empty: [], Data: [["Shop"]] }, []],
  ])("%s", async (_what, sheets, expected) => {
    const workbook = await openInProcess({ path: writeTemporary("book.xls", makeXls({ sheets })), kind: "xls" });
    expect(await collect(workbook.openSheet(0).rows)).toEqual(expected);
    workbook.close();
  });

  it("a sector chain that leads out of the file is rejected as damaged", async () => {
    const file = makeXls({ sheets: { S: Array.from({ length: 500 }, (_, row) => [`Shop ${row}`]) } });
    const path = writeTemporary("cut.xls", file.subarray(0, 2048));
    await expect(openInProcess({ path, kind: "xls" })).rejects.toMatchObject({
      code: "invalid_input",
    });
  });
});
