import { problemSchema } from "@meridian/contracts/problem";
import { type SuggestAnswer, type Suggestion, suggestAnswerSchema } from "@meridian/contracts/search/suggest";
import { afterAll, describe, expect, it } from "vitest";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";

const places = Array.from({ length: 9 }, (_, n) => ({
  name: `Pizza Number ${n}`,
  city: `Pizzaville ${n}`,
  reviews: n,
}));
const catalogue = await startTestCatalogue([
  {
    name: "Luigi's Pizza",
    reviews: 5000,
    about: '{"Accessibility":{"Wheelchair accessible entrance":true}}',
  },
  {
    name: "Pizza Nowhere",
    city: undefined,
    country: undefined,
    countryCode: undefined,
    type: undefined,
    category: undefined,
  },
  { name: "Corner Chemist", type: "amenity=pharmacy", category: "amenity=pharmacy", city: "Camden" },
  { name: "Bright Smiles", type: "Dentist", category: "Dentist", city: "Camden" },
  {
    name: "Hofbräuhaus",
    type: "Brewery",
    category: "Brewery",
    city: "Munich",
    country: "Germany",
    countryCode: "DE",
  },
  ...places,
]);
afterAll(() => catalogue.stop());

async function suggest(q: string, location = ""): Promise<SuggestAnswer> {
  const answer = await fetch(`${catalogue.url}/api/suggest?${new URLSearchParams({ q, location })}`);
  expect(answer.headers.get("cache-control")).toContain("s-maxage=600");
  return suggestAnswerSchema.parse(await answer.json());
}

const find = (suggestions: readonly Suggestion[], label: string) => suggestions.find((each) => each.label === label);

describe("suggestions", () => {
  it("link to pages, name their type, and mark what was typed", async () => {
    const { businesses, categories } = await suggest("pizz");
    expect(find(businesses, "Luigi's Pizza")).toEqual({
      label: "Luigi's Pizza",
      detail: "Pizza restaurant · Philadelphia",
      matches: [[8, 12]],
      path: "/business/luigis-pizza-philadelphia",
    });
    const tagged = await suggest("corner ch");
    expect(find(tagged.businesses, "Corner Chemist")?.detail).toBe("Pharmacy · Camden");
    expect(find(categories, "Pizza restaurant")).toEqual({
      label: "Pizza restaurant",
      detail: "10 businesses",
      matches: [[0, 4]],
      path: "/categories/pizza-restaurant",
    });
  });

  it("are those of the place in the second field, if it exists", async () => {
    const { businesses, categories, places } = await suggest("pizz", "pizzaville 3");
    expect(businesses.map(({ label }) => label)).toEqual(["Pizza Number 3"]);
    expect(categories).toMatchObject([
      {
        label: "Pizza restaurant in Pizzaville 3",
        detail: "1 business",
        path: "/cities/us/pizzaville-3/pizza-restaurant",
      },
    ]);
    expect(places).toEqual([]);
    expect(await suggest("pizz", "nowhere at all")).toEqual(await suggest("pizz"));
  });

  it("name a kind in the country, or everywhere, if the place has none of it", async () => {
    const categoriesIn = async (location: string) => (await suggest("dentist", location)).categories;
    const inCountry = {
      label: "Dentist in United States",
      detail: "1 business",
      path: "/countries/united-states/dentist",
    };
    expect(await categoriesIn("philadelphia")).toMatchObject([inCountry]);
    const anywhere = { label: "Dentist", detail: "1 business", path: "/categories/dentist" };
    expect(await categoriesIn("munich")).toMatchObject([anywhere]);
  });

  it("name a kind in a place with its count, in any language, with the requested amenities", async () => {
    expect((await suggest("餐厅 philadelphia")).categories[0]).toEqual({
      label: "餐厅 in Philadelphia",
      detail: "1 business",
      matches: [
        [0, 2],
        [6, 18],
      ],
      path: "/cities/us/philadelphia/restaurant",
    });
    const [inPlace] = (await suggest("pizzeria wheelchair accessible", "philadelphia")).categories;
    expect(inPlace).toMatchObject({
      label: "Pizzeria in Philadelphia",
      detail: "1 business · wheelchair accessible entrance",
    });
  });

  it("name the business that a text asks about, and a kind in a place that lacks the amenity", async () => {
    expect((await suggest("luigis pizza menu")).businesses).toMatchObject([{ label: "Luigi's Pizza" }]);
    expect((await suggest("pizzeria wifi philadelphia")).categories).toMatchObject([
      { label: "Pizzeria in Philadelphia", detail: "1 business" },
    ]);
  });

  it("name categories by their kind in any language if none begins as typed", async () => {
    expect((await suggest("pizzacı")).categories).toMatchObject([{ label: "Pizza restaurant" }]);
  });

  it("name a city by its other names", async () => {
    expect((await suggest("Philly")).places).toMatchObject([
      { label: "Philadelphia", path: "/cities/us/philadelphia" },
    ]);
    expect((await suggest("philadelphia")).places).toHaveLength(1);
  });

  it("name cities with their country, and countries", async () => {
    expect((await suggest("philadel")).places).toEqual([
      {
        label: "Philadelphia",
        detail: "United States · 1 business",
        matches: [[0, 8]],
        path: "/cities/us/philadelphia",
      },
    ]);
    expect((await suggest("united")).places[0]).toMatchObject({
      label: "United States",
      path: "/countries/united-states",
    });
  });

  it("are few of each kind", async () => {
    const { businesses, categories, places } = await suggest("pizza");
    expect([businesses.length, places.length]).toEqual([5, 4]);
    expect(categories.length).toBeLessThanOrEqual(4);
  });

  it.each(["", "   ", "???"])("of %o are none", async (q) => {
    expect(await suggest(q)).toEqual({ businesses: [], categories: [], places: [] });
  });

  it("of an endless text are rejected", async () => {
    const answer = await fetch(`${catalogue.url}/api/suggest?q=${"x".repeat(101)}`);
    expect([answer.status, problemSchema.parse(await answer.json()).issues?.[0]?.path]).toEqual([400, "query.q"]);
  });
});
