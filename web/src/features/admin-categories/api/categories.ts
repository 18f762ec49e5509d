import type { NewCategoryDecision } from "@meridian/contracts/categories/categories-api";
import type { AnswerOf, QueryOf } from "@meridian/contracts/client/client-endpoint";
import { getStats } from "@meridian/contracts/client/endpoints/admin.gen";
import * as api from "@meridian/contracts/client/endpoints/categories.gen";
import { listAudit, listCleanupJobs } from "@meridian/contracts/client/endpoints/cleanup.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/api-client.ts";
import { endpointQuery, refreshEndpoints } from "../../../lib/api/query-client.ts";

const RUNNING_REFRESH_MS = 2_000;
const IDLE_REFRESH_MS = 10_000;

type CleanupJobs = AnswerOf<typeof listCleanupJobs>;

export function labelsQuery(query: QueryOf<typeof api.listCategoryLabels>) {
  return { ...endpointQuery(urlOf(api.listCategoryLabels, { query })), staleTime: 0 };
}

/** Decisions, newest first, page by page. */
export const decisionsQuery = infiniteQueryOptions({
  queryKey: [urlOf(api.listCategoryDecisions), "pages"],
  queryFn: ({ pageParam, signal }) => call(api.listCategoryDecisions, { query: { before: pageParam }, signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  staleTime: 0,
});

/** A job starts some time after a decision, so it is polled for even while none runs. */
export const filingJobsQuery = {
  ...endpointQuery(urlOf(listCleanupJobs)),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: CleanupJobs | undefined } }) =>
    state.data?.jobs.some(({ state }) => state === "running") ? RUNNING_REFRESH_MS : IDLE_REFRESH_MS,
};

export const totalsQuery = endpointQuery(urlOf(getStats));

export function decide(decision: NewCategoryDecision): Promise<AnswerOf<typeof api.decideCategory>> {
  return call(api.decideCategory, { body: decision });
}

export function undoDecision(id: number): Promise<AnswerOf<typeof api.undoCategoryDecision>> {
  return call(api.undoCategoryDecision, { params: { id } });
}

/** Refetches everything a decision changes. */
export function refreshCategories(queryClient: QueryClient): Promise<void> {
  return refreshEndpoints(queryClient, [api.listCategoryLabels, api.listCategoryDecisions, listCleanupJobs, listAudit]);
}
