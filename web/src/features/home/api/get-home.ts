import { getFeaturedBusinesses, getHomepageData } from "@meridian/contracts/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery, LIST_FRESH_MS } from "../../../lib/api/query-client.ts";

const FEATURED_FRESH_MS = 30 * 60 * 1000;

export const homepageDataQuery = endpointQuery(urlOf(getHomepageData), LIST_FRESH_MS);

export const featuredBusinessesQuery = endpointQuery(urlOf(getFeaturedBusinesses), FEATURED_FRESH_MS);
