import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { searchQuery } from "../../features/search/api/search-businesses.ts";
import type { SearchParams } from "../../features/search/search-params.ts";
import { BEYOND_LAST_PAGE } from "../../lib/head/missing-head.ts";
import { pageOf } from "../../lib/list-page.ts";
import type { PageResponse } from "../../lib/page/router-context.ts";
import { pageOrNotFound } from "../-results/list-loading.ts";

export const PLACE_PAGE_SIZE = 12;

/** A listed business in the page's linked data. */
export interface ListedBusiness {
  name: string;
  path: string;
}

interface ResultsRequest {
  queryClient: QueryClient;
  response: PageResponse;
  params: SearchParams;
  /** Without filters; undefined if it is an estimate. */
  businessCount: number | undefined;
}

/**
 * The businesses of a place or category. The server waits for them; a browser shows the page at once and the list when it arrives, without
 * linked data. Throws the site's 404 for a page beyond the last.
 */
export async function loadPlaceResults(request: ResultsRequest): Promise<ListedBusiness[]> {
  const { queryClient, response, params, businessCount = Number.POSITIVE_INFINITY } = request;
  pageOrNotFound({ totalPages: Math.ceil(businessCount / PLACE_PAGE_SIZE) }, pageOf(params));
  const query = searchQuery(params, PLACE_PAGE_SIZE);
  if (!import.meta.env.SSR) {
    void queryClient.prefetchQuery(query);
    return [];
  }
  const { hits, page, isDegraded, areFacetsMissing } = await queryClient.ensureQueryData(query);
  if (hits.length === 0 && page > 1) throw notFound({ data: BEYOND_LAST_PAGE });
  response.isProvisional = isDegraded || areFacetsMissing;
  return hits.map(({ name, slug }) => ({ name, path: `/business/${slug}` }));
}
