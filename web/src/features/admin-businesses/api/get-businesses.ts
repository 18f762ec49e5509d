import type { QueryOf } from "@meridian/contracts/client/client-endpoint";
import { getStats } from "@meridian/contracts/client/endpoints/admin.gen";
import {
  findSimilarBusinesses,
  getAdminBusiness,
  listAdminBusinesses,
  listCategoryNames,
  listCountryCodes,
  listFieldSources,
} from "@meridian/contracts/client/endpoints/admin-businesses.gen";
import { listAudit } from "@meridian/contracts/client/endpoints/cleanup.gen";
import { listImports } from "@meridian/contracts/client/endpoints/ingest.gen";
import { listCities } from "@meridian/contracts/client/endpoints/places.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { MINUTE_MS } from "@meridian/contracts/durations";
import type { QueryClient } from "@tanstack/react-query";
import { endpointQuery, refreshEndpoints } from "../../../lib/api/query-client.ts";
import { listUrl } from "../list-changes.ts";
import type { ListParams } from "../list-params.ts";

export function businessesQuery(params: ListParams) {
  return { ...endpointQuery(listUrl(params)), staleTime: 2 * MINUTE_MS };
}

export function businessQuery(id: string) {
  return { ...endpointQuery(urlOf(getAdminBusiness, { params: { id } })), staleTime: 0 };
}

export function fieldSourcesQuery(id: string) {
  return { ...endpointQuery(urlOf(listFieldSources, { params: { id } })), staleTime: 0 };
}

export const statsQuery = { ...endpointQuery(urlOf(getStats)), staleTime: 5 * MINUTE_MS };

export const categoryNamesQuery = { ...endpointQuery(urlOf(listCategoryNames)), staleTime: 10 * MINUTE_MS };

export const countryCodesQuery = { ...endpointQuery(urlOf(listCountryCodes)), staleTime: 10 * MINUTE_MS };

/** Cities of a country, largest first. */
export function cityNamesQuery(countryCode: string) {
  return { ...endpointQuery(urlOf(listCities, { query: { countryCode } })), staleTime: 10 * MINUTE_MS };
}

/** Businesses that may duplicate the one being typed. */
export function similarQuery(typed: QueryOf<typeof findSimilarBusinesses>) {
  return { ...endpointQuery(urlOf(findSimilarBusinesses, { query: typed })), staleTime: MINUTE_MS };
}

/** Imports to choose from as the source. */
export const sourceImportsQuery = {
  ...endpointQuery(urlOf(listImports, { query: { limit: 100 } })),
  staleTime: MINUTE_MS,
};

/** Refetches everything that shows businesses or figures about them. */
export function refreshAfterChange(queryClient: QueryClient): Promise<void> {
  return refreshEndpoints(queryClient, [listAdminBusinesses, getStats, listAudit, listCategoryNames]);
}
