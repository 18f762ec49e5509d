import { type Business, MAX_RELATED, type RelatedBusinesses } from "@meridian/contracts/businesses/business";
import type { GeoPoint } from "@meridian/contracts/search/search";
import { type CategoryOf, categorySlugOf } from "@meridian/domain/categories/business-category";
import { cityPageOf } from "@meridian/domain/places/business-place";
import { distanceKm } from "@meridian/domain/places/geo";
import { isUnavailable } from "@meridian/platform/app-error";
import type { Logger } from "@meridian/platform/logger";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { toPublicListItem } from "./present-business.ts";

/** Beyond this distance, "nearby" is misleading. */
const NEARBY_RADIUS_KM = 25;
/** One of the nearest may be the business itself, and those of its category may all be in the other list. */
const NEAREST_ASKED = 2 * MAX_RELATED + 1;
/** Candidates examined if the index is unavailable. */
const MAX_CANDIDATES = 200;

export interface RelatedSources {
  businesses: BusinessStore;
  index: Pick<SearchIndex, "search">;
  categoryOf: CategoryOf;
  logger: Logger;
}

/** Finds what to show beside a business. Without the index, "nearby" is the best-known businesses of its city, nearest first. */
export async function findRelated(sources: RelatedSources, business: Business, at: Date): Promise<RelatedBusinesses> {
  const [sameKind, nearest] = await Promise.all([
    listSameKind(sources.businesses, business),
    listNearest(sources, business),
  ]);
  const shown = new Set(sameKind.map(({ id }) => id));
  const origin = pointOf(business);
  const present = (other: Business) => ({
    ...toPublicListItem(other, at, sources.categoryOf),
    distanceKm: kmBetween(origin, other),
  });
  return {
    sameCategoryInCity: sameKind.map(present),
    nearby: nearest
      .filter(({ id }) => !shown.has(id))
      .slice(0, MAX_RELATED)
      .map(present),
  };
}

async function listSameKind(businesses: BusinessStore, business: Business): Promise<Business[]> {
  const categorySlug = categorySlugOf(business);
  const city = cityPageOf(business);
  if (categorySlug === undefined || city === undefined) return [];
  const found = await businesses.list({ scope: { categorySlug, city }, offset: 0, limit: MAX_RELATED + 1 });
  return found.filter(({ id }) => id !== business.id).slice(0, MAX_RELATED);
}

async function listNearest({ businesses, index, logger }: RelatedSources, business: Business): Promise<Business[]> {
  const origin = pointOf(business);
  if (origin === undefined) return [];
  try {
    const { hits } = await index.search({
      text: "",
      filters: { near: { ...origin, radiusKm: NEARBY_RADIUS_KM } },
      sort: "distance",
      origin,
      offset: 0,
      limit: NEAREST_ASKED,
      withFacets: false,
    });
    return await businesses.findByIds(hits.map(({ id }) => id).filter((id) => id !== business.id));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logger.warn({ err: error }, "nearby search degraded: index unavailable");
    return listNearestOfCity(businesses, business, origin);
  }
}

async function listNearestOfCity(businesses: BusinessStore, business: Business, origin: GeoPoint): Promise<Business[]> {
  const city = cityPageOf(business);
  if (city === undefined) return [];
  const candidates = await businesses.list({ scope: { city }, offset: 0, limit: MAX_CANDIDATES });
  return candidates
    .flatMap((other) => {
      const km = other.id === business.id ? null : kmBetween(origin, other);
      return km === null || km > NEARBY_RADIUS_KM ? [] : [{ other, km }];
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAREST_ASKED)
    .map(({ other }) => other);
}

function pointOf({ latitude, longitude }: Business): GeoPoint | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { lat: latitude, lng: longitude };
}

function kmBetween(origin: GeoPoint | undefined, { latitude, longitude }: Business): number | null {
  if (origin === undefined || latitude === undefined || longitude === undefined) return null;
  return distanceKm(origin, latitude, longitude);
}
