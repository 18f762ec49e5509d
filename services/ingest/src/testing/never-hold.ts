import { NO_REVIEW_THRESHOLDS } from "@meridian/shared/contracts/import-review";
import type { DirectorySettingsStore } from "@meridian/shared/ports/directory-settings-store";

/** For tests of other things whose files would be held: they change whatever they find. */
export function neverHold({ directorySettings }: { directorySettings: DirectorySettingsStore }): Promise<void> {
  return directorySettings.put({ isApprovedByDefault: true, review: NO_REVIEW_THRESHOLDS });
}
