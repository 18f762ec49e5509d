import type { Endpoint, EndpointResponse } from "@meridian/shared/contracts/endpoint";
import { QueryClient, type QueryFunction, queryOptions } from "@tanstack/react-query";
import type { RequestJson } from "./api-client.ts";
import { ApiError } from "./api-error.ts";

const FRESH_MS = 10 * 60 * 1000;
/** Of what changes with imports alone: the lists of places and trades, and the home page's figures. */
export const LIST_FRESH_MS = 2 * 60 * 60 * 1000;
const DISCARD_MS = 15 * 60 * 1000;
const MAX_RETRIES = 3;
const MAX_RETRY_DELAY_MS = 30_000;
/** Longest that a query takes to be answered or to fail, with everything that is tried again. */
const PATIENCE_MS = 9_500;

export interface QueryClientOptions {
  request: RequestJson;
  /** On the server a page waits for its data, so that a failure is told at once instead of tried again. */
  isServer: boolean;
}

/** The query client with the site's defaults. The first part of a query key is the URL that it is fetched from. */
export function createQueryClient({ request, isServer }: QueryClientOptions): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: withPatience(request),
        staleTime: FRESH_MS,
        gcTime: isServer ? Number.POSITIVE_INFINITY : DISCARD_MS,
        retry: isServer ? false : retryUpTo(MAX_RETRIES),
        retryDelay: retryDelayMs,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
      dehydrate: {
        shouldDehydrateQuery: ({ state, meta }) => state.status === "success" && meta?.isKeptOnServer !== true,
      },
    },
  });
}

/** Reads the URL of a query; gives up once the query, with what was tried before, has taken too long. */
function withPatience(request: RequestJson): QueryFunction {
  /** By the signal that all attempts of a query share. */
  const deadlines = new WeakMap<AbortSignal, number>();
  return ({ queryKey, signal }) => {
    const now = Date.now();
    const known = deadlines.get(signal) ?? 0;
    // One that has passed was spent asleep, or waiting for a network.
    const retryUntil = known > now ? known : now + PATIENCE_MS;
    deadlines.set(signal, retryUntil);
    return request<unknown>(`${queryKey[0]}`, { signal, timeoutMs: retryUntil - now }).catch((error) => {
      if (error instanceof ApiError) error.retryUntil = retryUntil;
      throw error;
    });
  };
}

/** Tries again, while there is time, after a failure that may pass; what the API refuses (4xx) it would refuse again. */
export function retryUpTo(times: number): (failures: number, error: Error) => boolean {
  return (failures, error) => {
    const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
    const isLate = error instanceof ApiError && Date.now() + retryDelayMs(failures) > error.retryUntil;
    return !isRefused && !isLate && failures < times;
  };
}

/** One second, doubled with every failure, at most half a minute. */
export function retryDelayMs(failures: number): number {
  return Math.min(1000 * 2 ** failures, MAX_RETRY_DELAY_MS);
}

/** Options of a query that reads an endpoint; the type argument is `typeof` the endpoint of the contract tables. The answer is not asked for again while it is fresh. */
export function endpointQuery<E extends Endpoint>(url: string, freshMs = FRESH_MS) {
  return queryOptions<EndpointResponse<E>>({ queryKey: [url], staleTime: freshMs });
}

/**
 * The same for an answer too large to travel with the page, of which the loader sends only what is shown. A browser asks for it
 * when it turns the first page.
 */
export function bulkEndpointQuery<E extends Endpoint>(url: string, freshMs = FRESH_MS) {
  return queryOptions<EndpointResponse<E>>({ queryKey: [url], staleTime: freshMs, meta: { isKeptOnServer: true } });
}
