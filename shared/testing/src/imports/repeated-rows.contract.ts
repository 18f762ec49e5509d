import type { Business, BusinessFields } from "@meridian/contracts/businesses/business";
import type { ImportReview } from "@meridian/contracts/imports/import-review";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { describe, expect, it } from "vitest";
import { makeDraft, without } from "../business-factory.ts";
import { everyCount } from "../directory/every-count.ts";
import { storesPerTest } from "../stores-per-test.ts";
import {
  businessOfPlace,
  importDrafts,
  lockFields,
  type OpenStores,
  startImport,
  undoImport,
} from "../stores-under-test.ts";

const WEBSITE = "https://luigis.example/";
const HELD: ImportReview = {
  state: "waiting",
  doubts: [{ code: "many_changes", share: 0.5 }],
  samples: [],
  missing: [],
  decidedBy: null,
  decidedAt: null,
  nextJobId: null,
};
const BARE = without({}, "website", "phone", "phoneE164", "street", "fullAddress", "postalCode", "timeZone");

/** Later rows about one business of the same import. */
export function describeRepeatedRowsContract(engine: string, open: OpenStores): void {
  describe(`repeated rows on ${engine}`, () => {
    const test = storesPerTest(open);
    const first = (fields: Partial<BusinessFields> = {}) => makeDraft("a", { ...BARE, ...fields }, 2);
    const repeat = (fields: Partial<BusinessFields> = {}, row = 3): BusinessDraft => ({
      ...makeDraft("a", { ...BARE, ...fields }, row),
      isRepeat: true,
    });
    const stored = () => businessOfPlace(test.stores, "a");

    /** Imports the batches; returns the job's id and its counters. */
    async function importBatches(...batches: readonly (readonly BusinessDraft[])[]) {
      const running = await startImport(test.stores);
      for (const drafts of batches) await running.write(drafts);
      await running.finish();
      const counters = (await test.stores.importJobs.get(running.jobId))?.counters;
      return { jobId: running.jobId, counters };
    }

    const batched = (isOneBatch: boolean, ...drafts: readonly BusinessDraft[]) =>
      isOneBatch ? [drafts] : drafts.map((draft) => [draft]);
    const content = ({ revision: _r, updatedAt: _u, popularity: _p, ...others }: Business) => others;

    describe.each([
      { isOneBatch: true, where: "of the same batch" },
      { isOneBatch: false, where: "of later batches" },
    ])("rows $where", ({ isOneBatch }) => {
      it("fill what earlier ones left blank, and replace nothing", async () => {
        const { jobId, counters } = await importBatches(
          ...batched(
            isOneBatch,
            first({ phone: "+1 215-555-0101", phoneE164: "+12155550101" }),
            repeat({ website: WEBSITE, phone: "+1 215-555-0199", phoneE164: "+12155550199" }),
            repeat({ website: "https://other.example/", timeZone: "America/New_York", rating: 1 }, 4),
            repeat({ website: WEBSITE }, 5),
          ),
        );
        expect(await stored()).toMatchObject({
          website: WEBSITE,
          phone: "+1 215-555-0101",
          phoneE164: "+12155550101",
          timeZone: "America/New_York",
          rating: 4.5,
          source: { importId: jobId, row: 2 },
        });
        expect((await stored()).fieldSources).toBeUndefined();
        expect(counters).toMatchObject({ rowsRead: 4, created: 1, duplicates: 3, filled: 2 });
        expect(counters).toMatchObject({ withPlaceId: 4, uniquePlaceIds: 1, newPlaceIds: 1 });
      });

      it("fill no group of fields that they contradict", async () => {
        await importBatches(
          ...batched(isOneBatch, first({ city: "Camden" }), repeat({ street: "12 Walnut St", website: WEBSITE })),
        );
        const { city, street, website } = await stored();
        expect([city, street, website]).toEqual(["Camden", undefined, WEBSITE]);
      });

      it("place the business where it turns out to be", async () => {
        const nowhere = without({}, "latitude", "longitude", "city", "country", "countryCode", "type");
        await importBatches(...batched(isOneBatch, first(nowhere), repeat({ city: "Köln", countryCode: "DE" })));
        await test.stores.places.refresh();
        const counted = await everyCount(test.stores);
        expect((await test.stores.places.listCities({})).map(({ city }) => city)).toEqual(["Köln"]);
        await test.stores.places.rebuild();
        expect(await everyCount(test.stores)).toEqual(counted);
      });

      it("are undone with their import, whether it created, changed or left the business", async () => {
        await importDrafts(test.stores, [first(), makeDraft("b", BARE)]);
        const before = await test.stores.businesses.scan("", 10);
        const others = [
          { ...makeDraft("b", { ...BARE, website: WEBSITE }, 6), isRepeat: true as const },
          { ...makeDraft("c", { ...BARE, website: WEBSITE }, 7), isRepeat: true as const },
        ];
        const { jobId, counters } = await importBatches(
          ...batched(
            isOneBatch,
            first({ rating: 2 }),
            makeDraft("b", BARE, 3),
            makeDraft("c", BARE, 4),
            repeat({ website: WEBSITE, timeZone: "America/New_York" }),
            ...others,
          ),
        );
        expect(counters).toMatchObject({ created: 1, updated: 1, unchanged: 1, duplicates: 3, filled: 3 });
        expect((await test.stores.businesses.scan("", 10)).map(({ website }) => website)).toEqual(
          Array(3).fill(WEBSITE),
        );
        expect((await undoImport(test.stores, jobId)).undo).toMatchObject({ removed: 1, restored: 2, kept: 0 });
        const after = await test.stores.businesses.scan("", 10);
        expect(after.filter(({ deletedAt }) => deletedAt === undefined).map(content)).toEqual(before.map(content));
      });

      it("change nothing when the file is imported again", async () => {
        const drafts = [first(), repeat({ website: WEBSITE })];
        await importBatches(...batched(isOneBatch, ...drafts));
        const before = await stored();
        const { counters } = await importBatches(...batched(isOneBatch, ...drafts));
        expect(counters).toMatchObject({ created: 0, updated: 0, unchanged: 1, duplicates: 1 });
        expect(counters?.filled).toBeUndefined();
        expect(await stored()).toEqual(before);
      });

      it("name further kinds of a business whose row names one", async () => {
        const kind = (type: string) => ({ type, ...without({}, "category"), subtypes: [] });
        await importBatches(
          ...batched(
            isOneBatch,
            first(kind("Bakery")),
            repeat(kind("Cafe")),
            repeat(kind("bakery"), 4),
            repeat(kind("Bar"), 5),
          ),
        );
        expect(await stored()).toMatchObject({ type: "Bakery", subtypes: ["Cafe", "Bar"] });
      });

      it("fill no locked field", async () => {
        await importDrafts(test.stores, [first()]);
        await lockFields(test.stores, (await stored()).id, ["website"]);
        const { counters } = await importBatches(...batched(isOneBatch, first(), repeat({ website: WEBSITE })));
        expect((await stored()).website).toBeUndefined();
        expect(counters?.filled).toBeUndefined();
      });

      it("of a held import leave businesses that it did not create", async () => {
        await importDrafts(test.stores, [first()]);
        const running = await startImport(test.stores);
        await test.stores.importJobs.describeFile(running.lease, { columnExtraction: null, notes: [], review: HELD });
        const fresh = makeDraft("b", { ...BARE, name: "New" }, 4);
        const ofFresh = { ...makeDraft("b", { ...BARE, website: WEBSITE }, 5), isRepeat: true as const };
        for (const drafts of batched(isOneBatch, first(), repeat({ website: WEBSITE }), fresh, ofFresh))
          await running.write(drafts);
        await running.finish();
        expect((await stored()).website).toBeUndefined();
        expect((await businessOfPlace(test.stores, "b")).website).toBe(WEBSITE);
      });
    });

    it("a row known by another key of the business fills it as well", async () => {
      const draft = first();
      const other = { ...first({ website: WEBSITE }), identityKeys: ["cid:1"], row: 3 };
      Reflect.deleteProperty(other.fields, "placeId");
      const both = { ...draft, identityKeys: [...draft.identityKeys, "cid:1"] };
      expect((await importBatches([both, other])).counters).toMatchObject({ duplicates: 1, filled: 1 });
      expect((await stored()).website).toBe(WEBSITE);
    });

    it("a repeat of a row that is not there creates and changes nothing", async () => {
      await importDrafts(test.stores, [first()]);
      const before = await stored();
      const { counters } = await importBatches([
        repeat({ website: WEBSITE }),
        { ...makeDraft("b", {}, 4), isRepeat: true },
      ]);
      expect(counters).toMatchObject({ created: 0, updated: 0, duplicates: 2 });
      expect(await test.stores.businesses.scan("", 10)).toEqual([before]);
    });

    it("a business that was edited since the earlier row stays, and an undo keeps the edit", async () => {
      const running = await startImport(test.stores);
      await running.write([first()]);
      const { id } = await stored();
      await test.stores.editor.edit({ id, revision: 1, patch: { rating: 1 } });
      const edited = await stored();
      await running.write([repeat({ website: WEBSITE })]);
      await running.finish();
      expect(await stored()).toEqual(edited);
      expect((await undoImport(test.stores, running.jobId)).undo).toMatchObject({ kept: 1 });
    });

    it("a row of another source's business gives only what it fills", async () => {
      const { jobId } = await importBatches([first()]);
      const second = await importBatches([first()], [repeat({ website: WEBSITE })]);
      const { source, fieldSources } = await stored();
      expect(source?.importId).toBe(second.jobId);
      const givers = [fieldSources?.website ?? fieldSources?.all ?? 0, fieldSources?.name ?? fieldSources?.all ?? 0];
      const jobs = await test.stores.importJobs.findByNumbers(givers);
      expect(givers.map((number) => jobs.get(number)?.id)).toEqual([second.jobId, jobId]);
    });

    it("the earlier row stays known to the next import", async () => {
      const running = await startImport(test.stores);
      const { stamps } = await running.write([first(), repeat({ website: WEBSITE })], { wantsStamps: true });
      await running.finish();
      expect(stamps?.[1]).toBeUndefined();
      const known = [{ row: 2, draftsBefore: 0, stamp: stamps?.[0] ?? "", hasPlaceId: true }];
      const next = await startImport(test.stores);
      const result = await next.write([repeat({ website: WEBSITE })], { known, checkpointRow: 9 });
      expect(result).toMatchObject({ unchanged: 1, duplicates: 1 });
      expect(result.stale).toBeUndefined();
    });
  });
}
