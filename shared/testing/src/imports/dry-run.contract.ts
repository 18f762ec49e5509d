import { businessIdOf } from "@meridian/domain/businesses/identity/business-identity";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { PlannedRow } from "@meridian/ports/businesses/import-batch";
import { describe, expect, it } from "vitest";
import { makeDraft, makeFields } from "../business-factory.ts";
import { storesPerTest } from "../stores-per-test.ts";
import {
  deleteBusiness,
  importDrafts,
  importFile,
  LEASE_MS,
  lockFields,
  makeBatch,
  makeIssue,
  type OpenStores,
  startImport,
  undoImport,
} from "../stores-under-test.ts";

/** A dry run reports what an import would do, without writing. */
export function describeDryRunContract(engine: string, open: OpenStores): void {
  describe(`dry runs on ${engine}`, () => {
    const test = storesPerTest(open);

    it.each([
      { batchSize: 1, restoresDeleted: false },
      { batchSize: 4, restoresDeleted: false },
      { batchSize: 4, restoresDeleted: true },
    ])(
      "predicts what the import then does with each row, $batchSize at a time, and writes no business (restoring: $restoresDeleted)",
      async ({ batchSize, restoresDeleted }) => {
        const { stores } = test;
        await importDrafts(
          stores,
          ["changed", "same", "locked", "deleted", "blocked"].map((key) => makeDraft(key)),
        );
        await undoImport(stores, await importFile(stores, [makeDraft("undone")]));
        await lockFields(stores, businessIdOf("place:locked"), ["name"]);
        await deleteBusiness(stores, businessIdOf("place:deleted"));
        await stores.editor.setBlocked([businessIdOf("place:blocked")], true);
        const before = [await stores.businesses.scan("", 100), await stores.places.listCities({})];
        const drafts = rowsOfEveryKind();
        const planned = await tellAll(drafts, batchSize, restoresDeleted);
        expect([await stores.businesses.scan("", 100), await stores.places.listCities({})]).toEqual(before);
        expect(planned.map(({ row, outcome, changedFields }) => [row, outcome, changedFields])).toEqual([
          [2, "updated", ["city", "rating"]],
          [3, "unchanged", []],
          [4, "unchanged", []],
          [5, restoresDeleted ? "restored" : "wasDeleted", []],
          [6, "created", []],
          [7, "duplicate", []],
          [8, "duplicate", []],
          [9, "created", []],
          [10, "created", []],
          [11, "wasDeleted", []],
          [12, "created", []],
          [13, restoresDeleted ? "duplicate" : "wasDeleted", []],
        ]);
        expect(planned.map(({ id }) => id)).toEqual([
          businessIdOf("place:changed"),
          businessIdOf("place:same"),
          businessIdOf("place:locked"),
          businessIdOf("place:deleted"),
          undefined,
          undefined,
          businessIdOf("place:same"),
          undefined,
          undefined,
          businessIdOf("place:blocked"),
          businessIdOf("place:undone"),
          businessIdOf("place:deleted"),
        ]);
        const counters = restoresDeleted
          ? { created: 5, updated: 1, unchanged: 2, wasDeleted: 1, duplicates: 3 }
          : { created: 4, updated: 1, unchanged: 2, wasDeleted: 3, duplicates: 2 };
        const restored = restoresDeleted ? 1 : undefined;
        const dry = (await stores.importJobs.list(1))[0]?.counters;
        expect([dry, dry?.restored]).toMatchObject([counters, restored]);
        const result = await importDrafts(stores, drafts, { restoresDeleted });
        expect([result, result.counters.restored]).toMatchObject([counters, restored]);
      },
    );

    it("a repeated batch returns nothing and counts nothing", async () => {
      const { lease } = await startImport(test.stores, { isDryRun: true });
      const batch = makeBatch(lease, [makeDraft("a")]);
      const first = await test.stores.businesses.writeImportBatch(batch);
      expect(first.planned).toHaveLength(1);
      expect(await test.stores.businesses.writeImportBatch(batch)).toMatchObject({
        created: 0,
        planned: [],
        counters: first.counters,
      });
    });

    it("starts over when its worker is lost, and counts its attempts", async () => {
      const { stores, clock } = test;
      const running = await startImport(stores, { isDryRun: true });
      await running.write([makeDraft("a"), makeDraft("b")], { issues: [makeIssue(3)], skippedNames: ["Twice"] });
      clock.advance(LEASE_MS + 1);
      const again = await stores.importJobs.leaseNext({ leaseMs: LEASE_MS });
      expect(again?.job).toMatchObject({ checkpointRow: 0, attempts: 2, issueCounts: {}, skippedNames: [] });
      expect(again?.job.counters.rowsRead).toBe(0);
      expect(await stores.importJobs.listIssues(running.jobId, 10)).toEqual([]);
      if (again === undefined) return;
      const result = await stores.businesses.writeImportBatch(makeBatch(again.lease, [makeDraft("a"), makeDraft("c")]));
      expect(result).toMatchObject({ created: 2, duplicates: 0, counters: { rowsRead: 2 } });
      expect(await stores.importJobs.get(running.jobId)).toMatchObject({ attempts: 2 });
    });

    it("cannot be undone", async () => {
      const running = await startImport(test.stores, { isDryRun: true });
      await running.write([makeDraft("a")]);
      await running.finish();
      await expect(test.stores.importJobs.requestUndo(running.jobId, "admin")).rejects.toMatchObject({
        code: "conflict",
      });
    });

    async function tellAll(
      drafts: readonly BusinessDraft[],
      batchSize: number,
      restoresDeleted: boolean,
    ): Promise<PlannedRow[]> {
      const running = await startImport(test.stores, { isDryRun: true, restoresDeleted });
      const planned: PlannedRow[] = [];
      for (let start = 0; start < drafts.length; start += batchSize) {
        planned.push(...((await running.write(drafts.slice(start, start + batchSize))).planned ?? []));
      }
      await running.finish();
      return planned;
    }
  });
}

/**
 * Known and changed, unchanged, locked, deleted, new, new again by another key, repeated, two at one address, blocked, undone, and deleted
 * again.
 */
function rowsOfEveryKind(): BusinessDraft[] {
  const { placeId, ...nameless } = makeFields();
  const atAddress = (row: number, place: string): BusinessDraft => ({
    row,
    fields: { ...nameless, placeId: place },
    identityKeys: ["addr:1"],
  });
  return [
    makeDraft("changed", { rating: 1, city: "Camden" }, 2),
    makeDraft("same", {}, 3),
    makeDraft("locked", { name: "Other" }, 4),
    makeDraft("deleted", {}, 5),
    { ...makeDraft("new", {}, 6), identityKeys: ["place:new", "cid:1"] },
    { row: 7, fields: nameless, identityKeys: ["cid:1"] },
    makeDraft("same", { rating: 1 }, 8),
    atAddress(9, "p1"),
    atAddress(10, "p2"),
    makeDraft("blocked", {}, 11),
    makeDraft("undone", {}, 12),
    makeDraft("deleted", { rating: 1 }, 13),
  ];
}
