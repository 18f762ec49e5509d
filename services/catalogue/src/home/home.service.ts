import type { HomepageData } from "@meridian/contracts/places/place";
import type { CategoryOf } from "@meridian/domain/categories/business-category";
import { categoryMarkOf } from "@meridian/domain/categories/category-mark";
import type { PlaceStore } from "@meridian/ports/places/place-store";

const TILES = { limit: 12 };

export interface HomeService {
  get(): Promise<HomepageData>;
}

export interface HomeServiceOptions {
  places: PlaceStore;
  categoryOf: CategoryOf;
}

export function createHomeService({ places, categoryOf }: HomeServiceOptions): HomeService {
  return {
    async get() {
      const [categories, cities, countries, totals] = await Promise.all([
        places.listCategories(TILES),
        places.listCities(TILES),
        places.listCountries(TILES),
        places.totals(),
      ]);
      return {
        popularSearches: categories.map(({ category, count, slug }) => ({
          category,
          count,
          slug,
          symbol: categoryMarkOf({ label: category, slug }, categoryOf).symbol,
        })),
        topCities: cities.map(({ city, businessCount, countryCode, slug }) => ({
          city,
          count: businessCount,
          countryCode,
          slug,
        })),
        topCountries: countries.map(({ country, businessCount, countryCode, slug }) => ({
          country,
          businessCount,
          countryCode,
          slug,
        })),
        totals,
      };
    },
  };
}
