import { getCategory, listCategories } from "@meridian/contracts/client/endpoints/places.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { bulkEndpointQuery, endpointQuery, LIST_FRESH_MS } from "../../../lib/api/query-client.ts";

/** A category and its figures; the search returns its businesses. */
export function categoryQuery(slug: string) {
  return endpointQuery(urlOf(getCategory, { params: { slug }, query: { limit: 1 } }));
}

/** All categories, or those of a letter. */
export function categoriesQuery(letter?: string) {
  return bulkEndpointQuery(urlOf(listCategories, { query: { letter } }), LIST_FRESH_MS);
}
