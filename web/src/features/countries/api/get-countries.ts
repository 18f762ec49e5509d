import { getCountry, listCountries } from "@meridian/contracts/client/endpoints/places.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { bulkEndpointQuery, endpointQuery, LIST_FRESH_MS } from "../../../lib/api/query-client.ts";

export function countryQuery(slug: string) {
  return endpointQuery(urlOf(getCountry, { params: { slug } }));
}

export const countriesQuery = bulkEndpointQuery(urlOf(listCountries), LIST_FRESH_MS);
