import { ChakraProvider } from "@chakra-ui/react";
import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ApiClient } from "@meridian/contracts/client/create-api-client";
import { queryString } from "@meridian/contracts/client/url-of";
import { dehydrate, hydrate, QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { PendingPage } from "./features/layout/components/pending-page.tsx";
import { createQueryClient } from "./lib/api/query-client.ts";
import { EMPTY_PAGE_CONFIG, type PageConfig } from "./lib/page/page-config.ts";
import type { PageResponse, RouterContext } from "./lib/page/router-context.ts";
import { parseSearch } from "./lib/search-params.ts";
import { FailedRoute } from "./routes/-site/failed-route.tsx";
import { LazyNotFoundPage } from "./routes/-site/lazy-not-found-page.ts";
import { routeTree } from "./routeTree.gen.ts";
import { servedSystem, system } from "./theme/system.ts";

export interface AppRouterOptions {
  client: Pick<ApiClient, "get">;
  emotionCache: EmotionCache;
  nonce: string | undefined;
  isServer: boolean;
  /** Given on the server; a browser receives it with the page. */
  page?: PageConfig;
  response?: PageResponse;
}

interface Dehydrated {
  page: PageConfig;
  renderedAt: number;
  /** What the loaders read, as JSON, so that a browser does not ask for it again. */
  queries: string;
}

/** One router with its own caches: per request on the server, per tab in a browser. */
export function createAppRouter({ client, emotionCache, nonce, isServer, page, response = {} }: AppRouterOptions) {
  const queryClient = createQueryClient({ get: client.get, isServer });
  const context: RouterContext = {
    queryClient,
    page: page ?? { ...EMPTY_PAGE_CONFIG },
    response,
    clock: { renderedAt: Date.now() },
  };
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch: queryString,
    trailingSlash: "never",
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 120,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: FailedRoute,
    defaultNotFoundComponent: LazyNotFoundPage,
    scrollRestoration: true,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    ...(import.meta.env.SSR && {
      dehydrate: (): Dehydrated => ({
        page: context.page,
        renderedAt: context.clock.renderedAt,
        queries: JSON.stringify(dehydrate(queryClient)),
      }),
    }),
    hydrate: (dehydrated: Dehydrated) => {
      Object.assign(context.page, dehydrated.page);
      context.clock.renderedAt = dehydrated.renderedAt;
      hydrate(queryClient, JSON.parse(dehydrated.queries));
    },
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <CacheProvider value={emotionCache}>
          <ChakraProvider value={isServer ? system : servedSystem}>{children}</ChakraProvider>
        </CacheProvider>
      </QueryClientProvider>
    ),
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
