import { getCategory, listCategories, listCities } from "@meridian/contracts/places/places-api";
import { listBusinesses } from "@meridian/contracts/search/catalogue-api";
import { SITE_SETTINGS_PATH } from "@meridian/contracts/site/site-api";
import { expect, it } from "vitest";
import { z } from "zod";
import { cityPath, completeBusiness, firstOf, largestCategory, largestCity, largestCountry } from "../directory.ts";
import { visitor } from "../http-client.ts";

const recordSchema = z.record(z.string(), z.unknown());
const answerSchema = z.union([z.array(recordSchema).min(1).transform(firstOf), recordSchema]);

interface Answer {
  row: string;
  call: string;
  path: () => Promise<string> | string;
  /** Of the answer, or of each of its items. */
  fields: readonly string[];
}

const ANSWERS: readonly Answer[] = [
  {
    row: "public 7.1",
    call: "/api/homepage-data",
    path: () => "/api/homepage-data",
    fields: ["popularSearches", "topCities", "topCountries"],
  },
  {
    row: "public 7.2",
    call: "/api/featured-businesses",
    path: () => "/api/featured-businesses",
    fields: ["id", "slug", "name", "type", "image_url", "rating", "review_count", "full_address", "phone"],
  },
  {
    row: "public 7.3",
    call: "/api/businesses/{slug}",
    path: async () => `/api/businesses/${(await completeBusiness()).slug}`,
    fields: [
      ...["name", "slug", "type", "category", "fullAddress", "countryCode", "rating", "reviews", "phone", "photo"],
      ...["verified", "placeId", "latitude", "longitude", "about", "workingHours"],
    ],
  },
  {
    row: "public 7.4",
    call: "/api/businesses?page",
    path: () => "/api/businesses?page=2",
    fields: ["businesses", "currentPage", "totalPages", "totalCount", "hasNextPage", "hasPrevPage"],
  },
  { row: "public 7.5", call: "/api/categories", path: () => "/api/categories", fields: ["category", "count"] },
  {
    row: "public 7.6",
    call: "/api/categories?letter",
    path: () => "/api/categories?letter=B",
    fields: ["category", "count"],
  },
  {
    row: "public 7.7",
    call: "/api/categories/{slug}?page&limit=12",
    path: async () => `/api/categories/${(await largestCategory()).slug}?page=1&limit=12`,
    fields: ["businessCount", "countryCount", "businesses", "topCountries"],
  },
  {
    row: "public 7.8",
    call: "/api/countries",
    path: () => "/api/countries",
    fields: ["country", "businessCount", "cityCount", "categoryCount"],
  },
  {
    row: "public 7.9",
    call: "/api/countries/{slug}",
    path: async () => `/api/countries/${(await largestCountry()).slug}`,
    fields: ["country", "countryCode", "businessCount", "cityCount", "categoryCount", "topCities", "topCategories"],
  },
  {
    row: "public 7.10",
    call: "/api/cities",
    path: () => "/api/cities",
    fields: ["city", "countryCode", "businessCount", "categoryCount"],
  },
  {
    row: "public 7.11",
    call: "/api/cities?letter",
    path: () => "/api/cities?letter=b",
    fields: ["city", "countryCode"],
  },
  {
    row: "public 7.12",
    call: "/api/cities/{countryCode}/{citySlug}?page&limit=12",
    path: async () => `/api${cityPath(await largestCity())}?page=1&limit=12`,
    fields: ["city", "country", "businessCount", "categoryCount", "businesses", "topCategories"],
  },
  {
    row: "public 7.13",
    call: SITE_SETTINGS_PATH,
    path: () => SITE_SETTINGS_PATH,
    fields: ["head_tags", "facebook_pixel", "footer_tags", "analytics_code"],
  },
];

it.each(ANSWERS)("GET $call answers its fields as JSON [$row]", async ({ path, fields }) => {
  const answer = await visitor.send(await path());
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
  expect(Object.keys(answerSchema.parse(await answer.json()))).toEqual(expect.arrayContaining([...fields]));
});

it("the categories and cities of a letter all begin with it [public 7.6] [public 7.11]", async () => {
  const categories = await visitor.read(listCategories, "/api/categories?letter=B");
  for (const { category } of categories) expect(category).toMatch(/^b/i);
  const cities = await visitor.read(listCities, "/api/cities?letter=b");
  for (const { slug } of cities) expect(slug).toMatch(/^b/);
});

it("businesses come 20 a page, and no further than page 100 [public 7.14]", async () => {
  const { businesses, currentPage, hasPrevPage } = await visitor.read(listBusinesses, "/api/businesses?page=2");
  expect([businesses.length, currentPage, hasPrevPage]).toEqual([20, 2, true]);
  expect((await visitor.read(listBusinesses, "/api/businesses?page=100")).businesses).toHaveLength(20);
  expect((await visitor.send("/api/businesses?page=101")).status).toBe(400);
});

it("the businesses of a category come 12 a page unless asked otherwise [public 7.15]", async () => {
  const { slug, businesses } = await largestCategory();
  expect(businesses).toHaveLength(12);
  expect((await visitor.read(getCategory, `/api/categories/${slug}`)).businesses).toHaveLength(12);
  expect((await visitor.read(getCategory, `/api/categories/${slug}?page=2&limit=5`)).businesses).toHaveLength(5);
});

it("visitors may not write the site settings [public 7.18]", async () => {
  const answer = await visitor.send(SITE_SETTINGS_PATH, { method: "POST", data: { head_tags: "<b>" } });
  expect(answer.status).toBe(401);
});
