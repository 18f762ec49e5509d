import { setTimeout as delay } from "node:timers/promises";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import type { SearchIndex } from "@meridian/ports/search/search-index";

/** Longer than a batch in progress takes to apply. */
const CONFIRM_MS = 1000;

export interface IndexDriftOptions {
  businesses: Pick<BusinessStore, "countUnindexed" | "countListed">;
  places: Pick<PlaceStore, "refresh">;
  index: Pick<SearchIndex, "status">;
  /** The time between two measurements that a difference must outlast. */
  confirmMs?: number;
}

export interface IndexDrift {
  documents: number;
  /** Documents too many or too few, beyond those waiting to be indexed. */
  drift: number;
}

/**
 * The difference between the numbers of documents and listed businesses; undefined if there is none. A difference that has disappeared at
 * the second measurement was work in progress, or businesses not counted yet; during a recount nothing can be said.
 */
export async function findDrift(options: IndexDriftOptions): Promise<IndexDrift | undefined> {
  if ((await measureDrift(options)).drift === 0) return undefined;
  await delay(options.confirmMs ?? CONFIRM_MS);
  if (!(await options.places.refresh())) return undefined;
  const second = await measureDrift(options);
  return second.drift === 0 ? undefined : second;
}

/** Rows marked around the measurement explain a difference up to their number; a larger one means that something was lost. */
async function measureDrift({ businesses, index }: IndexDriftOptions): Promise<IndexDrift> {
  const before = await businesses.countUnindexed();
  const { documents } = await index.status();
  const listed = await businesses.countListed();
  const after = await businesses.countUnindexed();
  return { documents, drift: Math.max(0, Math.abs(documents - listed) - Math.max(before, after)) };
}
