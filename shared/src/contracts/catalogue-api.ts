import { z } from "zod";
import { businessDetailSchema, featuredBusinessSchema, publicPageSchema, relatedBusinessesSchema } from "./business.ts";
import { defineEndpoint } from "./endpoint.ts";
import { mapAnswerSchema, mapQuerySchema } from "./map.ts";
import { numberText, PLACE_PAGE_SIZE, PUBLIC_LIST_MAX_PAGE, pageQuerySchema } from "./page.ts";
import {
  categoryDetailSchema,
  categoryListItemSchema,
  cityCategoryDetailSchema,
  cityDetailSchema,
  cityListItemSchema,
  countryCategoryDetailSchema,
  countryDetailSchema,
  countryListItemSchema,
  homepageDataSchema,
  regionDetailSchema,
} from "./place.ts";
import {
  facetValuesAnswerSchema,
  facetValuesQuerySchema,
  longFacetSchema,
  searchAnswerSchema,
  searchQuerySchema,
  suggestAnswerSchema,
} from "./search.ts";

const twoHours = { maxAgeSeconds: 7200 };
const halfHour = { maxAgeSeconds: 1800 };
const tenMinutes = { maxAgeSeconds: 600 };
const oneMinute = { maxAgeSeconds: 60 };

const slugParamsSchema = z.object({ slug: z.string().min(1).max(300) });
const countryCodeSchema = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .transform((code) => code.toUpperCase());
const letterQuerySchema = z.object({
  letter: z
    .string()
    .regex(/^[A-Za-z]$/)
    .transform((letter) => letter.toUpperCase())
    .optional(),
});
const cityParamsSchema = z.object({ countryCode: countryCodeSchema, citySlug: z.string().min(1).max(200) });
const categorySlugSchema = z.string().min(1).max(300);
const placePageQuerySchema = z.object({
  page: pageQuerySchema,
  limit: numberText().int().min(1).max(100).default(PLACE_PAGE_SIZE),
});

export const getHomepageData = defineEndpoint({
  method: "GET",
  path: "/api/homepage-data",
  summary: "Top categories, cities and countries, and the directory's totals",
  access: "public",
  response: homepageDataSchema,
  cache: twoHours,
});

export const getFeaturedBusinesses = defineEndpoint({
  method: "GET",
  path: "/api/featured-businesses",
  summary: "Up to 12 popular businesses with a photo, spread over categories and countries",
  access: "public",
  response: z.array(featuredBusinessSchema).max(12),
  cache: halfHour,
});

export const listBusinesses = defineEndpoint({
  method: "GET",
  path: "/api/businesses",
  summary: "All listed businesses by popularity, 20 a page, the first 100 pages",
  access: "public",
  query: z.object({ page: numberText().int().min(1).max(PUBLIC_LIST_MAX_PAGE).default(1) }),
  response: publicPageSchema,
  cache: tenMinutes,
});

export const getBusiness = defineEndpoint({
  method: "GET",
  path: "/api/businesses/:slug",
  summary: "One business; answers under an old slug carry the current one in `slug`",
  access: "public",
  params: slugParamsSchema,
  response: businessDetailSchema,
  cache: tenMinutes,
});

export const getRelatedBusinesses = defineEndpoint({
  method: "GET",
  path: "/api/businesses/:slug/related",
  summary: "Businesses of the same category in its city, and the nearest of any; old slugs are understood",
  access: "public",
  params: slugParamsSchema,
  response: relatedBusinessesSchema,
  cache: tenMinutes,
});

export const getBusinessCard = defineEndpoint({
  method: "GET",
  path: "/api/businesses/:slug/vcard",
  summary: "One business for an address book, as a vCard 4.0 file",
  access: "public",
  params: slugParamsSchema,
  response: z.void(),
  mediaTypes: ["text/vcard"],
  cache: tenMinutes,
});

export const listCategories = defineEndpoint({
  method: "GET",
  path: "/api/categories",
  summary: "Categories with their counts, largest first; optionally those beginning with a letter",
  access: "public",
  query: letterQuerySchema,
  response: z.array(categoryListItemSchema),
  cache: twoHours,
});

export const getCategory = defineEndpoint({
  method: "GET",
  path: "/api/categories/:slug",
  summary: "A category and a page of its businesses",
  access: "public",
  params: slugParamsSchema,
  query: placePageQuerySchema,
  response: categoryDetailSchema,
  cache: tenMinutes,
});

