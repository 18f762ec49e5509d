import { getCity, listCities } from "@meridian/contracts/client/endpoints/places.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { bulkEndpointQuery, endpointQuery, LIST_FRESH_MS } from "../../../lib/api/query-client.ts";

/** A city and its figures; the search returns its businesses. */
export function cityQuery(countryCode: string, citySlug: string) {
  return endpointQuery(urlOf(getCity, { params: { countryCode, citySlug }, query: { limit: 1 } }));
}

/** All cities, or those of a letter. */
export function citiesQuery(letter?: string) {
  return bulkEndpointQuery(urlOf(listCities, { query: { letter } }), LIST_FRESH_MS);
}

/** All cities of a country, by upper-case code. */
export function citiesOfCountryQuery(countryCode: string) {
  return bulkEndpointQuery(urlOf(listCities, { query: { countryCode } }), LIST_FRESH_MS);
}
