import type { listCities } from "@meridian/shared/contracts/catalogue-api";
import { bulkEndpointQuery, LIST_FRESH_MS } from "../../../lib/query-client.ts";

/** All cities, or those of a letter. */
export function citiesQuery(letter?: string) {
  return bulkEndpointQuery<typeof listCities>(
    `/api/cities${letter === undefined ? "" : `?letter=${letter}`}`,
    LIST_FRESH_MS,
  );
}

/** All cities of a country, whose code is in upper case. */
export function citiesOfCountryQuery(countryCode: string) {
  return bulkEndpointQuery<typeof listCities>(
    `/api/cities?countryCode=${encodeURIComponent(countryCode)}`,
    LIST_FRESH_MS,
  );
}
