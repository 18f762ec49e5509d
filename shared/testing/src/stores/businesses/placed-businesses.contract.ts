import { businessIdOf } from "@meridian/domain/businesses/identity/business-identity";
import type { PlaceOf } from "@meridian/domain/places/business-place";
import type { Engines } from "@meridian/engines/engines";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { makeDraft, without } from "../../business-factory.ts";
import { everyCount } from "../../directory/every-count.ts";
import { storesPerTest } from "../../stores-per-test.ts";
import { deleteBusiness, importDrafts, importFile, type OpenStores, undoImport } from "../../stores-under-test.ts";

const MUNICH = { cityId: 2_867_714, citySlug: "munich", cityName: "Munich", regionCode: "DE-BY" };
const COLOGNE = { cityId: 2_886_242, citySlug: "cologne", cityName: "Cologne", regionCode: "DE-NW" };
const KNOWN = new Map([
  ...["München", "MUENCHEN", "Munich", "Minga"].map((name) => [name, MUNICH] as const),
  ["Köln", COLOGNE] as const,
]);
/** Businesses without a city text are in Cologne. */
const placeOf: PlaceOf = ({ city, countryCode }) =>
  countryCode === "DE" ? (KNOWN.get(city ?? "Köln") ?? { regionCode: "DE-BY" }) : {};

const IN_GERMANY = { countryCode: "DE", country: "Germany" };
const DRAFTS: readonly BusinessDraft[] = ["München", "MUENCHEN", "Munich", "Hinterhof", "Köln", undefined].map(
  (city, at) => makeDraft(`p${at}`, without({ ...IN_GERMANY, name: `Shop ${at}`, city }), at + 2),
);

