import { getCountry } from "@meridian/shared/client/endpoints/places.gen";
import { urlOf } from "@meridian/shared/client/url-of";
import { endpointQuery } from "../../../lib/query-client.ts";

export function countryQuery(slug: string) {
  return endpointQuery(urlOf(getCountry, { params: { slug } }));
}
