import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { ImportReview } from "@meridian/contracts/imports/import-review";
import { businessIdOf } from "@meridian/domain/businesses/identity/business-identity";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { beforeEach, describe, expect, it } from "vitest";
import { makeDraft } from "../business-factory.ts";
import { storesPerTest } from "../stores-per-test.ts";
import {
  importDrafts,
  importFile,
  lockFields,
  type OpenStores,
  startImport,
  undoImport,
} from "../stores-under-test.ts";

const REVIEW: ImportReview = {
  state: "waiting",
  doubts: [{ code: "many_changes", share: 0.5 }],
  samples: [{ id: "a", name: "Old", before: { name: "Old" }, after: { name: "New" } }],
  missing: [{ id: "b", name: "Gone", city: null }],
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

    const freshDraft = (fields: Partial<BusinessFields> = {}): BusinessDraft => ({
      ...makeDraft("fresh", { name: "Fresh", ...fields }),
      isApproved: false,
    });
    const drafts = (isApproved: boolean): BusinessDraft[] => [
      makeDraft("known", { name: "New", rating: 4 }),
      { ...freshDraft(), isApproved },
    ];
    const fresh = () => test.stores.editor.find(FRESH);
    const shown = async () => {
      const all = await test.stores.businesses.scan("", 10);
      return all
        .filter(({ deletedAt }) => deletedAt === undefined)
        .map(({ name, isApproved }) => `${name}: ${isApproved ? "public" : "hidden"}`)
        .toSorted();
    };

    async function hold(held = drafts(false), expected: object = { created: 1, updated: 0, withheld: 1 }) {
      const { lease, jobId, write, finish } = await startImport(test.stores);
      await test.stores.importJobs.describeFile(lease, { columnExtraction: null, notes: [], review: REVIEW });
      const { counters } = await write(held);
      expect(counters).toMatchObject({ rowsRead: held.length, ...expected });
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
      expect((await test.stores.importJobs.get(next))?.counters).toMatchObject({
        created: 0,
        updated: 2,
        published: 1,
      });
      expect((await undoImport(test.stores, next)).undo).toMatchObject({ restored: 2, kept: 0 });
      expect(await shown()).toEqual(["Fresh: hidden", "Old: public"]);
      expect((await undoImport(test.stores, publishes)).undo).toMatchObject({ removed: 1, kept: 0 });
      expect(await shown()).toEqual(["Old: public"]);
    });

    it("keeps its values to itself if an import that is not held is about its businesses", async () => {
      const file = [freshDraft({ description: "Held", website: "https://held.example/" })];
      const held = await hold(file, { created: 1 });
      await lockFields(test.stores, FRESH, ["website"]);
      const later = await importFile(test.stores, [makeDraft("fresh", { name: "Fresh", about: "Later" })]);
      expect(await test.stores.businesses.countListed()).toBe(2);
      const shownByLater = { isApproved: true, about: "Later", website: "https://held.example/" };
      expect(await fresh()).toMatchObject(shownByLater);
      expect(await fresh()).not.toHaveProperty("description");
      expect((await undoImport(test.stores, later)).undo).toMatchObject({ restored: 1, kept: 0 });
      expect(await fresh()).toMatchObject({ isApproved: false, description: "Held" });
      expect(await fresh()).not.toHaveProperty("about");
      await importFile(test.stores, file, { publishes: held });
      expect(await fresh()).toMatchObject({ isApproved: true, description: "Held" });
    });

    it.each([
      ["another import", false],
      ["its own publication", true],
    ])("shows no business that was hidden by hand, whatever %s says", async (_, isPublished) => {
      const held = await hold();
      const { editor } = test.stores;
      expect(await editor.setApproved([FRESH], true)).toEqual([FRESH]);
      expect(await editor.setApproved([FRESH], false)).toEqual([FRESH]);
      await importFile(
        test.stores,
        [{ ...freshDraft({ rating: 4 }), isApproved: true }],
        isPublished ? { publishes: held } : {},
      );
      expect(await shown()).toEqual(["Fresh: hidden", "Old: public"]);
      expect(await fresh()).toMatchObject({ rating: 4 });
      await editor.setApproved([FRESH], true);
      expect(await fresh()).toMatchObject({ isApproved: true, lockedFields: [] });
    });

    it("stays hidden if the other import leaves its businesses unapproved", async () => {
      await hold();
      await importFile(test.stores, [freshDraft({ rating: 2 })]);
      expect(await shown()).toEqual(["Fresh: hidden", "Old: public"]);
    });

    it.each([
      ["first", [0, 1]],
      ["last", [1, 0]],
    ] as const)("leaves alone what another one brought, which is published %s", async (_, order) => {
      const files = [freshDraft({ rating: 2, description: "Held" }), freshDraft({ rating: 4 })] as const;
      const held = [
        await hold([files[0]], { created: 1 }),
        await hold([files[1]], { created: 0, withheld: 1 }),
      ] as const;
      expect(await fresh()).toMatchObject({ isApproved: false, rating: 2 });
      await importFile(test.stores, [files[order[0]]], { publishes: held[order[0]] });
      expect(await fresh()).toMatchObject({ isApproved: true, rating: order[0] === 0 ? 2 : 4 });
      expect((await fresh())?.description).toBe(files[order[0]].fields.description);
      await importFile(test.stores, [files[order[1]]], { publishes: held[order[1]] });
      expect(await fresh()).toMatchObject({
        isApproved: true,
        rating: order[1] === 0 ? 2 : 4,
        description: "Held",
      });
    });

    it("can be discarded after another one about its businesses was published", async () => {
      const [first, second] = [await hold(), await hold(drafts(false), { created: 0, withheld: 1 })];
      await importFile(test.stores, drafts(true), { publishes: second });
      expect((await undoImport(test.stores, first)).undo).toMatchObject({ removed: 0, kept: 1 });
      expect(await shown()).toEqual(["Fresh: public", "New: public"]);
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

    it("is counted from its end until it is decided or undone", async () => {
      const { importJobs } = test.stores;
      const count = () => importJobs.countHeld();
      const { lease, jobId, finish } = await startImport(test.stores);
      await importJobs.describeFile(lease, { columnExtraction: null, notes: [], review: REVIEW });
      expect(await count()).toBe(0);
      await finish();
      const undone = await hold();
      await importFile(test.stores, []);
      expect(await count()).toBe(2);
      await importJobs.decideReview(jobId, { state: "published", decidedBy: "root", nextJobId: "next" });
      expect(await count()).toBe(1);
      await importJobs.requestUndo(undone, "root");
      expect(await count()).toBe(0);
    });

    it("remembers its header line, its country, its kind and its name", async () => {
      const chosen = { headerRow: 0, fileCountry: "DE", businessKind: "tourism/museum", businessName: "Dr. Simi" };
      expect(await test.stores.importJobs.get(await importFile(test.stores, [], chosen))).toMatchObject(chosen);
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
