import { listCountries } from "@meridian/contracts/client/endpoints/places.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { bulkEndpointQuery, LIST_FRESH_MS } from "../../../lib/api/query-client.ts";

export const countriesQuery = bulkEndpointQuery(urlOf(listCountries), LIST_FRESH_MS);
