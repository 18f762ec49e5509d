import { isUnavailable } from "@meridian/platform/app-error";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { PlaceStore } from "@meridian/ports/places/place-store";

/** Publishes what was written: roll-ups first, then the version that invalidates caches. */
export interface DatasetAnnouncer {
  /**
   * Publishes unless the last time was too recent. For use during an import, which does not stop if the version cannot be raised; that is
   * retried later.
   */
  announceIfDue(): Promise<void>;
  /** Publishes now, or as soon as the version can be raised. */
  announceSoon(): Promise<void>;
  /** Publishes now; throws if that fails. */
  announce(): Promise<void>;
  stop(): void;
}

export interface DatasetAnnouncerOptions {
  places: Pick<PlaceStore, "refresh">;
  version: Pick<DatasetVersion, "raise">;
  minDistanceMs?: number;
}

/** Visitors can wait this long for new rows; caches invalidated more often are useless. */
const MIN_DISTANCE_MS = 30_000;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 15_000;

export function createDatasetAnnouncer(options: DatasetAnnouncerOptions): DatasetAnnouncer {
  const { places, version, minDistanceMs = MIN_DISTANCE_MS } = options;
  let announcedAt = performance.now();
  let retryTimer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function raise(): Promise<void> {
    await version.raise();
    clearTimeout(retryTimer);
    retryTimer = undefined;
  }

  /** Backs off, with jitter since other processes may have lost the same engine. */
  function raiseLater(longestMs: number): void {
    if (isStopped) return;
    clearTimeout(retryTimer);
    const retry = (): void => {
      raise().catch(() => raiseLater(Math.min(MAX_RETRY_MS, longestMs * 2)));
    };
    retryTimer = setTimeout(retry, longestMs * (0.5 + Math.random() / 2)).unref();
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
      clearTimeout(retryTimer);
    },
  };
}
