import type { SearchParams } from "./search-params.ts";

/** A page that lists the hits of a search. */
export interface PageScope {
  path: string;
  /** What the page's address says of the search before its query string. */
  fixed: SearchParams;
}

export const SEARCH_PAGE: PageScope = { path: "/search", fixed: {} };

/** As a link takes it. */
export interface SearchTarget {
  to: string;
  search: SearchParams;
}

/**
 * Where a search is shown. From the page of a place or category the way leads to that of the place and category that are asked for, with the
 * other filters kept; to the results page where there is no such page, and always from there.
 */
export function searchTarget(params: SearchParams, { path, fixed }: PageScope): SearchTarget {
  const { q, location, near, bbox } = params;
  if (path === SEARCH_PAGE.path || [q, location, near, bbox].some((value) => value !== undefined)) {
    return { to: SEARCH_PAGE.path, search: params };
  }
  const { category, country, region, city, ...filters } = params;
  if (category === fixed.category && country === fixed.country && region === fixed.region && city === fixed.city) {
    return { to: path, search: filters };
  }
  const last = category === undefined ? "" : `/${category}`;
  if (city !== undefined) return { to: `/cities/${city}${last}`, search: filters };
  if (region !== undefined) {
    const isHere = region === fixed.region;
    return isHere ? { to: path, search: { category, ...filters } } : { to: SEARCH_PAGE.path, search: params };
  }
  if (country !== undefined) return { to: `/countries/${country.toLowerCase()}${last}`, search: filters };
  return category === undefined
    ? { to: SEARCH_PAGE.path, search: params }
    : { to: `/categories${last}`, search: filters };
}
