import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { SheetRow } from "../sheet-row.ts";
import { writeWorkbook } from "../testing/make-workbook.ts";
import { readCells } from "../testing/read-all.ts";
import { createSharedStringStore } from "./shared-string-store.ts";
import { readSheetRows } from "./xlsx-sheet.ts";

const TEXTS = [
  ...["", "0", "1", "2", "3", "45351.5", "0012", "9007199254740993", "1e3", "-7", " 1 ", "abc", "ünï 寿司 😀", "'=1+1"],
  ...["a_x000D_b", "a &amp; b", "&#65;", "a]b", "ｆｕｌｌ", "a\r\nb"],
];
const UNSOUND_TEXTS = ["&no;", "a]]>b", "\u0001", "\uFFFE", "<b>"];
const ATTRIBUTES = [
  ...[' r="A1"', ' r="C1"', ' r="b1"', ' r="ZZZ1"', ' r="XFD1048576"', ' r="A"', ' r="1"', ' r="A&#49;"', " r='A1'"],
  ...[' s="0"', ' s="1"', ' s="1234567890"', ' s=""', ' s="-1"', ' x="1"', ' xml:lang="en"', "  "],
  ...[' t="s"', ' t="n"', ' t="b"', ' t="e"', ' t="d"', ' t="str"', ' t="inlineStr"', ' t="sx"', ' t=""'],
];
const USUAL_ATTRIBUTES = [' r="B1"', ' s="1"', ' t="s"', ' t="inlineStr"'];
const CONTENTS: readonly [before: string, after: string][] = [
  ["<v>", "</v>"],
  ["<is><t>", "</t></is>"],
  ['<is><t xml:space="preserve">', "</t></is>"],
  ["<is><r><t>", "</t></r></is>"],
  ["<f>A1</f><v>", "</v>"],
  ["<v>", "</v ><!-- -->"],
  ["<v>", "</t>"],
  ["<v>1", '<c r="C1"><v>2</v></c></v>'],
  ["", ""],
];

const text = fc.constantFrom(...TEXTS, ...TEXTS, ...UNSOUND_TEXTS);
const STYLES = ["", ' s="1"', ' s="0"'] as const;
const cell = fc
  .tuple(fc.constantFrom("s", "n", "b", "e", "str"), fc.constantFrom(...STYLES), text)
  .map(([type, style, content]) => `<c${style} t="${type}"><v>${content}</v></c>`);

const folder = makeTemporaryFolder();

/** What a row becomes; the XML scanner reads all of it if it comes in small pieces. */
async function readRow(cells: string, bytesEach: number): Promise<unknown> {
  const document = Buffer.from(`<worksheet><sheetData><row>${cells}</row></sheetData>${" ".repeat(90)}</worksheet>`);
  const strings = createSharedStringStore({ besidePath: folder });
  for (const known of ["zero", "one", ""]) strings.append(known);
  async function* pieces() {
    for (let at = 0; at < document.length; at += bytesEach) yield document.subarray(at, at + bytesEach);
  }
  const rows: SheetRow[] = [];
  try {
    const context = { part: "sheet", strings, dateStyles: [undefined, "date"] as const, isDate1904: false };
    for await (const row of readSheetRows(pieces(), context)) rows.push(row);
  } catch (error) {
    return error;
  }
  return rows;
}

async function expectSame(cells: string): Promise<void> {
  const [atOnce, inPieces] = [await readRow(cells, Number.POSITIVE_INFINITY), await readRow(cells, 24)];
  expect({ cells, result: atOnce }).toEqual({ cells, result: inPieces });
}

it("cells scanned at once are those of the XML scanner", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => expectSame(cells.join(""))),
    { numRuns: 300 },
  );
});

it.each(CONTENTS)("with any attributes, and %s and %s around their text", async (before, after) => {
  for (const first of ["", ...ATTRIBUTES]) {
    for (const second of ["", first, ...USUAL_ATTRIBUTES])
      await expectSame(`<c${first}${second}>${before}1${after}</c><c/>`);
  }
});

it.each(["<c/>", '<c r="B1" s="1"/>', '<c r="D1"/>x', '<c r="B1"><c>', "<d/>", "<c"])("beside %s", async (other) => {
  await expectSame(`<c><v>1</v></c>${other}<c><v>2</v></c>`);
});

it("shared strings scanned at once are those of the XML scanner", async () => {
  const known = [...TEXTS, "x".repeat(70_000)];
  const cells = known.map((_, index) => `<c t="s"><v>${index}</v></c>`).join("");
  const read = (open: string) => {
    const sharedStrings = known.map((text) => `${open}${text}</t></si>`).join("");
    return readCells(writeWorkbook({ sheets: { S: `<row>${cells}</row>` }, sharedStrings }));
  };
  const expected = await read("<si ><t>");
  expect(await read("<si><t>")).toEqual(expected);
  expect(await read('<si><t xml:space="preserve">')).toEqual(expected);
  expect(expected[0]).toContain("a & b");
});

it.each(UNSOUND_TEXTS)("a shared string %j is refused either way", async (text) => {
  const read = (open: string) =>
    readCells(writeWorkbook({ sheets: { S: "" }, sharedStrings: `${open}${text}</t></si>` })).catch(String);
  expect(await read("<si><t>")).toBe(await read("<si ><t>"));
  expect(await read("<si><t>")).toMatch(/not/);
});
