import type { IndexFilters } from "@meridian/ports/search/search-index";
import { describe, expect, it } from "vitest";
import { makeSearchDocument } from "./search-document-factory.ts";
import type { WithIndex } from "./search-index-handles.ts";

const SALON = { slug: "hair-salon", name: "Hair salon" };
const BARBER = { slug: "barber-shop", name: "Barber shop" };
const SPA = { slug: "spa", name: "Spa" };
const WORLD = { west: -180, east: 180, south: -90, north: 90 };

export function describeKinds(withIndex: WithIndex): void {
  describe("categories that a text also means", () => {
    const { find, search, locate, cluster } = withIndex([
      makeSearchDocument("named", { name: "Friseur", popularity: 1 }),
      makeSearchDocument("salon", { name: "Schnitt", categories: [SALON], popularity: 5, rating: 5 }),
      makeSearchDocument("barber", { name: "Klinge", categories: [BARBER], popularity: 50, citySlug: "bremen" }),
      makeSearchDocument("word", { name: "Friseur Bedarf", popularity: 5_000 }),
      makeSearchDocument("other", { name: "Bäcker", popularity: 9_000 }),
    ]);
    const alsoCategories = [SALON.slug, BARBER.slug];
    const both = withIndex([
      makeSearchDocument("salon", { name: "Schnitt", categories: [SALON] }),
      makeSearchDocument("spa", { name: "Oase", categories: [SPA], otherCategories: [SALON], popularity: 9_000 }),
    ]);

    const beginnings = withIndex([
      makeSearchDocument("library", { name: "Public Library", popularity: 9_000 }),
      makeSearchDocument("pub", { name: "The Old Pub" }),
      makeSearchDocument("books", { name: "中央図書館" }),
    ]);

    const MARTIAL_ARTS = { slug: "martial-arts", name: "Martial arts" };
    const schools = withIndex([
      ...[1, 2, 3].map((at) =>
        makeSearchDocument(`school-${at}`, {
          name: `Kickbox School ${at}`,
          categories: [MARTIAL_ARTS],
          popularity: at * 100,
        }),
      ),
      makeSearchDocument("judo", { name: "Judo Club", categories: [MARTIAL_ARTS], popularity: 1 }),
    ]);

    it("rank after the businesses whose name matches, which filters and facets keep", async () => {
      const query = { alsoCategories: [SALON.slug], allowTypos: false, withFacets: true };
      const found = await both.search("friseur", query);
      expect(found.hits.map(({ id }) => id)).toEqual(["salon", "spa"]);
      expect(found.facets.category.map(({ value, count }) => [value, count])).toEqual([
        ["hair-salon", 1],
        ["spa", 1],
      ]);
      expect(await both.find("", { filters: { categorySlug: SALON.slug } })).toEqual(["salon"]);
      expect((await both.find("hair salon")).toSorted()).toEqual(["salon", "spa"]);
    });

    it("count a business once that has the category beside its own, in totals and facets", async () => {
      const { total, facets } = await both.search("hair salon", { alsoCategories: [SALON.slug], withFacets: true });
      expect([total, facets.category.map(({ value, count }) => [value, count])]).toEqual([
        2,
        [
          ["hair-salon", 1],
          ["spa", 1],
        ],
      ]);
    });

    it("rank their businesses after exact names and before other hits", async () => {
      expect(await find("friseur", { alsoCategories })).toEqual(["named", "barber", "salon", "word"]);
      expect(await find("friseur")).toEqual(["named", "word"]);
    });

    it("are counted with the hits, on maps too", async () => {
      expect(await search("friseur", { alsoCategories, withFacets: true })).toMatchObject({
        total: 4,
        isTotalExact: true,
      });
      const query = { text: "friseur", filters: { box: WORLD }, alsoCategories };
      expect(await cluster({ ...query, level: 4, maxCells: 100 })).toMatchObject({ total: 4 });
      expect((await locate({ ...query, limit: 10 })).hits).toHaveLength(4);
    });

    it("put the few of their businesses first that the words name", async () => {
      const found = await schools.find("judo", { alsoCategories: ["martial-arts"] });
      expect(found).toEqual(["judo", "school-3", "school-2", "school-1"]);
      expect(await schools.find("school", { alsoCategories: ["martial-arts"] })).toEqual([
        "school-3",
        "school-2",
        "school-1",
        "judo",
      ]);
    });

    it("make every word of the text a whole one", async () => {
      expect((await beginnings.find("pub")).toSorted()).toEqual(["library", "pub"]);
      expect(await beginnings.find("pub", { alsoCategories: [BARBER.slug], allowTypos: false })).toEqual(["pub"]);
      const query = { text: "pub", alsoCategories: [BARBER.slug], filters: { box: WORLD }, allowTypos: false };
      expect((await beginnings.locate({ ...query, limit: 10 })).total).toBe(1);
      expect((await beginnings.cluster({ ...query, level: 4, maxCells: 100 })).total).toBe(1);
      expect(await beginnings.find("図書", { alsoCategories: [BARBER.slug], allowTypos: false })).toEqual(["books"]);
    });

    it("obey filters and sorts", async () => {
      expect(await find("friseur", { alsoCategories, filters: { cityKey: "de/bremen" } })).toEqual(["barber"]);
      expect((await find("friseur", { alsoCategories, sort: "rating" }))[0]).toBe("salon");
    });

    it("find nothing if no business has them", async () => {
      expect(await find("friseur", { alsoCategories: ["no-such-category"] })).toEqual(["named", "word"]);
      expect(await find("coiffeur", { alsoCategories, allowTypos: false })).toEqual(["barber", "salon"]);
    });
  });

  describe("a category of more businesses than paging allows", () => {
    const GRILL = { slug: "grill", name: "Grill" };
    const many = Array.from({ length: 1_100 }, (_, n) =>
      makeSearchDocument(`grill-${n}`, {
        name: `Grill ${n}`,
        categories: [GRILL],
        popularity: n,
        rating: n % 2 === 0 ? 3 : 4.2,
        isVerified: n % 3 === 0,
        has: n % 5 === 0 ? ["phone"] : [],
        countryCode: n % 7 === 0 ? "AT" : "DE",
        latitude: 53 + n / 10_000,
        cityName: n < 100 ? "Bremen" : "Hamburg",
        citySlug: n < 100 ? "bremen" : "hamburg",
      }),
    );
    const shops = Array.from({ length: 30 }, (_, n) =>
      makeSearchDocument(`shop-${n}`, { name: `Grill supply ${n}`, popularity: 5_000 + n, latitude: 53 }),
    );
    const { search, find } = withIndex([
      ...many,
      ...shops,
      makeSearchDocument("named-of-kind", {
        name: "Grill",
        categories: [GRILL],
        popularity: 0,
        rating: 3,
        latitude: 53,
      }),
      makeSearchDocument("named", { name: "Grill", popularity: 1, latitude: 53 }),
    ]);
    const total = many.length + shops.length + 2;
    const alsoCategories = [GRILL.slug];
    const origin = { lat: 53, lng: 9.97 };

    it("is counted once with the other hits, in totals and facets", async () => {
      const answer = await search("grill", { alsoCategories, withFacets: true });
      expect(answer).toMatchObject({ total, isTotalExact: true });
      expect(answer.facets.category).toMatchObject([
        { value: "grill", count: many.length + 1 },
        { value: "shop", count: shops.length + 1 },
      ]);
      expect(answer.facets.has).toMatchObject([{ value: "phone", count: many.length / 5 }]);
      const near = { ...origin, radiusKm: 500 };
      expect((await search("grill", { alsoCategories, filters: { near } })).total).toBe(total);
    });

    it("ranks after exact names, by popularity, page after page", async () => {
      const query = { alsoCategories, limit: 4 };
      expect(await find("grill", query)).toEqual(["named", "named-of-kind", "grill-1099", "grill-1098"]);
      expect(await find("grill", { ...query, offset: 4 })).toEqual([1097, 1096, 1095, 1094].map((n) => `grill-${n}`));
      const near = { ...origin, radiusKm: 500 };
      expect(await find("grill", { ...query, filters: { near } })).toEqual(await find("grill", query));
    });

    it.each<[IndexFilters, (n: number) => boolean]>([
      [{ minRating: 4 }, (n) => n % 2 !== 0],
      [{ minRating: 4.1 }, (n) => n % 2 !== 0],
      [{ isVerified: true, has: ["phone"] }, (n) => n % 15 === 0],
      [{ countryCode: "AT", minRating: 4 }, (n) => n % 14 === 7],
      [{ countryCode: "AT", territories: ["DE", "LI"], minRating: 4 }, (n) => n % 2 !== 0],
      [{ countryCode: "LI", territories: ["AT"] }, (n) => n % 7 === 0],
      [{ box: { west: 9, east: 10, south: 53.01, north: 54 } }, (n) => n >= 100],
      [{ box: { west: 9, east: 10, south: 53.01, north: 54 }, isVerified: true }, (n) => n >= 100 && n % 3 === 0],
      [{ cityKey: "de/bremen" }, (n) => n < 100 && n % 7 !== 0],
    ])("obeys %o", async (filters, passes) => {
      const passing = many.map((_, n) => n).filter(passes);
      const query = { alsoCategories, filters, allowTypos: false, limit: 3 };
      const { hits, total: found } = await search("schaschlik", query);
      const best = passing.toReversed().slice(0, 3);
      expect([found, ...hits.map(({ id }) => id)]).toEqual([passing.length, ...best.map((n) => `grill-${n}`)]);
    });

    it("starts with the nearest if sorted by distance", async () => {
      const query = { alsoCategories, origin, sort: "distance", offset: 33, limit: 2 } as const;
      expect(await find("grill", query)).toEqual(["grill-1", "grill-2"]);
    });
  });
}
