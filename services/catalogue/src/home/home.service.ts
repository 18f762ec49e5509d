import type { HomepageData } from "@meridian/shared/contracts/place";
import type { PlaceStore } from "@meridian/shared/ports/place-store";

const TILES = { limit: 12 };

export interface HomeService {
  get(): Promise<HomepageData>;
}

export function createHomeService(places: PlaceStore): HomeService {
  return {
    async get() {
      const [categories, cities, countries, totals] = await Promise.all([
        places.listCategories(TILES),
        places.listCities(TILES),
        places.listCountries(TILES),
        places.totals(),
      ]);
      return {
        popularSearches: categories.map(({ category, count, slug }) => ({ category, count, slug })),
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
