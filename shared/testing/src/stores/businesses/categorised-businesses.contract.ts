import type { BusinessCategory, CategoryOf, Placing } from "@meridian/domain/categories/business-category";
import { categoryByLabelAlone } from "@meridian/domain/categories/business-category";
import type { Engines } from "@meridian/engines/engines";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { makeDraft, without } from "../../business-factory.ts";
import { everyCount } from "../../directory/every-count.ts";
import { storesPerTest } from "../../stores-per-test.ts";
import { deleteBusiness, importDrafts, type OpenStores } from "../../stores-under-test.ts";

const RESTAURANT = { slug: "restaurant", name: "Restaurant", kindKey: "amenity/restaurant", within: [] };
const PIZZA = {
  ...RESTAURANT,
  slug: "pizza-restaurant",
  name: "Pizza restaurant",
  kindKey: "amenity/restaurant/pizza",
};
const KINDS = new Map<string, BusinessCategory>([
  ...["Restaurant", "Restaurants", "Gaststätte"].map((label) => [label, RESTAURANT] as const),
  ...["Pizzeria", "Pizza restaurant"].map((label) => [label, { ...PIZZA, within: [RESTAURANT] }] as const),
]);
const categoryOf: CategoryOf = (label) => KINDS.get(label) ?? categoryByLabelAlone(label);
const PLACING: Placing = { createCategoryOf: () => categoryOf };

const BERLIN = { city: "Berlin", countryCode: "DE", country: "Germany" };
const VIENNA = { city: "Vienna", countryCode: "AT", country: "Austria" };
const draft = (at: number, type: string, place: typeof BERLIN, subtypes: string[] = []) =>
  makeDraft(
    `p${at}`,
    without({ ...place, name: `B${at}`, type, category: type, subtypes, rating: 4, reviews: 10 - at }),
    at + 2,
  );
const DRAFTS = [
  draft(0, "Pizzeria", BERLIN),
  draft(1, "Gaststätte", BERLIN),
  draft(2, "Restaurants", VIENNA, ["Pizza restaurant"]),
  draft(3, "Pizza restaurant", BERLIN, ["Thing"]),
  draft(4, "Gate of carpets", BERLIN),
];

