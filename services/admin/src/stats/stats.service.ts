import type { AdminStats } from "@meridian/shared/contracts/place";
import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { PlaceStore } from "@meridian/shared/ports/place-store";

const MAX_CATEGORIES = 20_000;

export interface StatsService {
  get(): Promise<AdminStats>;
}

export interface StatsServiceOptions {
  businesses: BusinessStore;
  places: PlaceStore;
}

export function createStatsService({ businesses, places }: StatsServiceOptions): StatsService {
  return {
    async get() {
      const [totalBusinesses, totals, categories] = await Promise.all([
        businesses.countAll(),
        places.totals(),
        places.listCategories({ limit: MAX_CATEGORIES }),
      ]);
      return {
        totalBusinesses,
        totalCategories: totals.categories,
        categories: categories.map(({ category, count, slug }) => ({ category, count, slug })),
      };
    },
  };
}
