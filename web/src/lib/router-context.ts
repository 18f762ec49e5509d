import type { QueryClient } from "@tanstack/react-query";
import type { PageConfig } from "./page-config.ts";

/** What a route may say about the answer that carries the page; nobody listens in a browser. */
export interface PageResponse {
  /** Replaces the status that the router would choose. */
  status?: number;
  /** The page shows less than it will in a moment, and must not be kept for others. */
  isProvisional?: boolean;
}

/** When the page was rendered, in milliseconds since 1970; live once a component has looked at the browser's own clock. */
export interface PageClock {
  renderedAt: number;
  isLive: boolean;
}

export interface RouterContext {
  queryClient: QueryClient;
  page: PageConfig;
  response: PageResponse;
  clock: PageClock;
}
