// Made from shared/contracts/src/search/catalogue-api.ts by: npm run client-endpoints
import type * as contract from "../../search/catalogue-api.ts";
import { endpoint } from "../endpoint.ts";

/** One business; answers under an old slug carry the current one in `slug` */
export const getBusiness = /* @__PURE__ */ endpoint<typeof contract.getBusiness>("GET", "/api/businesses/:slug");

/** One business for an address book, as a vCard 4.0 file */
export const getBusinessCard =
  /* @__PURE__ */ endpoint<typeof contract.getBusinessCard>("GET", "/api/businesses/:slug/vcard");

/** Up to 12 popular businesses with a photo, spread over categories and countries */
export const getFeaturedBusinesses =
  /* @__PURE__ */ endpoint<typeof contract.getFeaturedBusinesses>("GET", "/api/featured-businesses");

/** Top categories, cities and countries, and the directory's totals */
export const getHomepageData = /* @__PURE__ */ endpoint<typeof contract.getHomepageData>("GET", "/api/homepage-data");

/** The businesses of a box as GeoJSON, clustered for a zoom, with the filters of the search */
export const getMap = /* @__PURE__ */ endpoint<typeof contract.getMap>("GET", "/api/map");

/** Businesses of the same category in its city, and the nearest of any; old slugs are understood */
export const getRelatedBusinesses =
  /* @__PURE__ */ endpoint<typeof contract.getRelatedBusinesses>("GET", "/api/businesses/:slug/related");

/** All listed businesses by popularity, 20 a page, the first 100 pages */
export const listBusinesses = /* @__PURE__ */ endpoint<typeof contract.listBusinesses>("GET", "/api/businesses");

/** Full-text search with filters, facets and sorting, up to 20 a page, the first 1,000 hits */
export const searchBusinesses = /* @__PURE__ */ endpoint<typeof contract.searchBusinesses>("GET", "/api/search");

/** The values of a facet whose name begins with what was typed, counted over the hits of a search */
export const searchFacetValues =
  /* @__PURE__ */ endpoint<typeof contract.searchFacetValues>("GET", "/api/search/facets/:facet");

/** Businesses, categories and places whose name begins with what was typed */
export const suggest = /* @__PURE__ */ endpoint<typeof contract.suggest>("GET", "/api/suggest");
