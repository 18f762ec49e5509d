import { describe, expect, it } from "vitest";
import { makeSearchDocument } from "./search-document-factory.ts";
import { namedDocument, type WithIndex } from "./search-index-handles.ts";

export function describeWords(withIndex: WithIndex): void {
  describe("words", () => {
    const { find, search } = withIndex([
      namedDocument("Luigi's Pizza", "luigi"),
      namedDocument("Caffè Łódź Straße", "caffe"),
      namedDocument("İstanbul Işık Lokantası", "istanbul"),
      namedDocument("Smørrebrød Œuvre Ærø Þór Đà Nẵng", "nordic"),
      namedDocument("東京寿司 さいとう", "sushi"),
      namedDocument("Coca-Cola H&M", "compound"),
      makeSearchDocument("number", { name: "Kiosk", address: "8 Rue la Grange 8812" }),
      makeSearchDocument("digits", { name: "Kiosk", address: "9 Rue 8 9, l a 7" }),
      makeSearchDocument("everywhere", {
        name: "Zwilling",
        categories: [
          { slug: "hardware-store", name: "Hardware store" },
          { slug: "knife-shop", name: "Knife shop" },
        ],
        address: "Fischmarkt 22",
        amenities: ["outdoor-seating"],
      }),
    ]);
    const found: [string, string][] = [
      ["luigis", "luigi"],
      ["Luigi's", "luigi"],
      ["LUIGI’S PIZZA", "luigi"],
      ["luigi pizza", "luigi"],
      ["pizza luig", "luigi"],
      ["caffe lodz strasse", "caffe"],
      ["CAFFÈ ŁÓDŹ STRASSE", "caffe"],
      ["istanbul isik lokantasi", "istanbul"],
      ["İSTANBUL IŞIK", "istanbul"],
      ["smorrebrod oeuvre aero thor da nang", "nordic"],
      ["寿司", "sushi"],
      ["東京", "sushi"],
      ["京寿", "sushi"],
      ["司", "sushi"],
      ["さいとう", "sushi"],
      ["coca cola", "compound"],
      ["cocacola", "compound"],
      ["hm", "compound"],
      ["h&m", "compound"],
      ["hardware hamburg", "everywhere"],
      ["knife germany", "everywhere"],
      ["fischmarkt 22", "everywhere"],
      ["zwilling outdoor", "everywhere"],
      ["zwilling -hamburg", "everywhere"],
    ];
    it.each(found)("%s finds %s", async (text, id) => {
      expect(await find(text, { allowTypos: false })).toEqual([id]);
    });

    it.each(["pizza hamburg", "luig pizza", "京司", "zwilling knives"])(
      "%s finds nothing: every word must match, only the last as a prefix",
      async (text) => {
        const answer = await search(text, { allowTypos: false });
        expect(answer).toMatchObject({ hits: [], total: 0, isTotalExact: true });
      },
    );

    it("a number or a short word at the end is one word, never several", async () => {
      expect(await find("kiosk 88")).toEqual(["number"]);
      expect(await find("kiosk 99")).toEqual([]);
      expect(await find("kiosk 9")).toEqual(["digits"]);
      expect(await find("kiosk la")).toEqual(["number"]);
      expect(await find("kiosk7")).toEqual([]);
    });

    it.each(["", "  ", "!!! ---"])("a text without words (%j) finds everything", async (text) => {
      expect((await search(text)).total).toBe(9);
    });

    it("a quoted phrase must be in the name, word by word", async () => {
      expect(await find('"luigis pizza"')).toEqual(["luigi"]);
      expect(await find('"luigi\'s pizza"')).toEqual(["luigi"]);
      expect(await find('"pizza luigis"')).toEqual([]);
      expect(await find('"luigis piz"')).toEqual([]);
      expect(await find('"hardware store"')).toEqual([]);
      expect(await find('"京寿"')).toEqual(["sushi"]);
      expect(await find('"zwilling" hamb')).toEqual(["everywhere"]);
      expect(await find('"luigis pizza')).toEqual(["luigi"]);
    });

    it("a text also finds the synonyms of its words", async () => {
      const synonyms = [
        { words: ["pide"], means: ["pizza"] },
        { words: ["istanbul"], means: ["lodz"] },
        { words: ["iron", "mongery"], means: ["hardware", "store"] },
      ];
      const options = { allowTypos: false, synonyms };
      expect(await find("pide", { allowTypos: false })).toEqual([]);
      expect(await find("PİDE", options)).toEqual(["luigi"]);
      expect(await find("pide luigi", options)).toEqual(["luigi"]);
      expect(await find("pide hamburg", options)).toEqual([]);
      expect(await find("pid", options)).toEqual([]);
      expect(await find("pizza", options)).toEqual(["luigi"]);
      expect(await find('"pide"', options)).toEqual([]);
      expect((await find("istanbul", options)).sort()).toEqual(["caffe", "istanbul"]);
      expect(await find("iron mongery hamburg", options)).toEqual(["everywhere"]);
      const both = await search("istanbul", { ...options, withFacets: true, filters: {} });
      expect(both).toMatchObject({ total: 2, isTotalExact: true });
      expect(both.words).toEqual(["lodz", "istanbul"]);
      expect(both.correctedText).toBeUndefined();
      expect((await search("pide", options)).words).toEqual(["pizza", "pide"]);
      for (const sort of ["rating", "reviews"] as const) {
        expect((await search("istanbul", { ...options, sort })).hits).toHaveLength(2);
      }
      const origin = { lat: 53.5, lng: 10 };
      expect((await search("istanbul", { ...options, sort: "distance", origin })).hits).toHaveLength(2);
    });

    it("the answer contains the folded words, the last one last", async () => {
      expect((await search("Caffè STRASSE")).words).toEqual(["caffe", "strasse"]);
    });
  });
}

