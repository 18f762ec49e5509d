import { DELETE_ALL_WORD } from "@meridian/shared/contracts/cleanup";
import type {
  deleteAllBusinesses as deleteAllEndpoint,
  deleteTestData as deleteTestDataEndpoint,
  fixSlugs as fixSlugsEndpoint,
  listCleanupJobs,
  restoreDeleted as restoreEndpoint,
} from "@meridian/shared/contracts/cleanup-api";
import type { EndpointResponse } from "@meridian/shared/contracts/endpoint";
import type { QueryClient } from "@tanstack/react-query";
import { requestJson } from "../../../lib/api-client.ts";
import { endpointQuery } from "../../../lib/query-client.ts";

const JOBS_PATH = "/api/admin/cleanup";
const REFRESH_MS = 2_000;
/** What shows businesses, or figures of them. */
const CHANGED_PATHS = [JOBS_PATH, "/api/admin/businesses", "/api/admin/stats", "/api/admin/audit"];

/** The latest jobs; asked again while one of them runs. */
export const cleanupJobsQuery = {
  ...endpointQuery<typeof listCleanupJobs>(JOBS_PATH),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: EndpointResponse<typeof listCleanupJobs> | undefined } }) =>
    state.data?.jobs.some((job) => job.state === "running") ? REFRESH_MS : false,
};

export function deleteAll(password: string): Promise<EndpointResponse<typeof deleteAllEndpoint>> {
  return requestJson("/api/admin/businesses", { method: "DELETE", data: { confirmation: DELETE_ALL_WORD, password } });
}

export function deleteTestData(): Promise<EndpointResponse<typeof deleteTestDataEndpoint>> {
  return requestJson("/api/admin/test-data", { method: "DELETE" });
}

export function fixSlugs(): Promise<EndpointResponse<typeof fixSlugsEndpoint>> {
  return requestJson("/api/admin/fix-slugs", { method: "POST" });
}

export function restoreDeleted(jobId: string): Promise<EndpointResponse<typeof restoreEndpoint>> {
  return requestJson(`${JOBS_PATH}/restore`, { method: "POST", data: { jobId } });
}

export function refreshAfterCleanup(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => CHANGED_PATHS.some((path) => String(queryKey[0]).startsWith(path)),
  });
}
