import type { Business, BusinessFields } from "@meridian/contracts/businesses/business";
import { popularityOf } from "@meridian/domain/businesses/popularity";
import { describe, expect, it } from "vitest";
import { draftWithKeys, makeDraft } from "../business-factory.ts";
import { sampleFields } from "../sample-fields.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { importDrafts, lockFields, type OpenStores, startImport } from "../stores-under-test.ts";

const FULL = { ...sampleFields(), placeId: "a" };

/** Which business a row identifies, and what an import does to a known one. */
export function describeImportIdentityContract(engine: string, open: OpenStores): void {
  describe(`identity of imported businesses on ${engine}`, () => {
    const test = storesPerTest(open);

    async function all(): Promise<Business[]> {
      return test.stores.businesses.scan("", 1_000);
    }

    it("stores every field as it came", async () => {
      await importDrafts(test.stores, [makeDraft("a", FULL, 17)]);
      const [business] = await all();
      expect(business).toMatchObject({ ...FULL, isApproved: true, lockedFields: [], revision: 1 });
      expect(business?.popularity).toBe(popularityOf(FULL.rating, FULL.reviews));
      expect(business?.source?.row).toBe(17);
      expect(business?.createdAt).toBe(test.clock.now().toISOString());
    });

    it("omits unknown values", async () => {
      const fields: BusinessFields = { name: "X", subtypes: [], reviews: 0, verified: false, status: "operational" };
      await importDrafts(test.stores, [{ row: 2, fields, identityKeys: ["addr:1"] }]);
      const [business] = await all();
      expect(Object.values(business ?? {})).not.toContain(undefined);
      expect(business).toMatchObject(fields);
      expect(business).not.toHaveProperty("hours");
    });

    it("leaves what a row says nothing of", async () => {
      await importDrafts(test.stores, [makeDraft("a", { verified: true, status: "closed" })]);
      const silent = makeDraft("a", { verified: false, status: "operational", rating: 3 });
      await importDrafts(test.stores, [{ ...silent, omits: ["verified", "status"] }]);
      expect((await all())[0]).toMatchObject({ rating: 3, verified: true, status: "closed" });
      await importDrafts(test.stores, [{ ...silent, omits: ["status"] }]);
      expect((await all())[0]).toMatchObject({ verified: false, status: "closed" });
    });

    it("joins by the first known key and learns the others", async () => {
      await importDrafts(test.stores, [draftWithKeys(["place:a", "cid:1"])]);
      await importDrafts(test.stores, [draftWithKeys(["data:d", "cid:1"], { rating: 2 })]);
      const result = await importDrafts(test.stores, [draftWithKeys(["data:d"], { rating: 3 })]);
      expect(result).toMatchObject({ created: 0, updated: 1 });
      expect(await all()).toHaveLength(1);
    });

    it("a row with keys of two businesses matches the first of them", async () => {
      await importDrafts(test.stores, [draftWithKeys(["place:a"]), draftWithKeys(["cid:1"], { name: "Other" })]);
      await importDrafts(test.stores, [draftWithKeys(["place:a", "cid:1"], { rating: 1 })]);
      const ratings = new Map((await all()).map(({ name, rating }) => [name, rating]));
      expect(ratings).toEqual(
        new Map([
          ["Luigi's Pizza", 1],
          ["Other", 4.5],
        ]),
      );
    });

    it("an address matches no business of another place id", async () => {
      await importDrafts(test.stores, [draftWithKeys(["addr:1"], { placeId: "p1" })]);
      const result = await importDrafts(test.stores, [draftWithKeys(["addr:1"], { placeId: "p2" })]);
      expect(result).toMatchObject({ created: 1 });
      const again = await importDrafts(test.stores, [draftWithKeys(["addr:1"], { placeId: "p2" })]);
      expect(again).toMatchObject({ created: 0, unchanged: 1 });
      expect((await all()).map(({ placeId }) => placeId).sort()).toEqual(["p1", "p2"]);
    });

    it("an address matches a business of the same place id, or of none", async () => {
      await importDrafts(test.stores, [draftWithKeys(["addr:1"])]);
      const joined = await importDrafts(test.stores, [draftWithKeys(["addr:1"], { placeId: "p1" })]);
      expect(joined).toMatchObject({ created: 0, updated: 1 });
      expect(await importDrafts(test.stores, [draftWithKeys(["addr:1"])])).toMatchObject({ created: 0 });
      expect(await all()).toHaveLength(1);
    });

    it("an unchanged business keeps its revision, time and source", async () => {
      const { stores, clock } = test;
      await importDrafts(stores, [makeDraft("a", FULL)]);
      const [before] = await all();
      await stores.businesses.markIndexed(await stores.businesses.takeUnindexed(10));
      clock.advance(60_000);
      const result = await importDrafts(stores, [makeDraft("a", FULL, 99)]);
      expect(result).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
      expect(await all()).toEqual([before]);
      expect(await stores.businesses.countUnindexed()).toBe(0);
    });

    it("a changed business has the next revision and is marked for the index", async () => {
      const { stores, clock } = test;
      await importDrafts(stores, [makeDraft("a")]);
      await stores.businesses.markIndexed(await stores.businesses.takeUnindexed(10));
      clock.advance(60_000);
      await importDrafts(stores, [makeDraft("a", { phone: "+1 1", phoneE164: "+15550001" })]);
      expect((await all())[0]).toMatchObject({ revision: 2, phone: "+1 1", updatedAt: clock.now().toISOString() });
      expect(await stores.businesses.countUnindexed()).toBe(1);
    });

    it("a few more reviews do not change a business's popularity, many do", async () => {
      await importDrafts(test.stores, [makeDraft("a", { rating: 4, reviews: 100 })]);
      await importDrafts(test.stores, [makeDraft("a", { rating: 4, reviews: 104 })]);
      expect((await all())[0]).toMatchObject({ reviews: 104, popularity: popularityOf(4, 100), revision: 2 });
      await importDrafts(test.stores, [makeDraft("a", { rating: 4, reviews: 400 })]);
      expect((await all())[0]).toMatchObject({ reviews: 400, popularity: popularityOf(4, 400), revision: 3 });
    });

    it("locked fields keep their value, and an import that changes only them is not a change", async () => {
      const { stores } = test;
      await importDrafts(stores, [makeDraft("a")]);
      const [business] = await all();
      await lockFields(stores, business?.id ?? "", ["name", "phone"]);
      const incoming = makeDraft("a", { name: "Pirate", phone: "+1 666", phoneE164: "+1666666" });
      expect(await importDrafts(stores, [incoming])).toMatchObject({ unchanged: 1 });
      expect(await importDrafts(stores, [makeDraft("a", { ...incoming.fields, rating: 2 })])).toMatchObject({
        updated: 1,
      });
      expect((await all())[0]).toMatchObject({ name: "Luigi's Pizza", phone: "+1 215-555-0101", rating: 2 });
    });

    it("a second row about one business of the same import is a duplicate", async () => {
      const { stores } = test;
      await importDrafts(stores, [draftWithKeys(["place:known", "cid:2"])]);
      const running = await startImport(stores);
      const first = await running.write([
        draftWithKeys(["place:a", "cid:1"]),
        draftWithKeys(["cid:1"], { name: "Same place" }),
        draftWithKeys(["place:known"]),
      ]);
      expect(first).toMatchObject({ created: 1, unchanged: 1, duplicates: 1, counters: { duplicates: 1 } });
      const second = await running.write([draftWithKeys(["cid:2"], { name: "Known place" })]);
      expect(second).toMatchObject({ updated: 0, duplicates: 1, counters: { duplicates: 2 } });
      expect((await stores.importJobs.get(running.jobId))?.skippedNames).toEqual(["Same place", "Known place"]);
      expect((await all()).map(({ name }) => name)).toEqual(["Luigi's Pizza", "Luigi's Pizza"]);
    });

    it("43 businesses of one name and city have 43 slugs, and keep them", async () => {
      const drafts = Array.from({ length: 43 }, (_, index) => makeDraft(`d${index}`, { name: "Dunkin'" }, index + 2));
      await importDrafts(test.stores, drafts);
      const slugs = (await all()).map(({ id, slug }) => `${id} ${slug}`);
      expect(new Set((await all()).map(({ slug }) => slug)).size).toBe(43);
      expect(slugs.filter((entry) => entry.endsWith(" dunkin-philadelphia"))).toHaveLength(1);
      for (const { id, slug } of await all()) {
        expect([`dunkin-philadelphia`, `dunkin-philadelphia-${id.slice(0, 6)}`]).toContain(slug);
      }
      await importDrafts(
        test.stores,
        drafts.map(({ row, fields, identityKeys }) => ({
          row,
          fields: { ...fields, name: "Dunkin' Donuts", rating: 1 },
          identityKeys,
        })),
      );
      expect((await all()).map(({ id, slug }) => `${id} ${slug}`)).toEqual(slugs);
    });

    it("a slug that redirects is not given to another business", async () => {
      const { stores, arrange } = test;
      await importDrafts(stores, [makeDraft("a")]);
      const [business] = await all();
      await arrange.changeSlug(business?.id ?? "", "luigis-new-slug");
      await importDrafts(stores, [makeDraft("b")]);
      expect(await stores.businesses.findBySlug("luigis-pizza-philadelphia")).toEqual({
        kind: "moved",
        slug: "luigis-new-slug",
      });
    });
  });
}

/** Every field, so that a forgotten column is noticed. */
