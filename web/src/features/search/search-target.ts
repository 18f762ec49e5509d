import type { SearchParams } from "./search-params.ts";

/** A page that lists a search's hits. */
export interface PageScope {
  path: string;
  /** The part of the search given by the page's path. */
  fixed: SearchParams;
}

export const SEARCH_PAGE: PageScope = { path: "/search", fixed: {} };

const COUNTRY_PATH = /^\/countries\/[^/]+/;

/** In the form of a link. */
export interface SearchTarget {
  to: string;
  search: SearchParams;
}

/**
 * Where a search leads. From the page of a place or category, to the page for the requested place and category, keeping other filters; to
 * the results page if there is none, and always from there.
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
  if (country !== undefined) {
    // A code leads on to the name: within the country, the page's own path saves that step.
    const own = country === fixed.country ? COUNTRY_PATH.exec(path)?.[0] : undefined;
    return { to: `${own ?? `/countries/${country.toLowerCase()}`}${last}`, search: filters };
  }
  return category === undefined
    ? { to: SEARCH_PAGE.path, search: params }
    : { to: `/categories${last}`, search: filters };
}
