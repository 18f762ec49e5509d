import type { SearchQuery } from "@meridian/contracts/search/search";
import type { ListingScope } from "@meridian/ports/businesses/business-store";
import type { IndexFilters } from "@meridian/ports/search/search-index";
import type { QueryPlan } from "../reading/query-plan.ts";

/** Filters a store listing can apply too. */
const LISTED: ReadonlySet<string> = new Set([
  "categorySlug",
  "countryCode",
  "cityKey",
] satisfies (keyof IndexFilters)[]);

/**
 * The listing of a category or city, if the search asks for nothing else: the store pages through all of it, which no index can. Undefined
 * for any other search.
 */
export function findListing(
  { sort, near }: Pick<SearchQuery, "sort" | "near">,
  { text, filters }: Pick<QueryPlan, "text" | "filters">,
): ListingScope | undefined {
  if (text !== "" || sort !== "relevance" || near !== undefined) return undefined;
  const { categorySlug, cityKey } = filters;
  const isBounded = categorySlug !== undefined || cityKey !== undefined;
  return isBounded && Object.keys(filters).every((name) => LISTED.has(name)) ? listingScopeOf(filters) : undefined;
}

/** The narrowest listing that contains every hit. */
export function listingScopeOf({ categorySlug, countryCode, regionCode, cityKey }: IndexFilters): ListingScope {
  const scope: ListingScope = {};
  const country = countryCode ?? regionCode?.slice(0, 2);
  if (categorySlug !== undefined) scope.categorySlug = categorySlug;
  if (country !== undefined) scope.countryCode = country;
  if (cityKey !== undefined) {
    const [code = "", citySlug = ""] = cityKey.split("/");
    scope.city = { countryCode: code.toUpperCase(), citySlug };
  }
  return scope;
}
