import type { Business } from "@meridian/contracts/businesses/business";
import { collisionSlug, slugChoicesOf } from "@meridian/domain/text/slug";
import { beforeEach, describe, expect, it } from "vitest";
import { makeDraft, without } from "../../business-factory.ts";
import { everyCount } from "../../directory/every-count.ts";
import { storesPerTest } from "../../stores-per-test.ts";
import { businessOfPlace, importDrafts, type OpenStores, startImport } from "../../stores-under-test.ts";

/** Merging two businesses that turn out to be one. */
export function describeBusinessMergeContract(engine: string, open: OpenStores): void {
  describe(`merges on ${engine}`, () => {
    const test = storesPerTest(open);
    let kept: Business;
    let removed: Business;
    beforeEach(async () => {
      const drafts = [makeDraft("keep", { name: "Luigi" }), makeDraft("remove", { name: "Luigi's", reviews: 900 }, 3)];
      await importDrafts(test.stores, drafts);
      kept = await businessOf("keep");
      removed = await businessOf("remove");
    });

    const businessOf = (placeId: string) => businessOfPlace(test.stores, placeId);
    const merge = (overrides: { revision?: number; removeRevision?: number } = {}) =>
      test.stores.editor.merge({
        keep: {
          id: kept.id,
          revision: overrides.revision ?? kept.revision,
          patch: { reviews: removed.reviews },
          lockedFields: ["reviews"],
        },
        removeId: removed.id,
        removeRevision: overrides.removeRevision ?? removed.revision,
      });

    it("undone, both are there as before, with their slugs and keys, but for what the winner took", async () => {
      const { businesses, editor, places } = test.stores;
      await test.arrange.changeSlug(removed.id, "luigi-new");
      const claims = await editor.claimsOf(removed.id);
      expect(claims).toEqual({ slug: "luigi-new", formerSlugs: [removed.slug], identityKeys: ["place:remove"] });
      await merge();
      const split = { ...claims, keepId: kept.id, removedId: removed.id };
      expect(await editor.split(split)).toMatchObject({ id: removed.id, slug: "luigi-new", name: "Luigi's" });
      expect(await businesses.findBySlug("luigi-new")).toMatchObject({ kind: "found", business: { id: removed.id } });
      expect(await businesses.findBySlug(removed.slug)).toEqual({ kind: "moved", slug: "luigi-new" });
      const [known] = await businesses.findByIds([kept.id]);
      expect(known).toMatchObject({ slug: kept.slug, reviews: 900 });
      await importDrafts(test.stores, [makeDraft("remove", { name: "Back again" })]);
      expect(await businessOf("remove")).toMatchObject({ id: removed.id, name: "Back again" });
      await places.refresh();
      expect([await businesses.countListed(), await businesses.countAll()]).toEqual([2, 2]);
      const counted = await everyCount(test.stores);
      await places.rebuild();
      expect(counted).toEqual(await everyCount(test.stores));
      await expect(editor.split(split)).rejects.toMatchObject({ code: "conflict" });
      await expect(editor.split({ ...split, removedId: "a".repeat(16) })).rejects.toMatchObject({ code: "not_found" });
    });

    it("one business stays with the chosen fields, and every slug of the other redirects to it", async () => {
      const { businesses, places } = test.stores;
      await test.arrange.changeSlug(removed.id, "luigi-new");
      const merged = await merge();
      expect(merged).toMatchObject({ id: kept.id, slug: kept.slug, name: "Luigi", reviews: 900, revision: 2 });
      expect(merged.lockedFields).toEqual(["reviews"]);
      for (const slug of [removed.slug, "luigi-new"]) {
        expect(await businesses.findBySlug(slug)).toEqual({ kind: "moved", slug: kept.slug });
      }
      expect(await businesses.findBySlug(kept.slug)).toMatchObject({ kind: "found" });
      await places.refresh();
      expect([await businesses.countListed(), await businesses.countAll()]).toEqual([1, 1]);
      const counted = await everyCount(test.stores);
      await places.rebuild();
      expect(counted).toEqual(await everyCount(test.stores));
      const marked = await businesses.takeUnindexed(10);
      expect(marked.map(({ id, business }) => [id, business !== undefined]).sort()).toEqual(
        [
          [kept.id, true],
          [removed.id, false],
        ].sort(),
      );
    });

    it("imports find the remaining business by the keys of either", async () => {
      const { businesses, editor } = test.stores;
      await merge();
      await importDrafts(test.stores, [makeDraft("remove", { name: "Luigi's", phone: "+1 215-555-9999" })]);
      expect(await businesses.countListed()).toBe(1);
      expect(await editor.find(kept.id)).toMatchObject({ phone: "+1 215-555-9999", reviews: 900 });
    });

    it("a kind of a whole list that the merge took over gives way to a stated category", async () => {
      const { stores } = test;
      const unnamed = without({}, "type", "category");
      const { lease, write, finish } = await startImport(stores);
      const listedKinds = [{ key: "tourism/museum", name: "Museum", basis: "file" } as const];
      await stores.importJobs.describeFile(lease, { columnExtraction: null, notes: [], listedKinds });
      const listed = {
        ...makeDraft("listed", { ...unnamed, name: "Mercy", category: "Museum" }),
        omits: ["category"] as const,
      };
      await write([makeDraft("plain", { ...unnamed, name: "Adler" }, 3), listed]);
      await finish();
      const [keep, other] = [await businessOf("plain"), await businessOf("listed")];
      const { id, revision } = keep;
      const patch = { category: other.category };
      await stores.editor.merge({ keep: { id, revision, patch }, removeId: other.id, removeRevision: other.revision });
      expect((await businessOf("plain")).category).toBe("Museum");
      await importDrafts(stores, [{ ...makeDraft("plain", { ...unnamed, category: "Gallery" }), omits: ["type"] }]);
      expect((await businessOf("plain")).category).toBe("Gallery");
    });

    it("the merged business is restored from the trash under a slug of its own", async () => {
      const { editor, businesses, overview } = test.stores;
      await merge();
      const trashed = await overview.find(removed.id);
      expect(await businesses.findBySlug(trashed?.slug ?? "")).toEqual({ kind: "gone" });
      expect(await editor.restore([removed.id])).toEqual([removed.id]);
      expect(await businesses.findBySlug(trashed?.slug ?? "")).toMatchObject({ business: { name: "Luigi's" } });
      expect(await businesses.findBySlug(removed.slug)).toEqual({ kind: "moved", slug: kept.slug });
    });

    it("a business that no slug is left for is not merged, and nothing changes", async () => {
      const taken = slugChoicesOf(collisionSlug(removed.slug, removed.id), removed.id);
      for (const slug of taken) await test.arrange.changeSlug(kept.id, slug);
      const before = await test.stores.editor.find(kept.id);
      await expect(merge()).rejects.toMatchObject({ code: "conflict" });
      expect(await test.stores.editor.find(kept.id)).toEqual(before);
      expect(await test.stores.editor.find(removed.id)).toEqual(removed);
    });

    it("an outdated or deleted business is not merged, and nothing changes", async () => {
      const { editor, businesses } = test.stores;
      await expect(merge({ revision: 9 })).rejects.toMatchObject({ code: "conflict" });
      await expect(merge({ removeRevision: 9 })).rejects.toMatchObject({ code: "conflict" });
      expect(await businessOf("keep")).toEqual(kept);
      expect(await businessOf("remove")).toEqual(removed);
      await editor.remove([removed.id]);
      await expect(merge({ removeRevision: 2 })).rejects.toMatchObject({ code: "not_found" });
      expect(await businesses.findBySlug(removed.slug)).toEqual({ kind: "gone" });
    });
  });
}
