import type { GeoPoint } from "@meridian/contracts/search/search";
import { distanceKm } from "@meridian/domain/places/geo";
import { NO_COORDINATE } from "../index/document-columns.ts";
import { toDegrees } from "../index/index-row.ts";
import type { ServingIndex } from "../threads/serving-index.ts";
import type { HitList, HitSource } from "./hit-source.ts";
import { type AppliedFilters, addCircle } from "./query-plan.ts";
import { matchOf } from "./text-query.ts";
import { type TopHit, topHits } from "./top-hits.ts";

const RADII_KM = [2, 8, 32, 128, 512];
const EXAMINED_HITS = 20_000;
/** Beyond any distance on Earth: hits without coordinates sort here. */
const NOWHERE_KM = 30_000;
const POPULARITY_SPAN = 2 ** 20;

interface NearestRequest {
  text: string;
  phrases: readonly string[];
  filters: AppliedFilters;
  /** The most popular of all hits. */
  list: HitList;
}

interface NearestSource {
  index: ServingIndex;
  source: HitSource;
  idOf: (n: number) => string;
}

/**
 * Hits by distance. If there are too many to read, circles around the origin grow until one holds the page, so the nearest are found
 * however unpopular. Hits without coordinates come last.
 */
export function nearestHits(
  { index, source, idOf }: NearestSource,
  origin: GeoPoint,
  { text, phrases, filters, list }: NearestRequest,
  page: { offset: number; limit: number },
): TopHit[] {
  const { columns } = index;
  let numbers: readonly number[] = list.numbers;
  if (!list.isComplete) {
    for (const radiusKm of RADII_KM) {
      const around: AppliedFilters = { terms: filters.terms, groups: [...filters.groups], checks: [...filters.checks] };
      addCircle(around, origin, radiusKm, index);
      const match = matchOf(text, around);
      const near = source.list({ match, phrases, checks: around.checks, limit: EXAMINED_HITS });
      if (near.numbers.length >= page.offset + page.limit) {
        numbers = near.numbers;
        break;
      }
    }
  }
  const keys = Float64Array.from(numbers, (n) => {
    const lat = columns.lat[n] ?? NO_COORDINATE;
    const km = lat === NO_COORDINATE ? NOWHERE_KM : distanceKm(origin, toDegrees(lat), toDegrees(columns.lng[n] ?? 0));
    return -Math.round(km * 1000) * POPULARITY_SPAN + Math.min(POPULARITY_SPAN - 1, columns.popularity[n] ?? 0);
  });
  return topHits({ numbers, keys }, page, idOf);
}
