import type { BodyOf } from "@meridian/contracts/client/client-endpoint";
import { clearCache as clearCacheEndpoint } from "@meridian/contracts/client/endpoints/admin-businesses.gen";
import * as api from "@meridian/contracts/client/endpoints/site.gen";
import { call } from "../../../lib/api/api-client.ts";

/** Stores the next version; omitted fields keep their text. */
export function saveSettings(settings: BodyOf<typeof api.saveSiteSettings>): Promise<unknown> {
  return call(api.saveSiteSettings, { body: settings });
}

/** Removes all snippets from public pages, or restores them. */
export function switchSnippets(isEnabled: boolean): Promise<unknown> {
  return call(api.switchSnippets, { body: { isEnabled } });
}

/** Invalidates every cached public answer; sitemaps are rebuilt too. */
export function clearCache(): Promise<unknown> {
  return call(clearCacheEndpoint);
}
