import { MAKER_SHEETS } from "@meridian/sheet-reader/testing/makers/maker-sheets";
import { afterAll, expect, it } from "vitest";
import { addsUp, uploadForReport } from "./testing/sample-sheets.ts";
import { startTestIngest } from "./testing/start-test-ingest.ts";

const ingest = await startTestIngest();
afterAll(() => ingest.stop());

it.each(MAKER_SHEETS)(
  "an upload of $maker adds up, and the same file again brings nothing new",
  async ({ fileName, content, rows, created, duplicates }) => {
    const before = await ingest.engines.businesses.countAll();
    const first = await uploadForReport(ingest, content(), { fileName });
    const whole = { success: true, totalRows: rows, errorCount: 0 };
    expect(first).toMatchObject({ ...whole, successCount: created, updatedCount: 0, skippedCount: duplicates });
    expect(addsUp(first)).toBe(true);
    expect(await ingest.engines.businesses.countAll()).toBe(before + created);
    const listed = await ingest.engines.businesses.countListed();
    expect((await ingest.index.status()).documents).toBe(listed);

    const second = await uploadForReport(ingest, content(), { fileName });
    expect(second).toMatchObject({ ...whole, successCount: 0, updatedCount: 0, skippedCount: rows });
    expect(addsUp(second)).toBe(true);
    expect(await ingest.engines.businesses.countAll()).toBe(before + created);
    expect((await ingest.index.status()).documents).toBe(listed);
  },
);
