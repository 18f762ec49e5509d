import { expect, it } from "vitest";
import { writeWorkbook } from "../testing/make-workbook.ts";
import { readFirstSheet } from "../testing/read-all.ts";
import { openXlsx } from "./read-xlsx.ts";

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const text = (reference: string, value: string) => `<c r="${reference}" t="str"><v>${value}</v></c>`;
const relation = (id: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationship Id="${id}" Type="${RELATIONS}/hyperlink" Target="${target}"${mode}/>`;

/** A sheet with prefixed names, its cells, what follows them, and its relationships. */
function writeLinks(cells: string, behind: string, relations: string): string {
  const names = { main: "http://schemas.openxmlformats.org/spreadsheetml/2006/main" };
  return writeWorkbook({
    sheets: { S: "" },
    parts: {
      "xl/worksheets/s0.xml": `<x:worksheet xmlns:x="${names.main}" xmlns:r="${RELATIONS}"><x:sheetData>${cells}</x:sheetData>${behind}</x:worksheet>`,
      "xl/worksheets/_rels/s0.xml.rels": `<Relationships>${relations}</Relationships>`,
    },
  });
}

const ROWS = [1, 2, 3]
  .map((row) => `<row r="${row}">${text(`A${row}`, "Website")}${text(`B${row}`, "b")}</row>`)
  .join("");
const linksOf = async (path: string) => (await readFirstSheet(path)).map(({ links }) => links && [...links]);

it("a cell has the target of the hyperlink behind it, of a single reference or a range", async () => {
  const path = writeLinks(
    ROWS,
    '<hyperlinks><hyperlink ref="A1" r:id="r1"/><hyperlink ref="A3:B3" r:id="r2" location="top"/><hyperlink ref="B1" location="S!A1"/></hyperlinks><pageMargins left="1"/>',
    relation("r1", "https://example.com/?a=1&amp;b=2") + relation("r2", "mailto:a@example.com"),
  );
  const mail = "mailto:a@example.com#top";
  expect(await linksOf(path)).toEqual([
    [[0, "https://example.com/?a=1&b=2"]],
    undefined,
    [
      [0, mail],
      [1, mail],
    ],
  ]);
});

it("a formula for a link has its target", async () => {
  const cell = '<c r="B1" t="str"><f>HYPERLINK("https://example.com/a","Visit")</f><v>Visit</v></c>';
  const other = '<c r="A2" t="str"><f>CONCAT("https://example.com/",B1)</f><v>x</v></c>';
  const [first, second] = await readFirstSheet(
    writeWorkbook({ sheets: { S: `<row r="1">${text("A1", "Name")}${cell}</row><row r="2">${other}</row>` } }),
  );
  expect(first).toEqual({ row: 1, cells: ["Name", "Visit"], links: new Map([[1, "https://example.com/a"]]) });
  expect(second).toEqual({ row: 2, cells: ["x"] });
});

it.each([
  ["to other cells", '<hyperlinks><hyperlink ref="A1" location="S!B1"/></hyperlinks>', ""],
  [
    "without a relationship",
    '<hyperlinks><hyperlink ref="A1" r:id="r9"/></hyperlinks>',
    relation("r1", "https://example.com"),
  ],
  ["to a part of the file", '<hyperlinks><hyperlink ref="A1" r:id="r1"/></hyperlinks>', relation("r1", "x.xml", "")],
  [
    "with an impossible reference",
    '<hyperlinks><hyperlink ref="A0:ZZZ" r:id="r1"/></hyperlinks>',
    relation("r1", "https://example.com"),
  ],
  ["of a drawing", "<drawing/>", relation("r1", "https://example.com")],
])("a link %s changes no row", async (_, behind, relations) => {
  expect(await readFirstSheet(writeLinks(ROWS, behind, relations))).toEqual(
    [1, 2, 3].map((row) => ({ row, cells: ["Website", "b"] })),
  );
});

it("a link over a whole sheet counts for as many cells as a sheet may have links", async () => {
  const whole = '<hyperlinks><hyperlink ref="A1:XFD1048576" r:id="r1"/></hyperlinks>';
  const path = writeLinks(ROWS, whole, relation("r1", "https://example.com"));
  expect((await linksOf(path)).map((links) => links?.length)).toEqual([512, 512, 512]);
});

it("a merged cell has the number of rows it covers", async () => {
  const merged = ["A1:A2", "B1:C3", "A3:B3", "B0:B9"].map((reference) => `<mergeCell ref="${reference}"/>`);
  const rows = await readFirstSheet(writeLinks(ROWS, `<mergeCells>${merged.join("")}</mergeCells>`, ""));
  expect(rows.map(({ rowSpans }) => rowSpans && [...rowSpans])).toEqual([
    [
      [0, 2],
      [1, 3],
    ],
    undefined,
    undefined,
  ]);
});

it("a sheet tells by its first row that later ones have links", async () => {
  const behind = '<hyperlinks><hyperlink ref="A3" r:id="r1"/></hyperlinks>';
  const hasLinksOf = async (relations: string) => {
    const workbook = await openXlsx(writeLinks(ROWS, behind, relations));
    const { rows, hasLinks } = workbook.openSheet(0);
    for await (const _ of rows) break;
    workbook.close();
    return hasLinks?.();
  };
  expect(await hasLinksOf(relation("r1", "https://example.com"))).toBe(true);
  expect(await hasLinksOf(relation("r2", "https://example.com"))).toBe(false);
});
