import type { ListingScope } from "../../ports/business-store.ts";
import { BUSINESS_COLUMNS } from "./business-row.ts";
import { countryIdOf } from "./dimensions.ts";
import type { DirectoryDatabase } from "./open-directory-database.ts";
import { resolveCategoryId } from "./resolve-category.ts";
import { numberOf } from "./sql-row.ts";

export interface Listing {
  /** Takes `parameters`, then limit and offset. */
  sql: string;
  parameters: readonly number[];
}

export const LISTING_KINDS = ["all", "category", "country", "countryCategory", "city", "cityCategory"] as const;
type ListingKind = (typeof LISTING_KINDS)[number];

/** Columns of the equality part of each listing index, by the parts of the scope. */
const INDEXES: Record<ListingKind, { index: string; columns: readonly string[] }> = {
  all: { index: "business_by_rank", columns: [] },
  category: { index: "business_by_category", columns: ["category_id"] },
  country: { index: "business_by_country", columns: ["country_id"] },
  countryCategory: { index: "business_by_country_category", columns: ["country_id", "category_id"] },
  city: { index: "business_by_city", columns: ["city_id"] },
  cityCategory: { index: "business_by_city_category", columns: ["city_id", "category_id"] },
};
/** The statement that reads a scope in the order of its own index; undefined when the scope names something unknown. */
export function listingOf(db: DirectoryDatabase, scope: ListingScope): Listing | undefined {
  const { categorySlug, city } = scope;
  const categoryId = categorySlug === undefined ? undefined : resolveCategoryId(db, categorySlug);
  if (categorySlug !== undefined && categoryId === undefined) return undefined;
  const countryCode = scope.countryCode?.toUpperCase();
  if (city !== undefined) {
    if (countryCode !== undefined && countryCode !== city.countryCode.toUpperCase()) return undefined;
    const cityId = findCityId(db, city.countryCode.toUpperCase(), city.citySlug);
    if (cityId === undefined) return undefined;
    return categoryId === undefined ? listing("city", cityId) : listing("cityCategory", cityId, categoryId);
  }
  if (countryCode !== undefined) {
    const countryId = countryIdOf(countryCode);
    return categoryId === undefined ? listing("country", countryId) : listing("countryCategory", countryId, categoryId);
  }
  return categoryId === undefined ? listing("all") : listing("category", categoryId);
}

export function listingSql(kind: ListingKind): string {
  const { index, columns } = INDEXES[kind];
  const conditions = ["is_listed = 1", ...columns.map((column) => `${column} = ?`)].join(" AND ");
  return `SELECT ${BUSINESS_COLUMNS} FROM business INDEXED BY ${index} WHERE ${conditions}
    ORDER BY popularity DESC, id LIMIT ? OFFSET ?`;
}

function listing(kind: ListingKind, ...parameters: number[]): Listing {
  return { sql: listingSql(kind), parameters };
}

function findCityId(db: DirectoryDatabase, countryCode: string, citySlug: string): number | undefined {
  const row = db.sql("SELECT id FROM city WHERE country_id = ? AND slug = ?").get(countryIdOf(countryCode), citySlug);
  return row === undefined ? undefined : numberOf(row.id);
}
