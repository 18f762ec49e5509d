import type { ImportReview } from "@meridian/contracts/imports/import-review";
import { businessIdOf } from "@meridian/domain/businesses/identity/business-identity";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { beforeEach, describe, expect, it } from "vitest";
import { makeDraft } from "../business-factory.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { importDrafts, importFile, type OpenStores, startImport, undoImport } from "../stores-under-test.ts";

const REVIEW: ImportReview = {
  state: "waiting",
  doubts: [{ code: "many_changes", share: 0.5 }],
  samples: [{ id: "a", name: "Old", before: { name: "Old" }, after: { name: "New" } }],
  decidedBy: null,
  decidedAt: null,
  nextJobId: null,
};
const KNOWN = businessIdOf("place:known");
const FRESH = businessIdOf("place:fresh");

/** Imports held until somebody decides. */
export function describeImportReviewContract(engine: string, open: OpenStores): void {
  describe(`a held import on ${engine}`, () => {
    const test = storesPerTest(open);
    beforeEach(async () => {
      await importDrafts(test.stores, [makeDraft("known", { name: "Old", rating: 3 })]);
    });

    const drafts = (isApproved: boolean): BusinessDraft[] => [
      makeDraft("known", { name: "New", rating: 4 }),
      { ...makeDraft("fresh", { name: "Fresh" }), isApproved },
    ];
    const shown = async () => {
      const all = await test.stores.businesses.scan("", 10);
      return all
        .filter(({ deletedAt }) => deletedAt === undefined)
        .map(({ name, isApproved }) => `${name}: ${isApproved ? "public" : "hidden"}`)
        .toSorted();
    };

    async function hold(): Promise<string> {
      const { lease, jobId, write, finish } = await startImport(test.stores);
      await test.stores.importJobs.describeFile(lease, { columnExtraction: null, notes: [], review: REVIEW });
      const { counters } = await write(drafts(false));
      expect(counters).toMatchObject({ rowsRead: 2, created: 1, updated: 0, withheld: 1 });
      await finish();
      return jobId;
    }

    it("creates unpublished businesses and leaves published ones as they are", async () => {
      const jobId = await hold();
      expect(await shown()).toEqual(["Fresh: hidden", "Old: public"]);
      expect((await test.stores.importJobs.get(jobId))?.review).toEqual(REVIEW);
      expect(await test.stores.businesses.countListed()).toBe(1);
    });

    it("is published by an import that approves what it created and applies what it withheld, and that can be undone", async () => {
      const publishes = await hold();
      const next = await importFile(test.stores, drafts(true), { publishes });
      expect(await shown()).toEqual(["Fresh: public", "New: public"]);
      expect(await test.stores.businesses.countListed()).toBe(2);
      expect((await test.stores.importJobs.get(next))?.counters).toMatchObject({ created: 0, updated: 2 });
      expect((await undoImport(test.stores, next)).undo).toMatchObject({ restored: 2, kept: 0 });
      expect(await shown()).toEqual(["Fresh: hidden", "Old: public"]);
      expect((await undoImport(test.stores, publishes)).undo).toMatchObject({ removed: 1, kept: 0 });
      expect(await shown()).toEqual(["Old: public"]);
    });

    it("stays unpublished if another import matches its businesses", async () => {
      await hold();
      await importFile(test.stores, drafts(true));
      expect(await shown()).toEqual(["Fresh: hidden", "New: public"]);
      expect([KNOWN, FRESH].toSorted()).toEqual((await test.stores.businesses.scan("", 10)).map(({ id }) => id));
    });

    it("is decided once, and only after it has ended", async () => {
      const { importJobs } = test.stores;
      const decision = { state: "published", decidedBy: "root", nextJobId: "next" } as const;
      const refused = (id: string, code: string) =>
        expect(importJobs.decideReview(id, decision)).rejects.toMatchObject({ code });
      const { lease, jobId, finish } = await startImport(test.stores);
      await refused(jobId, "conflict");
      await importJobs.describeFile(lease, { columnExtraction: null, notes: [], review: REVIEW });
      await refused(jobId, "conflict");
      await finish();
      const decidedAt = test.clock.now().toISOString();
      expect((await importJobs.decideReview(jobId, decision)).review).toEqual({ ...REVIEW, ...decision, decidedAt });
      await refused(jobId, "conflict");
      await refused("nope", "not_found");
    });

    it("remembers its header line", async () => {
      const job = await test.stores.importJobs.get(await importFile(test.stores, [], { headerRow: 0 }));
      expect(job?.headerRow).toBe(0);
    });

    it("predicts what it would change, not counting filled gaps and ratings", async () => {
      const { businesses } = test.stores;
      const fresh = await businesses.surveyChanges([makeDraft("known", { name: "Old", rating: 5 }), makeDraft("x")]);
      expect(fresh).toEqual({ known: 1, changed: 0, samples: [] });
      expect(await businesses.surveyChanges(drafts(true))).toEqual({
        known: 1,
        changed: 1,
        samples: [{ id: KNOWN, name: "Old", before: { name: "Old" }, after: { name: "New" } }],
      });
    });
  });
}
