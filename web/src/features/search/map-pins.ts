import type { SearchHit } from "@meridian/shared/contracts/search";
import { formatRating } from "../../lib/number-format.ts";

export interface MapPinData {
  id: string;
  name: string;
  /** What the pin shows: the rating, or nothing. */
  label: string | undefined;
  latitude: number;
  longitude: number;
}

/** The hits that have a place on the map. */
export function pinsOf(hits: readonly SearchHit[]): MapPinData[] {
  const pins: MapPinData[] = [];
  for (const { id, name, rating, latitude, longitude } of hits) {
    if (latitude === null || longitude === null) continue;
    pins.push({ id, name, label: rating > 0 ? formatRating(rating) : undefined, latitude, longitude });
  }
  return pins;
}
