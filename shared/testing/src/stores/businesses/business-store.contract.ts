import type { Business, BusinessFields } from "@meridian/contracts/businesses/business";
import { slugify } from "@meridian/domain/text/slug";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { ListingScope } from "@meridian/ports/businesses/business-store";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeDraft, namedDrafts, namesOf } from "../../business-factory.ts";
import { storesPerTest } from "../../stores-per-test.ts";
import { deleteBusiness, disapprove, importDrafts, type OpenStores } from "../../stores-under-test.ts";

const COUNTRIES = ["US", "DE", "FR"];
const CITIES = ["Springfield", "Köln", "Paris"];
const TYPES = ["Pizza restaurant", "Cafe", "Bar"];

/** The guarantees of `BusinessStore` for readers. */
export function describeBusinessStoreContract(engine: string, open: OpenStores): void {
  describe(`businesses on ${engine}`, () => {
    const test = storesPerTest(open);

    async function idOf(name: string): Promise<string> {
      const business = (await test.stores.businesses.scan("", 1_000)).find((candidate) => candidate.name === name);
      if (business === undefined) throw new Error(`There is no business ${name}`);
      return business.id;
    }

    it("finds public businesses by slug and distinguishes moved, deleted and missing ones", async () => {
      const { stores, arrange } = test;
      await importDrafts(stores, namedDrafts("Open", "Shut", "Hidden", "Deleted", "Renamed"));
      await importDrafts(stores, [makeDraft("Shut", { name: "Shut", status: "closed" })]);
      await disapprove(stores, await idOf("Hidden"));
      await deleteBusiness(stores, await idOf("Deleted"));
      await arrange.changeSlug(await idOf("Renamed"), "renamed-anew");
      const { businesses } = stores;
      expect(await businesses.findBySlug("open-philadelphia")).toMatchObject({
        kind: "found",
        business: { name: "Open" },
      });
      expect(await businesses.findBySlug("shut-philadelphia")).toMatchObject({
        kind: "found",
        business: { status: "closed" },
      });
      expect(await businesses.findBySlug("hidden-philadelphia")).toEqual({ kind: "missing" });
      expect(await businesses.findBySlug("deleted-philadelphia")).toEqual({ kind: "gone" });
      expect(await businesses.findBySlug("renamed-philadelphia")).toEqual({ kind: "moved", slug: "renamed-anew" });
      expect(await businesses.findBySlug("never-was")).toEqual({ kind: "missing" });
    });

    it("an old slug reveals no more of a business than its new one", async () => {
      const { stores, arrange } = test;
      await importDrafts(stores, namedDrafts("Hidden", "Deleted"));
      await arrange.changeSlug(await idOf("Hidden"), "hidden-anew");
      await arrange.changeSlug(await idOf("Deleted"), "deleted-anew");
      await disapprove(stores, await idOf("Hidden"));
      await deleteBusiness(stores, await idOf("Deleted"));
      expect(await stores.businesses.findBySlug("hidden-philadelphia")).toEqual({ kind: "missing" });
      expect(await stores.businesses.findBySlug("deleted-philadelphia")).toEqual({ kind: "gone" });
    });

    it("returns listed businesses in the order of the ids", async () => {
      const { stores } = test;
      await importDrafts(stores, namedDrafts("A", "B", "C"));
      const ids = await Promise.all(["C", "A", "B"].map(idOf));
      await disapprove(stores, await idOf("B"));
      const found = await stores.businesses.findByIds(["aaaaaaaaaaaaaaaa", ...ids]);
      expect(found.map(({ name }) => name)).toEqual(["C", "A"]);
    });

    it("no listing shows closed, unapproved or deleted businesses", async () => {
      const { stores } = test;
      await importDrafts(stores, namedDrafts("Open", "Hidden", "Deleted"));
      await importDrafts(stores, [makeDraft("Shut", { name: "Shut", status: "closed" })]);
      await disapprove(stores, await idOf("Hidden"));
      await deleteBusiness(stores, await idOf("Deleted"));
      const { businesses } = stores;
      const scope = { categorySlug: "pizza-restaurant", countryCode: "US" };
      expect(namesOf(await businesses.list({ scope: {}, offset: 0, limit: 10 }))).toEqual(["Open"]);
      expect(namesOf(await businesses.list({ scope, offset: 0, limit: 10 }))).toEqual(["Open"]);
      expect(namesOf(await businesses.listFeatured(10))).toEqual(["Open"]);
      expect(namesOf(await businesses.findByNamePrefix("hid", 10))).toEqual([]);
      expect(await businesses.countListed()).toBe(1);
      expect(await businesses.countAll()).toBe(3);
    });

    it("every scope lists its businesses by popularity", async () => {
      const { stores } = test;
      await importDrafts(stores, manyDrafts(120));
      const all = await stores.businesses.scan("", 1_000);
      for (const scope of everyScope()) {
        const listed = await stores.businesses.list({ scope, offset: 0, limit: 1_000 });
        const expected = all.filter((business) => isInScope(business, scope));
        expect([scope, listed.map(({ id }) => id).sort()]).toEqual([scope, expected.map(({ id }) => id).sort()]);
        expect(listed.map(({ popularity }) => popularity)).toEqual(
          expected.map(({ popularity }) => popularity).sort((a, b) => b - a),
        );
      }
    });

    it("pages of any size show each business once", async () => {
      const { stores } = test;
      await importDrafts(stores, manyDrafts(90));
      const scopes = everyScope();
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 25 }), fc.constantFrom(...scopes), async (limit, scope) => {
          const whole = await stores.businesses.list({ scope, offset: 0, limit: 1_000 });
          const paged: string[] = [];
          for (let offset = 0; offset < whole.length + limit; offset += limit) {
            paged.push(...(await stores.businesses.list({ scope, offset, limit })).map(({ id }) => id));
          }
          expect(paged).toEqual(whole.map(({ id }) => id));
        }),
        { numRuns: 40 },
      );
    });

    it("an unknown scope is empty", async () => {
      const { businesses } = test.stores;
      await importDrafts(test.stores, namedDrafts("A"));
      const city = { countryCode: "US", citySlug: "philadelphia" };
      const scopes: ListingScope[] = [
        { categorySlug: "submarines" },
        { countryCode: "ZZ" },
        { city: { ...city, citySlug: "atlantis" } },
        { city: { ...city, countryCode: "DE" } },
        { city, countryCode: "DE" },
        { city, categorySlug: "submarines" },
      ];
      for (const scope of scopes) expect(await businesses.list({ scope, offset: 0, limit: 10 })).toEqual([]);
      expect(await businesses.list({ scope: { city, countryCode: "us" }, offset: 0, limit: 10 })).toHaveLength(1);
    });

    it("features popular businesses with a photo, two of a kind at most, before others", async () => {
      const { stores } = test;
      const photo = "https://example.org/p.jpg";
      await importDrafts(stores, [
        ...["P1", "P2", "P3"].map((name, index) => makeDraft(name, { name, photo, reviews: 500 - index })),
        makeDraft("D1", { name: "D1", photo, reviews: 10, countryCode: "DE", city: "Köln" }),
        makeDraft("N1", { name: "N1", reviews: 9_000, type: "Bar" }),
      ]);
      expect(namesOf(await stores.businesses.listFeatured(3)).sort()).toEqual(["D1", "P1", "P2"]);
      expect(namesOf(await stores.businesses.listFeatured(4)).sort()).toEqual(["D1", "N1", "P1", "P2"]);
      expect(namesOf(await stores.businesses.listFeatured(12))).toHaveLength(5);
    });

    it("a scan visits every business once, by id", async () => {
      const { stores } = test;
      await importDrafts(stores, manyDrafts(25));
      const seen: string[] = [];
      for (let after = ""; ; ) {
        const page = await stores.businesses.scan(after, 10);
        if (page.length === 0) break;
        seen.push(...page.map(({ id }) => id));
        after = seen.at(-1) ?? "";
      }
      expect(seen).toHaveLength(25);
      expect(seen).toEqual([...new Set(seen)].sort());
    });
  });
}

