import { DELETE_ALL_WORD } from "@meridian/contracts/admin/cleanup";
import type { AnswerOf } from "@meridian/contracts/client/client-endpoint";
import { getStats } from "@meridian/contracts/client/endpoints/admin.gen";
import { listAdminBusinesses } from "@meridian/contracts/client/endpoints/admin-businesses.gen";
import * as api from "@meridian/contracts/client/endpoints/cleanup.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/api-client.ts";
import { endpointQuery, refreshEndpoints } from "../../../lib/api/query-client.ts";

const REFRESH_MS = 2_000;

type CleanupJobs = AnswerOf<typeof api.listCleanupJobs>;

/** The latest jobs, polled while one of them runs. */
export const cleanupJobsQuery = {
  ...endpointQuery(urlOf(api.listCleanupJobs)),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: CleanupJobs | undefined } }) =>
    state.data?.jobs.some((job) => job.state === "running") ? REFRESH_MS : false,
};

export function deleteAll(password: string): Promise<AnswerOf<typeof api.deleteAllBusinesses>> {
  return call(api.deleteAllBusinesses, { body: { confirmation: DELETE_ALL_WORD, password } });
}

export function deleteTestData(): Promise<AnswerOf<typeof api.deleteTestData>> {
  return call(api.deleteTestData);
}

export function fixSlugs(): Promise<AnswerOf<typeof api.fixSlugs>> {
  return call(api.fixSlugs);
}

export function restoreDeleted(jobId: string): Promise<AnswerOf<typeof api.restoreDeleted>> {
  return call(api.restoreDeleted, { body: { jobId } });
}

/** Refetches everything that shows businesses or figures about them. */
export function refreshAfterCleanup(queryClient: QueryClient): Promise<void> {
  return refreshEndpoints(queryClient, [api.listCleanupJobs, listAdminBusinesses, getStats, api.listAudit]);
}
