import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addsUp, uploadForReport } from "./testing/sample-sheets.ts";
import { startTestIngest, type TestIngest } from "./testing/start-test-ingest.ts";

/** Sheets of real businesses that stand beside the project, and are no part of it. */
const FOLDER = new URL("../../../../shared/data/businesses/", import.meta.url);

interface RealSheet {
  path: string;
  rows: number;
  /** Different businesses among the rows. */
  businesses: number;
}

const SHEETS: readonly RealSheet[] = [
  { path: "outscraper/us-philadelphia-food-3786.xlsx", rows: 3786, businesses: 3786 },
  { path: "outscraper/ch-zurich-restaurants-797.redacted.csv", rows: 797, businesses: 797 },
  { path: "outscraper/in-hyderabad-gyms-500.csv", rows: 500, businesses: 500 },
  { path: "gosom/us-dallas-hookah-73.redacted.csv", rows: 73, businesses: 73 },
  { path: "apify/in-ahmedabad-print-shops-273.csv", rows: 273, businesses: 273 },
];

let ingest: TestIngest;
beforeAll(async () => {
  ingest = await startTestIngest();
});
afterAll(() => ingest.stop());

describe.each(SHEETS)("the real sheet $path (skipped where it is absent)", ({ path, rows, businesses }) => {
  const url = new URL(path, FOLDER);

  it.skipIf(!existsSync(url))("is imported whole, and again without anything new", { timeout: 60_000 }, async () => {
    const content = new Uint8Array(readFileSync(url));
    const before = await ingest.engines.businesses.countListed();
    const first = await uploadForReport(ingest, content, { fileName: basename(path) });
    expect(first).toMatchObject({ success: true, totalRows: rows, successCount: businesses });
    expect(addsUp(first)).toBe(true);
    const listed = await ingest.engines.businesses.countListed();
    const stored = await ingest.engines.businesses.countAll();

    const second = await uploadForReport(ingest, content, { fileName: basename(path) });
    expect(second).toMatchObject({ success: true, totalRows: rows, successCount: 0 });
    expect(addsUp(second)).toBe(true);
    expect(await ingest.engines.businesses.countListed()).toBe(listed);
    expect(await ingest.engines.businesses.countAll()).toBe(stored);
    expect(listed).toBeGreaterThan(before);
    expect((await ingest.index.status()).documents).toBe(listed);
  });
});
