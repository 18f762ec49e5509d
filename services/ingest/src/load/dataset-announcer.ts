import type { DatasetVersion } from "@meridian/shared/ports/dataset-version";
import type { PlaceStore } from "@meridian/shared/ports/place-store";

/** Lets the public see what was written: roll-ups first, then the version that makes caches stale. */
export interface DatasetAnnouncer {
  /** Announces, unless the last time was less than the least distance ago. For the middle of an import. */
  announceIfDue(): Promise<void>;
  announce(): Promise<void>;
}

export interface DatasetAnnouncerOptions {
  places: Pick<PlaceStore, "refresh">;
  version: Pick<DatasetVersion, "raise">;
  minDistanceMs?: number;
}

/** Visitors can wait this long for new rows; caches that are emptied more often serve nobody. */
const MIN_DISTANCE_MS = 30_000;

export function createDatasetAnnouncer(options: DatasetAnnouncerOptions): DatasetAnnouncer {
  const { places, version, minDistanceMs = MIN_DISTANCE_MS } = options;
  let announcedAt = performance.now();
  const announce = async (): Promise<void> => {
    announcedAt = performance.now();
    await places.refresh();
    await version.raise();
  };
  return {
    announce,
    async announceIfDue() {
      if (performance.now() - announcedAt >= minDistanceMs) await announce();
    },
  };
}
