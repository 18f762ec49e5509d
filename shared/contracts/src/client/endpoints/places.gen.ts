// Made from shared/contracts/src/places/places-api.ts by: npm run client-endpoints
import type * as contract from "../../places/places-api.ts";
import { endpoint } from "../endpoint.ts";

/** A category and a page of its businesses */
export const getCategory = /* @__PURE__ */ endpoint<typeof contract.getCategory>("GET", "/api/categories/:slug");

/** A city and a page of its businesses */
export const getCity = /* @__PURE__ */ endpoint<typeof contract.getCity>("GET", "/api/cities/:countryCode/:citySlug");

/** A category in a city; its businesses are those of `/api/search` with both as filters */
export const getCityCategory =
  /* @__PURE__ */ endpoint<typeof contract.getCityCategory>("GET", "/api/cities/:countryCode/:citySlug/:categorySlug");

/** A country by slug, ISO code or name */
export const getCountry = /* @__PURE__ */ endpoint<typeof contract.getCountry>("GET", "/api/countries/:slug");

/** A category in a country; its businesses are those of `/api/search` with both as filters */
export const getCountryCategory =
  /* @__PURE__ */ endpoint<typeof contract.getCountryCategory>("GET", "/api/countries/:slug/categories/:categorySlug");

/** A region of a country by slug, ISO 3166-2 code or name; its businesses are those of `/api/search` with its code */
export const getRegion =
  /* @__PURE__ */ endpoint<typeof contract.getRegion>("GET", "/api/countries/:slug/regions/:regionSlug");

/** Categories with their counts, largest first; optionally those beginning with a letter */
export const listCategories = /* @__PURE__ */ endpoint<typeof contract.listCategories>("GET", "/api/categories");

/** Cities with their counts, largest first; optionally those beginning with a letter, or of a country */
export const listCities = /* @__PURE__ */ endpoint<typeof contract.listCities>("GET", "/api/cities");

/** Countries with their counts, largest first */
export const listCountries = /* @__PURE__ */ endpoint<typeof contract.listCountries>("GET", "/api/countries");
