import { describe, expect, it } from "vitest";
import { makeDraft, namesOf } from "../../business-factory.ts";
import { storesPerTest } from "../../stores-per-test.ts";
import { importDrafts, type OpenStores } from "../../stores-under-test.ts";

/** Finding listed businesses without a search index. */
export function describeBusinessLookupContract(engine: string, open: OpenStores): void {
  describe(`businesses looked up on ${engine}`, () => {
    const test = storesPerTest(open);

    it("finds businesses by the beginning of their folded name, the most popular first", async () => {
      const { stores } = test;
      await importDrafts(stores, [
        makeDraft("1", { name: "Çafé Noir", reviews: 5 }),
        makeDraft("2", { name: "Cafe Nero", reviews: 500 }),
        makeDraft("3", { name: "Blue Cafe", reviews: 900 }),
        makeDraft("4", { name: "The Very Long Name Of A Place In Town One", reviews: 1 }),
        makeDraft("5", { name: "The Very Long Name Of A Place In Town Two", reviews: 2 }),
      ]);
      const { businesses } = stores;
      expect(namesOf(await businesses.findByNamePrefix("CAFÉ", 10))).toEqual(["Cafe Nero", "Çafé Noir"]);
      expect(namesOf(await businesses.findByNamePrefix("cafe n", 1))).toEqual(["Cafe Nero"]);
      expect(namesOf(await businesses.findByNamePrefix("the very long name of a place in town o", 1))).toEqual([
        "The Very Long Name Of A Place In Town One",
      ]);
      expect(await businesses.findByNamePrefix("  ", 10)).toEqual([]);
      expect(await businesses.findByNamePrefix("cafe%", 10)).toEqual([]);
    });

    it("counts businesses by the beginning of their folded name, and by their whole name", async () => {
      const { stores } = test;
      const long = "The Very Long Name Of A Place In Town";
      await importDrafts(stores, [
        makeDraft("1", { name: "Çafé" }),
        makeDraft("2", { name: "Cafe Nero" }),
        makeDraft("3", { name: "Cafe Hidden", status: "closed" }),
        makeDraft("4", { name: "Blue Cafe" }),
        makeDraft("5", { name: long }),
        makeDraft("6", { name: `${long} Two` }),
        makeDraft("7", { name: "Exactly Twenty Four Char" }),
        makeDraft("8", { name: "Exactly Twenty Four Characters" }),
      ]);
      const count = stores.businesses.countByNamePrefix;
      expect(await Promise.all([count("CAFÉ", 10), count("cafe", 1), count("cafe n", 10), count("caf%", 10)])).toEqual([
        2, 1, 1, 0,
      ]);
      expect([await count(long, 10), await count(`${long} t`, 10), await count(" ", 10)]).toEqual([2, 1, 0]);
      const whole = (name: string) => count(name, 10, { isWhole: true });
      expect(await Promise.all(["cafe", "caf", "cafe nero", long, `${long} t`].map(whole))).toEqual([1, 0, 1, 1, 0]);
      expect([await whole("exactly twenty four char"), await count("exactly twenty four char", 10)]).toEqual([1, 2]);
    });

    it("finds listed businesses by their phone, the most popular first", async () => {
      const { stores } = test;
      const berlin = { phone: "030 123456", phoneE164: "+4930123456" };
      await importDrafts(stores, [
        makeDraft("1", { name: "One", ...berlin, reviews: 5 }),
        makeDraft("2", { name: "Two", ...berlin, reviews: 500 }),
        makeDraft("3", { name: "Three", ...berlin, status: "closed" }),
        makeDraft("4", { name: "Four", phone: "1", phoneE164: undefined }),
      ]);
      const { businesses } = stores;
      expect(namesOf(await businesses.findByPhones(["+4930123456", "+130123456"], 10))).toEqual(["Two", "One"]);
      expect(namesOf(await businesses.findByPhones(["+4930123456"], 1))).toEqual(["Two"]);
      expect(await businesses.findByPhones(["+493012345"], 10)).toEqual([]);
      expect(await businesses.findByPhones([], 10)).toEqual([]);
    });

    it("a renamed business is found by its new name", async () => {
      const { stores } = test;
      await importDrafts(stores, [makeDraft("1", { name: "Alpha" })]);
      await importDrafts(stores, [makeDraft("1", { name: "Omega" })]);
      expect(namesOf(await stores.businesses.findByNamePrefix("ome", 5))).toEqual(["Omega"]);
      expect(await stores.businesses.findByNamePrefix("alp", 5)).toEqual([]);
    });
  });
}
