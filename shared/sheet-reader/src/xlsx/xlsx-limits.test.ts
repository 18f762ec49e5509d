import { AppError } from "@meridian/platform/app-error";
import { describe, expect, it } from "vitest";
import { openZipPackage } from "../formats/zip-package.ts";
import { workbookParts, writeWorkbook } from "../testing/make-workbook.ts";
import { makeZip } from "../testing/make-zip.ts";
import { readCells, readFirstSheet } from "../testing/read-all.ts";
import { writeTemporary } from "../testing/write-temporary.ts";

const sheet = (rows: string) => writeWorkbook({ sheets: { S: rows } });

async function refusalOf(reading: Promise<unknown>): Promise<string> {
  const error: unknown = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error instanceof AppError ? `${error.code}: ${error.turkish}` : "";
}

describe("a workbook beyond a limit is rejected with the name of the limit", () => {
  it.each([
    ["rows", '<row r="1048577"><c><v>1</v></c></row>', /^too_large: .*1\.048\.576'dan çok satır/],
    ["columns", '<row r="3"><c r="XFE3"><v>1</v></c></row>', /^too_large: 3\. satırda 16\.384'ten çok sütun/],
    [
      "long cells",
      `<row r="4"><c t="str"><v>${"x".repeat(1024 * 1024 + 1)}</v></c></row>`,
      /^too_large: 4\. satırda 1 MB/,
    ],
    ["endless cells", `<row r="4"><c t="str"><v>${"x".repeat(9 * 1024 * 1024)}</v></c></row>`, /^too_large: .*1 MB/],
  ])("%s", async (_what, rows, message) => {
    expect(await refusalOf(readCells(sheet(rows)))).toMatch(message);
  });

  it("shared texts", async () => {
    const sharedStrings = `<si><t>${"x".repeat(1024 * 1024 + 1)}</t></si>`;
    expect(await refusalOf(readCells(writeWorkbook({ sheets: { S: "" }, sharedStrings })))).toMatch(
      /^too_large: .*1 MB/,
    );
  });

  it("the unpacked size and its ratio", async () => {
    const path = writeTemporary("bomb.zip", makeZip({ "a.xml": Buffer.alloc(3_000_000) }));
    const read = async (limits: { maxUnpackedBytes: number; uncheckedRatioBytes: number }) => {
      const zip = await openZipPackage(path, limits);
      try {
        for await (const _ of zip.read("a.xml"));
      } finally {
        zip.close();
      }
    };
    expect(await refusalOf(read({ maxUnpackedBytes: 2_000_000, uncheckedRatioBytes: 1e9 }))).toMatch(
      /^too_large: .*4 GB/,
    );
    expect(await refusalOf(read({ maxUnpackedBytes: 1e9, uncheckedRatioBytes: 1_000_000 }))).toMatch(
      /^too_large: .*200 kat/,
    );
    await read({ maxUnpackedBytes: 1e9, uncheckedRatioBytes: 1e9 });
  });

  it("the number of parts", async () => {
    const parts = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`p${index}`, ""]));
    expect(await refusalOf(openZipPackage(writeTemporary("many.zip", makeZip(parts))))).toMatch(
      /^too_large: .*10\.000'den çok bölüm/,
    );
  });

  it("document types and the entities they bring", async () => {
    const parts = workbookParts({ sheets: { S: "" } });
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa">]>${parts["xl/worksheets/s0.xml"]}`;
    const path = writeTemporary("b.xlsx", makeZip({ ...parts, "xl/worksheets/s0.xml": bomb }));
    expect(await refusalOf(readCells(path))).toMatch(/^invalid_input: .*DOCTYPE/);
    expect(await refusalOf(readCells(sheet("<row><c t='str'><v>&a;</v></c></row>")))).toMatch(
      /^invalid_input: .*geçerli XML değil/,
    );
  });
});

describe("within the limits", () => {
  it("512 columns and 64 kB of a cell are kept", async () => {
    const row = `<row><c r="A1" t="str"><v>${"x".repeat(70_000)}</v></c><c r="SR1"><v>512</v></c><c r="SS1"><v>513</v></c><c r="XFD1"><v>16384</v></c></row>`;
    const [cells] = await readCells(sheet(row));
    expect(String(cells?.[0]).length).toBe(64 * 1024);
    expect(cells?.length).toBe(512);
    expect(cells?.[511]).toBe(512);
  });

  it("a cell in the last row is the only row", async () => {
    expect(await readFirstSheet(sheet('<row r="1048576"><c><v>1</v></c></row>'))).toEqual([
      { row: 1_048_576, cells: [1] },
    ]);
  });
});

describe("a damaged workbook says what is wrong", () => {
  const parts = workbookParts({ sheets: { S: '<row><c t="str"><v>some text to find</v></c></row>' } });
  const stored = makeZip(parts, { isStored: true });

  it("a wrong checksum", async () => {
    const flipped = Buffer.from(stored);
    flipped[flipped.indexOf("some text")] = 0x53;
    expect(await refusalOf(readCells(writeTemporary("b.xlsx", flipped)))).toMatch(
      /xl\/worksheets\/s0.xml bölümünün sağlama değeri \(CRC\) yanlış/,
    );
  });

  it("packed data that cannot be unpacked", async () => {
    const packed = makeZip(parts);
    const at = packed.indexOf("xl/worksheets/s0.xml") + "xl/worksheets/s0.xml".length;
    packed.fill(0xff, at, at + 8);
    expect(await refusalOf(readCells(writeTemporary("b.xlsx", packed)))).toMatch(/açılamıyor/);
  });

  it.each([
    ["XML that ends in the middle", { "xl/worksheets/s0.xml": "<worksheet><sheetData><row>" }, /geçerli XML değil/],
    [
      "a missing sheet",
      {
        "xl/_rels/workbook.xml.rels":
          '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="none.xml"/></Relationships>',
      },
      /"S" sayfasının içeriği eksik/,
    ],
    [
      "a text that is not there",
      {
        "xl/worksheets/s0.xml": '<worksheet><sheetData><row r="2"><c t="s"><v>7</v></c></row></sheetData></worksheet>',
      },
      /2\. satır .* metne başvuruyor/,
    ],
  ])("%s", async (_what, replaced, message) => {
    expect(await refusalOf(readCells(writeTemporary("b.xlsx", makeZip({ ...parts, ...replaced }))))).toMatch(message);
  });
});
