import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { describe, expect, it } from "vitest";
import { makeDraft, without } from "../business-factory.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { importDrafts, type OpenStores } from "../stores-under-test.ts";

/** The counts of roll-ups, and the names of places. */
export function describePlaceStoreContract(engine: string, open: OpenStores): void {
  describe(`places on ${engine}`, () => {
    const test = storesPerTest(open);

    async function importAll(...rows: Partial<BusinessFields>[]): Promise<void> {
      const drafts = rows.map((fields, index) => makeDraft(fields.placeId ?? `p${index}`, fields, index + 2));
      await importDrafts(test.stores, drafts);
      await test.stores.places.refresh();
    }

    it("counts categories with their mean rating, the largest first, then by name", async () => {
      await importAll(
        { type: "Bar", rating: 4 },
        { type: "Cafe", rating: 3 },
        { type: "Cafe", rating: 4 },
        withoutRating({ type: "Cafe" }),
        withoutRating({ type: "Atelier" }),
      );
      expect(await test.stores.places.listCategories({})).toEqual([
        { category: "Cafe", count: 3, slug: "cafe", meanRating: 3.5 },
        { category: "Atelier", count: 1, slug: "atelier", meanRating: null },
        { category: "Bar", count: 1, slug: "bar", meanRating: 4 },
      ]);
      expect((await test.stores.places.listCategories({ letter: "b" })).map(({ slug }) => slug)).toEqual(["bar"]);
      expect(await test.stores.places.listCategories({ limit: 1 })).toHaveLength(1);
    });

    it("counts countries and cities", async () => {
      await importAll(
        { city: "Köln", countryCode: "DE", type: "Bar" },
        { city: "Köln", countryCode: "DE", type: "Cafe" },
        { city: "Berlin", countryCode: "DE", type: "Cafe" },
        { city: "Paris", countryCode: "FR" },
      );
      const { places } = test.stores;
      expect(await places.listCountries({})).toEqual([
        { country: "Germany", businessCount: 3, cityCount: 2, categoryCount: 2, countryCode: "DE", slug: "germany" },
        { country: "France", businessCount: 1, cityCount: 1, categoryCount: 1, countryCode: "FR", slug: "france" },
      ]);
      expect(await places.listCities({ countryCode: "de" })).toEqual([
        { city: "Köln", countryCode: "DE", businessCount: 2, categoryCount: 2, slug: "koln" },
        { city: "Berlin", countryCode: "DE", businessCount: 1, categoryCount: 1, slug: "berlin" },
      ]);
      expect((await places.listCities({ letter: "P" })).map(({ city }) => city)).toEqual(["Paris"]);
      expect((await places.listCities({ limit: 2 })).map(({ city }) => city)).toEqual(["Köln", "Berlin"]);
      expect(await places.totals()).toEqual({ businesses: 4, countries: 2, cities: 3, categories: 3 });
    });

    it("lists the categories of cities that have enough of them, page by page, each once", async () => {
      const pair = { city: "Köln", countryCode: "DE", type: "Cafe" };
      await importAll(
        pair,
        pair,
        { city: "Köln", countryCode: "DE", type: "Bar" },
        { city: "Paris", countryCode: "FR", type: "Bar" },
        { city: "Paris", countryCode: "FR", type: "Bar" },
        without({ name: "No city", countryCode: "FR", type: "Bar" }, "city"),
        without({ name: "No city either", countryCode: "FR", type: "Bar" }, "city"),
      );
      const { places } = test.stores;
      const found = [];
      let after: string | undefined;
      do {
        const page = await places.listCityCategories({
          minBusinesses: 2,
          limit: 1,
          ...(after === undefined ? {} : { after }),
        });
        found.push(...page.entries);
        after = page.next;
      } while (after !== undefined && found.length < 9);
      expect(found.toSorted((one, other) => one.countryCode.localeCompare(other.countryCode))).toEqual([
        { countryCode: "DE", citySlug: "koln", categorySlug: "cafe", count: 2 },
        { countryCode: "FR", citySlug: "paris", categorySlug: "bar", count: 2 },
      ]);
    });

    it("businesses without country, city or category count everywhere else", async () => {
      await importAll(
        without({ name: "A" }, "countryCode", "country"),
        without({ name: "B", countryCode: "DE" }, "city"),
        without({ name: "C" }, "type", "category"),
      );
      expect(await test.stores.places.totals()).toEqual({ businesses: 3, countries: 2, cities: 1, categories: 1 });
    });

    it("a category answers under its slug with its largest countries", async () => {
      await importAll(
        { type: "Cafe", countryCode: "DE" },
        { type: "Cafe", countryCode: "DE" },
        { type: "Cafe", countryCode: "FR" },
      );
      expect(await test.stores.places.getCategory("cafe", { topCountries: 1 })).toEqual({
        name: "Cafe",
        slug: "cafe",
        businessCount: 3,
        countryCount: 2,
        topCountries: [{ name: "Germany", slug: "germany", countryCode: "DE", count: 2 }],
      });
    });

    it("a slug of a broader category or subtype returns the category that most of its businesses have", async () => {
      await importAll(
        { type: "Cafe", category: "restaurants", subtypes: ["Cafe", "Bakery"] },
        { type: "Pizzeria", category: "restaurants", subtypes: [] },
        { type: "Pizzeria", category: "restaurants", subtypes: ["Italian"] },
      );
      const { stores } = test;
      const nameOf = async (slug: string) => (await stores.places.getCategory(slug, { topCountries: 1 }))?.name;
      expect(await nameOf("restaurants")).toBe("Pizzeria");
      expect(await nameOf("bakery")).toBe("Cafe");
      expect(await nameOf("italian")).toBe("Pizzeria");
      expect(await nameOf("submarines")).toBeUndefined();
      const exact = (slug: string) => stores.places.getCategory(slug, { topCountries: 1, isExact: true });
      expect([await exact("restaurants"), (await exact("cafe"))?.name]).toEqual([undefined, "Cafe"]);
      const listed = await stores.businesses.list({ scope: { categorySlug: "restaurants" }, offset: 0, limit: 9 });
      expect(listed.map(({ type }) => type)).toEqual(["Pizzeria", "Pizzeria"]);
    });

    it("a country is known by code, slug and names in many languages", async () => {
      await importAll(
        { countryCode: "US", city: "Camden" },
        { countryCode: "US", city: "Camden" },
        { countryCode: "DE" },
      );
      for (const text of ["us", "US", "united-states", "United States of America", "usa", "vereinigte staaten"]) {
        expect(await test.stores.places.getCountry(text, { topCities: 5 })).toEqual({
          name: "United States",
          countryCode: "US",
          slug: "united-states",
          businessCount: 2,
          cityCount: 1,
          categoryCount: 1,
          topCities: [{ name: "Camden", slug: "camden", countryCode: "US", count: 2 }],
          topCategories: [{ name: "Pizza restaurant", slug: "pizza-restaurant", count: 2 }],
        });
      }
      expect(await test.stores.places.getCountry("france", { topCities: 5 })).toBeUndefined();
      expect(await test.stores.places.getCountry("atlantis", { topCities: 5 })).toBeUndefined();
    });

    it("a city is one slug within a country, shown in its most frequent spelling", async () => {
      await importAll(
        { city: "St Louis" },
        { city: "St. Louis" },
        { city: "St. Louis" },
        { city: "St. Louis", countryCode: "DE" },
      );
      const { places } = test.stores;
      await places.rebuild();
      expect(await places.getCity({ countryCode: "us", citySlug: "st-louis" }, { topCategories: 5 })).toEqual({
        name: "St. Louis",
        slug: "st-louis",
        countryCode: "US",
        countryName: "United States",
        countrySlug: "united-states",
        businessCount: 3,
        categoryCount: 1,
        topCategories: [{ name: "Pizza restaurant", slug: "pizza-restaurant", count: 3 }],
      });
      expect(await places.getCity({ countryCode: "US", citySlug: "atlantis" }, { topCategories: 5 })).toBeUndefined();
    });

    it("suggests categories and places with a word that begins as typed, the largest first", async () => {
      await importAll(
        { city: "New York", type: "Art gallery" },
        { city: "New York", type: "Art gallery" },
        { city: "York", countryCode: "GB", type: "Gallery of art" },
        { city: "Yorkton", countryCode: "CA", type: "Cart shop" },
      );
      const { places } = test.stores;
      expect((await places.suggestPlaces("YÓR", 5)).map(({ name }) => name)).toEqual(["New York", "York", "Yorkton"]);
      expect((await places.suggestPlaces("new yo", 5)).map(({ name }) => name)).toEqual(["New York"]);
      expect(await places.suggestPlaces("united k", 5)).toEqual([
        { kind: "country", name: "United Kingdom", countryCode: "GB", slug: "united-kingdom", count: 1 },
      ]);
      expect(await places.suggestPlaces("", 5)).toEqual([]);
      expect(await places.suggestCategories("art", 5)).toEqual([
        { name: "Art gallery", slug: "art-gallery", count: 2 },
        { name: "Gallery of art", slug: "gallery-of-art", count: 1 },
      ]);
      expect(await places.suggestCategories("%", 5)).toEqual([]);
    });

    it("resolves what a visitor means by a place", async () => {
      await importAll(
        { city: "Paris", countryCode: "FR" },
        { city: "Paris", countryCode: "FR" },
        { city: "Paris", countryCode: "US" },
        { city: "Ankara", countryCode: "TR" },
      );
      const { places } = test.stores;
      expect(await places.resolvePlace("paris")).toMatchObject({ kind: "city", countryCode: "FR", count: 2 });
      expect(await places.resolvePlace("Paris, USA")).toMatchObject({ kind: "city", countryCode: "US" });
      expect(await places.resolvePlace("paris, fr")).toMatchObject({ kind: "city", countryName: "France" });
      expect(await places.resolvePlace("Türkiye")).toMatchObject({ kind: "country", slug: "turkey" });
      expect(await places.resolvePlace("paris, de")).toBeUndefined();
      expect(await places.resolvePlace("pari")).toBeUndefined();
      expect(await places.resolvePlace("germany")).toBeUndefined();
      expect(await places.resolvePlace("")).toBeUndefined();
    });

    it("a removed business leaves every count", async () => {
      await importAll({ placeId: "a", city: "Köln", countryCode: "DE", type: "Bar" });
      await importAll({ placeId: "a", city: "Köln", countryCode: "DE", type: "Bar", status: "closed" });
      const { places } = test.stores;
      expect(await places.totals()).toEqual({ businesses: 0, countries: 0, cities: 0, categories: 0 });
      expect([await places.listCategories({}), await places.listCities({}), await places.listCountries({})]).toEqual([
        [],
        [],
        [],
      ]);
      expect(await places.getCategory("bar", { topCountries: 5 })).toBeUndefined();
      expect(await places.getCategory("restaurants", { topCountries: 5 })).toBeUndefined();
      expect(await places.getCity({ countryCode: "DE", citySlug: "koln" }, { topCategories: 5 })).toBeUndefined();
    });
  });
}

function withoutRating(fields: Partial<BusinessFields>): Partial<BusinessFields> {
  return without(fields, "rating");
}
