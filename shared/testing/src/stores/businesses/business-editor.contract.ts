import type { Business } from "@meridian/contracts/businesses/business";
import { popularityOf } from "@meridian/domain/businesses/popularity";
import { describe, expect, it } from "vitest";
import { makeDraft, makeFields } from "../../business-factory.ts";
import { everyCount } from "../../directory/every-count.ts";
import { storesPerTest } from "../../stores-per-test.ts";
import { importDrafts, type OpenStores } from "../../stores-under-test.ts";

/** The effects of an admin's manual changes on a business, the counts and the index. */
export function describeBusinessEditorContract(engine: string, open: OpenStores): void {
  describe(`edits on ${engine}`, () => {
    const test = storesPerTest(open);

    /** A business confirmed by the index. */
    async function stored(key = "a"): Promise<Business> {
      const { businesses } = test.stores;
      await importDrafts(test.stores, [makeDraft(key)]);
      await businesses.markIndexed(await businesses.takeUnindexed(10));
      const business = (await businesses.scan("", 10)).find(({ placeId }) => placeId === key);
      if (business === undefined) throw new Error("The business was not stored");
      return business;
    }

    async function expectCountsInStep(): Promise<void> {
      await test.stores.places.refresh();
      const counted = await everyCount(test.stores);
      await test.stores.places.rebuild();
      expect(counted).toEqual(await everyCount(test.stores));
    }

    it("an edit sets, clears and locks fields under the next revision, and keeps the slug", async () => {
      const { editor, businesses, places } = test.stores;
      const before = await stored();
      test.clock.advance(60_000);
      const patch = {
        name: "Mario's",
        phone: undefined,
        subtypes: undefined,
        city: "Köln",
        countryCode: "DE",
        reviews: 9,
      };
      const edited = await editor.edit({ id: before.id, revision: 1, patch, lockedFields: ["name", "phone", "name"] });
      const { phone, ...others } = before;
      expect(phone).toBeDefined();
      expect(edited).toEqual({
        ...others,
        ...{ name: "Mario's", subtypes: [], city: "Köln", countryCode: "DE", reviews: 9 },
        popularity: popularityOf(before.rating, 9),
        lockedFields: ["name", "phone"],
        fieldSources: { all: expect.any(Number), name: -1, city: -1, countryCode: -1, reviews: -1 },
        revision: 2,
        updatedAt: test.clock.now().toISOString(),
      });
      expect(edited).not.toHaveProperty("phone");
      expect(await editor.find(before.id)).toEqual(edited);
      expect(await businesses.takeUnindexed(10)).toMatchObject([{ id: before.id, revision: 2 }]);
      expect(await businesses.findByNamePrefix("mario", 5)).toHaveLength(1);
      await places.refresh();
      expect(await places.getCity({ countryCode: "DE", citySlug: "koln" }, { topCategories: 1 })).toMatchObject({
        businessCount: 1,
      });
      expect((await places.totals()).cities).toBe(1);
      await expectCountsInStep();
    });

    it("an edit of an outdated revision is a conflict and changes nothing", async () => {
      const { editor, businesses } = test.stores;
      const before = await stored();
      const edit = { id: before.id, revision: 2, patch: { name: "Lost" } };
      await expect(editor.edit(edit)).rejects.toMatchObject({ code: "conflict" });
      expect(await editor.find(before.id)).toEqual(before);
      expect(await businesses.countUnindexed()).toBe(0);
    });

    it("an unknown or deleted business is not found", async () => {
      const { editor } = test.stores;
      const { id } = await stored();
      expect(await editor.remove([id])).toEqual([id]);
      for (const gone of [id, "aaaaaaaaaaaaaaaa"]) {
        expect(await editor.find(gone)).toBeUndefined();
        const edit = { id: gone, revision: 2, patch: { name: "Lost" } };
        await expect(editor.edit(edit)).rejects.toMatchObject({ code: "not_found" });
      }
    });

    it("an empty edit changes nothing", async () => {
      const { editor, businesses } = test.stores;
      const before = await stored();
      const { name, hours } = before;
      const edit = { id: before.id, revision: 1, patch: { name, hours }, lockedFields: [] };
      expect(await editor.edit(edit)).toEqual(before);
      expect(await editor.edit({ id: before.id, revision: 1, patch: {} })).toEqual(before);
      expect(await businesses.countUnindexed()).toBe(0);
    });

    it("locks stay until others replace them, and imports keep locked fields", async () => {
      const { editor, businesses } = test.stores;
      const { id, slug } = await stored();
      await editor.edit({ id, revision: 1, patch: { name: "By hand" }, lockedFields: ["name"] });
      await editor.edit({ id, revision: 2, patch: { rating: 2 } });
      await importDrafts(test.stores, [makeDraft("a", { name: "Of the file", rating: 1 })]);
      expect(await editor.find(id)).toMatchObject({ name: "By hand", rating: 1, revision: 4, lockedFields: ["name"] });
      await editor.edit({ id, revision: 4, patch: {}, lockedFields: [] });
      await importDrafts(test.stores, [makeDraft("a", { name: "Of the file", rating: 1 })]);
      expect(await businesses.findBySlug(slug)).toMatchObject({ business: { name: "Of the file", lockedFields: [] } });
    });

    it("approval publishes and unpublishes businesses everywhere", async () => {
      const { editor, businesses, places } = test.stores;
      const { id, slug } = await stored();
      const other = await stored("b");
      expect(await editor.setApproved([id, other.id, "aaaaaaaaaaaaaaaa"], true)).toEqual([]);
      expect(await editor.setApproved([id, id], false)).toEqual([id]);
      await places.refresh();
      expect(await businesses.findBySlug(slug)).toEqual({ kind: "missing" });
      expect(await editor.find(id)).toMatchObject({ isApproved: false, revision: 2 });
      expect([await businesses.countListed(), await businesses.countAll()]).toEqual([1, 2]);
      expect(await businesses.takeUnindexed(10)).toEqual([{ id, revision: 2, mark: expect.any(Number) }]);
      await expectCountsInStep();
      expect(await editor.setApproved([id, other.id], true)).toEqual([id]);
      await places.refresh();
      expect(await businesses.countListed()).toBe(2);
      await expectCountsInStep();
    });

    it("adds a business by hand like an import, except for its source, which is known afterwards", async () => {
      const { editor, businesses, overview } = test.stores;
      const fields = makeFields({ name: "Zenith", placeId: undefined, city: "Köln", countryCode: "DE" });
      const created = { fields, identityKeys: ["addr:zenith"], isApproved: true, lockedFields: ["name"] };
      const { business, isNew } = await editor.create(created);
      expect(isNew).toBe(true);
      expect(business).toMatchObject({ name: "Zenith", slug: "zenith-koln", revision: 1, lockedFields: ["name"] });
      expect(business).not.toHaveProperty("source");
      expect(await businesses.findBySlug("zenith-koln")).toEqual({ kind: "found", business });
      expect(await businesses.takeUnindexed(10)).toMatchObject([{ id: business.id, revision: 1 }]);
      await expectCountsInStep();
      expect(await editor.create({ ...created, isApproved: false })).toEqual({ business, isNew: false });
      const draft = { row: 2, fields: { ...fields, name: "Zenith Bar", rating: 2 }, identityKeys: ["addr:zenith"] };
      expect(await importDrafts(test.stores, [draft])).toMatchObject({ created: 0, updated: 1 });
      expect(await overview.find(business.id)).toMatchObject({ name: "Zenith", rating: 2 });
      await editor.remove([business.id]);
      const known = await editor.create(created);
      expect(known).toMatchObject({ isNew: false, business: { id: business.id } });
      expect(known.business).toHaveProperty("deletedAt");
    });

    it("two concurrent additions of one business add one", async () => {
      const { editor } = test.stores;
      const created = { fields: makeFields(), identityKeys: ["addr:x"], isApproved: false, lockedFields: [] };
      const results = await Promise.all([editor.create(created), editor.create(created)]);
      expect(results.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
      expect(new Set(results.map(({ business }) => business.id)).size).toBe(1);
    });

    it("blocks existing and deleted businesses, and unblocks into the trash", async () => {
      const { editor, businesses } = test.stores;
      const { id, slug } = await stored();
      expect(await editor.setBlocked([id, "aaaaaaaaaaaaaaaa"], true)).toEqual([id]);
      expect(await editor.setBlocked([id], true)).toEqual([]);
      await expectCountsInStep();
      const deletedAt = test.clock.now().toISOString();
      expect(await businesses.scan("", 1)).toMatchObject([{ revision: 2, deletedAt, deletionKind: "blocked" }]);
      expect(await businesses.findBySlug(slug)).toEqual({ kind: "gone" });
      test.clock.advance(60_000);
      expect(await editor.setBlocked([id], false)).toEqual([id]);
      expect(await editor.setBlocked([id], false)).toEqual([]);
      const [unblocked] = await businesses.scan("", 1);
      expect(unblocked).toMatchObject({ revision: 3, deletedAt: test.clock.now().toISOString() });
      expect(unblocked).not.toHaveProperty("deletionKind");
      expect(await editor.setBlocked([id], true)).toEqual([id]);
      expect(await editor.restore([id])).toEqual([id]);
      const [restored] = await businesses.scan("", 1);
      expect(restored).not.toHaveProperty("deletedAt");
      expect(restored).not.toHaveProperty("deletionKind");
      await expectCountsInStep();
    });

    it("the trash restores businesses unchanged", async () => {
      const { editor, businesses, places } = test.stores;
      const { id, slug } = await stored();
      await editor.setApproved([id], false);
      const { updatedAt, ...before } =
        (await editor.edit({ id, revision: 2, patch: {}, lockedFields: ["city"] })) ?? {};
      test.clock.advance(60_000);
      expect(await editor.remove([id, "aaaaaaaaaaaaaaaa"])).toEqual([id]);
      expect(await editor.remove([id])).toEqual([]);
      await places.refresh();
      expect(await businesses.findBySlug(slug)).toEqual({ kind: "gone" });
      expect(await businesses.countAll()).toBe(0);
      expect((await businesses.scan("", 1))[0]?.deletedAt).toBe(test.clock.now().toISOString());
      expect(await editor.setApproved([id], true)).toEqual([]);
      await expectCountsInStep();
      expect(await editor.restore([id, "aaaaaaaaaaaaaaaa"])).toEqual([id]);
      expect(await editor.restore([id])).toEqual([]);
      await places.refresh();
      expect(updatedAt).toBeDefined();
      expect(await editor.find(id)).toEqual({ ...before, revision: 5, updatedAt: test.clock.now().toISOString() });
      expect(await businesses.countAll()).toBe(1);
      await expectCountsInStep();
    });
  });
}
