import type { searchFacetValues } from "@meridian/shared/contracts/catalogue-api";
import type { LongFacet } from "@meridian/shared/contracts/search";
import { endpointQuery } from "../../../lib/query-client.ts";
import { stringifySearch } from "../../../lib/search-params.ts";
import type { SearchParams } from "../search-params.ts";

const FRESH_MS = 60_000;
/** Longest text the call takes. */
const MAX_LENGTH = 100;

/** Values of a facet whose name begins with what is typed, among the hits of a search. */
export function facetValuesQuery(facet: LongFacet, params: SearchParams, typed: string) {
  const label = typed.trim().slice(0, MAX_LENGTH);
  const asked = stringifySearch({ ...params, sort: undefined, page: undefined, view: undefined, label });
  return {
    ...endpointQuery<typeof searchFacetValues>(`/api/search/facets/${facet}${asked}`),
    enabled: label !== "",
    staleTime: FRESH_MS,
    retry: false,
  };
}
