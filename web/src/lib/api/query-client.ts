import { ApiError } from "@meridian/contracts/client/api-error";
import type { ClientEndpoint } from "@meridian/contracts/client/client-endpoint";
import type { ApiClient } from "@meridian/contracts/client/create-api-client";
import type { ApiUrl } from "@meridian/contracts/client/url-of";
import { HOUR_MS } from "@meridian/contracts/durations";
import { QueryClient, type QueryFunction, queryOptions } from "@tanstack/react-query";

const FRESH_MS = 10 * 60 * 1000;
/** For data that changes only with imports: lists of places and categories, and the home page's figures. */
export const LIST_FRESH_MS = 2 * HOUR_MS;
const DISCARD_MS = 15 * 60 * 1000;
const MAX_RETRIES = 3;
const MAX_RETRY_DELAY_MS = 30_000;
/** The longest a query may take, including retries. */
const PATIENCE_MS = 9_500;

export interface QueryClientOptions {
  get: ApiClient["get"];
  /** On the server a page waits for its data, so failures are reported at once instead of retried. */
  isServer: boolean;
}

/** The query client with the site's defaults. The first part of a query key is its URL, made by `urlOf`. */
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

/** Fetches the URL of a query; gives up when the query, with its earlier attempts, has taken too long. */
function withPatience(get: ApiClient["get"]): QueryFunction {
  /** Keyed by the signal all attempts of a query share. */
  const deadlines = new WeakMap<AbortSignal, number>();
  return ({ queryKey, signal }) => {
    const now = Date.now();
    const known = deadlines.get(signal) ?? 0;
    // A deadline in the past was spent asleep or offline.
    const retryUntil = known > now ? known : now + PATIENCE_MS;
    deadlines.set(signal, retryUntil);
    return get(`${queryKey[0]}`, { signal, timeoutMs: retryUntil - now }).catch((error) => {
      if (error instanceof ApiError) givenUpAt.set(error, retryUntil);
      throw error;
    });
  };
}

/** When a failed query is given up, in milliseconds since 1970. */
const givenUpAt = new WeakMap<ApiError, number>();

/** Retries temporary failures while there is time; rejections (4xx) would be repeated. */
export function retryUpTo(times: number): (failures: number, error: Error) => boolean {
  return (failures, error) => {
    const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
    const retryUntil = error instanceof ApiError ? givenUpAt.get(error) : undefined;
    const isLate = retryUntil !== undefined && Date.now() + retryDelayMs(failures) > retryUntil;
    return !isRefused && !isLate && failures < times;
  };
}

/** One second, doubled with every failure up to half a minute. */
export function retryDelayMs(failures: number): number {
  return Math.min(1000 * 2 ** failures, MAX_RETRY_DELAY_MS);
}

/** Query options for reading an endpoint. A fresh answer is not fetched again. */
export function endpointQuery<Answer>(url: ApiUrl<Answer>, freshMs = FRESH_MS) {
  return queryOptions<Answer>({ queryKey: [url], staleTime: freshMs });
}

/**
 * The same for an answer too large to embed in the page: the loader sends only what is shown. A browser fetches it on the first
 * page turn.
 */
export function bulkEndpointQuery<Answer>(url: ApiUrl<Answer>, freshMs = FRESH_MS) {
  return queryOptions<Answer>({ queryKey: [url], staleTime: freshMs, meta: { isKeptOnServer: true } });
}

/** Refetches visible queries, and marks the others stale, for all addresses that start with one of these endpoints' paths. */
export function refreshEndpoints(queryClient: QueryClient, endpoints: readonly ClientEndpoint[]): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => endpoints.some(({ path }) => String(queryKey[0]).startsWith(path)),
  });
}
