import { getSiteSettings } from "@meridian/contracts/client/endpoints/site.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery, retryUpTo } from "../../../lib/api/query-client.ts";

const FRESH_MS = 5 * 60 * 1000;

/** Read on every page load, retried once. */
export const siteSettingsQuery = { ...endpointQuery(urlOf(getSiteSettings), FRESH_MS), retry: retryUpTo(1) };
