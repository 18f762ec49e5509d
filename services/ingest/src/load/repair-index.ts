import type { Logger } from "@meridian/platform/logger";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import { findDrift, type IndexDriftOptions } from "./index-drift.ts";
import type { IndexGuard } from "./index-lease.ts";
import { type RebuildIndexOptions, rebuildIndex } from "./rebuild-index.ts";

const FORGOTTEN_ROWS = 500;

export interface RepairIndexOptions extends Pick<RebuildIndexOptions, "signal" | "categoryOf"> {
  businesses: IndexDriftOptions["businesses"] &
    RebuildIndexOptions["businesses"] &
    Pick<BusinessStore, "takeUnindexed" | "markIndexed">;
  index: IndexDriftOptions["index"] & RebuildIndexOptions["index"];
  guard: Pick<IndexGuard, "check">;
  places: Pick<PlaceStore, "rebuild" | "refresh">;
  logger: Logger;
  /** Called once the new index serves. */
  onChanged: () => Promise<void>;
}

/** Rebuilds the index unless another process has done so. If a fresh index still differs, the stored count is wrong. */
export async function repairIndex(options: RepairIndexOptions): Promise<void> {
  const { businesses, places, index, categoryOf, logger, onChanged, signal, guard } = options;
  const atOnce = { ...options, confirmMs: 0 };
  // Another process may have repaired it while this one waited.
  const { isReady, isOutdated } = await index.status();
  const isCurrent = isReady && isOutdated !== true;
  if (isCurrent && (await findDrift(atOnce)) === undefined) return;
  logger.warn("index rebuild started");
  const startedAt = performance.now();
  if (!isCurrent) await forgetMarks(options);
  const documents = await rebuildIndex({ businesses, index, categoryOf, signal, guard });
  logger.info({ documents, durationMs: Math.round(performance.now() - startedAt) }, "index rebuilt");
  const remaining = await findDrift(atOnce);
  if (remaining !== undefined) {
    logger.error(remaining, "counts differ from the rebuilt index: recounting");
    await places.rebuild();
  }
  await onChanged();
}

/**
 * Clears all marks: completing the index reads every business afterwards, so none is applied twice. The lease is confirmed after each read,
 * so that no other process has completed it before.
 */
async function forgetMarks({ businesses, guard, signal }: RepairIndexOptions): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const marked = await businesses.takeUnindexed(FORGOTTEN_ROWS);
    await guard.check();
    await businesses.markIndexed(marked);
    if (marked.length < FORGOTTEN_ROWS) return;
  }
}
