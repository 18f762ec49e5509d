import type { EndpointResponse } from "@meridian/shared/contracts/endpoint";
import type { getSiteSettings } from "@meridian/shared/contracts/site-api";
import { queryOptions } from "@tanstack/react-query";
import { retryUpTo } from "../../../lib/query-client.ts";

const FRESH_MS = 5 * 60 * 1000;

/** Read on every page load, retried once. */
export const siteSettingsQuery = queryOptions<EndpointResponse<typeof getSiteSettings>>({
  queryKey: ["/api/admin/site-settings"],
  staleTime: FRESH_MS,
  retry: retryUpTo(1),
});