/** Kinds named by the labels of businesses; see domain/business-category.ts. */
export function describeCategorisedBusinessesContract(engine: string, open: OpenStores): void {
  describe(`categorised businesses on ${engine}`, () => {
    const test = storesPerTest(() => open(PLACING));
    let stores: Engines;
    beforeEach(async () => {
      stores = test.stores;
    });

    const fill = async () => {
      await importDrafts(stores, DRAFTS);
      await stores.places.refresh();
    };
    const names = async (scope: Parameters<Engines["businesses"]["list"]>[0]["scope"], offset = 0, limit = 10) =>
      (await stores.businesses.list({ scope, offset, limit })).map(({ name }) => name);

    it("labels of one kind are one category, which includes the kinds below it", async () => {
      await fill();
      expect(await stores.places.listCategories({})).toMatchObject([
        { slug: "restaurant", category: "Restaurant", count: 4, meanRating: 4 },
        { slug: "pizza-restaurant", category: "Pizza restaurant", count: 2 },
        { slug: "gate-of-carpets", category: "Gate of carpets", count: 1 },
      ]);
      expect(await stores.places.totals()).toMatchObject({ businesses: 5, categories: 3 });
      expect(await stores.places.getCategory("restaurant", { topCountries: 5 })).toMatchObject({
        businessCount: 4,
        countryCount: 2,
        topCountries: [
          { countryCode: "DE", count: 3 },
          { countryCode: "AT", count: 1 },
        ],
      });
      expect(await stores.places.suggestCategories("pizz", 5)).toMatchObject([{ slug: "pizza-restaurant", count: 2 }]);
      expect(await stores.places.listCategories({ letter: "R", limit: 5 })).toMatchObject([
        { slug: "restaurant", count: 4 },
      ]);
    });

    it("a city and a country count a business once, and its category with all its ancestors", async () => {
      await fill();
      const key = { countryCode: "DE", citySlug: "berlin" };
      const listed = [
        { slug: "restaurant", count: 3 },
        { slug: "pizza-restaurant", count: 2 },
        { slug: "gate-of-carpets", count: 1 },
      ];
      expect(await stores.places.getCity(key, { topCategories: 5 })).toMatchObject({
        businessCount: 4,
        topCategories: listed,
      });
      expect(await stores.places.getCountry("DE", { topCities: 1 })).toMatchObject({
        businessCount: 4,
        topCategories: listed,
      });
    });

    it("a listing of a kind merges its descendants in the order of listings, page by page", async () => {
      await fill();
      expect(await names({ categorySlug: "restaurant" })).toEqual(["B0", "B1", "B2", "B3"]);
      expect(await names({ categorySlug: "restaurant" }, 1, 2)).toEqual(["B1", "B2"]);
      expect(await names({ categorySlug: "restaurant", countryCode: "DE" })).toEqual(["B0", "B1", "B3"]);
      const city = { countryCode: "DE", citySlug: "berlin" };
      expect(await names({ categorySlug: "pizza-restaurant", city })).toEqual(["B0", "B3"]);
    });

    it("a kind without businesses of its own includes its descendants", async () => {
      await importDrafts(stores, [draft(0, "Pizzeria", BERLIN)]);
      await stores.places.refresh();
      expect(await stores.places.totals()).toMatchObject({ categories: 2 });
      expect(await stores.places.getCategory("restaurant", { topCountries: 1 })).toMatchObject({ businessCount: 1 });
      expect(await names({ categorySlug: "restaurant" })).toEqual(["B0"]);
    });

    it("the slug of a label leads to its kind", async () => {
      await fill();
      expect(await stores.places.getCategory("gaststatte", { topCountries: 1 })).toMatchObject({ slug: "restaurant" });
      expect(await stores.places.getCategory("pizzeria", { topCountries: 1 })).toMatchObject({
        slug: "pizza-restaurant",
      });
    });

    it("a business keeps its labels beside its category and kinds", async () => {
      await fill();
      const [found] = await stores.businesses.list({ scope: { countryCode: "AT" }, offset: 0, limit: 1 });
      expect(found).toMatchObject({
        type: "Restaurants",
        subtypes: ["Pizza restaurant"],
        categorySlug: "restaurant",
        kinds: ["amenity/restaurant", "amenity/restaurant/pizza"],
      });
      const [other] = await stores.businesses.list({ scope: { categorySlug: "gate-of-carpets" }, offset: 0, limit: 1 });
      expect([other?.categorySlug, other?.kinds]).toEqual([undefined, undefined]);
    });

    it("exports and the administrator's list include a category's descendants", async () => {
      await fill();
      const { rows } = await stores.businesses.exportStep({
        filter: { categorySlugs: ["restaurant"] },
        values: ["categorySlug"],
        limit: 100,
      });
      expect(rows).toHaveLength(4);
      const query = {
        filter: { categorySlug: "restaurant", isTrash: false },
        sortBy: "name",
        isDescending: false,
      } as const;
      expect((await stores.overview.page({ ...query, offset: 0, limit: 10, countUpTo: 100 })).total).toBe(4);
    });

    it("recounting, and a move to another directory, keep categories", async () => {
      await fill();
      const before = await everyCount(stores);
      const all = await stores.businesses.scan("", 100);
      await stores.places.rebuild();
      expect(await everyCount(stores)).toEqual(before);
      const { businesses, categories } = (await test.openTransfer()).collections;
      await categories.write(await categories.find(["restaurant", "pizza-restaurant"]));
      await businesses.write(await businesses.find(all.map(({ id }) => id)));
      await stores.places.rebuild();
      expect(await stores.businesses.scan("", 100)).toEqual(all);
      expect(await everyCount(stores)).toEqual(before);
    });

    it("a directory without kinds becomes equal to a fresh import", async () => {
      const old = await open();
      onTestFinished(() => old.close());
      for (const engines of [old.stores, stores]) {
        await importDrafts(engines, DRAFTS);
        await deleteBusiness(engines, (await engines.businesses.scan("", 1))[0]?.id ?? "");
      }
      const { upkeep, places } = await old.openSecond(PLACING);
      const first = await upkeep.placeBusinesses(undefined, 2);
      expect(first.processed).toBe(2);
      const rest = await upkeep.placeBusinesses(first.next, 100);
      expect(first.changed + rest.changed).toBe(4);
      await places.refresh();
      await stores.places.refresh();
      expect(await everyCount(old.stores)).toEqual(await everyCount(stores));
      const filed = async ({ businesses }: Engines) =>
        (await businesses.scan("", 100)).map(({ name, categorySlug, kinds }) => ({ name, categorySlug, kinds }));
      expect(await filed(old.stores)).toEqual(await filed(stores));
      expect(
        await old.stores.businesses.list({ scope: { categorySlug: "restaurant" }, offset: 0, limit: 9 }),
      ).toHaveLength(
        (await stores.businesses.list({ scope: { categorySlug: "restaurant" }, offset: 0, limit: 9 })).length,
      );
      expect(await upkeep.placeBusinesses(undefined, 100)).toMatchObject({ changed: 0 });
    });
  });
}
