import type { listCities } from "@meridian/shared/contracts/catalogue-api";
import { bulkEndpointQuery } from "../../../lib/query-client.ts";

/** All cities, or those of a letter. */
export function citiesQuery(letter?: string) {
  return bulkEndpointQuery<typeof listCities>(`/api/cities${letter === undefined ? "" : `?letter=${letter}`}`);
}