/** Many with equal popularity, so that ties must be broken. */
function manyDrafts(count: number): BusinessDraft[] {
  return Array.from({ length: count }, (_, index) => {
    const fields: Partial<BusinessFields> = {
      name: `Place ${index}`,
      countryCode: COUNTRIES[index % 3] ?? "US",
      city: CITIES[Math.floor(index / 3) % 3] ?? "Paris",
      type: TYPES[Math.floor(index / 9) % 3] ?? "Bar",
      rating: (index % 5) + 0.5,
      reviews: index % 4,
    };
    return makeDraft(`many-${index}`, fields, index + 2);
  });
}

function everyScope(): ListingScope[] {
  const scopes: ListingScope[] = [{}];
  for (const type of TYPES) scopes.push({ categorySlug: slugify(type) });
  for (const countryCode of COUNTRIES) {
    scopes.push({ countryCode }, { countryCode, categorySlug: "cafe" });
    for (const name of CITIES) {
      const city = { countryCode, citySlug: slugify(name) };
      scopes.push({ city }, { city, categorySlug: "bar" });
    }
  }
  return scopes;
}

function isInScope(business: Business, { categorySlug, countryCode, city }: ListingScope): boolean {
  if (categorySlug !== undefined && slugify(business.type ?? "") !== categorySlug) return false;
  if (countryCode !== undefined && business.countryCode !== countryCode) return false;
  if (city === undefined) return true;
  return business.countryCode === city.countryCode && slugify(business.city ?? "") === city.citySlug;
}
