import { z } from "zod";
import {
  businessDetailSchema,
  featuredBusinessSchema,
  publicPageSchema,
  relatedBusinessesSchema,
} from "../businesses/business.ts";
import { defineEndpoint } from "../endpoint.ts";
import { numberText, PUBLIC_LIST_MAX_PAGE } from "../page.ts";
import { mapAnswerSchema, mapQuerySchema } from "../places/map.ts";
import { homepageDataSchema } from "../places/place.ts";
import {
  facetValuesAnswerSchema,
  facetValuesQuerySchema,
  longFacetSchema,
  searchAnswerSchema,
  searchQuerySchema,
} from "./search.ts";
import { suggestAnswerSchema } from "./suggest.ts";

const twoHours = { maxAgeSeconds: 7200 };
const halfHour = { maxAgeSeconds: 1800 };
const tenMinutes = { maxAgeSeconds: 600 };
const oneMinute = { maxAgeSeconds: 60 };

const slugParamsSchema = z.object({ slug: z.string().min(1).max(300) });

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
    /** Limits businesses and categories to the place this names. */
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
  searchBusinesses,
  searchFacetValues,
  suggest,
  getMap,
};
