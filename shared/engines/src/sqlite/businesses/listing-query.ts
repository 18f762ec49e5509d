import type { ListingScope } from "@meridian/ports/businesses/business-store";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { firstRowArray, numberOf, rowArrays, type SqlRow } from "../database/sql-row.ts";
import { countryIdOf } from "../places/dimensions.ts";
import { resolveCategory } from "../places/resolve-category.ts";
import { BUSINESS_COLUMNS } from "./business-row.ts";

interface Listing {
  kind: ListingKind;
  /** The scope without its category. */
  place: readonly number[];
  /** The category in scope and those below it. */
  categoryIds: readonly number[];
}

export const LISTING_KINDS = ["all", "category", "country", "countryCategory", "city", "cityCategory"] as const;
type ListingKind = (typeof LISTING_KINDS)[number];

/** The equality columns of each listing index, by the parts of the scope. */
const INDEXES: Record<ListingKind, { index: string; columns: readonly string[] }> = {
  all: { index: "business_by_rank", columns: [] },
  category: { index: "business_by_category", columns: ["category_id"] },
  country: { index: "business_by_country", columns: ["country_id"] },
  countryCategory: { index: "business_by_country_category", columns: ["country_id", "category_id"] },
  city: { index: "business_by_city", columns: ["city_id"] },
  cityCategory: { index: "business_by_city_category", columns: ["city_id", "category_id"] },
};

/** One page of a listing; empty if the scope names something unknown. */
export function readListing(db: DirectoryDatabase, scope: ListingScope, limit: number, offset: number): SqlRow[] {
  const listing = listingOf(db, scope);
  if (listing === undefined) return [];
  const { kind, place, categoryIds } = listing;
  if (categoryIds.length < 2) return rowArrays(db.arraySql(listingSql(kind)), ...place, ...categoryIds, limit, offset);
  const merged = db.arraySql(mergedListingSql(kind, categoryIds.length));
  const parameters = categoryIds.flatMap((id) => [...place, id]);
  const byNumber = db.arraySql(`SELECT ${BUSINESS_COLUMNS} FROM business WHERE n = ?`);
  return rowArrays(merged, ...parameters, limit, offset).flatMap(([n]) => {
    const row = firstRowArray(byNumber, numberOf(n));
    return row === undefined ? [] : [row];
  });
}

function listingOf(db: DirectoryDatabase, scope: ListingScope): Listing | undefined {
  const { categorySlug, city } = scope;
  const category = categorySlug === undefined ? undefined : resolveCategory(db, categorySlug);
  if (categorySlug !== undefined && category === undefined) return undefined;
  const categoryIds = category?.ids ?? [];
  const countryCode = scope.countryCode?.toUpperCase();
  if (city !== undefined) {
    if (countryCode !== undefined && countryCode !== city.countryCode.toUpperCase()) return undefined;
    const cityId = findCityId(db, city.countryCode.toUpperCase(), city.citySlug);
    if (cityId === undefined) return undefined;
    return { kind: category === undefined ? "city" : "cityCategory", place: [cityId], categoryIds };
  }
  if (countryCode !== undefined) {
    const place = [countryIdOf(countryCode)];
    return { kind: category === undefined ? "country" : "countryCategory", place, categoryIds };
  }
  return { kind: category === undefined ? "all" : "category", place: [], categoryIds };
}

/** Takes the values of the scope, then limit and offset. */
export function listingSql(kind: ListingKind): string {
  return `${selectOf(kind, BUSINESS_COLUMNS)} ORDER BY popularity DESC, n LIMIT ? OFFSET ?`;
}

/** The business numbers of several categories: their indexes are merged, and read only to the end of the page. */
export function mergedListingSql(kind: ListingKind, categories: number): string {
  const one = selectOf(kind, "popularity, n");
  const all = Array.from({ length: categories }, () => one).join(" UNION ALL ");
  return `SELECT n FROM (${all} ORDER BY popularity DESC, n LIMIT ? OFFSET ?)`;
}

function selectOf(kind: ListingKind, columns: string): string {
  const { index, columns: keys } = INDEXES[kind];
  const conditions = ["is_listed = 1", ...keys.map((column) => `${column} = ?`)].join(" AND ");
  return `SELECT ${columns} FROM business INDEXED BY ${index} WHERE ${conditions}`;
}

function findCityId(db: DirectoryDatabase, countryCode: string, citySlug: string): number | undefined {
  const row = db.sql("SELECT id FROM city WHERE country_id = ? AND slug = ?").get(countryIdOf(countryCode), citySlug);
  return row === undefined ? undefined : numberOf(row.id);
}
