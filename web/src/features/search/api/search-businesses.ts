import type { searchBusinesses } from "@meridian/shared/contracts/catalogue-api";
import { endpointQuery } from "../../../lib/query-client.ts";
import { stringifySearch } from "../../../lib/search-params.ts";
import type { SearchParams } from "../search-params.ts";

const FRESH_MS = 60_000;

/** One page of hits with facets. Shorter fresh than the rest of the site, since open states change by the minute. */
export function searchQuery(params: SearchParams) {
  const asked = stringifySearch({ ...params, view: undefined });
  return { ...endpointQuery<typeof searchBusinesses>(`/api/search${asked}`), staleTime: FRESH_MS };
}
