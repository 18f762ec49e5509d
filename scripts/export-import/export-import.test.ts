import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DIALOG_FIELDS, EXPORT_COLUMNS } from "../../shared/contracts/src/admin/export-fields.ts";
import { businessFieldsSchema } from "../../shared/contracts/src/businesses/business.ts";
import { BYTE_ORDER_MARK, csvLine, unguardCell } from "../../shared/domain/src/text/csv-cell.ts";
import { MAKER_SHEETS } from "../../shared/sheet-reader/src/testing/makers/maker-sheets.ts";
import { generateBusinesses } from "../demo/generate-businesses.ts";
import { businessCsvChunks } from "../demo/write-business-csv.ts";
import { nastyCsv } from "./nasty-sheet.ts";
import { contentOf, countsOf, type Directory, differencesOf, keysOf, startDirectory } from "./two-directories.ts";

/** Sheets of real businesses, kept outside the repository. */
const FOLDER = fileURLToPath(new URL("../../../shared/data/businesses/", import.meta.url));
const LONGEST_LINES = 200;
const LARGEST_BYTES = 1.2 * 1024 * 1024;
const FORMATS = ["csv", "xlsx"] as const;
const TIMEOUT_MS = 120_000;
const DEMO_BUSINESSES = 500;

/** Imports an export into an empty directory, and expects it to be the first again. */
async function expectSameAgain(first: Directory, format: (typeof FORMATS)[number]): Promise<void> {
  const [content, keys, counts] = [await contentOf(first), await keysOf(first), await countsOf(first)];
  const file = await first.exportFile({ fields: "all", format });
  const second = await startDirectory();
  try {
    const report = await second.importFile(file, `export.${format}`);
    expect(report).toMatchObject({ success: true, totalRows: content.size, successCount: content.size, errorCount: 0 });
    expect(differencesOf(content, await contentOf(second))).toEqual([]);
    expect(await keysOf(second)).toEqual(keys);
    expect(await countsOf(second)).toEqual(counts);
    const indexed = async () => [(await first.index.status()).documents, (await second.index.status()).documents];
    await expect.poll(async () => new Set(await indexed()).size, { timeout: 20_000 }).toBe(1);
    const again = await second.importFile(await second.exportFile({ fields: "all", format }), `again.${format}`);
    expect(again).toMatchObject({ totalRows: content.size, successCount: 0, updatedCount: 0, errorCount: 0 });
  } finally {
    await second.stop();
  }
}

describe("a sheet of all difficult values", () => {
  let first: Directory;
  beforeAll(async () => {
    first = await startDirectory();
    const report = await first.importFile(nastyCsv(), "nasty.csv");
    expect(report.successCount).toBeGreaterThan(30);
    await changeByHand(first);
  });
  afterAll(() => first.stop());

  it("has every field of a business, including hours, amenities and formulas", async () => {
    const all = [...(await contentOf(first)).values()];
    for (const field of Object.keys(businessFieldsSchema.shape)) {
      expect([field, all.some((business) => new Map(Object.entries(business)).get(field) !== undefined)]).toEqual([
        field,
        true,
      ]);
    }
    expect(all.some(({ hours }) => (hours?.intervals.length ?? 0) > 0)).toBe(true);
    expect(all.some(({ street }) => street?.startsWith("=") === true)).toBe(true);
  });

  it.each(FORMATS)(
    "exported as %s and imported into an empty directory is the same again",
    { timeout: TIMEOUT_MS },
    (format) => expectSameAgain(first, format),
  );

  it("changes only the row that was edited in its export", { timeout: TIMEOUT_MS }, async () => {
    const before = await contentOf(first);
    const csv = new TextDecoder().decode(await first.exportFile({ fields: "all" }));
    const records: string[][] = parse(csv, { bom: true });
    const [header = [], ...rows] = records.map((record) => record.map(unguardCell));
    const edited = rows.find((row) => row[header.indexOf("name")] === "İıŞşĞğ") ?? [];
    edited[header.indexOf("name")] = "Yeni Ad";
    edited[header.indexOf("website")] = "example.org";
    const report = await first.importFile([header, ...rows].map((row) => csvLine(row)).join(""), "edited.csv");
    expect(report).toMatchObject({ totalRows: rows.length, successCount: 0, updatedCount: 1, errorCount: 0 });
    const id = edited[header.indexOf("id")] ?? "";
    const after = await contentOf(first);
    expect(after.get(id)).toMatchObject({ name: "Yeni Ad", website: "http://example.org", slug: before.get(id)?.slug });
    before.delete(id);
    after.delete(id);
    expect(differencesOf(before, after)).toEqual([]);
  });
});

