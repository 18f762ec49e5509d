import { getCountry } from "@meridian/contracts/client/endpoints/places.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery } from "../../../lib/api/query-client.ts";

export function countryQuery(slug: string) {
  return endpointQuery(urlOf(getCountry, { params: { slug } }));
}
