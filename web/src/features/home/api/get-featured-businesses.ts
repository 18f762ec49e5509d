import { getFeaturedBusinesses } from "@meridian/contracts/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery } from "../../../lib/api/query-client.ts";

const FRESH_MS = 30 * 60 * 1000;

export const featuredBusinessesQuery = endpointQuery(urlOf(getFeaturedBusinesses), FRESH_MS);
