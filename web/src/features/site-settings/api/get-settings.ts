import { getStats } from "@meridian/contracts/client/endpoints/admin.gen";
import {
  getSitemapStatus,
  getSiteSettings,
  listBlockedSources,
  listSiteSettings,
} from "@meridian/contracts/client/endpoints/site.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import type { SitemapStatus } from "@meridian/contracts/site/sitemap";
import type { QueryClient } from "@tanstack/react-query";
import { endpointQuery, refreshEndpoints } from "../../../lib/api/query-client.ts";

const REFRESH_MS = 5000;
const STATS_FRESH_MS = 5 * 60_000;

/** The current and earlier versions, newest first. */
export const settingsHistoryQuery = { ...endpointQuery(urlOf(listSiteSettings)), staleTime: 0 };

/** What browsers blocked on public pages. */
export const blockedSourcesQuery = { ...endpointQuery(urlOf(listBlockedSources)), staleTime: 0 };

export const statsQuery = endpointQuery(urlOf(getStats), STATS_FRESH_MS);

/** The state of the sitemaps, polled while they are being built. */
export const sitemapStatusQuery = {
  ...endpointQuery(urlOf(getSitemapStatus)),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: SitemapStatus | undefined } }) =>
    state.data?.isBehind === true ? REFRESH_MS : false,
};

/** Refetches everything that shows the settings, including the public pages' copy. */
export function refreshSettings(queryClient: QueryClient): Promise<void> {
  return refreshEndpoints(queryClient, [getSiteSettings]);
}
