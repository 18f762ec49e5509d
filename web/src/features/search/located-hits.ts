import type { SearchHit } from "@meridian/shared/contracts/search";

export interface LocatedHit extends SearchHit {
  latitude: number;
  longitude: number;
}

/** The hits that have a place on the map. */
export function locatedHits(hits: readonly SearchHit[]): LocatedHit[] {
  const located: LocatedHit[] = [];
  for (const { latitude, longitude, ...hit } of hits) {
    if (latitude !== null && longitude !== null) located.push({ ...hit, latitude, longitude });
  }
  return located;
}
