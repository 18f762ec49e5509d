import { NO_ORIGINS, type SiteSettingsVersion } from "../../contracts/site-settings.ts";

/** What there is before anything was saved. */
export const FIRST_SETTINGS: SiteSettingsVersion = {
  version: 0,
  head_tags: "",
  footer_tags: "",
  analytics_code: "",
  facebook_pixel: "",
  origins: NO_ORIGINS,
  isEnabled: true,
  savedAt: null,
  savedBy: null,
};
