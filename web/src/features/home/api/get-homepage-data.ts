import { getHomepageData } from "@meridian/contracts/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery, LIST_FRESH_MS } from "../../../lib/api/query-client.ts";

export const homepageDataQuery = endpointQuery(urlOf(getHomepageData), LIST_FRESH_MS);
