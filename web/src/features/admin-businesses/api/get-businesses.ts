import type { getStats } from "@meridian/shared/contracts/admin-api";
import type {
  findSimilarBusinesses,
  getAdminBusiness,
  listAdminBusinesses,
  listCategoryNames,
  listCountryCodes,
} from "@meridian/shared/contracts/admin-businesses-api";
import type { listCities } from "@meridian/shared/contracts/catalogue-api";
import type { listImports } from "@meridian/shared/contracts/ingest-api";
import type { QueryClient } from "@tanstack/react-query";
import { endpointQuery } from "../../../lib/query-client.ts";
import { LIST_PATH, type ListParams, listUrl } from "../list-params.ts";

const MINUTE_MS = 60_000;
/** What shows figures or entries that a change of businesses changes. */
const CHANGED_PATHS = [LIST_PATH, "/api/admin/stats", "/api/admin/audit", "/api/admin/categories"];

export function businessesQuery(params: ListParams) {
  return { ...endpointQuery<typeof listAdminBusinesses>(listUrl(params)), staleTime: 2 * MINUTE_MS };
}

export function businessQuery(id: string) {
  return { ...endpointQuery<typeof getAdminBusiness>(businessPath(id)), staleTime: 0 };
}

export const statsQuery = { ...endpointQuery<typeof getStats>("/api/admin/stats"), staleTime: 5 * MINUTE_MS };

export const categoryNamesQuery = {
  ...endpointQuery<typeof listCategoryNames>("/api/admin/categories"),
  staleTime: 10 * MINUTE_MS,
};

export const countryCodesQuery = {
  ...endpointQuery<typeof listCountryCodes>("/api/admin/country-codes"),
  staleTime: 10 * MINUTE_MS,
};

/** Cities of a country, largest first. */
export function cityNamesQuery(countryCode: string) {
  const query = new URLSearchParams({ countryCode });
  return { ...endpointQuery<typeof listCities>(`/api/cities?${query}`), staleTime: 10 * MINUTE_MS };
}

/** What may be the business that is being typed. */
export function similarQuery(typed: string) {
  return { ...endpointQuery<typeof findSimilarBusinesses>(`${LIST_PATH}/similar?${typed}`), staleTime: MINUTE_MS };
}

/** Imports to choose from as the source. */
export const sourceImportsQuery = {
  ...endpointQuery<typeof listImports>("/api/admin/imports?limit=100"),
  staleTime: MINUTE_MS,
};

export function businessPath(id: string, rest = ""): string {
  return `${LIST_PATH}/${encodeURIComponent(id)}${rest}`;
}

/** Asks anew for everything that shows businesses, or figures of them. */
export function refreshAfterChange(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => CHANGED_PATHS.some((path) => String(queryKey[0]).startsWith(path)),
  });
}