export function describeRanking(withIndex: WithIndex): void {
  describe("ranking", () => {
    const amber = { slug: "amber", name: "Amber" };
    const { find, suggest } = withIndex([
      namedDocument("Amber House", "name-2", { popularity: 20 }),
      namedDocument("Old Amber", "name-1", { popularity: 30 }),
      namedDocument("Amber", "exact", { popularity: 1 }),
      namedDocument("Stones", "category", { categories: [amber], popularity: 60_000 }),
      makeSearchDocument("city", { cityName: "Amber", citySlug: "amber", address: "x", popularity: 61_000 }),
      makeSearchDocument("address", { address: "Amber Road 5", popularity: 62_000 }),
      namedDocument("Twin Lake", "twin-b", { popularity: 7 }),
      namedDocument("Twin Lake", "twin-a", { popularity: 7 }),
    ]);

    it("puts an exact name first, then name, category, city and address, whatever their popularity", async () => {
      expect(await find("amber")).toEqual(["exact", "name-1", "name-2", "category", "city", "address"]);
    });

    it("does the same for a prefix if no name is exact", async () => {
      expect(await find("ambe")).toEqual(["name-1", "name-2", "exact", "category", "city", "address"]);
    });

    it("ends in the order of ids", async () => {
      expect(await find("twin lake")).toEqual(["twin-a", "twin-b"]);
    });

    it("of a blank text is popularity", async () => {
      expect((await find("")).slice(0, 3)).toEqual(["address", "city", "category"]);
    });

    it("suggests only names, popular ones first, by the beginning of each word", async () => {
      expect(await suggest("amb")).toEqual(["name-1", "name-2", "exact"]);
      expect(await suggest("hou am")).toEqual(["name-2"]);
      expect(await suggest("amb", 1)).toEqual(["name-1"]);
      expect(await suggest("stones amber")).toEqual([]);
      expect(await suggest("  ")).toEqual([]);
    });
  });
}

export function describeTypos(withIndex: WithIndex): void {
  describe("typos", () => {
    const { find, search } = withIndex([
      namedDocument("Schwarzwald Restaurant", "forest"),
      namedDocument("Bakery 12345", "number"),
      namedDocument("Pizza Napoli", "pizza"),
      namedDocument("Lake View", "lake"),
      namedDocument("Zen", "zen"),
      namedDocument("Keller", "keller", { popularity: 1 }),
      namedDocument("Keller Gallery", "gallery", { popularity: 9_000 }),
      namedDocument("Margherita", "correct", { popularity: 1 }),
      namedDocument("Margherito", "near", { popularity: 60_000 }),
      ...Array.from({ length: 19 }, (_, n) => namedDocument("Lantern", `lantern-${n}`)),
      namedDocument("Lanterm", "lanterm"),
      ...Array.from({ length: 20 }, (_, n) => makeSearchDocument(`sunflower-${n}`, { name: "Sunflower" })),
      makeSearchDocument("sunflawer", { name: "Sunflawer" }),
    ]);
    const corrected: [string, string, string][] = [
      ["a missing letter", "bakry", "number"],
      ["a letter too many", "bakkery", "number"],
      ["a wrong letter", "napoly pizza", "pizza"],
      ["a wrong letter of four", "lakr", "lake"],
      ["a letter too many of four", "zenn", "zen"],
      ["two letters swapped", "pizza naploi", "pizza"],
      ["two typos in nine letters", "schwartzvald", "forest"],
      ["two typos in the last word", "schwarzwald restauarnnt", "forest"],
      ["a wrong first letter in nine letters", "bestaurant", "forest"],
    ];
    it.each(corrected)("%s is forgiven (%s)", async (_case, text, id) => {
      expect(await find(text)).toEqual([id]);
      expect(await find(text, { allowTypos: false })).toEqual([]);
    });

    it.each([
      ["in three letters", "viw"],
      ["in the first of four letters", "rake"],
      ["twice in five letters", "nopoly"],
      ["in the first of five letters", "dakery"],
      ["in numbers", "12346"],
      ["three times in ten letters", "restuarnnd"],
    ])("a typo %s is not (%s)", async (_case, text) => {
      expect(await find(text)).toEqual([]);
    });

    it("corrected, a text that is a whole name finds that first", async () => {
      expect(await find("keler")).toEqual(["keller", "gallery"]);
    });

    it("is reported: the corrected text, and the words that were searched", async () => {
      const answer = await search("Pizza naploi");
      expect(answer.correctedText).toBe("Pizza napoli");
      expect(answer.words).toContain("napoli");
      expect((await search("pizza napoli")).correctedText).toBeUndefined();
    });

    it("is corrected only if a text has fewer than 20 hits as typed", async () => {
      const few = await search("lantern", { withFacets: true });
      expect(few).toMatchObject({ total: 20, isTotalExact: true });
      const many = await search("sunflower", { withFacets: true });
      expect(many).toMatchObject({ total: 20, isTotalExact: true });
      expect(many.facets.country).toEqual([{ value: "DE", label: "Germany", count: 20 }]);
      expect(await search("sunflawer")).toMatchObject({
        total: 21,
        hits: expect.arrayContaining([{ id: "sunflawer" }]),
      });
    });

    it("never ranks a corrected word before the word as typed", async () => {
      const answer = await search("margherita");
      expect(answer.hits.map(({ id }) => id)).toEqual(["correct", "near"]);
      expect(answer.correctedText).toBeUndefined();
    });
  });
}
