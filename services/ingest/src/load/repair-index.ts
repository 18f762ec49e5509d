import type { Logger } from "@meridian/shared/kernel/logger";
import type { PlaceStore } from "@meridian/shared/ports/place-store";
import { findDrift, type IndexDriftOptions } from "./index-drift.ts";
import type { IndexGuard } from "./index-lease.ts";
import { type RebuildIndexOptions, rebuildIndex } from "./rebuild-index.ts";

export interface RepairIndexOptions extends Pick<RebuildIndexOptions, "signal" | "categoryOf"> {
  businesses: IndexDriftOptions["businesses"] & RebuildIndexOptions["businesses"];
  index: IndexDriftOptions["index"] & RebuildIndexOptions["index"];
  guard: Pick<IndexGuard, "check">;
  places: Pick<PlaceStore, "rebuild" | "refresh">;
  logger: Logger;
  /** Called once the index is the new one. */
  onChanged: () => Promise<void>;
}

/** Rebuilds the index, unless another process has done so. Where a fresh index still differs, the stored count is wrong. */
export async function repairIndex(options: RepairIndexOptions): Promise<void> {
  const { businesses, places, index, categoryOf, logger, onChanged, signal, guard } = options;
  const atOnce = { ...options, confirmMs: 0 };
  // Another process may have repaired it while this one waited for its turn.
  const { isReady, isOutdated } = await index.status();
  if (isReady && isOutdated !== true && (await findDrift(atOnce)) === undefined) return;
  logger.warn("rebuilding the index");
  const startedAt = performance.now();
  const documents = await rebuildIndex({ businesses, index, categoryOf, signal, guard });
  logger.info({ documents, durationMs: Math.round(performance.now() - startedAt) }, "index rebuilt");
  const remaining = await findDrift(atOnce);
  if (remaining !== undefined) {
    logger.error(remaining, "stored counts differ from the rebuilt index: recounting");
    await places.rebuild();
  }
  await onChanged();
}
