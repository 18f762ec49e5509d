import type { DirectorySettings } from "@meridian/contracts/businesses/admin-businesses";
import type { SiteSettingsVersion } from "@meridian/contracts/site/site-settings";

/** Site settings with their history. Each change is a new version. */
export interface SettingsStore {
  /** The latest version; before the first, version 0 with empty fields, switched on. */
  current(): Promise<SiteSettingsVersion>;
  /** Newest first. */
  list(limit: number): Promise<SiteSettingsVersion[]>;
  /**
   * Stores the next version. Throws `conflict` if a concurrent change took its number. Drops the oldest beyond
   * `MAX_SETTINGS_VERSIONS`.
   */
  append(next: SiteSettingsVersion): Promise<void>;
}

/** Defaults for incoming businesses. */
export interface DirectorySettingsStore {
  /** Before anything is stored: approved by default. */
  get(): Promise<DirectorySettings>;
  put(settings: DirectorySettings): Promise<void>;
}
