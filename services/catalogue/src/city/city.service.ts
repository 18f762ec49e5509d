import type { CityDetail, CityListItem } from "@meridian/shared/contracts/place";
import { slugify } from "@meridian/shared/domain/slug";
import { notFound } from "@meridian/shared/kernel/app-error";
import type { BusinessStore, CityKey } from "@meridian/shared/ports/business-store";
import type { PlaceStore } from "@meridian/shared/ports/place-store";
import { listScopePage, type PageRequest } from "../business/list-scope-page.ts";

const TOP_CATEGORIES = 15;
const MAX_LISTED = 50_000;

export interface CityService {
  /** Parts combine with AND; a country without businesses has none. */
  list(narrowed: { letter?: string | undefined; countryCode?: string | undefined }): Promise<CityListItem[]>;
  /** The city's slug may be any spelling a link carries, "são-paulo" too. Throws not_found. */
  get(key: CityKey, page: PageRequest): Promise<CityDetail>;
}

export interface CityServiceOptions {
  businesses: BusinessStore;
  places: PlaceStore;
  now: () => Date;
}

export function createCityService({ businesses, places, now }: CityServiceOptions): CityService {
  return {
    list: ({ letter, countryCode }) =>
      places.listCities({
        limit: MAX_LISTED,
        ...(letter === undefined ? {} : { letter }),
        ...(countryCode === undefined ? {} : { countryCode }),
      }),
    async get({ countryCode, citySlug }, page) {
      const asked = { countryCode, citySlug: slugify(citySlug) };
      const summary = await places.getCity(asked, { topCategories: TOP_CATEGORIES });
      if (summary === undefined) throw notFound("City not found");
      const scope = { city: { countryCode: summary.countryCode, citySlug: summary.slug } };
      return {
        city: summary.name,
        country: summary.countryName,
        countryCode: summary.countryCode,
        countrySlug: summary.countrySlug,
        slug: summary.slug,
        businessCount: summary.businessCount,
        categoryCount: summary.categoryCount,
        topCategories: summary.topCategories.map(({ name, ...rest }) => ({ category: name, ...rest })),
        ...(await listScopePage({ businesses, scope, page, total: summary.businessCount, at: now() })),
      };
    },
  };
}
