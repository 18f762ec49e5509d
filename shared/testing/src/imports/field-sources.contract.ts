import type { Business, BusinessFields } from "@meridian/contracts/businesses/business";
import { CLOSED_UNLISTED, GIVEN_BY_HAND, UNKNOWN_GIVER } from "@meridian/contracts/businesses/field-sources";
import type { ImportCounters } from "@meridian/contracts/imports/import-job";
import { describe, expect, it } from "vitest";
import { makeDraft, without } from "../business-factory.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { lockFields, type OpenStores, startImport, undoImport } from "../stores-under-test.ts";

const FIRST = "a".repeat(20);
const SECOND = "b".repeat(20);
const PROFILE = "c".repeat(64);
const FILE = "d".repeat(64);

/** Who gave the fields of a business their values, and whose values stay. */
export function describeFieldSourcesContract(engine: string, open: OpenStores): void {
  describe(`sources of fields on ${engine}`, () => {
    const test = storesPerTest(open);

    /** Imports what a source says of the business "x"; returns the job's id. */
    async function say(
      from: string,
      fields: Partial<BusinessFields>,
      isDryRun = false,
    ): Promise<{ jobId: string; counters: ImportCounters; outcome?: string | undefined }> {
      const isSource = from.length === 20;
      const running = await startImport(test.stores, { isDryRun, ...(isSource ? { sourceId: from } : {}) });
      const headerSignature = isSource ? FILE : from;
      await test.stores.importJobs.describeFile(running.lease, { columnExtraction: null, notes: [], headerSignature });
      const { counters, planned } = await running.write([makeDraft("x", fields)]);
      await running.finish();
      return { jobId: running.jobId, counters, outcome: planned?.[0]?.outcome };
    }

    async function known(): Promise<Business> {
      const [business] = await test.stores.businesses.scan("", 10);
      if (business === undefined) throw new Error("There is no business");
      return business;
    }

    async function giverOf(name: keyof BusinessFields): Promise<string | number | undefined> {
      const { fieldSources, source } = await known();
      const number = fieldSources?.[name] ?? fieldSources?.all;
      if (number === undefined || number <= 0) return number ?? source?.importId;
      return (await test.stores.importJobs.findByNumbers([number])).get(number)?.id;
    }

    const order = (...sourceOrder: string[]) =>
      test.stores.directorySettings.put({ isApprovedByDefault: true, sourceOrder });

    it("a new business stores nothing, and a later import is listed with what it changed", async () => {
      const first = await say(FILE, { phone: "1", website: "https://one.example/" });
      expect((await known()).fieldSources).toBeUndefined();
      const second = await say(PROFILE, { phone: "2", website: "https://one.example/" });
      expect([await giverOf("phone"), await giverOf("website")]).toEqual([second.jobId, first.jobId]);
      expect((await known()).phone).toBe("2");
    });

    it("an edit is the administrator's, and its undone import gives the fields back to their former givers", async () => {
      const first = await say(FILE, { rating: 4 });
      const second = await say(FILE, { rating: 5 });
      await undoImport(test.stores, second.jobId);
      expect([await giverOf("rating"), (await known()).fieldSources]).toEqual([first.jobId, undefined]);
      const { id, revision } = await known();
      await test.stores.editor.edit({ id, revision, patch: { rating: 3 } });
      expect([await giverOf("rating"), await giverOf("name")]).toEqual([GIVEN_BY_HAND, first.jobId]);
    });

    it("without an order the last import wins, and nothing is counted", async () => {
      await say(FIRST, { phone: "1" });
      expect((await say(SECOND, { phone: "2" })).counters.outranked).toBeUndefined();
      expect((await known()).phone).toBe("2");
    });

    it("what the first source gave stays against those after it, and the row is counted", async () => {
      await order(`source:${FIRST}`, `profile:${PROFILE}`);
      await say(FIRST, { phone: "1" });
      const { revision } = await known();
      for (const from of [SECOND, PROFILE, FILE]) {
        const dry = await say(from, { phone: "2" }, true);
        const { counters } = await say(from, { phone: "2" });
        expect([dry.outcome, dry.counters.outranked]).toEqual(["unchanged", 1]);
        expect(counters).toMatchObject({ unchanged: 1, updated: 0, outranked: 1 });
      }
      expect(await known()).toMatchObject({ phone: "1", revision });
      expect((await say(FIRST, { phone: "3" })).counters.updated).toBe(1);
      expect((await known()).phone).toBe("3");
    });

    it("the first source replaces what others gave, unless it says nothing", async () => {
      await order("other", `source:${FIRST}`);
      await say(FIRST, { phone: "1", website: "https://one.example/" });
      await say(SECOND, without({ phone: "2" }, "website"));
      expect(await known()).toMatchObject({ phone: "2", website: "https://one.example/" });
    });

    it("any source fills what is blank, but adds nothing to a group that it contradicts", async () => {
      await order(`source:${FIRST}`);
      await say(FIRST, without({ fullAddress: "1 Old Rd", street: "1 Old Rd" }, "website", "postalCode"));
      await say(SECOND, {
        ...{ fullAddress: "2 New Rd", street: "2 New Rd", postalCode: "99999" },
        website: "https://two.example/",
      });
      const business = await known();
      expect(business).toMatchObject({ fullAddress: "1 Old Rd", website: "https://two.example/" });
      expect(business.postalCode).toBeUndefined();
    });

    it("a value that the first source confirms becomes its own, without a change of the business", async () => {
      await say(SECOND, { phone: "1" });
      await order(`source:${FIRST}`);
      const { revision } = await known();
      const confirming = await say(FIRST, { phone: "1" });
      expect(confirming.counters.unchanged).toBe(1);
      expect([await giverOf("phone"), (await known()).revision]).toEqual([confirming.jobId, revision]);
      await say(SECOND, { phone: "2" });
      expect((await known()).phone).toBe("1");
    });

    it("an undone import is like any other file, and so is one whose headers nobody knows", async () => {
      await order(`source:${FIRST}`, `source:${SECOND}`);
      const { jobId } = await say(FIRST, { phone: "1" });
      const { id } = await known();
      await lockFields(test.stores, id, ["name"]);
      await undoImport(test.stores, jobId);
      await say(SECOND, { phone: "2" });
      expect((await known()).phone).toBe("2");
    });

    it.each([
      ["closed as unlisted reopens", CLOSED_UNLISTED, "operational"],
      ["closed by hand stays closed", GIVEN_BY_HAND, "closed"],
      ["closed by an import that is forgotten stays closed", UNKNOWN_GIVER, "closed"],
    ])("a business that was %s when a file without statuses lists it", async (_, status, after) => {
      await say(FIRST, {});
      const { id, revision } = await known();
      await test.stores.editor.edit({ id, revision, patch: { status: "closed" }, givenBy: { status } });
      const running = await startImport(test.stores);
      await running.write([{ ...makeDraft("x"), omits: ["status"] }]);
      await running.finish();
      expect((await known()).status).toBe(after);
    });

    it.each([
      ["another source, without the listing's id, keeps it", SECOND, {}, [], "Nona's Old Trattoria"],
      ["the source that gave it replaces it", FIRST, {}, [], "Nona's Trattoria"],
      ["a source that comes first replaces it", SECOND, {}, [`source:${SECOND}`], "Nona's Trattoria"],
      ["one with the listing's id replaces it", SECOND, { placeId: "x" }, [], "Nona's Trattoria"],
    ])("a row that only shortens a name: %s", async (_, from, id, sourceOrder, after) => {
      await order(...sourceOrder);
      await say(FIRST, { name: "Nona's Old Trattoria" });
      const { counters } = await say(from, { ...without({}, "placeId"), ...id, name: "Nona's Trattoria", rating: 2 });
      expect([counters.updated, (await known()).name, (await known()).rating]).toEqual([1, after, 2]);
    });

    it.each([
      ["another source, without the listing's id, keeps it", SECOND, {}, [], "12 Old Rd, Camden, NJ"],
      ["the source that gave it replaces it", FIRST, {}, [], "Old Rd"],
      ["a source that comes first replaces it", SECOND, {}, [`source:${SECOND}`], "Old Rd"],
      ["one with the listing's id replaces it", SECOND, { placeId: "x" }, [], "Old Rd"],
    ])("a row that says only a part of an address: %s", async (_, from, id, sourceOrder, after) => {
      await order(...sourceOrder);
      await say(FIRST, { fullAddress: "12 Old Rd, Camden, NJ", street: "12 Old Rd" });
      const poorer = { fullAddress: "Old Rd", street: "Old Rd", phone: "2" };
      await say(from, { ...without({}, "placeId"), ...id, ...poorer });
      expect(await known()).toMatchObject({ fullAddress: after, phone: "2" });
    });

    it("no source replaces what is locked", async () => {
      await order(`source:${FIRST}`);
      await say(SECOND, { phone: "1" });
      await lockFields(test.stores, (await known()).id, ["phone"]);
      expect((await say(FIRST, { phone: "2" })).counters).toMatchObject({ unchanged: 1 });
      expect((await known()).phone).toBe("1");
    });

    it("a merge passes on who gave the values it takes over", async () => {
      const { stores } = test;
      await say(FILE, without({}, "website"));
      const kept = await known();
      const running = await startImport(stores);
      await running.write([makeDraft("y", { name: "Another", website: "https://y.example/" })]);
      await running.finish();
      const other = (await stores.businesses.scan("", 10)).find(({ id }) => id !== kept.id);
      const patch = { website: "https://y.example/" };
      const keep = { id: kept.id, revision: kept.revision, patch };
      const { fieldSources } = await stores.editor.merge({ keep, removeId: other?.id ?? "", removeRevision: 1 });
      const jobs = await stores.importJobs.findByNumbers([fieldSources?.website ?? 0]);
      expect([...jobs.values()].map(({ id }) => id)).toEqual([running.jobId]);
    });

    it("a row with a value that stayed out has no stamp: it is read again each time", async () => {
      await order(`source:${FIRST}`);
      await say(FIRST, { phone: "1" });
      const running = await startImport(test.stores, { sourceId: SECOND });
      const drafts = [makeDraft("x", { phone: "2" }), makeDraft("y", { name: "Another" })];
      const { stamps } = await running.write(drafts, { wantsStamps: true });
      expect(stamps).toEqual([undefined, expect.any(String)]);
    });

    it("a survey counts no change that would stay out", async () => {
      await order(`source:${FIRST}`);
      await say(FIRST, { phone: "1", phoneE164: "+49301234" });
      const drafts = [makeDraft("x", { phone: "2", phoneE164: "+49309999" })];
      const survey = (sourceId: string) =>
        test.stores.businesses.surveyChanges(drafts, { sourceId, headerSignature: FILE });
      expect([(await survey(SECOND)).changed, (await survey(FIRST)).changed]).toEqual([0, 1]);
    });

    it("a move keeps who gave the values", async () => {
      await say(FILE, { phone: "1" });
      await say(PROFILE, { phone: "2" });
      const [moved] = await (await test.openTransfer()).collections.businesses.find([(await known()).id]);
      expect(moved?.business.fieldSources).toEqual((await known()).fieldSources);
      expect(moved?.business.fieldSources).toBeDefined();
    });
  });
}
