import { getRegion } from "@meridian/contracts/client/endpoints/places.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery } from "../../../lib/api/query-client.ts";

export function regionQuery(slug: string, regionSlug: string) {
  return endpointQuery(urlOf(getRegion, { params: { slug, regionSlug } }));
}
