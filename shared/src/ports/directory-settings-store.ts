import type { DirectorySettings } from "../contracts/admin-businesses.ts";

/** Defaults for incoming businesses. */
export interface DirectorySettingsStore {
  /** Before anything is stored: approved by default. */
  get(): Promise<DirectorySettings>;
  put(settings: DirectorySettings): Promise<void>;
}
