import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { CategoryDetail, CategoryListItem } from "@meridian/contracts/places/place";
import type { CategoryOf } from "@meridian/domain/categories/business-category";
import { categoryMarkOf } from "@meridian/domain/categories/category-mark";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import { listScopePage, type PageRequest } from "../business/list-scope-page.ts";
import { findCategory } from "./find-category.ts";

const TOP_COUNTRIES = 15;
const MAX_LISTED = 20_000;
/** A label seen for the first time costs up to 0.1 ms, during which other requests wait. */
const DRAWN_AT_ONCE = 50;

export interface CategoryService {
  list(letter: string | undefined): Promise<CategoryListItem[]>;
  /** Accepts any spelling a link may carry, such as "bed-&-breakfast". Throws not_found. */
  get(slug: string, page: PageRequest): Promise<CategoryDetail>;
}

export interface CategoryServiceOptions {
  businesses: BusinessStore;
  places: PlaceStore;
  categoryOf: CategoryOf;
  now: () => Date;
}

export function createCategoryService({
  businesses,
  places,
  categoryOf,
  now,
}: CategoryServiceOptions): CategoryService {
  return {
    async list(letter) {
      const listed = await places.listCategories({ limit: MAX_LISTED, ...(letter === undefined ? {} : { letter }) });
      const drawn: CategoryListItem[] = [];
      for (const [at, item] of listed.entries()) {
        if (at % DRAWN_AT_ONCE === 0) await yieldToOthers();
        const { symbol } = categoryMarkOf({ label: item.category, slug: item.slug }, categoryOf);
        drawn.push({ ...item, symbol });
      }
      return drawn;
    },
    async get(slug, page) {
      const summary = await findCategory({ places, categoryOf }, slug, TOP_COUNTRIES);
      const scope = { categorySlug: summary.slug };
      return {
        category: summary.name,
        slug: summary.slug,
        businessCount: summary.businessCount,
        countryCount: summary.countryCount,
        topCountries: summary.topCountries.map(({ name, ...rest }) => ({ country: name, ...rest })),
        ...(await listScopePage({ businesses, scope, page, total: summary.businessCount, categoryOf, at: now() })),
      };
    },
  };
}
