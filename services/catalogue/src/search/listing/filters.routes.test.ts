import { problemSchema } from "@meridian/contracts/problem";
import { facetValuesAnswerSchema, type SearchAnswer } from "@meridian/contracts/search/search";
import { afterAll, describe, expect, it } from "vitest";
import { EVENING, SEARCH_DIRECTORY } from "../../testing/search-directory.ts";
import { startTestCatalogue } from "../../testing/start-test-catalogue.ts";

const catalogue = await startTestCatalogue(SEARCH_DIRECTORY);
catalogue.setTime(EVENING);
afterAll(() => catalogue.stop());

const { search } = catalogue;

const namesOf = ({ hits }: SearchAnswer) => hits.map(({ name }) => name);

describe("filters and sorting", () => {
  const inBerlin = { q: "pizz", city: "de/berlin" };

  it.each([
    [{ minRating: "4" }, ["Pizzeria Napoli"]],
    [{ verified: "1" }, ["Pizzeria Napoli"]],
    [{ has: "phone" }, ["Pizza Express Berlin"]],
    [{ openNow: "1" }, ["Pizzeria Napoli"]],
    [{ has: "phone,hours" }, []],
  ])("%o leaves %o", async (filter, names) => {
    expect(namesOf(await search({ ...inBerlin, ...filter }))).toEqual(names);
  });

  it("never count a temporarily closed business as open", async () => {
    expect(namesOf(await search({ city: "de/bonn" }))).toEqual(["Pause"]);
    expect(namesOf(await search({ city: "de/bonn", openNow: "1" }))).toEqual([]);
  });

  it("order by rating and by reviews", async () => {
    expect(namesOf(await search({ ...inBerlin, sort: "rating" }))[0]).toBe("Pizzeria Napoli");
    expect(namesOf(await search({ ...inBerlin, sort: "reviews" }))[0]).toBe("Pizza Express Berlin");
  });

  it("near a point return distances, within ten kilometres by default", async () => {
    const near = { near: "52.52,13.405", sort: "distance" };
    const answer = await search(near);
    expect(namesOf(answer).slice(0, 3)).toEqual(["Pizzeria Napoli", "Pizza Express Berlin", "Café Ört"]);
    expect(answer.hits[0]?.distanceKm).toBeCloseTo(0, 1);
    expect(answer.hits[2]?.distanceKm).toBeCloseTo(7.2, 0);
    expect(namesOf(await search({ ...near, radiusKm: "2" }))).toEqual(["Pizzeria Napoli", "Pizza Express Berlin"]);
  });

  it("by distance, without a position, order by relevance without distances", async () => {
    const byRelevance = await search({ q: "pizza" });
    expect(namesOf(byRelevance).length).toBeGreaterThan(2);
    const byDistance = await search({ q: "pizza", sort: "distance" });
    expect(namesOf(byDistance)).toEqual(namesOf(byRelevance));
    expect(byDistance.hits.every(({ distanceKm }) => distanceKm === null)).toBe(true);
  });

  it("are offered as facets with true counts", async () => {
    const { facets } = await search({ q: "pizz" });
    expect(facets.country.map(({ value, count }) => [value, count])).toEqual([
      ["DE", 2],
      ["US", 1],
    ]);
    expect(facets.city.map(({ value }) => value)).toContain("de/berlin");
    expect(facets.category.find(({ value }) => value === "pizza-restaurant")?.count).toBe(3);
  });

  it("that are invalid are all reported at once", async () => {
    const answer = await fetch(`${catalogue.url}/api/search?minRating=9&near=here&sort=price&page=0&has=fax`);
    const problem = problemSchema.parse(await answer.json());
    expect(answer.status).toBe(400);
    expect(problem.issues?.map(({ path }) => path.split(".")[1]).toSorted()).toEqual([
      "has",
      "minRating",
      "near",
      "page",
      "sort",
    ]);
  });
});

describe("facet values", () => {
  async function valuesOf(facet: string, query: Record<string, string>) {
    const answer = await fetch(`${catalogue.url}/api/search/facets/${facet}?${new URLSearchParams(query)}`);
    return { status: answer.status, values: facetValuesAnswerSchema.safeParse(await answer.json()).data?.values };
  }

  it("are those that begin as typed, with their hits", async () => {
    expect((await valuesOf("city", { q: "pizza", label: "ber" })).values).toEqual([
      { value: "de/berlin", label: "Berlin", count: 2 },
    ]);
    expect((await valuesOf("category", { label: "CLOTH" })).values).toEqual([
      { value: "clothing-store", label: "Clothing store", count: 1, parent: null },
    ]);
    expect((await valuesOf("country", { label: "zz" })).values).toEqual([]);
  });

  it("are searched independently of the chosen value", async () => {
    const { values } = await valuesOf("city", { city: "de/berlin", country: "DE", label: "bo" });
    expect(values).toEqual([{ value: "de/bonn", label: "Bonn", count: 1 }]);
    expect((await valuesOf("country", { city: "de/berlin", label: "ita" })).values).toEqual([
      { value: "IT", label: "Italy", count: 1 },
    ]);
    expect((await valuesOf("country", { country: "DE", label: "ita" })).values).toHaveLength(1);
    const category = await valuesOf("category", { category: "pizza-restaurant", label: "cloth" });
    expect(category.values).toMatchObject([{ value: "clothing-store" }]);
  });

  it("of an unknown facet are rejected", async () => {
    expect((await valuesOf("rating", {})).status).toBe(400);
  });
});
