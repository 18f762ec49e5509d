import { afterEach, beforeEach, expect, it } from "vitest";
import { startTestIngest, type TestIngest } from "../testing/start-test-ingest.ts";
import { noteListed } from "./note-listed.ts";

let ingest: TestIngest;
beforeEach(async () => {
  ingest = await startTestIngest();
});
afterEach(() => ingest.stop());

it("a source's file is read ahead only if the source has listed something", async () => {
  const { sourceListings } = ingest.engines;
  let opened = 0;
  const note = (id: string) =>
    noteListed(sourceListings, { sourceId: "s", id, batchSizeRows: 10 }, async () => {
      opened++;
      return { batches: (async function* () {})(), close: async () => {} };
    });
  await note("first");
  expect(opened).toBe(0);
  const listing = { sourceId: "s", businessId: "b", seenJobId: "first", state: "listed" } as const;
  await sourceListings.putAll([{ ...listing, missedRuns: 0, missedJobId: null, formerStatus: null }]);
  await note("second");
  expect(opened).toBe(1);
});
