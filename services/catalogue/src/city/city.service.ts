import type { CityDetail, CityListItem } from "@meridian/contracts/places/place";
import type { CategoryOf } from "@meridian/domain/categories/business-category";
import type { BusinessStore, CityKey } from "@meridian/ports/businesses/business-store";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import { listScopePage, type PageRequest } from "../business/list-scope-page.ts";
import { type CitySources, findCity } from "./find-city.ts";

const TOP_CATEGORIES = 15;
const MAX_LISTED = 50_000;

export interface CityService {
  /** Conditions combine with AND; a country without businesses has no cities. */
  list(narrowed: { letter?: string | undefined; countryCode?: string | undefined }): Promise<CityListItem[]>;
  /** Accepts any spelling of the city's slug that a link carries or carried: "são-paulo", "muenchen" for Munich. Throws not_found. */
  get(key: CityKey, page: PageRequest): Promise<CityDetail>;
}

export interface CityServiceOptions extends CitySources {
  businesses: BusinessStore;
  places: PlaceStore;
  categoryOf: CategoryOf;
  now: () => Date;
}

export function createCityService({
  businesses,
  places,
  knownPlaces,
  categoryOf,
  now,
}: CityServiceOptions): CityService {
  return {
    list: ({ letter, countryCode }) =>
      places.listCities({
        limit: MAX_LISTED,
        ...(letter === undefined ? {} : { letter }),
        ...(countryCode === undefined ? {} : { countryCode }),
      }),
    async get(key, page) {
      const { region, fullName, ...summary } = await findCity({ places, knownPlaces }, key, TOP_CATEGORIES);
      const scope = { city: { countryCode: summary.countryCode, citySlug: summary.slug } };
      return {
        city: summary.name,
        fullName,
        country: summary.countryName,
        countryCode: summary.countryCode,
        countrySlug: summary.countrySlug,
        region,
        slug: summary.slug,
        businessCount: summary.businessCount,
        categoryCount: summary.categoryCount,
        topCategories: summary.topCategories.map(({ name, ...rest }) => ({ category: name, ...rest })),
        ...(await listScopePage({ businesses, scope, page, total: summary.businessCount, categoryOf, at: now() })),
      };
    },
  };
}
