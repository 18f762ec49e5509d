import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REAL_GOSOM_SHEETS } from "./parse/testing/real-gosom-sheets.ts";
import { REAL_OTHER_SHEETS } from "./parse/testing/real-other-sheets.ts";
import { REAL_OUTSCRAPER_SHEETS } from "./parse/testing/real-outscraper-sheets.ts";
import { addsUp, uploadForReport } from "./testing/sample-sheets.ts";
import { startTestIngest, type TestIngest } from "./testing/start-test-ingest.ts";

/** Sheets of real businesses that stand beside the project, and are no part of it. */
const FOLDER = new URL("../../../../shared/data/businesses/", import.meta.url);

const SHEETS = [...REAL_OUTSCRAPER_SHEETS, ...REAL_GOSOM_SHEETS, ...REAL_OTHER_SHEETS];
const isHere = existsSync(FOLDER);
const where = isHere ? "" : " (skipped: ../shared/data is absent)";
/** Of a longer file as many stand in its table, field by field; of a shorter one all. */
const SAMPLED_BUSINESSES = 10;
const TIMEOUT_MS = 600_000;

it.skipIf(!isHere)(`every file of real businesses has its figures${where}`, () => {
  const entries = readdirSync(FOLDER, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => `${basename(parentPath)}/${name}`);
  expect(files.toSorted()).toEqual(SHEETS.map(({ path }) => path).toSorted());
  for (const { path, rows, businesses } of SHEETS) {
    expect([path, businesses.trim().split("\n").length - 1]).toEqual([path, Math.min(rows, SAMPLED_BUSINESSES)]);
  }
});

describe.skipIf(!isHere).each(SHEETS)(
  `the real sheet $path${where}`,
  ({ path, rows, created, duplicates, rejected }) => {
    let ingest: TestIngest;
    beforeAll(async () => {
      ingest = await startTestIngest();
    });
    afterAll(() => ingest.stop());

    it("is imported with a report that adds up, and again without anything new", { timeout: TIMEOUT_MS }, async () => {
      const content = new Uint8Array(readFileSync(new URL(path, FOLDER)));
      const first = await uploadForReport(ingest, content, { fileName: basename(path) });
      const whole = { success: true, totalRows: rows, errorCount: rejected };
      expect(first).toMatchObject({ ...whole, successCount: created, updatedCount: 0, skippedCount: duplicates });
      expect(addsUp(first)).toBe(true);
      const listed = await ingest.engines.businesses.countListed();
      expect(await ingest.engines.businesses.countAll()).toBe(created);
      expect(listed).toBeGreaterThan(0);

      const second = await uploadForReport(ingest, content, { fileName: basename(path) });
      expect(second).toMatchObject({ ...whole, successCount: 0, updatedCount: 0, skippedCount: rows - rejected });
      expect(addsUp(second)).toBe(true);
      expect(await ingest.engines.businesses.countAll()).toBe(created);
      expect(await ingest.engines.businesses.countListed()).toBe(listed);
      expect((await ingest.index.status()).documents).toBe(listed);
    });
  },
);
