import type { AdminStats } from "@meridian/contracts/places/place";
import type { BusinessOverview } from "@meridian/ports/businesses/business-overview";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { PlaceStore } from "@meridian/ports/places/place-store";

const MAX_CATEGORIES = 20_000;

export interface StatsService {
  get(): Promise<AdminStats>;
}

export interface StatsServiceOptions {
  businesses: BusinessStore;
  overview: BusinessOverview;
  places: PlaceStore;
}

export function createStatsService({ businesses, overview, places }: StatsServiceOptions): StatsService {
  return {
    async get() {
      const [totalBusinesses, states, meanRating, totals, categories] = await Promise.all([
        businesses.countAll(),
        overview.countStates(),
        overview.meanRating(),
        places.totals(),
        places.listCategories({ limit: MAX_CATEGORIES }),
      ]);
      return {
        totalBusinesses,
        publishedBusinesses: totals.businesses,
        totalCategories: totals.categories,
        approvedBusinesses: states.approved,
        pendingBusinesses: states.pending,
        trashedBusinesses: states.trashed,
        totalCountries: totals.countries,
        totalCities: totals.cities,
        meanRating: meanRating ?? null,
        categories: categories.map(({ category, count, slug }) => ({ category, count, slug })),
      };
    },
  };
}
