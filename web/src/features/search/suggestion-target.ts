import type { Suggestion } from "@meridian/shared/contracts/suggest";
import { readSearchParams, type SearchParams } from "./search-params.ts";

const CITY_PATH = /^\/cities\/([a-z]{2})\/[^/]+$/;
const SEARCH_PATH = /^\/search\?(.*)$/;
const CATEGORY_PATH = /^\/categories\/([^/]+)$/;

/** A suggested place as the location field takes it: "Paris, FR", "Germany". */
export function locationTextOf({ label, path }: Suggestion): string {
  const code = CITY_PATH.exec(path)?.[1];
  return code === undefined ? label : `${label}, ${code.toUpperCase()}`;
}

/** Whether a suggestion leads to a page of its own: that of a category in a place. */
export function isPlacePage(path: string): boolean {
  return path.startsWith("/cities/") || path.startsWith("/countries/");
}

/** The search that a suggestion names, or that shows a suggested category in the place that was typed. */
export function categorySearchOf({ label, path }: Suggestion, location: string): SearchParams {
  const search = SEARCH_PATH.exec(path)?.[1];
  if (search !== undefined) return readSearchParams(Object.fromEntries(new URLSearchParams(search)));
  const category = CATEGORY_PATH.exec(path)?.[1];
  return readSearchParams(category === undefined ? { q: label, location } : { category, location });
}
