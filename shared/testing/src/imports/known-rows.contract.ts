import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { KnownRow } from "@meridian/ports/imports/row-print-store";
import { beforeEach, describe, expect, it } from "vitest";
import { makeDraft } from "../business-factory.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { deleteBusiness, importDrafts, lockFields, type OpenStores, startImport } from "../stores-under-test.ts";

const FIRST = makeDraft("a", { name: "Ada's" }, 2);
const SECOND = makeDraft("b", { name: "Bob's" }, 3);

/** Rows that an import recognises instead of reading them. */
export function describeKnownRowsContract(engine: string, open: OpenStores): void {
  describe(`known rows on ${engine}`, () => {
    const test = storesPerTest(open);
    let known: KnownRow[];
    beforeEach(async () => {
      known = await knownAfter([FIRST, SECOND]);
      test.clock.advance(1_000);
    });

    /** Imports the drafts and returns the rows that a later import can skip. */
    async function knownAfter(drafts: readonly BusinessDraft[]): Promise<KnownRow[]> {
      const running = await startImport(test.stores);
      const { stamps = [] } = await running.write(drafts, { wantsStamps: true });
      await running.finish();
      return stamps.flatMap((stamp, index) => {
        const row = drafts[index]?.row ?? 0;
        return stamp === undefined ? [] : [{ row, draftsBefore: 0, stamp, hasPlaceId: true }];
      });
    }

    const stampsOf = (rows: readonly KnownRow[]) => rows.map(({ stamp }) => stamp);
    const idOf = async (name: string) =>
      (await test.stores.businesses.scan("", 10)).find((business) => business.name === name)?.id ?? "";

    /** The outcome of importing the same rows, known or read. */
    async function afterAgain(rows: { drafts: readonly BusinessDraft[]; known?: readonly KnownRow[] }) {
      const running = await startImport(test.stores);
      const result = await running.write(rows.drafts, { known: rows.known ?? [], checkpointRow: 9 });
      await running.finish();
      const { counters, unchangedNames, checkpointRow } = (await test.stores.importJobs.get(running.jobId)) ?? {};
      const businesses = await test.stores.businesses.scan("", 10);
      return { result, counters, unchangedNames, checkpointRow, businesses };
    }

    it("they count, and are reported, like unchanged drafts", async () => {
      expect(known).toHaveLength(2);
      const read = await afterAgain({ drafts: [FIRST, SECOND] });
      const recognised = await afterAgain({ drafts: [], known });
      expect(recognised).toEqual(read);
      expect(recognised).toMatchObject({ result: { unchanged: 2 }, unchangedNames: ["Ada's", "Bob's"] });
    });

    it("a business that changed in any way makes them stale, and nothing is written", async () => {
      const { editor, businesses } = test.stores;
      const [first, second] = [await idOf("Ada's"), await idOf("Bob's")];
      const changes = [
        () => editor.edit({ id: first, revision: 1, patch: { phone: "+49 30 1" } }),
        () => lockFields(test.stores, first, ["name"]),
        () => editor.setApproved([first], false),
        () => deleteBusiness(test.stores, first),
        () => editor.restore([first]),
        () => importDrafts(test.stores, [makeDraft("a", { name: "Ada's Inn" })]),
      ];
      for (const change of changes) {
        await change();
        const { result, checkpointRow } = await afterAgain({ drafts: [makeDraft("new", {}, 1)], known });
        expect(result).toMatchObject({ stale: [known[0]?.stamp], unchanged: 0, created: 0 });
        expect(checkpointRow).toBe(0);
        expect(await businesses.countAll()).toBe(change === changes[3] ? 1 : 2);
      }
      expect((await businesses.findByIds([second]))[0]?.revision).toBe(1);
    });

    it("a merge makes those of the loser stale, and undoing it those of both", async () => {
      const { editor } = test.stores;
      const [keepId, removeId] = [await idOf("Ada's"), await idOf("Bob's")];
      const claims = await editor.claimsOf(removeId);
      const keep = { id: keepId, revision: 1, patch: {} };
      await editor.merge({ keep, removeId, removeRevision: 1 });
      expect((await afterAgain({ drafts: [], known })).result.stale).toEqual(stampsOf(known.slice(1)));
      const [merged] = await knownAfter([{ ...SECOND, fields: { ...FIRST.fields, placeId: "b" } }]);
      expect(merged === undefined || merged.stamp !== known[1]?.stamp).toBe(true);
      test.clock.advance(1_000);
      await editor.split({ ...claims, keepId, removedId: removeId });
      expect((await afterAgain({ drafts: [], known })).result.stale).toEqual(stampsOf(known));
    });

    it("one whose business an earlier draft is about is stale; a later draft is its duplicate", async () => {
      const [row] = known;
      if (row === undefined) throw new Error("The row is not known");
      const draft = makeDraft("a", { name: "Ada's", rating: 1 }, 7);
      const before = await afterAgain({ drafts: [draft], known: [{ ...row, draftsBefore: 1 }] });
      expect(before.result).toMatchObject({ stale: [row.stamp], updated: 0 });
      expect((await afterAgain({ drafts: [draft], known: [row] })).result).toMatchObject({
        unchanged: 1,
        duplicates: 1,
      });
      expect((await afterAgain({ drafts: [], known: [row, row] })).result.stale).toContain(row.stamp);
    });

    it("one that an earlier batch of the import was about is stale", async () => {
      const running = await startImport(test.stores);
      await running.write([{ ...FIRST, row: 7 }]);
      expect((await running.write([], { known })).stale).toEqual(stampsOf(known.slice(0, 1)));
    });

    it("a row gets no stamp unless it alone describes the whole business", async () => {
      const deleted = await idOf("Bob's");
      await deleteBusiness(test.stores, deleted);
      await lockFields(test.stores, await idOf("Ada's"), ["name"]);
      const otherKeys = { ...makeDraft("c", { name: "Cem's" }, 5), identityKeys: ["place:c", "place:a"] };
      const drafts = [makeDraft("a", { name: "Ada" }, 2), SECOND, otherKeys, makeDraft("d", { name: "Dora's" }, 6)];
      expect((await knownAfter(drafts)).map(({ row }) => row)).toEqual([6]);
    });

    it("a source lists their businesses", async () => {
      const { sourceListings } = test.stores;
      const note = { sourceId: "s", jobId: "j", drafts: [], known, adds: true };
      await sourceListings.noteListed(note);
      await sourceListings.settle("s", "j");
      expect(await sourceListings.survey("s", "j")).toEqual({ listed: 2, absent: 0 });
    });
  });
}
