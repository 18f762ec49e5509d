import { uploadReportSchema } from "@meridian/contracts/imports/import-report";
import { workbookParts } from "@meridian/sheet-reader/testing/make-workbook";
import { makeZip } from "@meridian/sheet-reader/testing/make-zip";
import { afterAll, describe, expect, it } from "vitest";
import { sampleCsv, upload, uploadForReport } from "./testing/sample-sheets.ts";
import { startTestIngest } from "./testing/start-test-ingest.ts";

const TIMEOUT_MS = 180_000;
const MEGABYTE = 1024 * 1024;
/** Above every limit: 16 MB for a text record, 1 MB for a cell or attribute. */
const HUGE_BYTES = 20 * MEGABYTE;

const ingest = await startTestIngest();
await uploadForReport(ingest, sampleCsv(1, 3));
afterAll(() => ingest.stop());

const HEADER = ["name", "place_id", "city", "country_code"];
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (...cells: string[]) => `<row>${cells.map(text).join("")}</row>`;

/** A workbook with these rows below its header; any of its parts may be replaced. */
function workbook(rows: string, parts: Record<string, string> = {}): Uint8Array<ArrayBuffer> {
  const sheets = { S: `${row(...HEADER)}${rows}` };
  return Uint8Array.from(makeZip({ ...workbookParts({ sheets }), ...parts }));
}

const sheetPart = (sheetData: string, before = "") => ({
  "xl/worksheets/s0.xml":
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${before}` +
    `<sheetData>${row(...HEADER)}${sheetData}</sheetData></worksheet>`,
});

const csv = (...names: string[]) =>
  `${HEADER.join(",")}\n${names.map((name, index) => `${name},${name.slice(0, 20)}-${index},Rome,IT\n`).join("")}`;

const bytes = (...parts: (string | Uint8Array)[]) =>
  Uint8Array.from(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part))));

/** The limits and the rules of XML have tests of their own beside the readers. */
const REFUSED: readonly [what: string, fileName: string, content: () => Uint8Array<ArrayBuffer>, message: RegExp][] = [
  ["a huge cell in a CSV", "a.csv", () => bytes(csv("x".repeat(HUGE_BYTES))), /16 MB'tan uzun/],
  ["elements 100,000 deep", "a.xlsx", () => workbook("<row><c>".repeat(100_000)), /geçerli XML değil/],
  ["a huge attribute", "a.xlsx", () => workbook(`<row r="${"1".repeat(HUGE_BYTES)}"/>`), /1 MB'tan büyük/],
];

const READ: readonly [what: string, fileName: string, content: () => Uint8Array<ArrayBuffer>, name: string][] = [
  [
    "half a surrogate pair in UTF-8",
    "a.csv",
    () => bytes(`${HEADER.join(",")}\nHalf Eight `, Uint8Array.of(0xed, 0xa0, 0x80), ",p1,Rome,IT\n"),
    "Half Eight \ufffd\ufffd\ufffd",
  ],
  [
    "half a surrogate pair in UTF-16",
    "a.csv",
    () => Uint8Array.from(Buffer.from(`\ufeff${csv("Half Sixteen \ud83d")}`, "utf16le")),
    "Half Sixteen \ufffd",
  ],
  [
    "half a surrogate pair as Excel escapes it",
    "a.xlsx",
    () => workbook(row("Escaped _xD83D_", "p3")),
    "Escaped \ufffd",
  ],
  [
    "a used range declared up to the last cell",
    "a.xlsx",
    () => workbook("", sheetPart(row("Far Corner", "p4", "Rome", "IT"), '<dimension ref="A1:XFD1048576"/>')),
    "Far Corner",
  ],
];

describe("a hostile file gets a clear answer, and the service keeps running", () => {
  it.each(REFUSED)("%s is refused", { timeout: TIMEOUT_MS }, async (_what, fileName, content, message) => {
    const before = await ingest.engines.businesses.countListed();
    const answer = await upload(ingest, content(), { fileName });
    const body = await answer.text();
    expect(body).toMatch(message);
    expect(JSON.parse(body).success ?? false).toBe(false);
    expect(await ingest.engines.businesses.countListed()).toBe(before);
  });

  it.each(READ)("%s is read", { timeout: TIMEOUT_MS }, async (_what, fileName, content, name) => {
    const answer = await upload(ingest, content(), { fileName });
    const report = uploadReportSchema.parse(await answer.json());
    expect(report).toMatchObject({ success: true, totalRows: 1, errorCount: 0 });
    const all = await ingest.engines.businesses.scan("", 100);
    expect(all.map((business) => business.name)).toContain(name);
  });
});
