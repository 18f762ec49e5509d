import type { SiteOrigins, SiteSettings } from "@meridian/shared/contracts/site-settings";
import { requestJson } from "../../../lib/api-client.ts";

const SETTINGS_PATH = "/api/admin/site-settings";

/** Stores the next version; fields that are left out keep their text. */
export function saveSettings(settings: Partial<SiteSettings & { origins: SiteOrigins }>): Promise<unknown> {
  return requestJson(SETTINGS_PATH, { method: "POST", data: settings });
}

/** Takes all codes off the public pages, or puts them back. */
export function switchSnippets(isEnabled: boolean): Promise<unknown> {
  return requestJson(`${SETTINGS_PATH}/switch`, { method: "POST", data: { isEnabled } });
}

/** Makes every kept public answer old; the sitemaps are built anew from it, too. */
export function clearCache(): Promise<unknown> {
  return requestJson("/api/admin/clear-cache", { method: "POST" });
}
