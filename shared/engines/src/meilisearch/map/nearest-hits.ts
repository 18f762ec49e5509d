import type { GeoPoint } from "@meridian/contracts/search/search";
import { boxAround, distanceKm } from "@meridian/domain/places/geo";
import { MAX_REACHABLE_HITS } from "../../rules/search/check-page.ts";
import { boxCondition, type HitCheck } from "../query/filter-expression.ts";
import type { FoundDocument, HitSource } from "../query/hit-source.ts";

const FIRST_RADIUS_KM = 2;
const LEAST_RADIUS_KM = 0.03;
const RADIUS_STEP = 4;
/** Half the Earth's circumference: no place is farther. */
const FARTHEST_KM = 20_100;

interface NearestRequest {
  q: string;
  conditions: readonly string[];
  checks: readonly HitCheck[];
  /** The most relevant of all hits. */
  hits: readonly FoundDocument[];
  isComplete: boolean;
  /** The number of nearest hits needed. */
  count: number;
}

/**
 * Hits by distance. If there are too many to read, boxes around the origin grow until the circle inside one holds enough, so the nearest
 * are found however unpopular. Hits without coordinates come last.
 */
export async function nearestHits(
  source: HitSource,
  origin: GeoPoint,
  request: NearestRequest,
): Promise<FoundDocument[]> {
  if (request.isComplete) return byDistance(origin, request.hits);
  const { q, conditions, checks, count } = request;
  const passes = (hit: FoundDocument) => checks.every((check) => check(hit));
  const limit = MAX_REACHABLE_HITS;
  const found: FoundDocument[] = [];
  let inner: string | undefined;
  let radiusKm = FIRST_RADIUS_KM;
  for (;;) {
    const box = boxCondition(boxAround(origin, radiusKm));
    const ring = inner === undefined ? [box] : [box, `NOT ${inner}`];
    const page = await source.page({ q, conditions: [...conditions, ...ring], offset: 0, limit });
    if (inner === undefined && page.total > limit && radiusKm > LEAST_RADIUS_KM) {
      radiusKm /= RADIUS_STEP;
      continue;
    }
    found.push(...page.hits.filter(passes));
    const isFar = radiusKm >= FARTHEST_KM;
    if (isFar || found.filter((hit) => kmTo(origin, hit) <= radiusKm).length >= count) break;
    inner = box;
    radiusKm = Math.min(FARTHEST_KM, radiusKm * RADIUS_STEP);
  }
  if (found.length < count) {
    const placeless = [...conditions, "latitude NOT EXISTS"];
    found.push(...(await source.page({ q, conditions: placeless, offset: 0, limit })).hits.filter(passes));
  }
  return byDistance(origin, found);
}

export function kmTo(origin: GeoPoint, { latitude, longitude }: FoundDocument): number {
  if (latitude === undefined || longitude === undefined) return Number.POSITIVE_INFINITY;
  return distanceKm(origin, latitude, longitude);
}

/** Nearest first, those without coordinates last. */
export function byDistance(origin: GeoPoint, hits: readonly FoundDocument[]): FoundDocument[] {
  const placed = hits.map((hit) => ({ hit, metres: Math.round(kmTo(origin, hit) * 1000) }));
  placed.sort((a, b) => {
    if (a.metres !== b.metres) return a.metres - b.metres;
    return b.hit.popularity - a.hit.popularity || (a.hit.id < b.hit.id ? -1 : 1);
  });
  return placed.map(({ hit }) => hit);
}
