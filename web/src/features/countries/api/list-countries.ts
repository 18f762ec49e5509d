import { listCountries } from "@meridian/shared/client/endpoints/places.gen";
import { urlOf } from "@meridian/shared/client/url-of";
import { bulkEndpointQuery, LIST_FRESH_MS } from "../../../lib/query-client.ts";

export const countriesQuery = bulkEndpointQuery(urlOf(listCountries), LIST_FRESH_MS);
