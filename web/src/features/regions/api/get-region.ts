import { getRegion } from "@meridian/shared/client/endpoints/places.gen";
import { urlOf } from "@meridian/shared/client/url-of";
import { endpointQuery } from "../../../lib/query-client.ts";

export function regionQuery(slug: string, regionSlug: string) {
  return endpointQuery(urlOf(getRegion, { params: { slug, regionSlug } }));
}
