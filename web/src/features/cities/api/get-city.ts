import { getCity } from "@meridian/contracts/client/endpoints/places.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery } from "../../../lib/api/query-client.ts";

/** A city and its figures; the search returns its businesses. */
export function cityQuery(countryCode: string, citySlug: string) {
  return endpointQuery(urlOf(getCity, { params: { countryCode, citySlug }, query: { limit: 1 } }));
}
