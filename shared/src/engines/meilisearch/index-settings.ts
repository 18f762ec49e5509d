import type { Settings } from "meilisearch";
import { MAX_REACHABLE_HITS } from "./search-limits.ts";

/**
 * How the index is built. Any change of a full index is worked on for a minute, so settings are compared before they are sent,
 * and stand before the first document. Unordered lists are sorted, as the engine returns them.
 */
export const INDEX_SETTINGS = {
  searchableAttributes: ["name", "alt", "category", "city", "tags", "country", "address"],
  filterableAttributes: [
    "amenities",
    "categories",
    "cityKey",
    "countryCode",
    "has",
    "isVerified",
    "latitude",
    "longitude",
    "pattern",
    "rating",
    "ratingSteps",
  ],
  sortableAttributes: ["popularity", "rating", "reviews"],
  rankingRules: ["sort", "words", "typo", "attributeRank", "exactness", "popularity:desc"],
  proximityPrecision: "byAttribute",
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
    disableOnWords: [],
    disableOnAttributes: [],
    disableOnNumbers: true,
  },
  faceting: { maxValuesPerFacet: 100, sortFacetValuesBy: { "*": "count" } },
  facetSearch: false,
  pagination: { maxTotalHits: MAX_REACHABLE_HITS },
} satisfies Settings;

/** True when an index has these settings already. */
export function hasIndexSettings(actual: Settings): boolean {
  const found: Record<string, unknown> = { ...actual };
  for (const key of ["filterableAttributes", "sortableAttributes"]) {
    const list = found[key];
    if (Array.isArray(list)) found[key] = [...list].sort();
  }
  return Object.entries(INDEX_SETTINGS).every(([key, wanted]) => canonical(found[key]) === canonical(wanted));
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
