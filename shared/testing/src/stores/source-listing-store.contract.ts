import type { ListingState, SourceListing } from "@meridian/contracts/businesses/source-listing";
import { beforeEach, describe, expect, it } from "vitest";
import { makeDraft } from "../business-factory.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { importDrafts, type OpenStores } from "../stores-under-test.ts";
import { idOf } from "../transfer/filled-stores.ts";

const ALL: readonly ListingState[] = ["listed", "absent", "asked", "kept", "closed"];
const sourceId = "source";

export function describeSourceListingStoreContract(engine: string, open: OpenStores): void {
  describe(`source listings on ${engine}`, () => {
    const test = storesPerTest(open);
    beforeEach(async () => {
      await importDrafts(
        test.stores,
        ["a", "b", "c"].map((id) => makeDraft(id)),
      );
    });

    const note = (jobId: string, ids: readonly string[], adds = true) => {
      const drafts = ids.map((id) => makeDraft(id));
      return test.stores.sourceListings.noteListed({ sourceId, jobId, drafts, adds });
    };
    const states = async () => {
      const { sourceListings, businesses } = test.stores;
      const names = new Map((await businesses.scan("", 100)).map(({ id, placeId }) => [id, placeId]));
      const listings = await sourceListings.list({ sourceId, states: ALL, after: "", limit: 10 });
      return Object.fromEntries(
        listings.map(({ businessId, state, missedRuns }) => [names.get(businessId), `${state} ${missedRuns}`]),
      );
    };
    const listing = async (id: string, change: Partial<SourceListing> = {}): Promise<SourceListing> => {
      const noted = { seenJobId: "j1", state: "listed", missedRuns: 0, missedJobId: null, formerStatus: null } as const;
      return { sourceId, businessId: await idOf(test.stores, id), ...noted, ...change };
    };

    it("a run notes the known businesses that it lists; a preview adds none", async () => {
      await note("j1", ["a", "stranger"]);
      await note("j2", ["a", "b"], false);
      const { sourceListings } = test.stores;
      expect(await sourceListings.list({ sourceId, states: ALL, after: "", limit: 10 })).toEqual([
        await listing("a", { seenJobId: "j2" }),
      ]);
    });

    it("what a run lacks becomes absent, once per run, however often it is noted", async () => {
      const { sourceListings } = test.stores;
      await note("j1", ["a", "b", "c"]);
      await note("j2", ["a", "b"]);
      expect(await sourceListings.survey(sourceId, "j2")).toEqual({ listed: 3, absent: 1 });
      const lacked = { sourceId, states: ["listed"], unseenJobId: "j2", after: "", limit: 10 } as const;
      expect(await sourceListings.list(lacked)).toEqual([await listing("c")]);
      await sourceListings.settle(sourceId, "j2");
      await sourceListings.settle(sourceId, "j2");
      expect(await states()).toEqual({ a: "listed 0", b: "listed 0", c: "absent 1" });
      await note("j3", ["a"]);
      expect(await sourceListings.survey(sourceId, "j3")).toEqual({ listed: 2, absent: 1 });
      await sourceListings.settle(sourceId, "j3");
      expect(await states()).toEqual({ a: "listed 0", b: "absent 1", c: "absent 2" });
      expect(await sourceListings.get(sourceId, await idOf(test.stores, "c"))).toEqual(
        await listing("c", { state: "absent", missedRuns: 2, missedJobId: "j3" }),
      );
      expect(await sourceListings.countUnlisted(sourceId)).toEqual({ absent: 2, asked: 0, kept: 0, closed: 0 });
    });

    it("decisions remain, whatever a run lacks", async () => {
      const { sourceListings } = test.stores;
      await note("j1", ["a", "b", "c"]);
      const decided = [
        await listing("a", { state: "asked" }),
        await listing("b", { state: "kept" }),
        await listing("c", { state: "closed", formerStatus: "operational" }),
      ];
      await sourceListings.putAll(decided);
      await sourceListings.settle(sourceId, "j2");
      expect(await states()).toEqual({ a: "asked 0", b: "kept 0", c: "closed 0" });
      expect(await sourceListings.countUnlisted(sourceId)).toEqual({ absent: 0, asked: 1, kept: 1, closed: 1 });
    });

    it("a business listed again is listed, and its misses are cleared, once the run is settled", async () => {
      const { sourceListings } = test.stores;
      const closed = { state: "closed", missedRuns: 2, missedJobId: "j1", formerStatus: "operational" } as const;
      await sourceListings.putAll([await listing("a", closed), await listing("b", closed)]);
      await note("j2", ["a"]);
      expect(await states()).toEqual({ a: "closed 2", b: "closed 2" });
      await sourceListings.settle(sourceId, "j2");
      const query = { sourceId, states: ALL, after: "", limit: 10 };
      expect(await sourceListings.list({ ...query, missedJobId: "j1" })).toEqual([await listing("b", closed)]);
      expect(await sourceListings.get(sourceId, await idOf(test.stores, "a"))).toEqual(
        await listing("a", { seenJobId: "j2" }),
      );
    });

    it("pages follow each other, and sources see each other only as further listings of a business", async () => {
      const { sourceListings } = test.stores;
      await note("j1", ["a", "b", "c"]);
      const other = { ...(await listing("a")), sourceId: "source-of-others" };
      await sourceListings.putAll([other]);
      const query = { sourceId, states: ALL, limit: 2 };
      const first = await sourceListings.list({ ...query, after: "" });
      const second = await sourceListings.list({ ...query, after: first[1]?.businessId ?? "" });
      expect([first.length, second.length]).toEqual([2, 1]);
      expect(await sourceListings.isListedElsewhere(sourceId, other.businessId)).toBe(true);
      expect(await sourceListings.isListedElsewhere(sourceId, (await listing("b")).businessId)).toBe(false);
      await sourceListings.forget(sourceId);
      expect(await states()).toEqual({});
      expect(await sourceListings.get(other.sourceId, other.businessId)).toEqual(other);
    });
  });
}
