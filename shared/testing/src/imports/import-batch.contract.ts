import { MAX_KEPT_ISSUES } from "@meridian/contracts/imports/import-job";
import { MAX_REPORTED_ITEMS } from "@meridian/contracts/imports/import-limits";
import { describe, expect, it } from "vitest";
import { makeDraft } from "../business-factory.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { importDrafts, LEASE_MS, makeBatch, makeIssue, type OpenStores, startImport } from "../stores-under-test.ts";

/** `BusinessStore.writeImportBatch` writes a batch completely, exactly once, and only for the holder of the job. */
export function describeImportBatchContract(engine: string, open: OpenStores): void {
  describe(`import batches on ${engine}`, () => {
    const test = storesPerTest(open);

    it("a repeated batch changes nothing and returns the current counters", async () => {
      const { stores } = test;
      const { lease, jobId } = await startImport(stores);
      const batch = makeBatch(lease, [makeDraft("a"), makeDraft("b")], { issues: [makeIssue(2)] });
      const first = await stores.businesses.writeImportBatch(batch);
      const again = await stores.businesses.writeImportBatch(batch);
      expect(first).toMatchObject({ created: 2, updated: 0, unchanged: 0, duplicates: 0 });
      expect(again).toEqual({
        created: 0,
        updated: 0,
        withheld: 0,
        unchanged: 0,
        wasDeleted: 0,
        duplicates: 0,
        counters: first.counters,
      });
      expect(await stores.businesses.countAll()).toBe(2);
      expect(await stores.importJobs.listIssues(jobId, 10)).toHaveLength(1);
    });

    it("a worker that lost its lease writes nothing", async () => {
      const { stores, clock } = test;
      const lost = await startImport(stores);
      clock.advance(LEASE_MS + 1);
      const taken = await stores.importJobs.leaseNext({ leaseMs: LEASE_MS });
      await expect(lost.write([makeDraft("a")], { issues: [makeIssue(2)] })).rejects.toMatchObject({
        code: "conflict",
      });
      expect(await stores.businesses.countAll()).toBe(0);
      expect(await stores.places.totals()).toEqual({ businesses: 0, countries: 0, cities: 0, categories: 0 });
      expect(await stores.importJobs.get(lost.jobId)).toMatchObject({ checkpointRow: 0, issueCounts: {} });
      expect(taken?.lease.jobId).toBe(lost.jobId);
    });

    it("nothing is written to a job that has ended", async () => {
      const { stores } = test;
      const running = await startImport(stores);
      await running.finish();
      await expect(running.write([makeDraft("a")])).rejects.toMatchObject({ code: "conflict" });
      expect(await stores.businesses.countAll()).toBe(0);
    });

    it("a batch that fails halfway leaves nothing behind", async () => {
      const { stores } = test;
      const running = await startImport(stores);
      const broken = makeDraft("b");
      // A value that no engine can store, to fail in the middle of a batch.
      Object.assign(broken.fields, { city: Symbol("broken") });
      await expect(running.write([makeDraft("a"), broken])).rejects.toThrow();
      expect(await stores.businesses.countAll()).toBe(0);
      expect(await stores.places.listCategories({})).toEqual([]);
      const result = await running.write([makeDraft("a"), makeDraft("b")]);
      expect(result).toMatchObject({ created: 2, counters: { rowsRead: 2 } });
      expect(await stores.places.totals()).toMatchObject({ businesses: 2, cities: 1 });
    });

    it("counts every row once", async () => {
      const { stores } = test;
      await importDrafts(stores, [makeDraft("old"), makeDraft("same")]);
      const running = await startImport(stores);
      const { counters } = await running.write(
        [makeDraft("old", { rating: 1.5 }), makeDraft("same"), makeDraft("new"), makeDraft("bare", { placeId: "x9" })],
        { skipped: { duplicates: 2, duplicatesWithoutId: 1, repeatedHeaders: 1, rejected: 3, withPlaceId: 4 } },
      );
      expect(counters).toEqual({
        rowsRead: 10,
        created: 2,
        updated: 1,
        unchanged: 1,
        wasDeleted: 0,
        duplicates: 2,
        duplicatesWithoutId: 1,
        repeatedHeaders: 1,
        rejected: 3,
        withPlaceId: 8,
        uniquePlaceIds: 4,
        newPlaceIds: 2,
      });
      expect((await stores.importJobs.get(running.jobId))?.counters).toEqual(counters);
    });

    it("a batch advances the checkpoint and clears earlier attempts", async () => {
      const { stores, clock } = test;
      await startImport(stores);
      clock.advance(LEASE_MS + 1);
      const leased = await stores.importJobs.leaseNext({ leaseMs: LEASE_MS });
      expect(leased?.job.attempts).toBe(2);
      if (leased === undefined) return;
      await stores.businesses.writeImportBatch(makeBatch(leased.lease, [], { checkpointRow: 42, readShare: 0.25 }));
      expect(await stores.importJobs.get(leased.lease.jobId)).toMatchObject({
        checkpointRow: 42,
        readShare: 0.25,
        attempts: 0,
      });
    });

    it("keeps the first issues and counts all of them by code", async () => {
      const { stores } = test;
      const running = await startImport(stores);
      const half = MAX_KEPT_ISSUES / 2 + 10;
      const issues = Array.from({ length: half }, (_, index) => makeIssue(index + 2));
      await running.write([], { issues });
      await running.write([], { issues: [...issues, makeIssue(9, { code: "bad_phone", column: null })] });
      const job = await stores.importJobs.get(running.jobId);
      expect(job?.issueCounts).toEqual({ bad_rating: 2 * half, bad_phone: 1 });
      const kept = await stores.importJobs.listIssues(running.jobId, 2 * MAX_KEPT_ISSUES);
      expect(kept).toHaveLength(MAX_KEPT_ISSUES);
      expect(kept[0]).toEqual(makeIssue(2));
    });

    it("keeps a bounded list of the names it skipped", async () => {
      const { stores } = test;
      const running = await startImport(stores);
      await running.write([], { skippedNames: ["Dunkin'", "Luigi's"] });
      await running.write([], { skippedNames: Array.from({ length: 200 }, (_, index) => `Shop ${index}`) });
      const names = (await stores.importJobs.get(running.jobId))?.skippedNames;
      expect(names).toHaveLength(MAX_REPORTED_ITEMS);
      expect(names?.slice(0, 3)).toEqual(["Dunkin'", "Luigi's", "Shop 0"]);
    });
  });
}
