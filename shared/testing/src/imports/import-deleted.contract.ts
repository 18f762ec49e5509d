import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { businessIdOf } from "@meridian/domain/businesses/identity/business-identity";
import { beforeEach, describe, expect, it } from "vitest";
import { draftByPlace, draftWithKeys, makeDraft, without } from "../business-factory.ts";
import { storesPerTest } from "../stores-per-test.ts";
import {
  deleteBusiness,
  importDrafts,
  importFile,
  lockFields,
  type OpenStores,
  startImport,
  undoImport,
} from "../stores-under-test.ts";

const NO_PHONE = without({}, "phone", "phoneE164");
const ADDRESS = ["street", "fullAddress", "postalCode"] as const;
const ID = businessIdOf("place:a");

/** What an administrator deleted returns neither with an import nor with a list without its ids. */
export function describeImportDeletedContract(engine: string, open: OpenStores): void {
  describe(`a deleted business in imports on ${engine}`, () => {
    const test = storesPerTest(open);
    beforeEach(async () => {
      await importDrafts(test.stores, [makeDraft("a")]);
    });

    const all = () => test.stores.businesses.scan("", 1_000);
    const liveIds = async () => (await all()).flatMap(({ id, deletedAt }) => (deletedAt === undefined ? [id] : []));

    it("stays deleted, and each of its rows is counted so", async () => {
      const { stores } = test;
      await importDrafts(stores, [draftWithKeys(["place:a", "cid:1"])]);
      const id = businessIdOf("place:a");
      await deleteBusiness(stores, id);
      const [before] = await all();
      const result = await importDrafts(stores, [
        draftWithKeys(["place:a"], { rating: 1 }),
        draftWithKeys(["cid:1"], { rating: 2 }),
        makeDraft("b"),
      ]);
      expect(result).toMatchObject({ created: 1, updated: 0, unchanged: 0, wasDeleted: 2, duplicates: 0 });
      expect(result.counters).toMatchObject({ rowsRead: 3, created: 1, wasDeleted: 2 });
      expect((await all()).find((business) => business.id === id)).toEqual(before);
      expect(await stores.businesses.countAll()).toBe(1);
    });

    it("that is blocked stays deleted even if the import restores deleted ones", async () => {
      const { stores } = test;
      await importDrafts(stores, [makeDraft("a")]);
      const id = businessIdOf("place:a");
      await stores.editor.setBlocked([id], true);
      expect(await importDrafts(stores, [makeDraft("a")], { restoresDeleted: true })).toMatchObject({ wasDeleted: 1 });
      await stores.editor.setBlocked([id], false);
      expect(await importDrafts(stores, [makeDraft("a")])).toMatchObject({ wasDeleted: 1 });
      expect(await importDrafts(stores, [makeDraft("a")], { restoresDeleted: true })).toMatchObject({ created: 1 });
      expect(await all()).toMatchObject([{ id }]);
      expect((await all())[0]).not.toHaveProperty("deletedAt");
    });

    it("is restored under its old id and slug by an import that restores", async () => {
      const { stores } = test;
      await importDrafts(stores, [makeDraft("a"), makeDraft("b", { name: "Other" })]);
      const before = (await all()).find(({ name }) => name === "Luigi's Pizza");
      if (before === undefined) throw new Error("The business was not stored");
      await lockFields(stores, before.id, ["rating"]);
      await deleteBusiness(stores, before.id);
      expect(await stores.businesses.countAll()).toBe(1);
      const restoring = await importDrafts(stores, [makeDraft("a", { rating: 3 })], { restoresDeleted: true });
      expect(restoring).toMatchObject({ created: 1, wasDeleted: 0, counters: { created: 1, restored: 1 } });
      const found = await stores.businesses.findBySlug(before.slug);
      expect(found).toMatchObject({ kind: "found", business: { id: before.id, rating: 3, lockedFields: [] } });
      expect(found.kind === "found" && found.business.revision).toBeGreaterThan(before.revision);
      expect(await stores.businesses.countAll()).toBe(2);
      expect(await stores.places.totals()).toMatchObject({ businesses: 2 });
    });

    it.each<[agreeing: string, fields: Partial<BusinessFields>]>([
      ["name and address", {}],
      ["name and phone", without({}, ...ADDRESS, "latitude", "longitude")],
      ["name and position", { ...NO_PHONE, ...without({}, ...ADDRESS, "city") }],
    ])("stays deleted if a list describes it without its ids, found by %s", async (_agreeing, fields) => {
      await deleteBusiness(test.stores, ID);
      const list = [draftByPlace(fields)];
      for (const _ of ["first", "second"]) {
        expect(await importDrafts(test.stores, list)).toMatchObject({ created: 0, wasDeleted: 1, duplicates: 0 });
      }
      expect(await liveIds()).toEqual([]);
    });

    it("described by a list returns under its id if the import restores deleted ones, unless it is blocked", async () => {
      const { stores } = test;
      await stores.editor.setBlocked([ID], true);
      expect(await importDrafts(stores, [draftByPlace()], { restoresDeleted: true })).toMatchObject({ wasDeleted: 1 });
      await stores.editor.setBlocked([ID], false);
      expect(await importDrafts(stores, [draftByPlace()], { restoresDeleted: true })).toMatchObject({ created: 1 });
      expect(await liveIds()).toEqual([ID]);
    });

    it("matches only one of the rows that a file distinguishes, also in a dry run", async () => {
      const { stores } = test;
      await deleteBusiness(stores, ID);
      const rows = [
        draftByPlace(NO_PHONE),
        draftByPlace({ ...NO_PHONE, latitude: 39.94815 }, 3),
        draftByPlace(NO_PHONE, 4),
      ];
      const expected = ["wasDeleted", "created", "wasDeleted"];
      const dry = await startImport(stores, { isDryRun: true });
      const planned = [];
      for (const row of rows) planned.push(...((await dry.write([row])).planned ?? []));
      await dry.finish();
      expect(planned.map(({ outcome }) => outcome)).toEqual(expected);
      const running = await startImport(stores);
      for (const [at, row] of rows.entries()) {
        expect(await running.write([row])).toMatchObject({ [expected[at] ?? ""]: 1, duplicates: 0 });
      }
      await running.finish();
      expect(await liveIds()).toHaveLength(1);
    });

    it("takes no row from an existing business: not from its twin, nor from the only namesake of a city", async () => {
      const { stores } = test;
      const bare = { ...NO_PHONE, ...without({ rating: 1 }, ...ADDRESS, "latitude", "longitude") };
      await importDrafts(stores, [makeDraft("b")]);
      await deleteBusiness(stores, ID);
      expect(await importDrafts(stores, [draftByPlace({ rating: 2 })])).toMatchObject({ updated: 1, wasDeleted: 0 });
      expect(await importDrafts(stores, [draftByPlace(bare)])).toMatchObject({ updated: 1, wasDeleted: 0 });
      expect(await liveIds()).toEqual([businessIdOf("place:b")]);
    });

    it("takes the row at its position from a branch next door", async () => {
      const { stores } = test;
      const nextDoor = { ...NO_PHONE, latitude: 39.94815 };
      await importDrafts(stores, [makeDraft("b", nextDoor)]);
      await deleteBusiness(stores, ID);
      const rows = [draftByPlace({ ...NO_PHONE, rating: 1 }), draftByPlace({ ...nextDoor, rating: 2 }, 3)];
      expect(await importDrafts(stores, rows)).toMatchObject({ updated: 1, wasDeleted: 1, created: 0 });
      const live = (await all()).filter(({ deletedAt }) => deletedAt === undefined);
      expect(live).toMatchObject([{ placeId: "b", rating: 2 }]);
    });

    it("is created again under its id after an undo removed it", async () => {
      const { stores } = test;
      await undoImport(stores, await importFile(stores, [makeDraft("b", { name: "Undone" })]));
      expect(await importDrafts(stores, [draftByPlace({ name: "Undone" })])).toMatchObject({
        created: 1,
        wasDeleted: 0,
      });
      expect(await liveIds()).toContain(businessIdOf("place:b"));
    });

    it("matches nothing after it was merged into another one", async () => {
      const { stores } = test;
      await importDrafts(stores, [makeDraft("b", { name: "Harbour Grill" })]);
      const keep = { id: businessIdOf("place:b"), revision: 1, patch: {} };
      await stores.editor.merge({ keep, removeId: ID, removeRevision: 1 });
      expect(await importDrafts(stores, [draftByPlace()])).toMatchObject({ created: 1, wasDeleted: 0 });
    });
  });
}
