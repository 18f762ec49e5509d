import type { SiteSettingsVersion } from "../contracts/site-settings.ts";

/** The site settings and their history. Nothing is changed in place: each change is a version of its own. */
export interface SettingsStore {
  /** What was stored last; version 0 with empty fields, switched on, before the first. */
  current(): Promise<SiteSettingsVersion>;
  /** Newest first. */
  list(limit: number): Promise<SiteSettingsVersion[]>;
  /**
   * Stores the version behind the current one. Throws `conflict` when that number is taken, by who was faster. Of more than
   * `MAX_SETTINGS_VERSIONS` the oldest are forgotten.
   */
  append(next: SiteSettingsVersion): Promise<void>;
}
