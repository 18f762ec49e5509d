import type { QueryClient } from "@tanstack/react-query";
import type { PageConfig } from "./page-config.ts";

/** How a route influences the page's response; ignored in a browser. */
export interface PageResponse {
  /** Overrides the router's status. */
  status?: number;
  /** The page is incomplete and must not be cached. */
  isProvisional?: boolean;
}

/** When the page was rendered, in milliseconds since 1970. */
export interface PageClock {
  renderedAt: number;
}

export interface RouterContext {
  queryClient: QueryClient;
  page: PageConfig;
  response: PageResponse;
  clock: PageClock;
}
