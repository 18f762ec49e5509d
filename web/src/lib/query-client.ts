import { ApiError } from "@meridian/shared/client/api-error";
import type { ClientEndpoint } from "@meridian/shared/client/client-endpoint";
import type { ApiClient } from "@meridian/shared/client/create-api-client";
import type { ApiUrl } from "@meridian/shared/client/url-of";
import { QueryClient, type QueryFunction, queryOptions } from "@tanstack/react-query";

const FRESH_MS = 10 * 60 * 1000;
/** Of what changes with imports alone: the lists of places and trades, and the home page's figures. */
export const LIST_FRESH_MS = 2 * 60 * 60 * 1000;
const DISCARD_MS = 15 * 60 * 1000;
const MAX_RETRIES = 3;
const MAX_RETRY_DELAY_MS = 30_000;
/** Longest that a query takes to be answered or to fail, with everything that is tried again. */
const PATIENCE_MS = 9_500;

export interface QueryClientOptions {
  get: ApiClient["get"];
  /** On the server a page waits for its data, so that a failure is told at once instead of tried again. */
  isServer: boolean;
}

/** The query client with the site's defaults. The first part of a query key is the URL that it is fetched from, made by `urlOf`. */
export function createQueryClient({ get, isServer }: QueryClientOptions): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: withPatience(get),
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
function withPatience(get: ApiClient["get"]): QueryFunction {
  /** By the signal that all attempts of a query share. */
  const deadlines = new WeakMap<AbortSignal, number>();
  return ({ queryKey, signal }) => {
    const now = Date.now();
    const known = deadlines.get(signal) ?? 0;
    // One that has passed was spent asleep, or waiting for a network.
    const retryUntil = known > now ? known : now + PATIENCE_MS;
    deadlines.set(signal, retryUntil);
    return get(`${queryKey[0]}`, { signal, timeoutMs: retryUntil - now }).catch((error) => {
      if (error instanceof ApiError) givenUpAt.set(error, retryUntil);
      throw error;
    });
  };
}

/** When the query of a failure is given up, in milliseconds since 1970. */
const givenUpAt = new WeakMap<ApiError, number>();

/** Tries again, while there is time, after a failure that may pass; what the API refuses (4xx) it would refuse again. */
export function retryUpTo(times: number): (failures: number, error: Error) => boolean {
  return (failures, error) => {
    const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
    const retryUntil = error instanceof ApiError ? givenUpAt.get(error) : undefined;
    const isLate = retryUntil !== undefined && Date.now() + retryDelayMs(failures) > retryUntil;
    return !isRefused && !isLate && failures < times;
  };
}

/** One second, doubled with every failure, at most half a minute. */
export function retryDelayMs(failures: number): number {
  return Math.min(1000 * 2 ** failures, MAX_RETRY_DELAY_MS);
}

/** Options of a query that reads an address. The answer is not asked for again while it is fresh. */
export function endpointQuery<Answer>(url: ApiUrl<Answer>, freshMs = FRESH_MS) {
  return queryOptions<Answer>({ queryKey: [url], staleTime: freshMs });
}

/**
 * The same for an answer too large to travel with the page, of which the loader sends only what is shown. A browser asks for it
 * when it turns the first page.
 */
export function bulkEndpointQuery<Answer>(url: ApiUrl<Answer>, freshMs = FRESH_MS) {
  return queryOptions<Answer>({ queryKey: [url], staleTime: freshMs, meta: { isKeptOnServer: true } });
}

/** Refetches what is on screen, and marks the rest stale, of all queries whose address starts with the path of one of these endpoints. */
export function refreshEndpoints(queryClient: QueryClient, endpoints: readonly ClientEndpoint[]): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => endpoints.some(({ path }) => String(queryKey[0]).startsWith(path)),
  });
}
