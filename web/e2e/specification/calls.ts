import { expect } from "@playwright/test";
import { categoryQuery } from "../../src/features/categories/api/get-category.ts";
import { categoriesQuery } from "../../src/features/categories/api/list-categories.ts";
import { cityQuery } from "../../src/features/cities/api/get-city.ts";
import { citiesQuery } from "../../src/features/cities/api/list-cities.ts";
import { siteSettingsQuery } from "../../src/features/consent/api/get-site-settings.ts";
import { countryQuery } from "../../src/features/countries/api/get-country.ts";
import { countriesQuery } from "../../src/features/countries/api/list-countries.ts";
import { featuredBusinessesQuery } from "../../src/features/home/api/get-featured-businesses.ts";
import { homepageDataQuery } from "../../src/features/home/api/get-homepage-data.ts";
import { ApiError } from "../../src/lib/api-error.ts";
import { type Row, rowsOf } from "./row.ts";
import { first, type Site } from "./site.ts";

const MINUTE_MS = 60_000;

interface Call {
  /** As the specification writes it. */
  name: string;
  path: (site: Site) => Promise<string> | string;
  /** Of the answer, or of each of its items. */
  fields: readonly string[];
}

const CALLS: readonly Call[] = [
  {
    name: "GET /api/homepage-data",
    path: () => "/api/homepage-data",
    fields: ["popularSearches", "topCities", "topCountries"],
  },
  {
    name: "GET /api/featured-businesses",
    path: () => "/api/featured-businesses",
    fields: ["id", "slug", "name", "type", "image_url", "rating", "review_count", "full_address", "phone"],
  },
  {
    name: "GET /api/businesses/{slug}",
    path: async (site) => `/api/businesses/${(await site.business()).slug}`,
    fields: [
      ...["name", "slug", "type", "category", "fullAddress", "countryCode", "rating", "reviews", "phone", "photo"],
      ...["verified", "placeId", "latitude", "longitude", "about", "workingHours"],
    ],
  },
  {
    name: "GET /api/businesses?page",
    path: () => "/api/businesses?page=2",
    fields: ["businesses", "currentPage", "totalPages", "totalCount", "hasNextPage", "hasPrevPage"],
  },
  { name: "GET /api/categories", path: () => "/api/categories", fields: ["category", "count"] },
  { name: "GET /api/categories?letter={A-Z}", path: () => "/api/categories?letter=B", fields: ["category", "count"] },
  {
    name: "GET /api/categories/{slug}?page&limit=12",
    path: async (site) => `/api/categories/${(await site.category()).slug}?page=1&limit=12`,
    fields: ["businessCount", "countryCount", "businesses", "topCountries"],
  },
  {
    name: "GET /api/countries",
    path: () => "/api/countries",
    fields: ["country", "businessCount", "cityCount", "categoryCount"],
  },
  {
    name: "GET /api/countries/{slug}",
    path: async (site) => `/api/countries/${(await site.country()).slug}`,
    fields: ["country", "countryCode", "businessCount", "cityCount", "categoryCount", "topCities", "topCategories"],
  },
  {
    name: "GET /api/cities",
    path: () => "/api/cities",
    fields: ["city", "countryCode", "businessCount", "categoryCount"],
  },
  { name: "GET /api/cities?letter={letter}", path: () => "/api/cities?letter=b", fields: ["city", "countryCode"] },
  {
    name: "GET /api/cities/{countryCode}/{citySlug}?page&limit=12",
    path: async (site) => `/api${await site.cityPath()}?page=1&limit=12`,
    fields: ["city", "country", "businessCount", "categoryCount", "businesses", "topCategories"],
  },
  {
    name: "GET /api/admin/site-settings",
    path: () => "/api/admin/site-settings",
    fields: ["head_tags", "facebook_pixel", "footer_tags", "analytics_code"],
  },
];

const freshFor = ({ staleTime }: { staleTime?: unknown }): number => Number(staleTime) / MINUTE_MS;

export const callRows: readonly Row[] = [
  ...CALLS.map(({ name, path, fields }) =>
    rowsOf(7, name).http(`answers ${fields.join(", ")}`, async (site) => {
      const answer = await site.request.get(await path(site));
      expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
      const body: unknown = await answer.json();
      const item: unknown = Array.isArray(body) ? first(body) : body;
      expect(Object.keys(item as object)).toEqual(expect.arrayContaining([...fields]));
    }),
  ),
  rowsOf(7, "GET /api/businesses?page").http("20 a page, at most 100 pages", async ({ request }) => {
    const { businesses, currentPage, hasPrevPage } = await (await request.get("/api/businesses?page=2")).json();
    expect([businesses.length, currentPage, hasPrevPage]).toEqual([20, 2, true]);
  }),
  rowsOf(7, "GET /api/categories/{slug}?page&limit=12").http("12 a page", async (site) => {
    expect((await site.category()).businesses).toHaveLength(12);
  }),
  rowsOf(7, "POST /api/contact").http("takes JSON and answers JSON", async ({ request }) => {
    const data = {
      name: "Zoë",
      email: "zoe@example.org",
      subject: "A row",
      message: "One of the calls.",
      elapsedMs: 60_000,
    };
    const answer = await request.post("/api/contact", { data: { ...data, company: "", phone: "" } });
    expect(answer.ok()).toBe(true);
    expect(typeof (await answer.json())).toBe("object");
  }),
  rowsOf(7, "Freshness").code("lists and home 2 hours, featured 30 minutes, details 10, settings 5", () => {
    for (const query of [
      homepageDataQuery,
      categoriesQuery(),
      categoriesQuery("B"),
      countriesQuery,
      citiesQuery(),
      citiesQuery("B"),
    ]) {
      expect(freshFor(query)).toBe(120);
    }
    expect(freshFor(featuredBusinessesQuery)).toBe(30);
    for (const query of [categoryQuery("hotel", 1), countryQuery("germany"), cityQuery("de", "berlin", 1)]) {
      expect(freshFor(query)).toBe(10);
    }
    expect(freshFor(siteSettingsQuery)).toBe(5);
  }),
  rowsOf(7, "GET /api/admin/site-settings").http(
    "public to read, closed to write (decision 9)",
    async ({ request }) => {
      const answer = await request.post("/api/admin/site-settings", { data: { head_tags: "<b>" } });
      expect([401, 403]).toContain(answer.status());
    },
  ),
  rowsOf(7, "Failures").code("a failure's message is the status, a colon and the body or the status text", () => {
    expect(new ApiError(404, "", "Not Found").message).toBe("404: Not Found");
    expect(new ApiError(500, "oops").message).toBe("500: oops");
  }),
  rowsOf(7, "External resources").http("scripts and styles come from the site itself", async (site) => {
    for (const path of ["/", await site.businessPath(), "/search?q=hotel"]) {
      const { html } = await site.html(path);
      expect(html).not.toMatch(/<script[^>]*\bsrc="(https?:)?\/\//);
      expect(html).not.toMatch(/<link[^>]*rel="stylesheet"[^>]*href="(https?:)?\/\//);
    }
  }),
];
