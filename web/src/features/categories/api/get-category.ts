import { getCategory } from "@meridian/contracts/client/endpoints/places.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery } from "../../../lib/api/query-client.ts";

/** A category and its figures; the search returns its businesses. */
export function categoryQuery(slug: string) {
  return endpointQuery(urlOf(getCategory, { params: { slug }, query: { limit: 1 } }));
}
