import type { DirectorySettings } from "@meridian/contracts/businesses/admin-businesses";

/** Defaults for incoming businesses. */
export interface DirectorySettingsStore {
  /** Before anything is stored: approved by default. */
  get(): Promise<DirectorySettings>;
  put(settings: DirectorySettings): Promise<void>;
}
