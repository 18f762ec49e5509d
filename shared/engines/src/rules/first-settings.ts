import { NO_ORIGINS, type SiteSettingsVersion } from "@meridian/contracts/site/site-settings";

/** The settings before the first save. */
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
