import type { ImportJob } from "@meridian/shared/contracts/import-job";
import type { getImport, listImports } from "@meridian/shared/contracts/ingest-api";
import { isAtRest } from "@meridian/shared/domain/import-progress";
import type { QueryClient } from "@tanstack/react-query";
import { endpointQuery } from "../../../lib/query-client.ts";

export const IMPORTS_PER_PAGE = 10;
const REFRESH_MS = 5000;
const IMPORTS_PATH = "/api/admin/imports";
/** What shows figures that an import changes. */
const CHANGED_PATHS = [
  IMPORTS_PATH,
  "/api/admin/businesses",
  "/api/admin/stats",
  "/api/admin/upload-reports",
  "/api/admin/categories",
];

/** One page of the imports, newest first, and one more by which the next page is known. Asked again while one has not ended. */
export function importsPageQuery(page: number) {
  const offset = (page - 1) * IMPORTS_PER_PAGE;
  return {
    ...endpointQuery<typeof listImports>(`${IMPORTS_PATH}?limit=${IMPORTS_PER_PAGE + 1}&offset=${offset}`),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: readonly ImportJob[] | undefined } }) =>
      state.data?.some((job) => !isAtRest(job)) ? REFRESH_MS : false,
  };
}

/** One import with its first issues. */
export function importQuery(id: string) {
  return {
    ...endpointQuery<typeof getImport>(importPath(id)),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: { job: ImportJob } | undefined } }) =>
      state.data !== undefined && !isAtRest(state.data.job) ? REFRESH_MS : false,
  };
}

/** Asks anew for everything that shows imports, or figures that they change. */
export function refreshAfterImport(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => CHANGED_PATHS.some((path) => String(queryKey[0]).startsWith(path)),
  });
}

export function importPath(id: string, rest = ""): string {
  return `${IMPORTS_PATH}/${encodeURIComponent(id)}${rest}`;
}
