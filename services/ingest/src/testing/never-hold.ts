import { NO_REVIEW_THRESHOLDS } from "@meridian/contracts/imports/import-review";
import type { DirectorySettingsStore } from "@meridian/ports/site/settings-store";

/** For tests of something else, whose files would be held because they change most known businesses. */
export function neverHold({ directorySettings }: { directorySettings: DirectorySettingsStore }): Promise<void> {
  return directorySettings.put({ isApprovedByDefault: true, review: NO_REVIEW_THRESHOLDS });
}
