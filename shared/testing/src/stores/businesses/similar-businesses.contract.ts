import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { identityKeysOf, type RegistryId } from "@meridian/domain/businesses/identity/business-identity";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { ImportBatchResult } from "@meridian/ports/businesses/import-batch";
import { describe, expect, it } from "vitest";
import { draftByPlace, makeDraft, makeFields, without } from "../../business-factory.ts";
import { storesPerTest } from "../../stores-per-test.ts";
import {
  importDrafts,
  importFile,
  LEASE_MS,
  makeBatch,
  type OpenStores,
  startImport,
  undoImport,
} from "../../stores-under-test.ts";

const NO_ADDRESS = without({}, "street", "fullAddress", "postalCode");
const NO_POSITION = without({}, "latitude", "longitude");
const NO_PHONE = without({}, "phone", "phoneE164");

/** A list without the directory's ids updates its businesses instead of duplicating them. */
export function describeSimilarBusinessesContract(engine: string, open: OpenStores): void {
  describe(`businesses that a list describes without their ids on ${engine}`, () => {
    const test = storesPerTest(open);

    const all = () => test.stores.businesses.scan("", 1_000);
    const counts = ({ created, updated, unchanged, wasDeleted, duplicates }: ImportBatchResult) => ({
      created,
      updated,
      unchanged,
      wasDeleted,
      duplicates,
    });
    const NOTHING = { created: 0, updated: 0, unchanged: 0, wasDeleted: 0, duplicates: 0 };

    it("a list without ids duplicates nothing that was imported with ids, nor does the same list again", async () => {
      const known = branches(60);
      await importDrafts(
        test.stores,
        known.map((fields, at) => makeDraft(`p${at}`, fields, at + 2)),
      );
      const list = known.map((fields, at) => draftByPlace({ ...fields, rating: 2 }, at + 2));
      expect(counts(await importDrafts(test.stores, list))).toEqual({ ...NOTHING, updated: 60 });
      expect(counts(await importDrafts(test.stores, list))).toEqual({ ...NOTHING, unchanged: 60 });
      expect(new Set((await all()).map(({ placeId, rating }) => `${placeId} ${rating}`)).size).toBe(60);
    });

    it("a survey counts what a list would change in businesses that it describes without their ids", async () => {
      await importDrafts(test.stores, [
        makeDraft("a", { website: "https://old.example/" }),
        makeDraft("b", { name: "Other" }),
      ]);
      const survey = await test.stores.businesses.surveyChanges([
        draftByPlace({ website: "https://new.example/" }, 2),
        draftByPlace({ name: "Stranger" }, 3),
      ]);
      expect(survey).toMatchObject({ known: 1, changed: 1, samples: [{ after: { website: "https://new.example/" } }] });
    });

    it("a list with ids matches what was imported without, and adds the ids", async () => {
      await importDrafts(test.stores, [draftByPlace()]);
      expect(counts(await importDrafts(test.stores, [makeDraft("a")]))).toEqual({ ...NOTHING, updated: 1 });
      expect(counts(await importDrafts(test.stores, [makeDraft("a", { name: "Renamed" })]))).toMatchObject({
        created: 0,
        updated: 1,
      });
    });

    it.each<[agreeing: string, fields: Partial<BusinessFields>]>([
      ["address", { ...NO_POSITION, ...NO_PHONE }],
      ["phone, without an address", { ...NO_ADDRESS, ...NO_POSITION }],
      ["position alone, without a city", { ...NO_ADDRESS, ...NO_PHONE, ...without({}, "city", "state") }],
      ["name and city, where there is nothing else", { ...NO_ADDRESS, ...NO_POSITION, ...NO_PHONE }],
    ])("a row joins the business of its name by %s", async (_agreeing, fields) => {
      await importDrafts(test.stores, [makeDraft("a"), makeDraft("b", { name: "Other" })]);
      expect(counts(await importDrafts(test.stores, [draftByPlace(fields)]))).toMatchObject({
        created: 0,
        duplicates: 0,
      });
      expect(await all()).toHaveLength(2);
    });

    it.each<[differing: string, fields: Partial<BusinessFields>]>([
      ["house number", { ...NO_POSITION, street: "14 Walnut St", fullAddress: "14 Walnut St, Philadelphia" }],
      ["place, under the phone of the chain", { street: "9 Pine St", latitude: 39.97 }],
      ["town", { ...NO_ADDRESS, ...NO_POSITION, city: "Camden" }],
      ["name", { name: "Mario's Pizza" }],
    ])("a row is another business by its %s", async (_differing, fields) => {
      await importDrafts(test.stores, [makeDraft("a")]);
      expect(counts(await importDrafts(test.stores, [draftByPlace(fields)]))).toEqual({ ...NOTHING, created: 1 });
    });

    it("a row joins the nearest of several branches, and none if it could be any", async () => {
      await importDrafts(
        test.stores,
        [39.9478, 39.9482, 39.96].map((latitude, at) => makeDraft(`p${at}`, { ...NO_PHONE, ...NO_ADDRESS, latitude })),
      );
      const near = draftByPlace({ ...NO_PHONE, ...NO_ADDRESS, latitude: 39.94815, rating: 1 });
      expect(counts(await importDrafts(test.stores, [near]))).toEqual({ ...NOTHING, updated: 1 });
      expect((await all()).find(({ rating }) => rating === 1)?.placeId).toBe("p1");
      const any = draftByPlace({ ...NO_PHONE, ...NO_ADDRESS, ...NO_POSITION });
      expect(counts(await importDrafts(test.stores, [any]))).toEqual({ ...NOTHING, created: 1 });
    });

    it.each<[by: string, known: Partial<BusinessFields>, row: Partial<BusinessFields>]>([
      ["its position", {}, { ...NO_ADDRESS, ...NO_PHONE, latitude: 39.94805 }],
      ["its phone", {}, { ...NO_ADDRESS, ...NO_POSITION }],
      [
        "its website and position",
        { phoneE164: "+12155550999", website: "http://www.luigis.example" },
        { ...NO_ADDRESS, website: "https://luigis.example/" },
      ],
      [
        "its website and address, without a position",
        { ...NO_POSITION, ...NO_PHONE, website: "http://www.luigis.example" },
        { ...NO_POSITION, website: "https://luigis.example/" },
      ],
    ])("a row under another spelling of the name joins a business by %s", async (_by, known, row) => {
      await importDrafts(test.stores, [makeDraft("a", { name: "Luigi's Pizza", ...known })]);
      const renamed = draftByPlace({ ...row, name: "LUIGIS PIZZERIA Ltd." });
      expect(counts(await importDrafts(test.stores, [renamed]))).toEqual({ ...NOTHING, updated: 1 });
    });

    it("a row joins none of several businesses with its website but no other trait", async () => {
      const site = { website: "https://chain.example/" };
      await importDrafts(
        test.stores,
        branches(30).map((fields, at) => makeDraft(`p${at}`, { ...fields, ...site }, at + 2)),
      );
      const row = draftByPlace({ ...NO_ADDRESS, ...NO_POSITION, ...NO_PHONE, ...site, name: "The Chain 1 Ltd" });
      expect(counts(await importDrafts(test.stores, [row]))).toEqual({ ...NOTHING, created: 1 });
    });

    it("a row finds the business by the start of its name, however common the starts of other rows are", async () => {
      const nowhere = { ...NO_PHONE, ...NO_POSITION, ...NO_ADDRESS };
      const common = Array.from({ length: 1_600 }, (_, at) => makeDraft(`p${at}`, { ...nowhere, name: `Aster ${at}` }));
      await importDrafts(test.stores, [...common, makeDraft("z", { ...NO_PHONE, ...NO_POSITION, name: "Zinnia" })]);
      const rows = [
        draftByPlace({ ...nowhere, name: "Aster" }),
        draftByPlace({ ...NO_PHONE, ...NO_POSITION, name: "Zinnia Ltd" }, 3),
      ];
      expect(counts(await importDrafts(test.stores, rows))).toMatchObject({ created: 1, duplicates: 0 });
    });

    it("rows that their file distinguishes stay two businesses, whichever of them joins one", async () => {
      await importDrafts(test.stores, [makeDraft("a")]);
      const rows = [draftByPlace({ ...NO_PHONE }), draftByPlace({ ...NO_PHONE, latitude: 39.94815 }, 3)];
      expect(counts(await importDrafts(test.stores, rows))).toEqual({ ...NOTHING, unchanged: 1, created: 1 });
      expect(counts(await importDrafts(test.stores, rows))).toEqual({ ...NOTHING, unchanged: 2 });
    });

    it("two ids of one source are two businesses, ids of two sources may be one", async () => {
      await importDrafts(test.stores, [byId("osm", "node/1", 2)]);
      expect(counts(await importDrafts(test.stores, [byId("osm", "node/2", 2)]))).toEqual({ ...NOTHING, created: 1 });
      expect(counts(await importDrafts(test.stores, [byId("fsq", "4b05", 2, { rating: 1 })]))).toEqual({
        ...NOTHING,
        updated: 1,
      });
      expect(await all()).toHaveLength(2);
    });

    it("a list's number finds its business under another name, but not one that another list numbers the same", async () => {
      const own = (number: string, fields: Partial<BusinessFields> = {}) => byNumber(number, fields);
      const elsewhere = {
        name: "Bakery",
        street: "1 Rue X",
        city: "Lyon",
        countryCode: "FR",
        latitude: 45,
        longitude: 4,
      };
      await importDrafts(test.stores, [own("5")]);
      expect(counts(await importDrafts(test.stores, [own("5", { name: "Luigi & Sons" })]))).toMatchObject({
        updated: 1,
      });
      expect(counts(await importDrafts(test.stores, [own("5", elsewhere)]))).toEqual({ ...NOTHING, created: 1 });
      expect(counts(await importDrafts(test.stores, [own("5", elsewhere)]))).toEqual({ ...NOTHING, unchanged: 1 });
      expect((await all()).map(({ name }) => name).sort()).toEqual(["Bakery", "Luigi & Sons"]);
    });

    it("undoing the list restores the directory", async () => {
      await importDrafts(test.stores, [makeDraft("a")]);
      const [before] = await all();
      const list = await importFile(test.stores, [draftByPlace({ rating: 1 }), draftByPlace({ name: "New" }, 3)]);
      await undoImport(test.stores, list);
      const { revision: _, updatedAt: __, ...fields } = before ?? {};
      expect((await all()).filter(({ deletedAt }) => deletedAt === undefined)).toMatchObject([fields]);
    });

    it("a dry run decides each row alike, one by one", async () => {
      await importDrafts(test.stores, [makeDraft("a")]);
      const rows = [
        draftByPlace({ rating: 1 }),
        draftByPlace({ ...NO_PHONE, latitude: 39.94815 }, 3),
        byNumber("7", {}, 4),
      ];
      const running = await startImport(test.stores, { isDryRun: true });
      const planned = [];
      for (const row of rows) planned.push(...((await running.write([row])).planned ?? []));
      await running.finish();
      const outcomes = { created: 2, updated: 1 };
      expect(planned.map(({ outcome }) => outcome)).toEqual(["updated", "created", "created"]);
      expect(counts(await importDrafts(test.stores, rows))).toEqual({ ...NOTHING, ...outcomes });
    });

    it("a resumed import decides alike", async () => {
      const { stores, clock } = test;
      await importDrafts(stores, [makeDraft("a")]);
      const running = await startImport(stores);
      await running.write([draftByPlace({ ...NO_PHONE })]);
      clock.advance(LEASE_MS + 1);
      const again = await stores.importJobs.leaseNext({ leaseMs: LEASE_MS });
      if (again === undefined) throw new Error("There was no job to resume");
      const next = [draftByPlace({ ...NO_PHONE, latitude: 39.94815 }, 3)];
      const result = await stores.businesses.writeImportBatch(makeBatch(again.lease, next, { checkpointRow: 9 }));
      expect(counts(result)).toEqual({ ...NOTHING, created: 1 });
    });

    function byId(scope: string, value: string, row: number, overrides: Partial<BusinessFields> = {}): BusinessDraft {
      return withRegistryId({ scope, value, isWorldwide: true }, row, overrides);
    }

    function byNumber(value: string, overrides: Partial<BusinessFields> = {}, row = 2): BusinessDraft {
      return withRegistryId({ scope: "id", value, isWorldwide: false }, row, overrides);
    }

    function withRegistryId(registryId: RegistryId, row: number, overrides: Partial<BusinessFields>): BusinessDraft {
      const fields = makeFields(overrides);
      return { row, fields, identityKeys: identityKeysOf({ ...fields, registryId }) };
    }
  });
}

/** Three names of a chain in turn, along a street, each at its own number. */
function branches(count: number): Partial<BusinessFields>[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `Chain ${at % 3}`,
    street: `${at + 1} Main St`,
    fullAddress: `${at + 1} Main St, Philadelphia`,
    latitude: 39.9 + at * 0.0002,
    phoneE164: "+12155550100",
  }));
}
