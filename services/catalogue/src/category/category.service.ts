import type { CategoryDetail, CategoryListItem } from "@meridian/shared/contracts/place";
import { slugify } from "@meridian/shared/domain/slug";
import { notFound } from "@meridian/shared/kernel/app-error";
import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { PlaceStore } from "@meridian/shared/ports/place-store";
import { listScopePage, type PageRequest } from "../business/list-scope-page.ts";

const TOP_COUNTRIES = 15;
const MAX_LISTED = 20_000;

export interface CategoryService {
  list(letter: string | undefined): Promise<CategoryListItem[]>;
  /** Takes any spelling a link may carry, "bed-&-breakfast" too. Throws not_found. */
  get(slug: string, page: PageRequest): Promise<CategoryDetail>;
}

export interface CategoryServiceOptions {
  businesses: BusinessStore;
  places: PlaceStore;
  now: () => Date;
}

export function createCategoryService({ businesses, places, now }: CategoryServiceOptions): CategoryService {
  return {
    list: (letter) => places.listCategories({ limit: MAX_LISTED, ...(letter === undefined ? {} : { letter }) }),
    async get(slug, page) {
      const summary = await places.getCategory(slugify(slug), { topCountries: TOP_COUNTRIES });
      if (summary === undefined) throw notFound("Category not found");
      const scope = { categorySlug: summary.slug };
      return {
        category: summary.name,
        slug: summary.slug,
        businessCount: summary.businessCount,
        countryCount: summary.countryCount,
        topCountries: summary.topCountries.map(({ name, ...rest }) => ({ country: name, ...rest })),
        ...(await listScopePage({ businesses, scope, page, total: summary.businessCount, at: now() })),
      };
    },
  };
}
