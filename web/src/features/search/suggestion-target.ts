import type { Suggestion } from "@meridian/contracts/search/suggest";
import { readSearchParams, type SearchParams } from "./search-params.ts";

const CITY_PATH = /^\/cities\/([a-z]{2})\/[^/]+$/;
const SEARCH_PATH = /^\/search\?(.*)$/;
const CATEGORY_PATH = /^\/categories\/([^/]+)$/;

/** A suggested place in the form of the location field: "Paris, FR", "Germany". */
export function locationTextOf({ label, path }: Suggestion): string {
  const code = CITY_PATH.exec(path)?.[1];
  return code === undefined ? label : `${label}, ${code.toUpperCase()}`;
}

/** Whether a suggestion has its own page: a category in a place. */
export function isPlacePage(path: string): boolean {
  return path.startsWith("/cities/") || path.startsWith("/countries/");
}

/** The search a suggestion names, or a suggested category in the typed place. */
export function categorySearchOf({ label, path }: Suggestion, location: string): SearchParams {
  const search = SEARCH_PATH.exec(path)?.[1];
  if (search !== undefined) return readSearchParams(Object.fromEntries(new URLSearchParams(search)));
  const category = CATEGORY_PATH.exec(path)?.[1];
  return readSearchParams(category === undefined ? { q: label, location } : { category, location });
}
