import { DAY_MS } from "@meridian/contracts/durations";
import type { FixedSlug } from "@meridian/ports/businesses/directory-upkeep";
import { beforeEach, describe, expect, it } from "vitest";
import { makeDraft } from "../../business-factory.ts";
import { storesPerTest } from "../../stores-per-test.ts";
import { businessOfPlace, importDrafts, type OpenStores } from "../../stores-under-test.ts";

/** Operations on all businesses at once. */
export function describeDirectoryUpkeepContract(engine: string, open: OpenStores): void {
  describe(`upkeep on ${engine}`, () => {
    const test = storesPerTest(open);
    beforeEach(async () => {
      const drafts = ["a", "b", "c", "d"].map((key, at) => makeDraft(key, { name: `Shop ${key}` }, at + 2));
      await importDrafts(test.stores, drafts);
    });

    const businessOf = (placeId: string) => businessOfPlace(test.stores, placeId);
    async function rename(placeId: string, name: string): Promise<void> {
      const { id, revision } = await businessOf(placeId);
      await test.stores.editor.edit({ id, revision, patch: { name } });
    }
    async function fixAll(limit = 2): Promise<{ processed: number; fixed: FixedSlug[] }> {
      const total = { processed: 0, fixed: [] as FixedSlug[] };
      for (let next: string | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
        const step = await test.stores.upkeep.fixSlugs(next, limit);
        total.processed += step.processed;
        total.fixed.push(...step.fixed);
        next = step.next;
      }
      return total;
    }
    async function indexAll(): Promise<void> {
      const { businesses } = test.stores;
      await businesses.markIndexed(await businesses.takeUnindexed(100));
    }

    it("outdated slugs are replaced, and the old ones redirect", async () => {
      const { businesses } = test.stores;
      await rename("b", "Bakery");
      await rename("c", "Bakery");
      await indexAll();
      const { processed, fixed } = await fixAll();
      expect(processed).toBe(4);
      const [b, c] = [await businessOf("b"), await businessOf("c")];
      expect(fixed.map(({ from }) => from).sort()).toEqual(["shop-b-philadelphia", "shop-c-philadelphia"]);
      expect([b.slug, c.slug].sort()[0]).toBe("bakery-philadelphia");
      expect([b.slug, c.slug].sort()[1]).toMatch(/^bakery-philadelphia-[a-z2-7]{6}$/);
      expect(await businesses.findBySlug("shop-b-philadelphia")).toEqual({ kind: "moved", slug: b.slug });
      expect((await businesses.takeUnindexed(10)).map(({ id }) => id).sort()).toEqual([b.id, c.id].sort());
      expect((await fixAll(1)).fixed).toEqual([]);
    });

    it("a slug that a business once had is its own again", async () => {
      const { businesses } = test.stores;
      await rename("b", "Bakery");
      await fixAll();
      await rename("b", "Shop b");
      expect((await fixAll()).fixed).toMatchObject([{ from: "bakery-philadelphia", to: "shop-b-philadelphia" }]);
      expect(await businesses.findBySlug("shop-b-philadelphia")).toMatchObject({ kind: "found" });
      expect(await businesses.findBySlug("bakery-philadelphia")).toEqual({
        kind: "moved",
        slug: "shop-b-philadelphia",
      });
    });

    it("purging the trash keeps only addresses, which answer 410; other businesses stay", async () => {
      const { editor, businesses, upkeep, overview, places } = test.stores;
      await rename("a", "Bakery");
      await fixAll();
      const [a, b] = [await businessOf("a"), await businessOf("b")];
      expect(a.slug).toBe("bakery-philadelphia");
      await editor.remove([a.id]);
      test.clock.advance(10 * DAY_MS);
      await editor.remove([b.id]);
      await places.refresh();
      const limit = new Date(test.clock.now().getTime() - 5 * DAY_MS);
      expect(await upkeep.purgeTrash(limit, 10)).toEqual([]);
      await indexAll();
      expect(await upkeep.purgeTrash(limit, 10)).toEqual([a.id]);
      expect(await upkeep.purgeTrash(limit, 10)).toEqual([]);
      expect(await overview.find(a.id)).toBeUndefined();
      expect(await overview.find(b.id)).toBeDefined();
      expect(await businesses.findBySlug(a.slug)).toEqual({ kind: "gone" });
      expect(await businesses.findBySlug("shop-a-philadelphia")).toEqual({ kind: "gone" });
      expect(await businesses.findBySlug("shop-z-philadelphia")).toEqual({ kind: "missing" });
      expect(await businesses.countAll()).toBe(2);
      const again = await importDrafts(test.stores, [makeDraft("a", { name: "Shop a" })]);
      expect(again.created).toBe(1);
      expect(await businesses.findBySlug("shop-a-philadelphia")).toMatchObject({
        kind: "found",
        business: { id: a.id, revision: 1 },
      });
      expect(await businesses.findBySlug(a.slug)).toEqual({ kind: "gone" });
    });

    it("blocked businesses stay in the trash permanently", async () => {
      const { editor, upkeep, overview } = test.stores;
      const [a, b] = [await businessOf("a"), await businessOf("b")];
      await editor.setBlocked([a.id], true);
      await editor.remove([b.id]);
      await indexAll();
      test.clock.advance(400 * DAY_MS);
      expect(await upkeep.purgeTrash(test.clock.now(), 10)).toEqual([b.id]);
      expect(await overview.find(a.id)).toMatchObject({ deletionKind: "blocked" });
      expect(await importDrafts(test.stores, [makeDraft("a"), makeDraft("b")])).toMatchObject({
        created: 1,
        wasDeleted: 1,
      });
    });
  });
}
