import { listCategories } from "@meridian/contracts/client/endpoints/places.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { bulkEndpointQuery, LIST_FRESH_MS } from "../../../lib/api/query-client.ts";

/** All categories, or those of a letter. */
export function categoriesQuery(letter?: string) {
  return bulkEndpointQuery(urlOf(listCategories, { query: { letter } }), LIST_FRESH_MS);
}