/** Cities and regions of businesses; see domain/business-place.ts. */
export function describePlacedBusinessesContract(engine: string, open: OpenStores): void {
  describe(`placed businesses on ${engine}`, () => {
    const test = storesPerTest(() => open({ placeOf }));
    let stores: Engines;
    beforeEach(async () => {
      stores = test.stores;
    });

    const cityList = async () => {
      await stores.places.refresh();
      return (await stores.places.listCities({})).map(({ slug, city, businessCount }) => [slug, city, businessCount]);
    };
    const placesOf = async ({ businesses }: Engines) =>
      (await businesses.scan("", 100)).map(({ placeId, city, cityId, citySlug, cityName, regionCode }) =>
        JSON.stringify({ placeId, city, cityId, citySlug, cityName, regionCode }),
      );
    const find = async (placeId: string) => {
      const found = (await stores.businesses.scan("", 100)).find((business) => business.placeId === placeId);
      if (found === undefined) throw new Error("There is no such business");
      return found;
    };

    it("all spellings of a city are one city under its known name", async () => {
      await importDrafts(stores, DRAFTS);
      expect(await cityList()).toEqual([
        ["munich", "Munich", 3],
        ["cologne", "Cologne", 2],
        ["hinterhof", "Hinterhof", 1],
      ]);
      expect(await find("p1")).toMatchObject({ city: "MUENCHEN", ...MUNICH });
      expect(await find("p5")).toMatchObject(COLOGNE);
      expect(await find("p3")).toMatchObject({ city: "Hinterhof", regionCode: "DE-BY" });
      expect(await find("p3")).not.toHaveProperty("cityId");
      const scope = { city: { countryCode: "DE", citySlug: "munich" } };
      expect(await stores.businesses.list({ scope, offset: 0, limit: 10 })).toHaveLength(3);
      const { rows } = await stores.businesses.exportStep({ filter: {}, values: ["citySlug"], limit: 100 });
      expect(rows.flat().filter((slug) => slug === "munich")).toHaveLength(3);
    });

    it("a new business has the values that its draft brings, an updated one those of its fields", async () => {
      const draft = makeDraft("p0", { ...IN_GERMANY, name: "Shop", city: "München" }, 2);
      const derived = { id: businessIdOf("place:p0"), slug: "brought", place: COLOGNE, isContradicted: false };
      await importDrafts(stores, [{ ...draft, derived }]);
      expect(await find("p0")).toMatchObject({ slug: "brought", ...COLOGNE });
      const changed = { ...draft, fields: { ...draft.fields, phone: "+49 89 1" }, derived };
      await importDrafts(stores, [changed]);
      expect(await find("p0")).toMatchObject({ slug: "brought", ...MUNICH });
    });

    it("a city is suggested for every spelling that businesses have", async () => {
      await importDrafts(stores, DRAFTS.slice(2, 3));
      await importDrafts(stores, DRAFTS.slice(0, 2));
      await stores.places.refresh();
      for (const typed of ["munic", "münch", "muench"]) {
        expect(await stores.places.suggestPlaces(typed, 5)).toMatchObject([
          { slug: "munich", name: "Munich", count: 3 },
        ]);
      }
    });

    it("recounting keeps cities and their names", async () => {
      await importDrafts(stores, DRAFTS);
      const before = await cityList();
      await stores.places.rebuild();
      expect(await cityList()).toEqual(before);
    });

    it("a business moves with its fields: edited, undone, deleted and restored", async () => {
      await importDrafts(stores, DRAFTS);
      const { id, revision } = await find("p0");
      await stores.editor.edit({ id, revision, patch: { city: "Köln" } });
      expect(await find("p0")).toMatchObject(COLOGNE);
      expect(await cityList()).toContainEqual(["cologne", "Cologne", 3]);
      const jobId = await importFile(stores, [makeDraft("p1", { ...IN_GERMANY, name: "Shop 1", city: "Köln" })]);
      expect(await find("p1")).toMatchObject(COLOGNE);
      await undoImport(stores, jobId);
      expect(await find("p1")).toMatchObject(MUNICH);
      await deleteBusiness(stores, id);
      await stores.editor.restore([id]);
      expect(await cityList()).toEqual([
        ["cologne", "Cologne", 3],
        ["munich", "Munich", 2],
        ["hinterhof", "Hinterhof", 1],
      ]);
    });

    it("a row without ids finds its business by name and city, however the city is spelt", async () => {
      const unlocated = without({ ...IN_GERMANY, name: "Shop 0" }, "latitude", "longitude", "phone", "phoneE164");
      await importDrafts(stores, [makeDraft("p0", { ...unlocated, city: "München" })]);
      const fields = makeDraft("x", { ...unlocated, city: "Minga" }).fields;
      const { placeId: _, ...withoutId } = fields;
      const result = await importDrafts(stores, [{ row: 2, fields: withoutId, identityKeys: ["addr:other"] }]);
      expect(result).toMatchObject({ created: 0, updated: 1 });
    });

    it("a business keeps its place when moved to another directory", async () => {
      await importDrafts(stores, DRAFTS.slice(1, 2));
      const { businesses } = (await test.openTransfer()).collections;
      const before = await find("p1");
      const records = await businesses.find([before.id]);
      await businesses.write(records);
      expect(await find("p1")).toEqual(before);
    });

    it("a directory without places becomes equal to a fresh import, even if interrupted and resumed", async () => {
      const old = await open();
      onTestFinished(() => old.close());
      await importDrafts(old.stores, DRAFTS);
      await deleteBusiness(old.stores, (await old.stores.businesses.scan("", 1))[0]?.id ?? "");
      const marked = await old.stores.businesses.takeUnindexed(100);
      await importDrafts(stores, DRAFTS);
      await deleteBusiness(stores, (await stores.businesses.scan("", 1))[0]?.id ?? "");
      const revisions = (await old.stores.businesses.scan("", 100)).map(({ revision }) => revision);

      old.clock.advance(1_000);
      const first = await (await old.openSecond({ placeOf })).upkeep.placeBusinesses(undefined, 2);
      expect(first).toMatchObject({ processed: 2 });
      const { upkeep, places } = await old.openSecond({ placeOf });
      let processed = 0;
      for (let next: string | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
        const step = await upkeep.placeBusinesses(next, 4);
        processed += step.processed;
        next = step.next;
      }
      expect(processed).toBe(DRAFTS.length);
      await places.refresh();
      await stores.places.refresh();
      expect(await placesOf(old.stores)).toEqual(await placesOf(stores));
      expect(await everyCount(old.stores)).toEqual(await everyCount(stores));
      expect((await old.stores.businesses.scan("", 100)).map(({ revision }) => revision)).toEqual(revisions);
      expect(await upkeep.placeBusinesses(undefined, 100)).toEqual({ processed: DRAFTS.length, changed: 0 });

      // The index has indexed the former version; the mark must remain for the new placing.
      await old.stores.businesses.markIndexed(marked);
      expect(await old.stores.businesses.countUnindexed()).toBe(DRAFTS.length);
    });
  });
}
