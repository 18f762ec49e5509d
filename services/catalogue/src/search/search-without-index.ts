import type { Business } from "@meridian/contracts/businesses/business";
import { amenitySlugsOf } from "@meridian/domain/businesses/amenities/amenity-slugs";
import { NO_FACETS } from "@meridian/domain/businesses/facets";
import { isOpenDuring } from "@meridian/domain/businesses/open-during";
import { type CategoryOf, listingCategoriesOf } from "@meridian/domain/categories/business-category";
import { cityPageOf } from "@meridian/domain/places/business-place";
import { distanceKm, isInBox } from "@meridian/domain/places/geo";
import { cityKeyOf } from "@meridian/domain/text/slug";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { IndexAnswer, IndexFilters } from "@meridian/ports/search/search-index";
import { openStateOf } from "../business/open-state-of.ts";
import { listingScopeOf } from "./listing/listing-scope.ts";

/** Candidates requested from the store; a total that reaches it is a lower bound. */
const MAX_CANDIDATES = 200;

export interface StoreSearch {
  text: string;
  filters: IndexFilters;
  categoryOf: CategoryOf;
  offset: number;
  limit: number;
}

/**
 * Answers from the store alone when the index is unavailable: by name prefix, in listing order, without facets, distances or typo
 * correction.
 */
export async function searchWithoutIndex(store: BusinessStore, search: StoreSearch): Promise<IndexAnswer> {
  const { text, filters, categoryOf, offset, limit } = search;
  const candidates =
    text === ""
      ? await store.list({ scope: listingScopeOf(filters), offset: 0, limit: MAX_CANDIDATES })
      : await store.findByNamePrefix(text, MAX_CANDIDATES);
  const found = candidates.filter((business) => fits(business, filters, categoryOf));
  return {
    hits: found.slice(offset, offset + limit).map(({ id }) => ({ id })),
    total: found.length,
    isTotalExact: candidates.length < MAX_CANDIDATES,
    facets: NO_FACETS,
    words: [],
  };
}

function fits(business: Business, filters: IndexFilters, categoryOf: CategoryOf): boolean {
  return fitsCategory(business, filters, categoryOf) && fitsContent(business, filters) && fitsArea(business, filters);
}

function fitsCategory(business: Business, { categorySlug }: IndexFilters, categoryOf: CategoryOf): boolean {
  return (
    categorySlug === undefined || listingCategoriesOf(business, categoryOf).some(({ slug }) => slug === categorySlug)
  );
}

function fitsContent(business: Business, filters: IndexFilters): boolean {
  const { countryCode, regionCode, cityKey, minRating, isVerified, has, amenities, openAt, openDuring } = filters;
  if (countryCode !== undefined && business.countryCode !== countryCode) return false;
  if (regionCode !== undefined && business.regionCode !== regionCode) return false;
  if (cityKey !== undefined && cityKeyOfBusiness(business) !== cityKey) return false;
  if (minRating !== undefined && (business.rating ?? 0) < minRating) return false;
  if (isVerified === true && !business.verified) return false;
  if (amenities !== undefined) {
    const offered = amenitySlugsOf(business.about);
    if (!amenities.every((slug) => offered.includes(slug))) return false;
  }
  if (openAt !== undefined && openStateOf(business, openAt).state !== "open") return false;
  if (openDuring !== undefined && !isOpenDuring(business.hours?.intervals ?? [], openDuring)) return false;
  const present = { phone: business.phone, website: business.website, hours: business.hours };
  return (has ?? []).every((part) => present[part] !== undefined);
}

function fitsArea({ latitude, longitude }: Business, { near, box }: IndexFilters): boolean {
  if (near === undefined && box === undefined) return true;
  if (latitude === undefined || longitude === undefined) return false;
  if (near !== undefined && distanceKm(near, latitude, longitude) > near.radiusKm) return false;
  return box === undefined || isInBox(box, latitude, longitude);
}

function cityKeyOfBusiness(business: Business): string | undefined {
  const page = cityPageOf(business);
  return page && cityKeyOf(page.countryCode, page.citySlug);
}
