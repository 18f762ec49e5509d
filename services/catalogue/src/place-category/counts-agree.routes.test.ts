import {
  categoryDetailSchema,
  categoryListItemSchema,
  cityCategoryDetailSchema,
  cityDetailSchema,
  countryCategoryDetailSchema,
  countryDetailSchema,
} from "@meridian/contracts/places/place";
import { searchAnswerSchema } from "@meridian/contracts/search/search";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";

const IN_BERLIN = { city: "Berlin", country: "Germany", countryCode: "DE", state: undefined, category: undefined };

const catalogue = await startTestCatalogue(
  [
    { name: "Linde", type: "Restaurant", subtypes: [], ...IN_BERLIN },
    { name: "Mario", type: "Pizzeria", subtypes: ["Italian restaurant"], ...IN_BERLIN },
    { name: "Adler", type: "Hotel", subtypes: ["Restaurant", "Bar"], ...IN_BERLIN },
    { name: "Krone", type: "Bar", ...IN_BERLIN, category: "Restaurants", subtypes: ["Pizzeria"] },
  ],
  { arePlaced: true },
);
afterAll(() => catalogue.stop());

const { read } = catalogue;

it("a category has one count wherever it is shown, however many other kinds its businesses have", async () => {
  const listed = await read(z.array(categoryListItemSchema), "/api/categories");
  expect(listed.find(({ slug }) => slug === "restaurant")?.count).toBe(2);
  const inCity = await read(cityDetailSchema, "/api/cities/de/berlin");
  const inCountry = await read(countryDetailSchema, "/api/countries/germany");
  const facets = (await read(searchAnswerSchema, "/api/search?city=de/berlin")).facets.category;
  expect(inCity.topCategories).toHaveLength(listed.length);
  for (const { slug, count } of listed) {
    const category = await read(categoryDetailSchema, `/api/categories/${slug}`);
    const cityPage = await read(cityCategoryDetailSchema, `/api/cities/de/berlin/${slug}`);
    const countryPage = await read(countryCategoryDetailSchema, `/api/countries/germany/categories/${slug}`);
    const search = await read(searchAnswerSchema, `/api/search?city=de/berlin&category=${slug}`);
    const linked = [...inCity.topCategories, ...inCountry.topCategories].filter((one) => one.slug === slug);
    expect({
      slug,
      pages: [category.businessCount, cityPage.businessCount, countryPage.businessCount, search.totalCount],
      links: linked.map((one) => one.count),
      facet: facets.find(({ value }) => value === slug)?.count,
      hits: search.hits.length,
    }).toEqual({ slug, pages: [count, count, count, count], links: [count, count], facet: count, hits: count });
  }
});

it("a text that names a kind also finds businesses that have it among others", async () => {
  const { hits } = await read(searchAnswerSchema, "/api/search?q=restaurant%20berlin");
  expect(hits.map(({ name }) => name).toSorted()).toEqual(["Adler", "Krone", "Linde", "Mario"]);
});
