import type { SearchDocument } from "@meridian/domain/businesses/search-document";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeSearchDocument } from "./search-document-factory.ts";
import type { WithIndex } from "./search-index-handles.ts";
import { answersTo, corpusArbitrary, facetsOf, facetValuesOf, questionArbitrary } from "./search-reference.ts";

/** Texts with fewer hits are corrected for typos, with results that differ between engines. */
const FEW_HITS = 20;

export function describePages(withIndex: WithIndex): void {
  describe("pages and sorts", () => {
    const count = 1_150;
    const documents = Array.from({ length: count }, (_, index) =>
      makeSearchDocument(`p${String(index).padStart(15, "0")}`, {
        name: index % 7 === 0 ? "Common Grill" : `Grill ${index}`,
        popularity: index % 11 === 0 ? 0 : index % 400,
        reviews: index % 50,
        rating: 1 + (index % 40) / 10,
        longitude: (index % 300) / 10,
      }),
    );
    const { search, find, facetValues } = withIndex(documents);
    const origin = { lat: 53.5, lng: 12 };

    it.each(["relevance", "rating", "reviews", "distance"] as const)(
      "pages sorted by %s hold each hit once, up to the thousandth",
      async (sort) => {
        for (const text of ["", "grill", "common grill"]) {
          const seen: string[] = [];
          for (let offset = 0; offset < 1_000; offset += 100)
            seen.push(...(await find(text, { sort, origin, offset, limit: 100 })));
          const expected =
            text === "common grill" ? documents.filter(({ name }) => name === "Common Grill").length : 1_000;
          expect(new Set(seen).size).toBe(expected);
          expect(seen.length).toBe(expected);
        }
      },
    );

    it("the thousandth is the last: a page beyond it is an error", async () => {
      await expect(search("grill", { offset: 990, limit: 20 })).rejects.toMatchObject({ code: "invalid_input" });
      expect((await search("grill")).total).toBe(count);
    });

    it("facet values of too many hits come from the most popular ones, scaled, at most as many as requested", async () => {
      const query = { text: "grill", filters: {}, facet: "city", label: "ham", limit: 1 } as const;
      const { values, isComplete } = await facetValues(query);
      expect(values).toHaveLength(1);
      expect(values[0]?.isEstimate ?? false).toBe(!isComplete);
      expect(values[0]).toMatchObject({ label: "Hamburg", count: count });
      const none = await facetValues({ text: "grill", filters: {}, facet: "city", label: "berlin", limit: 1 });
      expect(none.values).toEqual([]);
    });

    const byId = new Map(documents.map((document) => [document.id, document]));
    it.each([
      ["rating", (document: SearchDocument) => document.rating ?? 0],
      ["reviews", (document: SearchDocument) => document.reviews],
    ] as const)("sorting by %s goes down, then by popularity, then by id", async (sort, valueIn) => {
      const expected = [...documents].sort(
        (a, b) => valueIn(b) - valueIn(a) || b.popularity - a.popularity || (a.id < b.id ? -1 : 1),
      );
      const ids = [
        ...(await find("grill", { sort, limit: 500 })),
        ...(await find("grill", { sort, offset: 500, limit: 500 })),
      ];
      expect(ids).toEqual(expected.slice(0, 1_000).map(({ id }) => id));
      expect(byId.size).toBe(count);
    });
  });
}

export function describeReference(withIndex: WithIndex): void {
  describe.each([1, 2])("a random corpus (%i)", (seed) => {
    const [documents = []] = fc.sample(corpusArbitrary(250), { numRuns: 1, seed });
    const { search, facetValues } = withIndex(documents);

    it("has the facet values that begin as typed, with their counts", async () => {
      const wantedArbitrary = fc.record({
        facet: fc.constantFrom("category", "country", "city"),
        start: fc.constantFrom("", "ham", "u", "sta", "pizza", "zz"),
      });
      await fc.assert(
        fc.asyncProperty(questionArbitrary, wantedArbitrary, async ({ text, filters }, { facet, start }) => {
          const expected = documents.filter((document) => answersTo(document, text, filters));
          fc.pre(expected.length >= FEW_HITS);
          const { values, isComplete } = await facetValues({ text, filters, facet, label: start, limit: 100 });
          expect(isComplete).toBe(true);
          expect(values).toEqual(facetValuesOf(expected, facet, start));
        }),
        { numRuns: 40, seed },
      );
    });

    it("finds, counts and facets exactly like a naive implementation of the rules", async () => {
      await fc.assert(
        fc.asyncProperty(questionArbitrary, async ({ text, filters }) => {
          const expected = documents.filter((document) => answersTo(document, text, filters));
          const answer = await search(text, { filters, limit: 1_000, allowTypos: false, withFacets: true });
          expect(answer.hits.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
          expect(answer).toMatchObject({ total: expected.length, isTotalExact: true });
          expect(answer.facets).toEqual(facetsOf(expected));
        }),
        { numRuns: 150, seed },
      );
    });
  });
}
