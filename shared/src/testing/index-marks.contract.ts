import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessDraft } from "../ports/business-store.ts";
import { makeDraft } from "./business-factory.ts";
import { deleteBusiness, importDrafts, type OpenStores, type StoresUnderTest } from "./stores-under-test.ts";

/** Every change reaches the index: a mark stands until the index has confirmed what the business is now. */
export function describeIndexMarksContract(engine: string, open: OpenStores): void {
  describe(`index marks on ${engine}`, () => {
    let test: StoresUnderTest;
    beforeEach(async () => {
      test = await open();
    });
    afterEach(() => test.close());

    it("tells what the index must take in and what must leave it, the oldest mark first", async () => {
      const { stores } = test;
      await importDrafts(stores, namedDrafts("A", "B", "C"));
      const all = await stores.businesses.scan("", 10);
      await deleteBusiness(stores, all.find(({ name }) => name === "B")?.id ?? "");
      await importDrafts(stores, [makeDraft("C", { name: "C", status: "closed" })]);
      const entries = await stores.businesses.takeUnindexed(10);
      expect(entries.map(({ business }) => business?.name)).toEqual(["A", undefined, undefined]);
      expect((await stores.businesses.takeUnindexed(1)).map(({ business }) => business?.name)).toEqual(["A"]);
    });

    it("goes on behind a mark", async () => {
      const { businesses } = test.stores;
      await importDrafts(test.stores, namedDrafts("A", "B", "C"));
      const [first, second] = await businesses.takeUnindexed(2);
      const rest = await businesses.takeUnindexed(10, second?.mark);
      expect([first, second, ...rest].map((entry) => entry?.business?.name)).toEqual(["A", "B", "C"]);
      expect(await businesses.takeUnindexed(10, rest[0]?.mark)).toEqual([]);
    });

    it("a mark stays when the business moved on while the index worked", async () => {
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
  });
}

function namedDrafts(...names: string[]): BusinessDraft[] {
  return names.map((name, index) => makeDraft(name, { name }, index + 2));
}
