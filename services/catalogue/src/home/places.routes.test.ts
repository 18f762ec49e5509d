import {
  categoryDetailSchema,
  categoryListItemSchema,
  cityDetailSchema,
  cityListItemSchema,
  countryDetailSchema,
  countryListItemSchema,
  homepageDataSchema,
} from "@meridian/shared/contracts/place";
import { problemSchema } from "@meridian/shared/contracts/problem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startTestCatalogue, type TestCatalogue } from "../testing/start-test-catalogue.ts";

let catalogue: TestCatalogue;

beforeAll(async () => {
  const inn = { type: "Bed & breakfast", category: "hotels", subtypes: ["Bed & breakfast", "Hotel"] };
  const saoPaulo = { city: "São Paulo", country: "Brazil", countryCode: "BR" };
  const pizzas = Array.from({ length: 30 }, (_, n) => ({ name: `Pizza ${n}`, street: `${n} Main St`, reviews: n }));
  catalogue = await startTestCatalogue([
    ...pizzas,
    { name: "Pousada", ...inn, ...saoPaulo },
    { name: "Casa", ...inn, ...saoPaulo, rating: undefined },
    { name: "Closed Inn", ...inn, ...saoPaulo, status: "closed" },
  ]);
});
afterAll(() => catalogue.stop());

const get = (path: string) => fetch(`${catalogue.url}${path}`);

async function read<S extends z.ZodType>(schema: S, path: string, freshSeconds: number): Promise<z.output<S>> {
  const answer = await get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  expect(answer.headers.get("cache-control")).toContain(`s-maxage=${freshSeconds}`);
  return schema.parse(await answer.json());
}

it("the home page's data are counted, not invented", async () => {
  const home = await read(homepageDataSchema, "/api/homepage-data", 7200);
  expect(home.totals).toEqual({ businesses: 32, countries: 2, cities: 2, categories: 2 });
  expect(home.popularSearches[0]).toEqual({ category: "Pizza restaurant", count: 30, slug: "pizza-restaurant" });
  expect(home.topCities.map(({ city, countryCode, count }) => [city, countryCode, count])).toEqual([
    ["Philadelphia", "US", 30],
    ["São Paulo", "BR", 2],
  ]);
  expect(home.topCountries.map(({ slug, businessCount }) => [slug, businessCount])).toEqual([
    ["united-states", 30],
    ["brazil", 2],
  ]);
});

describe("the lists of places", () => {
  it("of categories can be narrowed to a letter of either case", async () => {
    const list = z.array(categoryListItemSchema);
    expect(await read(list, "/api/categories", 7200)).toHaveLength(2);
    expect((await read(list, "/api/categories?letter=b", 7200)).map(({ slug }) => slug)).toEqual(["bed-breakfast"]);
    expect(await read(list, "/api/categories?letter=Q", 7200)).toEqual([]);
  });

  it("of cities too", async () => {
    const list = z.array(cityListItemSchema);
    expect((await read(list, "/api/cities", 7200)).map(({ slug }) => slug)).toEqual(["philadelphia", "sao-paulo"]);
    expect((await read(list, "/api/cities?letter=S", 7200)).map(({ city }) => city)).toEqual(["São Paulo"]);
  });

  it("of countries come largest first", async () => {
    const countries = await read(z.array(countryListItemSchema), "/api/countries", 7200);
    expect(countries.map(({ countryCode, cityCount }) => [countryCode, cityCount])).toEqual([
      ["US", 1],
      ["BR", 1],
    ]);
  });

  it.each(["/api/categories?letter=ab", "/api/cities?letter=1"])("refuse %s", async (path) => {
    const answer = await get(path);
    expect([answer.status, problemSchema.parse(await answer.json()).issues?.[0]?.path]).toEqual([400, "query.letter"]);
  });
});

describe("a category", () => {
  it.each(["bed-breakfast", "bed-&-breakfast", "Bed%20%26%20breakfast", "BED-BREAKFAST"])(
    "is found however a link spells it: %s",
    async (slug) => {
      const category = await read(categoryDetailSchema, `/api/categories/${slug}`, 600);
      expect(category).toMatchObject({
        category: "Bed & breakfast",
        slug: "bed-breakfast",
        businessCount: 2,
        countryCount: 1,
        topCountries: [{ country: "Brazil", count: 2, countryCode: "BR", slug: "brazil" }],
      });
      expect(category.businesses.map(({ name }) => name).toSorted()).toEqual(["Casa", "Pousada"]);
    },
  );

  it("asked for by another of its names tells its own", async () => {
    expect((await read(categoryDetailSchema, "/api/categories/hotels", 600)).slug).toBe("bed-breakfast");
  });

  it("is paged by twelve, or as asked, each business once", async () => {
    const path = "/api/categories/pizza-restaurant";
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await read(categoryDetailSchema, `${path}?page=${page}`, 600));
    expect(pages.map(({ businesses }) => businesses.length)).toEqual([12, 12, 6]);
    expect(new Set(pages.flatMap(({ businesses }) => businesses.map(({ id }) => id))).size).toBe(30);
    expect(pages[0]).toMatchObject({ totalPages: 3, currentPage: 1 });
    expect(await read(categoryDetailSchema, `${path}?page=4`, 600)).toMatchObject({ businesses: [], totalPages: 3 });
    expect((await read(categoryDetailSchema, `${path}?limit=30`, 600)).businesses).toHaveLength(30);
  });

  it("refuses a page and a limit out of bounds, both at once", async () => {
    const answer = await get("/api/categories/pizza-restaurant?page=0&limit=101");
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(await answer.json()).issues?.map(({ path }) => path)).toEqual([
      "query.page",
      "query.limit",
    ]);
  });
});

describe("a country", () => {
  it.each(["us", "US", "united-states", "united%20states", "United-States-Of-America"])(
    "is found as %s",
    async (slug) => {
      const country = await read(countryDetailSchema, `/api/countries/${slug}`, 600);
      expect(country).toMatchObject({ countryCode: "US", slug: "united-states", businessCount: 30, cityCount: 1 });
      expect(country.topCities).toEqual([{ city: "Philadelphia", count: 30, countryCode: "US", slug: "philadelphia" }]);
      expect(country.topCategories[0]).toMatchObject({ category: "Pizza restaurant", slug: "pizza-restaurant" });
    },
  );
});

describe("a city", () => {
  it.each(["br/sao-paulo", "BR/s%C3%A3o-paulo", "br/S%C3%A3o%20Paulo"])("is found as %s", async (path) => {
    const city = await read(cityDetailSchema, `/api/cities/${path}`, 600);
    expect(city).toMatchObject({
      city: "São Paulo",
      country: "Brazil",
      countryCode: "BR",
      countrySlug: "brazil",
      slug: "sao-paulo",
      businessCount: 2,
      totalPages: 1,
    });
    expect(city.topCategories[0]).toMatchObject({ slug: "bed-breakfast", count: 2 });
    expect(city.businesses).toHaveLength(2);
  });
});

it.each([
  ["/api/categories/none", "Category not found"],
  ["/api/categories/%26", "Category not found"],
  ["/api/countries/atlantis", "Country not found"],
  ["/api/cities/us/atlantis", "City not found"],
  ["/api/cities/de/sao-paulo", "City not found"],
])("%s is: %s", async (path, detail) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(problemSchema.parse(await answer.json())).toMatchObject({ code: "not_found", detail });
});