describe("demo data", () => {
  it("exports the same bytes as its rows one by one", { timeout: TIMEOUT_MS }, async () => {
    const directory = await startDirectory();
    try {
      const demo = generateBusinesses({ count: DEMO_BUSINESSES, seed: 7 });
      await directory.importFile([...businessCsvChunks(demo)].join(""), "demo.csv");
      const values = DIALOG_FIELDS.map((field) => EXPORT_COLUMNS[field]);
      const { rows } = await directory.engines.businesses.exportStep({ filter: {}, values, limit: DEMO_BUSINESSES });
      expect(rows).toHaveLength(DEMO_BUSINESSES);
      const expected = BYTE_ORDER_MARK + [DIALOG_FIELDS, ...rows].map((row) => csvLine(row)).join("");
      const file = Buffer.from(await directory.exportFile({ fields: DIALOG_FIELDS.join(",") }));
      expect(file.equals(Buffer.from(expected))).toBe(true);
    } finally {
      await directory.stop();
    }
  });
});

describe("the sheets of every maker", () => {
  let first: Directory;
  beforeAll(async () => {
    first = await startDirectory();
    for (const { fileName, content, rows } of MAKER_SHEETS) {
      const report = await first.importFile(content(), fileName);
      expect([fileName, report]).toMatchObject([fileName, { success: true, totalRows: rows }]);
    }
  });
  afterAll(() => first.stop());

  it.each(FORMATS)("exported as %s and imported into an empty directory are the same again", (format) =>
    expectSameAgain(first, format),
  );
});

/** Each row goes the way once: half of the files in either format. */
describe.skipIf(!existsSync(FOLDER))("real sheets beside the repository (skipped without ../shared/data)", () => {
  it.each([
    ["apify, gosom and other", "csv", ["apify", "gosom", "other"]],
    ["outscraper", "xlsx", ["outscraper"]],
  ] as const)(
    "of %s, exported as %s and imported into an empty directory, are the same again",
    { timeout: TIMEOUT_MS },
    async (_name, format, sources) => {
      const from = await startDirectory();
      try {
        for (const [fileName, content] of sources.flatMap((source) => [...realSheetsOf(source)])) {
          const report = await from.importFile(content, fileName);
          expect([fileName, report.success]).toEqual([fileName, true]);
        }
        await expectSameAgain(from, format);
      } finally {
        await from.stop();
      }
    },
  );
});

/** The files of a source up to a size; of the long lists, whose rows take one line each, the beginning. */
function* realSheetsOf(source: string): Generator<[fileName: string, content: Uint8Array<ArrayBuffer>]> {
  for (const fileName of readdirSync(join(FOLDER, source))) {
    const content = readFileSync(join(FOLDER, source, fileName));
    if (source === "other") yield [fileName, firstLines(content, LONGEST_LINES)];
    else if (content.length < LARGEST_BYTES) yield [fileName, new Uint8Array(content)];
  }
}

function firstLines(content: Buffer, count: number): Uint8Array<ArrayBuffer> {
  let end = 0;
  for (let line = 0; line < count; line++) end = content.indexOf("\n", end) + 1;
  return new Uint8Array(content.subarray(0, end));
}

/** What an export must carry beside what files say: hidden, locked, renamed and deleted businesses. */
async function changeByHand({ engines: { businesses, editor, places } }: Directory): Promise<void> {
  const [hidden, locked, renamed, deleted, odd] = await businesses.scan("", 10);
  if (
    hidden === undefined ||
    locked === undefined ||
    renamed === undefined ||
    deleted === undefined ||
    odd === undefined
  ) {
    throw new Error("There are too few businesses to change");
  }
  await editor.setApproved([hidden.id], false);
  await editor.remove([deleted.id]);
  await editor.edit({ id: locked.id, revision: locked.revision, patch: {}, lockedFields: ["name", "phone"] });
  await editor.edit({ id: renamed.id, revision: renamed.revision, patch: { name: "Renamed", city: "Elsewhere" } });
  const patch = { name: "None", street: " =1\r\n\u0007 ", state: "'=x", phone: "=9", website: undefined, rating: 1.1 };
  await editor.edit({ id: odd.id, revision: odd.revision, patch, lockedFields: ["rating"] });
  await places.refresh();
}
