import type { SearchHit } from "@meridian/contracts/search/search";

export interface LocatedHit extends SearchHit {
  latitude: number;
  longitude: number;
}

/** The hits with a position. */
export function locatedHits(hits: readonly SearchHit[]): LocatedHit[] {
  const located: LocatedHit[] = [];
  for (const { latitude, longitude, ...hit } of hits) {
    if (latitude !== null && longitude !== null) located.push({ ...hit, latitude, longitude });
  }
  return located;
}
