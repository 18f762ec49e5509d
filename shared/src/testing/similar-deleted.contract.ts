import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BusinessFields } from "../contracts/business.ts";
import { businessIdOf, identityKeysOf } from "../domain/business-identity.ts";
import type { BusinessDraft } from "../ports/business-store.ts";
import { makeDraft, makeFields, without } from "./business-factory.ts";
import {
  deleteBusiness,
  importDrafts,
  importFile,
  type OpenStores,
  type StoresUnderTest,
  startImport,
  undoImport,
} from "./stores-under-test.ts";

const NO_PHONE = without({}, "phone", "phoneE164");
const ADDRESS = ["street", "fullAddress", "postalCode"] as const;
const ID = businessIdOf("place:a");

/** That what an administrator deleted does not return with a list that lacks its ids. */
export function describeSimilarDeletedContract(engine: string, open: OpenStores): void {
  describe(`deleted businesses that a list describes without their ids on ${engine}`, () => {
    let test: StoresUnderTest;
    beforeEach(async () => {
      test = await open();
      await importDrafts(test.stores, [makeDraft("a")]);
    });
    afterEach(() => test.close());

    const liveIds = async () =>
      (await test.stores.businesses.scan("", 100)).flatMap(({ id, deletedAt }) =>
        deletedAt === undefined ? [id] : [],
      );

    it.each<[agreeing: string, fields: Partial<BusinessFields>]>([
      ["name and address", {}],
      ["name and phone", without({}, ...ADDRESS, "latitude", "longitude")],
      ["name and position", { ...NO_PHONE, ...without({}, ...ADDRESS, "city") }],
    ])("stay deleted and are counted as that, found by %s", async (_agreeing, fields) => {
      await deleteBusiness(test.stores, ID);
      const list = [byPlace(fields)];
      for (const _ of ["first", "second"]) {
        expect(await importDrafts(test.stores, list)).toMatchObject({ created: 0, wasDeleted: 1, duplicates: 0 });
      }
      expect(await liveIds()).toEqual([]);
    });

    it("return under their id where the import restores deleted ones, unless they are blocked", async () => {
      const { stores } = test;
      await stores.editor.setBlocked([ID], true);
      expect(await importDrafts(stores, [byPlace()], { restoresDeleted: true })).toMatchObject({ wasDeleted: 1 });
      await stores.editor.setBlocked([ID], false);
      expect(await importDrafts(stores, [byPlace()], { restoresDeleted: true })).toMatchObject({ created: 1 });
      expect(await liveIds()).toEqual([ID]);
    });

    it("take only one of the rows that a file tells apart, in a dry run as well", async () => {
      const { stores } = test;
      await deleteBusiness(stores, ID);
      const rows = [byPlace(NO_PHONE), byPlace({ ...NO_PHONE, latitude: 39.94815 }, 3), byPlace(NO_PHONE, 4)];
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

    it("keep no row from a business that is there: not from their twin, nor from the only namesake of a city", async () => {
      const { stores } = test;
      const bare = { ...NO_PHONE, ...without({ rating: 1 }, ...ADDRESS, "latitude", "longitude") };
      await importDrafts(stores, [makeDraft("b")]);
      await deleteBusiness(stores, ID);
      expect(await importDrafts(stores, [byPlace({ rating: 2 })])).toMatchObject({ updated: 1, wasDeleted: 0 });
      expect(await importDrafts(stores, [byPlace(bare)])).toMatchObject({ updated: 1, wasDeleted: 0 });
      expect(await liveIds()).toEqual([businessIdOf("place:b")]);
    });

    it("take the row that lies on them from a branch next door", async () => {
      const { stores } = test;
      const nextDoor = { ...NO_PHONE, latitude: 39.94815 };
      await importDrafts(stores, [makeDraft("b", nextDoor)]);
      await deleteBusiness(stores, ID);
      const rows = [byPlace({ ...NO_PHONE, rating: 1 }), byPlace({ ...nextDoor, rating: 2 }, 3)];
      expect(await importDrafts(stores, rows)).toMatchObject({ updated: 1, wasDeleted: 1, created: 0 });
      const live = (await stores.businesses.scan("", 100)).filter(({ deletedAt }) => deletedAt === undefined);
      expect(live).toMatchObject([{ placeId: "b", rating: 2 }]);
    });

    it("are created anew under their id where an undo removed them", async () => {
      const { stores } = test;
      await undoImport(stores, await importFile(stores, [makeDraft("b", { name: "Undone" })]));
      expect(await importDrafts(stores, [byPlace({ name: "Undone" })])).toMatchObject({ created: 1, wasDeleted: 0 });
      expect(await liveIds()).toContain(businessIdOf("place:b"));
    });

    it("are not those that were merged into another one", async () => {
      const { stores } = test;
      await importDrafts(stores, [makeDraft("b", { name: "Luigi's" })]);
      const keep = { id: businessIdOf("place:b"), revision: 1, patch: {} };
      await stores.editor.merge({ keep, removeId: ID, removeRevision: 1 });
      expect(await importDrafts(stores, [byPlace()])).toMatchObject({ created: 1, wasDeleted: 0 });
    });
  });
}

function byPlace(overrides: Partial<BusinessFields> = {}, row = 2): BusinessDraft {
  const fields = makeFields(overrides);
  return { row, fields, identityKeys: identityKeysOf({ ...fields, placeId: undefined }) };
}
