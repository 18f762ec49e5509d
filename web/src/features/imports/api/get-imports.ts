import type { QueryOf } from "@meridian/contracts/client/client-endpoint";
import { getStats } from "@meridian/contracts/client/endpoints/admin.gen";
import { listAdminBusinesses, listCategoryNames } from "@meridian/contracts/client/endpoints/admin-businesses.gen";
import { getImport, listImports, listUndone, listUploadReports } from "@meridian/contracts/client/endpoints/ingest.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import type { UndoneBusiness } from "@meridian/contracts/imports/ingest-api";
import { isAtRest } from "@meridian/domain/imports/import-progress";
import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/api-client.ts";
import { endpointQuery, refreshEndpoints } from "../../../lib/api/query-client.ts";

export const IMPORTS_PER_PAGE = 10;
const REFRESH_MS = 5000;

/** One page of imports, newest first, plus one that shows whether there is a next page. Polled while one is running. */
export function importsPageQuery(page: number) {
  const offset = (page - 1) * IMPORTS_PER_PAGE;
  return {
    ...endpointQuery(urlOf(listImports, { query: { limit: IMPORTS_PER_PAGE + 1, offset } })),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: readonly ShownImportJob[] | undefined } }) =>
      state.data?.some((job) => !isAtRest(job)) ? REFRESH_MS : false,
  };
}

/** One import with its first issues. */
export function importQuery(id: string) {
  return {
    ...endpointQuery(urlOf(getImport, { params: { id } })),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: { job: ShownImportJob } | undefined } }) =>
      state.data !== undefined && !isAtRest(state.data.job) ? REFRESH_MS : false,
  };
}

const SAMPLES = 5;

/** Some of the businesses whose content comes from an import. */
export function createdSamplesQuery(importId: string) {
  return { ...endpointQuery(urlOf(listAdminBusinesses, { query: { importId, limit: SAMPLES } })), staleTime: 0 };
}

/** Refetches everything that shows imports or figures they change. */
export function refreshAfterImport(queryClient: QueryClient): Promise<void> {
  return refreshEndpoints(queryClient, [
    listImports,
    listAdminBusinesses,
    getStats,
    listUploadReports,
    listCategoryNames,
  ]);
}

export type UndoneOutcome = UndoneBusiness["outcome"];

const BUSINESSES_PER_PAGE = 50;

/** The outcomes for the businesses of an undone import, page by page. */
export function undoneQuery(importId: string, outcome: UndoneOutcome | undefined) {
  const params = { id: importId };
  const query: QueryOf<typeof listUndone> = { limit: BUSINESSES_PER_PAGE, outcome };
  return infiniteQueryOptions({
    queryKey: [urlOf(listUndone, { params, query })],
    queryFn: ({ pageParam, signal }) => call(listUndone, { params, query: { ...query, after: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: (page) => (page.length < BUSINESSES_PER_PAGE ? undefined : page.at(-1)?.id),
  });
}
