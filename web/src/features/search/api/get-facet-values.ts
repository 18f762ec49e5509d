import { searchFacetValues } from "@meridian/contracts/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import type { LongFacet } from "@meridian/contracts/search/search";
import { endpointQuery } from "../../../lib/api/query-client.ts";
import type { SearchParams } from "../search-params.ts";

const FRESH_MS = 60_000;
/** The longest text the call accepts. */
const MAX_LENGTH = 100;

/** Values of a facet whose names start with the typed text, among the hits of a search. */
export function facetValuesQuery(facet: LongFacet, params: SearchParams, typed: string) {
  const { sort: _sort, page: _page, view: _view, ...filters } = params;
  const label = typed.trim().slice(0, MAX_LENGTH);
  return {
    ...endpointQuery(urlOf(searchFacetValues, { params: { facet }, query: { ...filters, label } })),
    enabled: label !== "",
    staleTime: FRESH_MS,
    retry: false,
  };
}