export const listCountries = defineEndpoint({
  method: "GET",
  path: "/api/countries",
  summary: "Countries with their counts, largest first",
  access: "public",
  response: z.array(countryListItemSchema),
  cache: twoHours,
});

export const getCountry = defineEndpoint({
  method: "GET",
  path: "/api/countries/:slug",
  summary: "A country by slug, ISO code or name",
  access: "public",
  params: slugParamsSchema,
  response: countryDetailSchema,
  cache: tenMinutes,
});

export const getCountryCategory = defineEndpoint({
  method: "GET",
  path: "/api/countries/:slug/categories/:categorySlug",
  summary: "A category in a country; its businesses are those of `/api/search` with both as filters",
  access: "public",
  params: slugParamsSchema.extend({ categorySlug: categorySlugSchema }),
  response: countryCategoryDetailSchema,
  cache: tenMinutes,
});

export const getRegion = defineEndpoint({
  method: "GET",
  path: "/api/countries/:slug/regions/:regionSlug",
  summary:
    "A region of a country by slug, ISO 3166-2 code or name; its businesses are those of `/api/search` with its code",
  access: "public",
  params: slugParamsSchema.extend({ regionSlug: z.string().min(1).max(200) }),
  response: regionDetailSchema,
  cache: tenMinutes,
});

export const listCities = defineEndpoint({
  method: "GET",
  path: "/api/cities",
  summary: "Cities with their counts, largest first; optionally those beginning with a letter, or of a country",
  access: "public",
  query: letterQuerySchema.extend({ countryCode: countryCodeSchema.optional() }),
  response: z.array(cityListItemSchema),
  cache: twoHours,
});

export const getCity = defineEndpoint({
  method: "GET",
  path: "/api/cities/:countryCode/:citySlug",
  summary: "A city and a page of its businesses",
  access: "public",
  params: cityParamsSchema,
  query: placePageQuerySchema,
  response: cityDetailSchema,
  cache: tenMinutes,
});

export const getCityCategory = defineEndpoint({
  method: "GET",
  path: "/api/cities/:countryCode/:citySlug/:categorySlug",
  summary: "A category in a city; its businesses are those of `/api/search` with both as filters",
  access: "public",
  params: cityParamsSchema.extend({ categorySlug: categorySlugSchema }),
  response: cityCategoryDetailSchema,
  cache: tenMinutes,
});

export const searchBusinesses = defineEndpoint({
  method: "GET",
  path: "/api/search",
  summary: "Full-text search with filters, facets and sorting, up to 20 a page, the first 1,000 hits",
  access: "public",
  query: searchQuerySchema,
  response: searchAnswerSchema,
  cache: oneMinute,
});

export const searchFacetValues = defineEndpoint({
  method: "GET",
  path: "/api/search/facets/:facet",
  summary: "The values of a facet whose name begins with what was typed, counted over the hits of a search",
  access: "public",
  params: z.object({ facet: longFacetSchema }),
  query: facetValuesQuerySchema,
  response: facetValuesAnswerSchema,
  cache: oneMinute,
});

export const suggest = defineEndpoint({
  method: "GET",
  path: "/api/suggest",
  summary: "Businesses, categories and places whose name begins with what was typed",
  access: "public",
  query: z.object({
    q: z.string().trim().max(100).default(""),
    /** Businesses and categories are those of the place that this names. */
    location: z.string().trim().max(120).default(""),
  }),
  response: suggestAnswerSchema,
  cache: tenMinutes,
});

export const getMap = defineEndpoint({
  method: "GET",
  path: "/api/map",
  summary: "The businesses of a box as GeoJSON, clustered for a zoom, with the filters of the search",
  access: "public",
  query: mapQuerySchema,
  response: mapAnswerSchema,
  cache: oneMinute,
});

export const catalogueApi = {
  getHomepageData,
  getFeaturedBusinesses,
  listBusinesses,
  getBusiness,
  getRelatedBusinesses,
  getBusinessCard,
  listCategories,
  getCategory,
  listCountries,
  getCountry,
  getCountryCategory,
  getRegion,
  listCities,
  getCity,
  getCityCategory,
  searchBusinesses,
  searchFacetValues,
  suggest,
  getMap,
};
