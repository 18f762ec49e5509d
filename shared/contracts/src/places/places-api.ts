import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { numberText, PLACE_PAGE_SIZE, pageQuerySchema } from "../page.ts";
import {
  categoryDetailSchema,
  categoryListItemSchema,
  cityCategoryDetailSchema,
  cityDetailSchema,
  cityListItemSchema,
  countryCategoryDetailSchema,
  countryDetailSchema,
  countryListItemSchema,
  regionDetailSchema,
} from "./place.ts";

const twoHours = { maxAgeSeconds: 7200 };
const tenMinutes = { maxAgeSeconds: 600 };

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

export const placesApi = {
  listCategories,
  getCategory,
  listCountries,
  getCountry,
  getCountryCategory,
  getRegion,
  listCities,
  getCity,
  getCityCategory,
};
