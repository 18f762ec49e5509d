import type { Business } from "@meridian/contracts/businesses/business";
import { describe, expect, it } from "vitest";
import { makeDraft } from "../business-factory.ts";
import { everyCount } from "../directory/every-count.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { importDrafts, importFile, LEASE_MS, type OpenStores, startUndo, undoImport } from "../stores-under-test.ts";

const EVERYTHING = { afterId: "", limit: 100 } as const;

/** The state after undoing an import. */
export function describeImportUndoContract(engine: string, open: OpenStores): void {
  describe(`undo on ${engine}`, () => {
    const test = storesPerTest(open);

    async function all(): Promise<Business[]> {
      return test.stores.businesses.scan("", 100);
    }

    async function known(placeId: string): Promise<Business> {
      const business = (await all()).find((candidate) => candidate.placeId === placeId);
      if (business === undefined) throw new Error(`There is no ${placeId}`);
      return business;
    }

    it("removes what the import created, restores what it changed and leaves the rest", async () => {
      const { stores, clock } = test;
      await importDrafts(stores, [
        makeDraft("old", { hours: undefined, website: "https://old.example/" }),
        makeDraft("same"),
      ]);
      const [old, same] = [await known("old"), await known("same")];
      const jobId = await importFile(stores, [
        makeDraft("old", { name: "Changed", rating: 1, city: "Köln", hours: { intervals: [[1, 2]], knownDays: [0] } }),
        makeDraft("same"),
        makeDraft("new", { name: "New" }),
      ]);
      await stores.businesses.markIndexed(await stores.businesses.takeUnindexed(10));
      clock.advance(60_000);
      const { undo } = await undoImport(stores, jobId);
      expect(undo).toMatchObject({ state: "done", removed: 1, restored: 1, kept: 0 });
      expect(await known("same")).toEqual(same);
      expect(await known("old")).toEqual({ ...old, revision: 3, updatedAt: clock.now().toISOString() });
      const removed = { revision: 2, deletedAt: clock.now().toISOString(), deletionKind: "undone" };
      expect(await known("new")).toMatchObject(removed);
      const marked = (await stores.businesses.takeUnindexed(10)).map(({ id, business }) => [id, business?.name]);
      const fresh = await known("new");
      expect(new Map(marked.map(([id, name]) => [id, name]))).toEqual(
        new Map([
          [old.id, old.name],
          [fresh.id, undefined],
        ]),
      );
      expect(await stores.importUndo.listUndone(jobId, EVERYTHING)).toEqual(
        [
          { id: old.id, name: old.name, slug: old.slug, outcome: "restored", reason: null },
          { id: fresh.id, name: "New", slug: fresh.slug, outcome: "removed", reason: null },
        ].sort((left, right) => (left.id < right.id ? -1 : 1)),
      );
      expect(await stores.businesses.findBySlug(fresh.slug)).toEqual({ kind: "gone" });
    });

    it("counts are right after every batch", async () => {
      const { stores } = test;
      await importDrafts(stores, [makeDraft("a", { city: "Camden" }), makeDraft("b")]);
      const jobId = await importFile(
        stores,
        ["a", "b", "c", "d"].map((key) => makeDraft(key, { city: "Köln", countryCode: "DE", rating: 1 })),
      );
      const lease = await startUndo(stores, jobId);
      for (let isDone = false; !isDone; ) {
        ({ isDone } = await stores.importUndo.undoBatch(lease, 1));
        await stores.places.refresh();
        const counted = [await everyCount(stores), await stores.businesses.countAll()];
        await stores.places.rebuild();
        expect(counted).toEqual([await everyCount(stores), await stores.businesses.countAll()]);
      }
      expect(await stores.businesses.countAll()).toBe(2);
      expect((await stores.places.listCities({})).map(({ city }) => city).sort()).toEqual(["Camden", "Philadelphia"]);
    });

    it("what changed after the import is kept, with the reason", async () => {
      const { stores } = test;
      const { editor } = stores;
      const jobId = await importFile(
        stores,
        ["edited", "hidden", "again", "deleted"].map((key) => makeDraft(key)),
      );
      await editor.edit({ id: (await known("edited")).id, revision: 1, patch: { rating: 2 } });
      await editor.setApproved([(await known("hidden")).id], false);
      await importDrafts(stores, [makeDraft("again", { rating: 2 })]);
      await editor.remove([(await known("deleted")).id]);
      const before = await all();
      expect((await undoImport(stores, jobId)).undo).toMatchObject({ removed: 0, restored: 0, kept: 4 });
      expect(await all()).toEqual(before);
      const undone = await stores.importUndo.listUndone(jobId, { ...EVERYTHING, outcome: "kept" });
      const reasons = new Map(undone.map(({ id, reason }) => [id, reason]));
      expect(before.map(({ id, placeId }) => [placeId, reasons.get(id)]).sort()).toEqual([
        ["again", "imported_again"],
        ["deleted", "deleted"],
        ["edited", "edited"],
        ["hidden", "edited"],
      ]);
    });

    it("undoing imports newest first restores each state in between", async () => {
      const { stores } = test;
      const states: unknown[] = [];
      const jobs: string[] = [];
      const seen = async () =>
        (await all()).map(({ revision, updatedAt, deletedAt, ...others }) => ({
          ...others,
          isDeleted: deletedAt !== undefined,
        }));
      for (const rating of [1, 2, 3, 4]) {
        states.push(await seen());
        jobs.push(await importFile(stores, [makeDraft("a", { rating }), makeDraft(`only-${rating}`)]));
      }
      for (const jobId of jobs.reverse()) {
        expect((await undoImport(stores, jobId)).undo).toMatchObject({ kept: 0 });
        const before = states.pop();
        const removed = new Set((await all()).filter(({ deletedAt }) => deletedAt !== undefined).map(({ id }) => id));
        expect((await seen()).filter(({ id }) => !removed.has(id))).toEqual(before);
      }
      expect(await stores.businesses.countAll()).toBe(0);
    });

    it("an older import undone first leaves what a newer one changed, which is then restored to its own version", async () => {
      const { stores } = test;
      const first = await importFile(stores, [makeDraft("a", { rating: 1 })]);
      const second = await importFile(stores, [makeDraft("a", { rating: 2 })]);
      expect((await undoImport(stores, first)).undo).toMatchObject({ removed: 0, kept: 1 });
      expect((await undoImport(stores, second)).undo).toMatchObject({ restored: 1, kept: 0 });
      expect(await known("a")).toMatchObject({ rating: 1, source: { importId: first } });
    });

    it("an edit between two imports is restored, and blocks the undo of the first", async () => {
      const { stores } = test;
      const first = await importFile(stores, [makeDraft("a", { rating: 1 })]);
      const { id } = await known("a");
      await stores.editor.edit({ id, revision: 1, patch: { phone: "by hand" }, lockedFields: ["name"] });
      const second = await importFile(stores, [makeDraft("a", { rating: 2 })]);
      await undoImport(stores, second);
      expect(await known("a")).toMatchObject({ rating: 1, phone: "by hand", lockedFields: ["name"] });
      expect((await undoImport(stores, first)).undo).toMatchObject({ kept: 1 });
      const [undone] = await stores.importUndo.listUndone(first, EVERYTHING);
      expect(undone?.reason).toBe("edited");
    });

    it("businesses that the import restored return to the trash unchanged", async () => {
      const { stores } = test;
      await importDrafts(stores, [makeDraft("a", { rating: 1 })]);
      const { id } = await known("a");
      await stores.editor.edit({ id, revision: 1, patch: {}, lockedFields: ["rating"] });
      await stores.editor.setApproved([id], false);
      await stores.editor.remove([id]);
      const { revision, updatedAt, ...before } = await known("a");
      const drafts = [makeDraft("a", { rating: 5, name: "Back" })];
      const jobId = await importFile(stores, drafts, { restoresDeleted: true });
      expect(await known("a")).toMatchObject({ name: "Back", isApproved: true });
      expect((await undoImport(stores, jobId)).undo).toMatchObject({ removed: 1, restored: 0 });
      expect(await known("a")).toEqual({ ...before, revision: revision + 2, updatedAt });
      expect(await stores.businesses.countAll()).toBe(0);
      expect(await importDrafts(stores, drafts)).toMatchObject({ created: 0, wasDeleted: 1 });
    });

    it("removed businesses return with the next import", async () => {
      const { stores } = test;
      const drafts = [makeDraft("a"), makeDraft("b")];
      const jobId = await importFile(stores, drafts);
      const { slug } = await known("a");
      await undoImport(stores, jobId);
      const again = await importFile(stores, drafts);
      expect(await stores.importJobs.get(again)).toMatchObject({ counters: { created: 2, wasDeleted: 0 } });
      expect(await stores.businesses.findBySlug(slug)).toMatchObject({ kind: "found" });
      expect(await stores.businesses.countAll()).toBe(2);
      await undoImport(stores, again);
      expect(await importDrafts(stores, drafts)).toMatchObject({ created: 2, wasDeleted: 0 });
    });

    it("a business that was removed, restored and then deleted by hand stays deleted", async () => {
      const { stores } = test;
      await undoImport(stores, await importFile(stores, [makeDraft("a")]));
      const { id } = await known("a");
      await stores.editor.restore([id]);
      await stores.editor.remove([id]);
      expect(await importDrafts(stores, [makeDraft("a")])).toMatchObject({ created: 0, wasDeleted: 1 });
    });

    it("another worker resumes after a lost lease, and counts each business once", async () => {
      const { stores, clock } = test;
      const jobId = await importFile(
        stores,
        ["a", "b", "c", "d", "e"].map((key) => makeDraft(key)),
      );
      const lost = await startUndo(stores, jobId);
      expect(await stores.importUndo.undoBatch(lost, 2)).toEqual({ removed: 2, restored: 0, kept: 0, isDone: false });
      clock.advance(LEASE_MS + 1);
      const taken = await stores.importJobs.leaseNext({ leaseMs: LEASE_MS });
      expect(taken).toMatchObject({
        task: "undo",
        job: { id: jobId, attempts: 1, undo: { state: "running", removed: 2 } },
      });
      if (taken === undefined) return;
      await expect(stores.importUndo.undoBatch(lost, 2)).rejects.toMatchObject({ code: "conflict" });
      expect(await stores.importUndo.undoBatch(taken.lease, 10)).toMatchObject({ removed: 3, isDone: true });
      expect(await stores.importUndo.undoBatch(taken.lease, 10)).toMatchObject({ removed: 0, isDone: true });
      const job = await stores.importJobs.finishUndo(taken.lease);
      expect(job).toMatchObject({ state: "succeeded", phase: "done", undo: { state: "done", removed: 5, kept: 0 } });
      expect(await stores.importUndo.listUndone(jobId, EVERYTHING)).toHaveLength(5);
    });

    it("lists its businesses page by page, by one outcome or all", async () => {
      const { stores } = test;
      const keys = Array.from({ length: 9 }, (_, index) => `k${index}`);
      const jobId = await importFile(
        stores,
        keys.map((key) => makeDraft(key)),
      );
      const kept = (await all()).filter((_, index) => index % 3 === 0).map(({ id }) => id);
      await stores.editor.setApproved(kept, false);
      await undoImport(stores, jobId, 4);
      for (const outcome of [undefined, "kept", "removed"] as const) {
        const expected = (await all())
          .map(({ id }) => id)
          .filter((id) => outcome === undefined || kept.includes(id) === (outcome === "kept"));
        const paged: string[] = [];
        for (let page = [""]; page.length > 0; paged.push(...page)) {
          const query = { ...(outcome === undefined ? {} : { outcome }), afterId: paged.at(-1) ?? "", limit: 2 };
          page = (await stores.importUndo.listUndone(jobId, query)).map(({ id }) => id);
        }
        expect(paged).toEqual(expected);
      }
      expect(await stores.importUndo.listUndone(jobId, { ...EVERYTHING, outcome: "restored" })).toEqual([]);
      expect(await stores.importUndo.listUndone("nope", EVERYTHING)).toEqual([]);
    });
  });
}
