import type { getStats } from "@meridian/shared/contracts/admin-api";
import type { getSitemapStatus, listBlockedSources, listSiteSettings } from "@meridian/shared/contracts/site-api";
import type { SitemapStatus } from "@meridian/shared/contracts/sitemap";
import type { QueryClient } from "@tanstack/react-query";
import { endpointQuery } from "../../../lib/query-client.ts";

const SETTINGS_PATH = "/api/admin/site-settings";
const REFRESH_MS = 5000;
const STATS_FRESH_MS = 5 * 60_000;

/** What is stored and what was stored before, newest first. */
export const settingsHistoryQuery = {
  ...endpointQuery<typeof listSiteSettings>(`${SETTINGS_PATH}/versions`),
  staleTime: 0,
};

/** What browsers refused to load on the public pages. */
export const blockedSourcesQuery = {
  ...endpointQuery<typeof listBlockedSources>(`${SETTINGS_PATH}/blocked`),
  staleTime: 0,
};

export const statsQuery = { ...endpointQuery<typeof getStats>("/api/admin/stats"), staleTime: STATS_FRESH_MS };

/** What the sitemaps hold; asked again while they are being built. */
export const sitemapStatusQuery = {
  ...endpointQuery<typeof getSitemapStatus>("/api/admin/sitemaps"),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: SitemapStatus | undefined } }) =>
    state.data?.isBehind === true ? REFRESH_MS : false,
};

/** Asks anew for everything that shows the settings, the public pages' own copy with it. */
export function refreshSettings(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(SETTINGS_PATH) });
}
