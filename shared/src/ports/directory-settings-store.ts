import type { DirectorySettings } from "../contracts/admin-businesses.ts";

/** How the directory treats what comes into it. */
export interface DirectorySettingsStore {
  /** Approved by default, before anything was stored. */
  get(): Promise<DirectorySettings>;
  put(settings: DirectorySettings): Promise<void>;
}
