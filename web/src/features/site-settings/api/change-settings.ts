import type { BodyOf } from "@meridian/shared/client/client-endpoint";
import { clearCache as clearCacheEndpoint } from "@meridian/shared/client/endpoints/admin-businesses.gen";
import * as api from "@meridian/shared/client/endpoints/site.gen";
import { call } from "../../../lib/api-client.ts";

/** Stores the next version; fields that are left out keep their text. */
export function saveSettings(settings: BodyOf<typeof api.saveSiteSettings>): Promise<unknown> {
  return call(api.saveSiteSettings, { body: settings });
}

/** Takes all codes off the public pages, or puts them back. */
export function switchSnippets(isEnabled: boolean): Promise<unknown> {
  return call(api.switchSnippets, { body: { isEnabled } });
}

/** Makes every kept public answer old; the sitemaps are built anew from it, too. */
export function clearCache(): Promise<unknown> {
  return call(clearCacheEndpoint);
}
