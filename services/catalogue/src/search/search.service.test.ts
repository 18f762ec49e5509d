import { searchQuerySchema } from "@meridian/contracts/search/search";
import { NO_FACETS } from "@meridian/domain/businesses/facets";
import { categoryByLabelAlone } from "@meridian/domain/categories/business-category";
import { invalidInput, unavailable } from "@meridian/platform/app-error";
import { createLogger } from "@meridian/platform/logger";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { afterAll, describe, expect, it } from "vitest";
import { PLACE_READING } from "../testing/place-reading.ts";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";
import { createSearchService } from "./search.service.ts";

const PHONE = "+49305550199";

const bank = { type: "Bank", category: "banks", subtypes: [] };
const answering = Array.from({ length: 21 }, (_, n) => ({ name: `Branch ${n}`, ...bank, phoneE164: PHONE }));
const catalogue = await startTestCatalogue([
  ...answering,
  { name: "Bar 030 555 0777", ...bank },
  { name: "Luigi's Pizza", subtypes: [] },
]);
afterAll(() => catalogue.stop());

function search(query: Record<string, string>, index: Partial<SearchIndex> = {}) {
  const service = createSearchService({
    businesses: catalogue.engines.businesses,
    places: catalogue.engines.places,
    ...PLACE_READING,
    categoryOf: categoryByLabelAlone,
    index: { ...catalogue.index, ...index },
    logger: createLogger({ service: "catalogue", level: "silent" }),
    now: () => new Date("2026-03-04T18:00:00.000Z"),
  });
  return service.search(searchQuerySchema.parse(query));
}

const failing = (error: Error) => ({ search: () => Promise.reject(error) });

describe("a phone number", () => {
  it("finds a page of its owners, without the index", async () => {
    const answer = await search({ q: "030 555 01 99" }, failing(unavailable("away")));
    expect(answer.hits).toHaveLength(20);
    expect(answer).toMatchObject({
      page: 1,
      totalPages: 1,
      totalCount: 20,
      isTotalExact: true,
      isDegraded: false,
      areFacetsMissing: false,
      facets: NO_FACETS,
      instead: null,
      understood: { text: "030 555 01 99", place: null, correctedFrom: null, isOpenNow: false, isNearMe: false },
    });
    expect(answer.hits[0]).toMatchObject({ highlights: [], distanceKm: null });
  });

  it("has no second page", async () => {
    expect(await search({ q: "030 555 01 99", page: "2" })).toMatchObject({ hits: [], page: 2, totalCount: 20 });
  });

  it("that is unknown is searched like any text", async () => {
    const { hits } = await search({ q: "030 555 0777" });
    expect(hits.map(({ name }) => name)).toEqual(["Bar 030 555 0777"]);
  });
});

describe("a search", () => {
  it("with hits is marked neither degraded nor corrected", async () => {
    expect(await search({ q: "pizza" })).toMatchObject({
      isTotalExact: true,
      isDegraded: false,
      areFacetsMissing: false,
      instead: null,
      understood: { text: "pizza", place: null, correctedFrom: null, isOpenNow: false, isNearMe: false },
    });
  });

  it.each([
    ["is refused as the index refuses it", invalidInput("broken"), "broken"],
    ["fails as the index fails", new Error("broken"), "broken"],
  ])("%s, unless the index is only down", async (_title, failure, message) => {
    await expect(search({ q: "pizza" }, failing(failure))).rejects.toThrow(message);
  });

  it("without hits while the index is down has no alternatives", async () => {
    const answer = await search({ q: "qqzz pizza" }, failing(unavailable("away")));
    expect(answer).toMatchObject({ hits: [], totalCount: 0, isDegraded: true, instead: null });
  });

  it("drops a hit that is no longer in the store", async () => {
    const gone = { id: "0000000000000000" };
    const find = catalogue.index.search;
    const { hits } = await search(
      { q: "pizza" },
      {
        search: async (query) => {
          const answer = await find(query);
          return { ...answer, hits: [gone, ...answer.hits] };
        },
      },
    );
    expect(hits.map(({ name }) => name)).toEqual(["Luigi's Pizza"]);
  });
});

describe("a search whose hits have all left the store", () => {
  const empty = { facets: NO_FACETS, words: [], isTotalExact: true };
  const behind = { search: async () => ({ ...empty, hits: [{ id: "0000000000000000" }], total: 99 }) };

  it("is answered from the store, page by page, and says so", async () => {
    const first = await search({ q: "branch" }, behind);
    expect(first).toMatchObject({ totalPages: 2, totalCount: 21, isDegraded: true, instead: null });
    const second = await search({ q: "branch", page: "2" }, behind);
    expect([first.hits.length, second.hits.length, second.page]).toEqual([20, 1, 2]);
    expect(first.hits.map(({ slug }) => slug)).not.toContain(second.hits[0]?.slug);
  });

  it("is empty beyond the last readable page, like any search", async () => {
    expect(await search({ q: "branch", page: "51" }, behind)).toMatchObject({ hits: [], page: 51 });
  });
});

describe("a search without hits", () => {
  /** The index becomes unavailable with the first query for something else. */
  const leaving = (error: Error): Partial<SearchIndex> => ({
    search: (query) => (query.limit === 0 ? Promise.reject(error) : catalogue.index.search(query)),
  });

  it("is answered even if the index cannot suggest alternatives", async () => {
    const answer = await search({ q: "qqzz pizza" }, leaving(unavailable("away")));
    expect(answer).toMatchObject({ totalCount: 0, isDegraded: false, instead: null });
    expect((await search({ q: "qqzz pizza" })).instead).toMatchObject({ texts: [{ text: "pizza" }] });
  });

  it.each([
    [invalidInput("broken"), "broken"],
    [new Error("broken"), "broken"],
  ])("fails with every other failure of the index: %s", async (failure, message) => {
    await expect(search({ q: "qqzz pizza" }, leaving(failure))).rejects.toThrow(message);
  });
});
