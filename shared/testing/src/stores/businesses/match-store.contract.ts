import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { BusinessMatch, MatchState } from "@meridian/contracts/businesses/business-match";
import { identityKeysOf } from "@meridian/domain/businesses/identity/business-identity";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { beforeEach, describe, expect, it } from "vitest";
import { makeDraft, makeFields, without } from "../../business-factory.ts";
import { makeMatch } from "../../site-records.ts";
import { storesPerTest } from "../../stores-per-test.ts";
import { importDrafts, importFile, type OpenStores, startImport, undoImport } from "../../stores-under-test.ts";

const UNLOCATED = without({}, "phone", "phoneE164", "street", "fullAddress");
/** On the same spot, under a name that contains the known one. */
const LIKE_KNOWN = { name: "Luigi's Harbour", ...UNLOCATED, website: "https://luigis.example/" };

/** Pairs of businesses that may be one, from their import to what later imports make of the decision. */
export function describeMatchStoreContract(engine: string, open: OpenStores): void {
  describe(`businesses that may be one on ${engine}`, () => {
    const test = storesPerTest(open);
    beforeEach(async () => {
      await importDrafts(test.stores, [makeDraft("known", { name: "Luigi's Pizza" })]);
    });

    const row = (overrides: Partial<BusinessFields> = {}, at = 2): BusinessDraft => {
      const { placeId: _, ...fields } = makeFields({ ...LIKE_KNOWN, ...overrides });
      return { row: at, fields, identityKeys: identityKeysOf(fields) };
    };
    const live = async () =>
      (await test.stores.businesses.scan("", 100)).filter(({ deletedAt }) => deletedAt === undefined);
    const names = async () => (await live()).map(({ name }) => name).sort();
    const nameOf = async (id: string) => (await live()).find((business) => business.id === id)?.name;

    async function onlyMatch(): Promise<BusinessMatch> {
      const [found, ...others] = await test.stores.matches.listOpen(10);
      if (found === undefined || others.length > 0) throw new Error("There is not one open pair");
      return found.match;
    }

    async function decide(state: MatchState): Promise<void> {
      const decided = { state, decidedAt: test.clock.now().toISOString(), decidedBy: "admin" };
      await test.stores.matches.put({ ...(await onlyMatch()), ...decided });
    }

    async function purgeCreated(): Promise<void> {
      const { businesses, editor, upkeep } = test.stores;
      const created = (await live()).find(({ name }) => name === "Luigi's Harbour");
      // The youngest business is never purged.
      await importDrafts(test.stores, [makeDraft("last", { name: "Youngest", latitude: 10 })]);
      await editor.remove([created?.id ?? ""]);
      await businesses.markIndexed(await businesses.takeUnindexed(10));
      test.clock.advance(1_000);
      expect(await upkeep.purgeTrash(test.clock.now(), 10)).toEqual([created?.id]);
    }

    it("a row that may be a known business is created and opens one pair, however often it comes", async () => {
      const { matches } = test.stores;
      const jobId = await importFile(test.stores, [row()]);
      await importFile(test.stores, [row()]);
      expect(await names()).toEqual(["Luigi's Harbour", "Luigi's Pizza"]);
      const [pair] = await matches.listOpen(10);
      const { newId = "", knownId = "", match } = pair ?? {};
      expect([await nameOf(newId), await nameOf(knownId)]).toEqual(["Luigi's Harbour", "Luigi's Pizza"]);
      expect(match).toMatchObject({ jobId, state: "open", knownKey: "place:known", merged: null, decidedAt: null });
      expect([await matches.countOpen(10), await matches.listDecided(10)]).toEqual([1, []]);
      expect(await matches.get(match?.id ?? "")).toEqual(match);
      expect(await matches.getOpen(match?.id ?? "")).toEqual(pair);
    });

    it("a row that certainly is a known business, or certainly none, opens no pair", async () => {
      const rows = [row({ name: "Luigis Pizzeria" }), row({ name: "Hazel Kettle", latitude: 39.9 }, 3)];
      expect(await importDrafts(test.stores, rows)).toMatchObject({ created: 1, updated: 1 });
      expect(await test.stores.matches.countOpen(10)).toBe(0);
    });

    it.each<[string, Partial<BusinessFields>, Partial<BusinessFields>]>([
      ["with an apostrophe", { name: "Gino's Lantern" }, { name: "Ginos Lantern" }],
      ["with its kind first", { name: "Hotel Bel-Air" }, { name: "Bel-Air Hotel" }],
      ["with its kind last", { name: "Bel-Air Hotel" }, { name: "Hotel Bel-Air" }],
      [
        "in a suburb with the same postal code",
        { name: "Copper Lantern" },
        { name: "The Copper Lantern", city: "Camden" },
      ],
    ])("a known business without a position is found by the start of its name, written %s", async (_, known, other) => {
      const nowhere = { street: "12 Walnut St", latitude: undefined, longitude: undefined, website: undefined };
      await importDrafts(test.stores, [row({ ...nowhere, ...known })]);
      test.clock.advance(1_000);
      expect(await importDrafts(test.stores, [row({ ...nowhere, ...other })])).toMatchObject({ created: 0 });
    });

    it("a second row of one name that surely describes one business is created and opens a pair", async () => {
      await importDrafts(test.stores, [
        row({ name: "Luigi's Pizza" }),
        row({ name: "Luigis Pizza", latitude: 39.9479 }, 3),
      ]);
      expect(await names()).toEqual(["Luigi's Pizza", "Luigis Pizza"]);
      const [pair] = await test.stores.matches.listOpen(10);
      expect(await nameOf(pair?.knownId ?? "")).toBe("Luigi's Pizza");
    });

    it("two rows of one file with other names open no pair: the file distinguishes them", async () => {
      await importDrafts(test.stores, [row({ name: "Luigi's Pizza" }), row({}, 3)]);
      expect(await names()).toEqual(["Luigi's Harbour", "Luigi's Pizza"]);
      expect(await test.stores.matches.countOpen(10)).toBe(0);
    });

    it("a dry run opens no pair", async () => {
      const running = await startImport(test.stores, { isDryRun: true });
      expect((await running.write([row()])).planned).toMatchObject([{ outcome: "created" }]);
      expect(await test.stores.matches.countOpen(10)).toBe(0);
    });

    it("a pair is open while both businesses exist, and again once they are restored", async () => {
      const { matches } = test.stores;
      const list = await importFile(test.stores, [row()]);
      const { id } = await onlyMatch();
      await undoImport(test.stores, list);
      expect([await matches.countOpen(10), await matches.getOpen(id)]).toEqual([0, undefined]);
      await importDrafts(test.stores, [row()]);
      expect(await matches.countOpen(10)).toBe(1);
    });

    it("different stays different, also after an undo, a purge, and a row that would surely join", async () => {
      const { matches } = test.stores;
      await importDrafts(test.stores, [row()]);
      await decide("different");
      await purgeCreated();
      expect(await importDrafts(test.stores, [row({ phoneE164: "+12155550100" })])).toMatchObject({ created: 1 });
      expect(await names()).toEqual(["Luigi's Harbour", "Luigi's Pizza", "Youngest"]);
      expect(await matches.countOpen(10)).toBe(0);
      expect(await matches.listDecided(10)).toMatchObject([{ state: "different", decidedBy: "admin" }]);
    });

    it("the same joins, even if the business was created again", async () => {
      await importDrafts(test.stores, [row()]);
      await decide("same");
      await purgeCreated();
      expect(await importDrafts(test.stores, [row()])).toMatchObject({ created: 0, updated: 1 });
    });

    it("a merge ends the question, and the row finds the business that stayed", async () => {
      const { editor, matches } = test.stores;
      await importDrafts(test.stores, [row()]);
      const [pair] = await matches.listOpen(1);
      const [keep, removed] = [pair?.knownId ?? "", pair?.newId ?? ""];
      await editor.merge({ keep: { id: keep, revision: 1, patch: {} }, removeId: removed, removeRevision: 1 });
      expect(await matches.countOpen(10)).toBe(0);
      expect(await importDrafts(test.stores, [row()])).toMatchObject({ created: 0, updated: 1 });
    });

    it("postponed pairs are listed last, and the last decision first", async () => {
      const { matches } = test.stores;
      const known = ["a", "b", "c"].map((placeId, at) => makeDraft(placeId, { name: `Known ${placeId}` }, at + 2));
      await importDrafts(test.stores, known);
      const pairs = ["a", "b", "c"].map((placeId) => makeMatch(`place:${placeId}`, "place:known"));
      for (const pair of pairs) await matches.put(pair);
      const [first, second, third] = (await matches.listOpen(10)).map(({ match }) => match);
      if (first === undefined || second === undefined || third === undefined) throw new Error("Pairs are missing");
      await matches.put({ ...first, askedAt: "2026-03-02T10:00:00.000Z" });
      expect((await matches.listOpen(10)).map(({ match }) => match.id)).toEqual([second.id, third.id, first.id]);
      expect([await matches.countOpen(2), (await matches.listOpen(2)).length]).toEqual([2, 2]);
      for (const [at, pair] of [third, second].entries()) {
        const decidedAt = `2026-03-02T1${at}:00:00.000Z`;
        await matches.put({ ...pair, state: "different", decidedAt, decidedBy: "admin" });
      }
      expect((await matches.listDecided(10)).map(({ id }) => id)).toEqual([second.id, third.id]);
    });
  });
}
