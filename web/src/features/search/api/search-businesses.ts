import { getHomepageData, searchBusinesses } from "@meridian/contracts/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery } from "../../../lib/api/query-client.ts";
import type { SearchParams } from "../search-params.ts";

const FRESH_MS = 60_000;

/** One page of hits with facets, 20 by default. Stale sooner than other data, since open states change by the minute. */
export function searchQuery({ view: _view, ...query }: SearchParams, pageSize?: number) {
  const limit = pageSize === undefined ? undefined : String(pageSize);
  return endpointQuery(urlOf(searchBusinesses, { query: { ...query, limit } }), FRESH_MS);
}

/** Where to go from a search without hits. */
export function popularCategoriesQuery() {
  return endpointQuery(urlOf(getHomepageData));
}
