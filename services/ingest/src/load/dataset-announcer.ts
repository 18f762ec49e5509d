import { isUnavailable } from "@meridian/shared/kernel/app-error";
import type { DatasetVersion } from "@meridian/shared/ports/dataset-version";
import type { PlaceStore } from "@meridian/shared/ports/place-store";

/** Lets the public see what was written: roll-ups first, then the version that makes caches stale. */
export interface DatasetAnnouncer {
  /**
   * Announces, unless the last time was less than the least distance ago. For the middle of an import, which does not stop
   * for a version that cannot be raised at the moment: that is made up for when it can.
   */
  announceIfDue(): Promise<void>;
  /** Announces now, or makes up for it when the version can be raised again. */
  announceSoon(): Promise<void>;
  /** Announces now; throws where that is not possible. */
  announce(): Promise<void>;
  stop(): void;
}

export interface DatasetAnnouncerOptions {
  places: Pick<PlaceStore, "refresh">;
  version: Pick<DatasetVersion, "raise">;
  minDistanceMs?: number;
}

/** Visitors can wait this long for new rows; caches that are emptied more often serve nobody. */
const MIN_DISTANCE_MS = 30_000;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 15_000;

export function createDatasetAnnouncer(options: DatasetAnnouncerOptions): DatasetAnnouncer {
  const { places, version, minDistanceMs = MIN_DISTANCE_MS } = options;
  let announcedAt = performance.now();
  let owed: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function raise(): Promise<void> {
    await version.raise();
    clearTimeout(owed);
    owed = undefined;
  }

  /** Longer from try to try, and not in step with other processes that have lost the same engine. */
  function raiseLater(longestMs: number): void {
    if (isStopped) return;
    clearTimeout(owed);
    const retry = (): void => {
      raise().catch(() => raiseLater(Math.min(MAX_RETRY_MS, longestMs * 2)));
    };
    owed = setTimeout(retry, longestMs * (0.5 + Math.random() / 2)).unref();
  }

  async function announceSoon(): Promise<void> {
    announcedAt = performance.now();
    await places.refresh();
    try {
      await raise();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      raiseLater(FIRST_RETRY_MS);
    }
  }

  return {
    announceSoon,
    async announce() {
      announcedAt = performance.now();
      await places.refresh();
      await raise();
    },
    async announceIfDue() {
      if (performance.now() - announcedAt >= minDistanceMs) await announceSoon();
    },
    stop() {
      isStopped = true;
      clearTimeout(owed);
    },
  };
}
