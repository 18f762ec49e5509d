import type {
  Business,
  BusinessDetail,
  FeaturedBusiness,
  PublicPage,
  RelatedBusinesses,
} from "@meridian/contracts/businesses/business";
import { PUBLIC_LIST_MAX_PAGE, PUBLIC_LIST_PAGE_SIZE } from "@meridian/contracts/page";
import type { PlaceLookup } from "@meridian/domain/places/place";
import { gone, notFound } from "@meridian/platform/app-error";
import type { SlugLookup } from "@meridian/ports/businesses/business-store";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import { regionLinkOf } from "../region/region-link.ts";
import { toBusinessDetail, toFeaturedBusiness, toPublicListItem } from "./present-business.ts";
import { findRelated, type RelatedSources } from "./related-businesses.ts";
import { toVcard } from "./vcard.ts";

const FEATURED_LIMIT = 12;

export interface BusinessService {
  /**
   * Throws not_found for an unknown or unapproved slug, gone for a deleted business. A replaced slug returns the business under its current
   * one.
   */
  get(slug: string): Promise<BusinessDetail>;
  /** Throws like `get`. */
  getRelated(slug: string): Promise<RelatedBusinesses>;
  /** Throws like `get`. `slug` is the current one. */
  getVcard(slug: string): Promise<{ slug: string; text: string }>;
  list(page: number): Promise<PublicPage>;
  listFeatured(): Promise<FeaturedBusiness[]>;
}

export interface BusinessServiceOptions extends RelatedSources {
  places: PlaceStore;
  knownPlaces: Pick<PlaceLookup, "region">;
  /** The site's public origin, such as "https://example.org". */
  origin: string;
  now: () => Date;
}

export function createBusinessService(options: BusinessServiceOptions): BusinessService {
  const { businesses, places, knownPlaces, categoryOf, origin, now } = options;
  const lookUp = async (slug: string): Promise<SlugLookup> => {
    const first = await businesses.findBySlug(slug);
    return first.kind === "moved" ? businesses.findBySlug(first.slug) : first;
  };
  const find = async (slug: string): Promise<Business> => {
    const found = await lookUp(slug);
    if (found.kind === "gone") throw gone("This business is no longer listed");
    if (found.kind !== "found") throw notFound("Business not found");
    return found.business;
  };
  return {
    async get(slug) {
      const business = await find(slug);
      const { countryCode, regionCode } = business;
      const country = countryCode === undefined ? undefined : await places.getCountry(countryCode, { topCities: 0 });
      const known = regionCode === undefined ? undefined : knownPlaces.region(regionCode);
      const countrySlug = country?.slug ?? null;
      const region = known === undefined || countrySlug === null ? null : regionLinkOf(known, countrySlug);
      return toBusinessDetail(business, { countrySlug, region, categoryOf, at: now() });
    },
    async getRelated(slug) {
      return findRelated(options, await find(slug), now());
    },
    async getVcard(slug) {
      const business = await find(slug);
      const pageUrl = `${origin}/business/${business.slug}`;
      const cardUrl = `${origin}/api/businesses/${business.slug}/vcard`;
      return { slug: business.slug, text: toVcard(business, { pageUrl, cardUrl }) };
    },
    async list(page) {
      const [totals, found] = await Promise.all([
        places.totals(),
        businesses.list({ scope: {}, offset: (page - 1) * PUBLIC_LIST_PAGE_SIZE, limit: PUBLIC_LIST_PAGE_SIZE }),
      ]);
      const totalPages = Math.ceil(totals.businesses / PUBLIC_LIST_PAGE_SIZE);
      const at = now();
      return {
        businesses: found.map((business) => toPublicListItem(business, at, categoryOf)),
        currentPage: page,
        totalPages,
        totalCount: totals.businesses,
        hasNextPage: page < Math.min(totalPages, PUBLIC_LIST_MAX_PAGE),
        hasPrevPage: page > 1,
      };
    },
    async listFeatured() {
      const featured = await businesses.listFeatured(FEATURED_LIMIT);
      return featured.map((business) => toFeaturedBusiness(business, categoryOf));
    },
  };
}
