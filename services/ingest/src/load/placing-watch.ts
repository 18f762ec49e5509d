import type { Logger } from "@meridian/platform/logger";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { CleanupJobStore } from "@meridian/ports/imports/cleanup-job-store";

/** Without progress for this long, no process is working on it. After a crash, the next process needs 50 s to resume. */
const PATIENCE_MS = 60_000;

/**
 * True while businesses stored before places were known are being placed. An index built before the end would be written twice, the second
 * time document by document.
 */
export type IsBeingPlaced = () => Promise<boolean>;

export interface PlacingWatchOptions {
  cleanupJobs: Pick<CleanupJobStore, "findOpen" | "hasFinished">;
  businesses: Pick<BusinessStore, "countListed">;
  logger: Logger;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

export function createPlacingWatch({
  cleanupJobs,
  businesses,
  logger,
  now = () => performance.now(),
}: PlacingWatchOptions): IsBeingPlaced {
  let isOver = false;
  let progress: string | undefined;
  let progressedAt = 0;
  return async () => {
    isOver ||= (await cleanupJobs.hasFinished("place_businesses")) || (await businesses.countListed()) === 0;
    if (isOver) return false;
    const job = await cleanupJobs.findOpen("place_businesses");
    const found = `${job?.id} ${job?.processedCount}`;
    if (progress === undefined) logger.info("index rebuild waits for placing");
    if (found !== progress) progressedAt = now();
    progress = found;
    return now() - progressedAt < PATIENCE_MS;
  };
}
