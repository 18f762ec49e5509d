import { setTimeout as delay } from "node:timers/promises";
import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { PlaceStore } from "@meridian/shared/ports/place-store";
import type { SearchIndex } from "@meridian/shared/ports/search-index";

/** Longer than it takes to apply a batch that was under way while the figures were read. */
const CONFIRM_MS = 1000;

export interface IndexDriftOptions {
  businesses: Pick<BusinessStore, "countUnindexed" | "countListed">;
  places: Pick<PlaceStore, "refresh">;
  index: Pick<SearchIndex, "status">;
  /** Time between the two looks that a difference must outlast. */
  confirmMs?: number;
}

export interface IndexDrift {
  documents: number;
  /** Documents too many or too few beyond what waits to be indexed. */
  drift: number;
}

/**
 * How the numbers of documents and of listed businesses differ; undefined when they do not. A difference that is gone at the second
 * look was work under way, or businesses not counted yet; while they are counted anew nothing can be said.
 */
export async function findDrift(options: IndexDriftOptions): Promise<IndexDrift | undefined> {
  if ((await measureDrift(options)).drift === 0) return undefined;
  await delay(options.confirmMs ?? CONFIRM_MS);
  if (!(await options.places.refresh())) return undefined;
  const second = await measureDrift(options);
  return second.drift === 0 ? undefined : second;
}

/** Rows marked before or after the figures were read explain a difference up to their number; a larger one means that something was lost. */
async function measureDrift({ businesses, index }: IndexDriftOptions): Promise<IndexDrift> {
  const before = await businesses.countUnindexed();
  const { documents } = await index.status();
  const listed = await businesses.countListed();
  const after = await businesses.countUnindexed();
  return { documents, drift: Math.max(0, Math.abs(documents - listed) - Math.max(before, after)) };
}
