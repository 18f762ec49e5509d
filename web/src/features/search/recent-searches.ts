import { readSearchParams, type SearchParams } from "./search-params.ts";

const STORAGE_KEY = "meridian-recent-searches";
const MAX_KEPT = 6;

export type RecentSearch = Pick<SearchParams, "q" | "location">;

/** The searches made on this device, newest first. Nothing leaves it. */
export function readRecentSearches(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.slice(0, MAX_KEPT).map(textsOf).filter(isMeaningful);
  } catch {
    return [];
  }
}

export function rememberSearch(search: RecentSearch): void {
  const recent = textsOf(search);
  if (!isMeaningful(recent)) return;
  const others = readRecentSearches().filter((other) => keyOf(other) !== keyOf(recent));
  store([recent, ...others].slice(0, MAX_KEPT));
}

export function forgetSearches(): void {
  store([]);
}

export function keyOf({ q = "", location = "" }: RecentSearch): string {
  return `${q}\n${location}`.toLowerCase();
}

function textsOf(value: unknown): RecentSearch {
  const { q, location } = readSearchParams(Object(value));
  return { q, location };
}

function isMeaningful({ q, location }: RecentSearch): boolean {
  return q !== undefined || location !== undefined;
}

function store(searches: readonly RecentSearch[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(searches));
  } catch {
    // Some private modes deny storage: nothing is remembered then.
  }
}
