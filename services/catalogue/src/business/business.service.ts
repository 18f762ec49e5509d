import type { BusinessDetail, FeaturedBusiness, PublicPage } from "@meridian/shared/contracts/business";
import { PUBLIC_LIST_MAX_PAGE, PUBLIC_LIST_PAGE_SIZE } from "@meridian/shared/contracts/page";
import { gone, notFound } from "@meridian/shared/kernel/app-error";
import type { BusinessStore, SlugLookup } from "@meridian/shared/ports/business-store";
import type { PlaceStore } from "@meridian/shared/ports/place-store";
import { toBusinessDetail, toFeaturedBusiness, toPublicListItem } from "./present-business.ts";

const FEATURED_LIMIT = 12;

export interface BusinessService {
  /** Throws not_found for a slug nobody may see, gone for a deleted business. An old slug answers with the current one. */
  get(slug: string): Promise<BusinessDetail>;
  list(page: number): Promise<PublicPage>;
  listFeatured(): Promise<FeaturedBusiness[]>;
}

export interface BusinessServiceOptions {
  businesses: BusinessStore;
  places: PlaceStore;
  now: () => Date;
}

export function createBusinessService({ businesses, places, now }: BusinessServiceOptions): BusinessService {
  const lookUp = async (slug: string): Promise<SlugLookup> => {
    const first = await businesses.findBySlug(slug);
    return first.kind === "moved" ? businesses.findBySlug(first.slug) : first;
  };
  return {
    async get(slug) {
      const found = await lookUp(slug);
      if (found.kind === "gone") throw gone("This business is no longer listed");
      if (found.kind !== "found") throw notFound("Business not found");
      const { business } = found;
      const country =
        business.countryCode === undefined
          ? undefined
          : await places.getCountry(business.countryCode, { topCities: 0 });
      return toBusinessDetail(business, country?.slug ?? null, now());
    },
    async list(page) {
      const [totals, found] = await Promise.all([
        places.totals(),
        businesses.list({ scope: {}, offset: (page - 1) * PUBLIC_LIST_PAGE_SIZE, limit: PUBLIC_LIST_PAGE_SIZE }),
      ]);
      const totalPages = Math.ceil(totals.businesses / PUBLIC_LIST_PAGE_SIZE);
      const at = now();
      return {
        businesses: found.map((business) => toPublicListItem(business, at)),
        currentPage: page,
        totalPages,
        totalCount: totals.businesses,
        hasNextPage: page < Math.min(totalPages, PUBLIC_LIST_MAX_PAGE),
        hasPrevPage: page > 1,
      };
    },
    async listFeatured() {
      const featured = await businesses.listFeatured(FEATURED_LIMIT);
      return featured.map(toFeaturedBusiness);
    },
  };
}
