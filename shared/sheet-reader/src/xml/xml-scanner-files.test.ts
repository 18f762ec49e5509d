import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ExcelJS from "exceljs";
import { describe, expect, it } from "vitest";
import { openZipPackage } from "../formats/zip-package.ts";
import { MAKER_SHEETS } from "../testing/makers/maker-sheets.ts";
import { writeTemporary } from "../testing/write-temporary.ts";
import { saxesEvents, scannedEvents, type XmlEvents } from "../testing/xml-events-of.ts";

const DATA = fileURLToPath(new URL("../../../../../shared/data", import.meta.url));
const isHere = existsSync(DATA);
/** Larger files only repeat what smaller ones contain. */
const LARGEST_BYTES = 1024 * 1024;
const PIECES_BYTES = [131_072, 1, 4093, 17, 65_537];
const NAMES = ["r", "s", "t", "Id", "r:id", "Target", "Type", "numFmtId", "formatCode", "name", "state", "xml:space"];

function workbooks(): string[] {
  if (!isHere) return [];
  const names = readdirSync(DATA, { recursive: true, encoding: "utf8" });
  const paths = names.filter((name) => /\.xls[xm]$/.test(name)).map((name) => join(DATA, name));
  return paths.filter((path) => statSync(path).size < LARGEST_BYTES);
}

function* piecesOf(document: Buffer): Generator<Buffer> {
  for (let at = 0, index = 0; at < document.length; index++) {
    const bytes = PIECES_BYTES[index % PIECES_BYTES.length] ?? 1;
    yield document.subarray(at, at + bytes);
    at += bytes;
  }
}

/** The XML of a workbook's parts; empty for a file that is not a zip or cannot be decompressed. */
async function* partsOf(path: string): AsyncGenerator<[part: string, document: Buffer]> {
  const zip = await openZipPackage(path).catch(() => undefined);
  if (zip === undefined) return;
  try {
    for (const part of zip.names.filter((name) => /\.(?:xml|rels)$/.test(name))) {
      const document = await readPart(zip.read(part)).catch(() => undefined);
      if (document !== undefined) yield [part, document];
    }
  } finally {
    zip.close();
  }
}

async function readPart(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** Comparing millions of lines one by one takes longer than reading them. */
function digestOf(events: XmlEvents): string | undefined {
  return events && `${events.length} ${createHash("sha256").update(events.join("\n")).digest("hex")}`;
}

async function expectSameParts(path: string): Promise<string[]> {
  const parts: string[] = [];
  for await (const [part, document] of partsOf(path)) {
    const scanned = digestOf(scannedEvents(piecesOf(document), NAMES));
    expect({ part, events: scanned }).toEqual({
      part,
      events: digestOf(saxesEvents(document.toString("utf8"), NAMES)),
    });
    parts.push(part);
  }
  return parts;
}

/** Written by exceljs: with styles, a theme, shared strings, links and rich text. */
async function writtenByExceljs(): Promise<string> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet("Shops & <others>");
  sheet.addRow(["name", "opened", "rating", "website"]);
  for (let row = 1; row <= 200; row++) {
    sheet.addRow([
      `Shop "${row}" 😀`,
      new Date(Date.UTC(2020, 1, row)),
      row / 7,
      { text: "x", hyperlink: `https://x.example/${row}?a&b` },
    ]);
  }
  sheet.getCell("A300").value = { richText: [{ text: "two " }, { font: { bold: true }, text: "parts\n" }] };
  return writeTemporary("exceljs.xlsx", Buffer.from(await book.xlsx.writeBuffer()));
}

describe("every part of a workbook is read as a conformant parser reads it", () => {
  it.each(MAKER_SHEETS.filter(({ fileName }) => fileName.endsWith(".xlsx")))(
    "$maker",
    async ({ fileName, content }) => {
      const parts = await expectSameParts(writeTemporary(fileName, Buffer.from(content())));
      expect(parts).toContain("xl/worksheets/s0.xml");
    },
  );

  it("a workbook of another writer", async () => {
    const parts = await expectSameParts(await writtenByExceljs());
    expect(parts).toEqual(expect.arrayContaining(["xl/worksheets/sheet1.xml", "xl/styles.xml", "xl/theme/theme1.xml"]));
  });

  describe.skipIf(!isHere)("of real workbooks beside the repository (skipped without ../shared/data)", () => {
    it.each(workbooks().map((path) => [relative(DATA, path), path]))("%s", async (_name, path) => {
      await expectSameParts(path);
    });
  });
});
