import { toSearchDocument } from "@meridian/domain/businesses/search-document";
import { categoryByLabelAlone } from "@meridian/domain/categories/business-category";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import { describe, expect, it } from "vitest";
import { makeDraft, namedDrafts } from "../../business-factory.ts";
import { sampleFields } from "../../sample-fields.ts";
import { storesPerTest } from "../../stores-per-test.ts";
import { deleteBusiness, importDrafts, type OpenStores } from "../../stores-under-test.ts";

/** Every change reaches the index: a mark stays until the index has confirmed the business's current state. */
export function describeIndexMarksContract(engine: string, open: OpenStores): void {
  describe(`index marks on ${engine}`, () => {
    const test = storesPerTest(open);

    it("lists what the index must add and remove, the oldest mark first", async () => {
      const { stores } = test;
      await importDrafts(stores, namedDrafts("A", "B", "C"));
      const all = await stores.businesses.scan("", 10);
      await deleteBusiness(stores, all.find(({ name }) => name === "B")?.id ?? "");
      await importDrafts(stores, [makeDraft("C", { name: "C", status: "closed" })]);
      const entries = await stores.businesses.takeUnindexed(10);
      expect(entries.map(({ business }) => business?.name)).toEqual(["A", undefined, undefined]);
      expect((await stores.businesses.takeUnindexed(1)).map(({ business }) => business?.name)).toEqual(["A"]);
    });

    it("resumes after a mark", async () => {
      const { businesses } = test.stores;
      await importDrafts(test.stores, namedDrafts("A", "B", "C"));
      const [first, second] = await businesses.takeUnindexed(2);
      const rest = await businesses.takeUnindexed(10, second?.mark);
      expect([first, second, ...rest].map((entry) => entry?.business?.name)).toEqual(["A", "B", "C"]);
      expect(await businesses.takeUnindexed(10, rest[0]?.mark)).toEqual([]);
    });

    it("brings each business of a large batch once, in steps", async () => {
      const { businesses } = test.stores;
      await importDrafts(test.stores, namedDrafts(...Array.from({ length: 2_500 }, (_, at) => `Shop ${at}`)));
      const early = await businesses.takeUnindexed(2_200);
      const late = await businesses.takeUnindexed(2_200, early.at(-1)?.mark);
      expect(new Set([...early, ...late].map(({ id }) => id)).size).toBe(2_500);
    });

    it("a mark stays if the business changed while the index worked", async () => {
      const { stores } = test;
      await importDrafts(stores, namedDrafts("A", "B"));
      const taken = await stores.businesses.takeUnindexed(10);
      await importDrafts(stores, [makeDraft("A", { name: "A", rating: 1 })]);
      await stores.businesses.markIndexed(taken);
      const left = await stores.businesses.takeUnindexed(10);
      expect(left.map(({ business, revision }) => [business?.name, revision])).toEqual([["A", 2]]);
      await stores.businesses.markIndexed(left);
      expect(await stores.businesses.countUnindexed()).toBe(0);
    });

    it("brings whatever a search document is made of", async () => {
      const { stores } = test;
      await importDrafts(stores, [makeDraft("full", sampleFields()), makeDraft("bare", { name: "Bare" })]);
      const entries = await stores.businesses.takeUnindexed(10);
      const stored = await stores.businesses.scan("", 10);
      const documents = stored.map((business) => toSearchDocument(business, categoryByLabelAlone));
      const found = entries.map(({ business }) => business && toSearchDocument(business, categoryByLabelAlone));
      expect(found.toSorted((one, other) => ((one?.id ?? "") < (other?.id ?? "") ? -1 : 1))).toEqual(documents);
    });

    it("walks listed businesses alone, each once, in steps of at most the given size", async () => {
      const { stores } = test;
      const names = ["A", "B", "C", "D", "E", "F"];
      const drafts = names.map((name, index) => makeDraft(name, { name, rating: 4, reviews: 10 ** (index % 3) }));
      await importDrafts(stores, drafts);
      const all = await stores.businesses.scan("", 10);
      await deleteBusiness(stores, all[1]?.id ?? "");
      await importDrafts(stores, [makeDraft(all[2]?.name ?? "", { name: "closed", status: "closed" })]);
      const steps = [await stores.businesses.scanListed(undefined, 2)];
      for (let last = steps[0]?.at(-1); last !== undefined; last = steps.at(-1)?.at(-1)) {
        steps.push(await stores.businesses.scanListed(last, 2));
      }
      expect(steps.map(({ length }) => length)).toEqual([2, 2, 0]);
      const walked = steps.flat().map(({ id }) => id);
      expect(walked.toSorted()).toEqual([0, 3, 4, 5].map((index) => all[index]?.id));
    });

    it("counts marks no further than requested", async () => {
      const { businesses } = test.stores;
      await importDrafts(test.stores, namedDrafts("A", "B", "C"));
      expect([await businesses.countUnindexed(), await businesses.countUnindexed(2)]).toEqual([3, 2]);
    });

    it("names the part of the walk in which the index added something, until that is settled", async () => {
      const { businesses } = test.stores;
      await importDrafts(test.stores, namedDrafts("A", "B", "C", "D"));
      const marked = await businesses.takeUnindexed(10);
      expect((await businesses.findChanges([])).stretches).toEqual(new Set());
      await businesses.markIndexed(marked);
      const found = await businesses.findChanges([]);
      expect(found.stretches).toEqual(new Set([0]));
      // Marked again while the index reads.
      await businesses.markIndexed(marked.slice(1, 2));
      await businesses.settleChanges(found);
      const again = await businesses.findChanges([]);
      expect(again.stretches).toEqual(new Set([0]));
      await businesses.settleChanges(again);
      expect(await businesses.findChanges([])).toEqual({ stretches: new Set(), notes: {} });
    });

    it("names the part that a business is in, for any number of parts", async () => {
      const { businesses } = test.stores;
      const names = Array.from({ length: 12 }, (_, n) => `Shop ${n}`);
      await importDrafts(test.stores, namedDrafts(...names));
      const entries = await businesses.takeUnindexed(20);
      const bounds = await boundsOf(businesses, 3);
      const walk: unknown[][] = [];
      for (const [at, upTo] of [...bounds, undefined].entries()) {
        walk.push(await idsBetween(businesses, bounds[at - 1], upTo));
      }
      expect(walk.flat().toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
      for (const entry of entries) {
        await businesses.settleChanges(await businesses.findChanges([]));
        await businesses.markIndexed([entry]);
        const { stretches } = await businesses.findChanges(bounds);
        expect([...stretches]).toContain(walk.findIndex((ids) => ids.includes(entry.id)));
      }
    });
  });
}

async function boundsOf(businesses: BusinessStore, limit: number): Promise<string[]> {
  const bounds: string[] = [];
  for (let after: string | undefined; ; ) {
    const { next } = await businesses.exportStep({ filter: {}, values: ["id"], limit, after });
    if (next === undefined) return bounds;
    bounds.push(next);
    after = next;
  }
}

async function idsBetween(businesses: BusinessStore, after?: string, upTo?: string): Promise<unknown[]> {
  const { rows } = await businesses.exportStep({ filter: {}, values: ["id"], limit: 100, after, upTo });
  return rows.map(([id]) => id);
}
