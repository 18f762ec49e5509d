import { describe, expect, it } from "vitest";
import { makeSearchDocument } from "./search-document-factory.ts";
import type { WithIndex } from "./search-index-handles.ts";

const SALON = { slug: "hair-salon", name: "Hair salon" };
const BARBER = { slug: "barber-shop", name: "Barber shop" };
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

    it("find their businesses behind exact names and before other hits", async () => {
      expect(await find("friseur", { alsoCategories })).toEqual(["named", "barber", "salon", "word"]);
      expect(await find("friseur")).toEqual(["named", "word"]);
    });

    it("are counted with the hits, on maps too", async () => {
      expect(await search("friseur", { alsoCategories, withFacets: true })).toMatchObject({
        total: 4,
        isTotalExact: true,
      });
      const asked = { text: "friseur", filters: { box: WORLD }, alsoCategories };
      expect(await cluster({ ...asked, level: 4, maxCells: 100 })).toMatchObject({ total: 4 });
      expect((await locate({ ...asked, limit: 10 })).hits).toHaveLength(4);
    });

    it("obey filters and sorts", async () => {
      expect(await find("friseur", { alsoCategories, filters: { cityKey: "de/bremen" } })).toEqual(["barber"]);
      expect((await find("friseur", { alsoCategories, sort: "rating" }))[0]).toBe("salon");
    });

    it("find nothing where no business has them", async () => {
      expect(await find("friseur", { alsoCategories: ["no-such-category"] })).toEqual(["named", "word"]);
      expect(await find("coiffeur", { alsoCategories, allowTypos: false })).toEqual(["barber", "salon"]);
    });
  });
}
