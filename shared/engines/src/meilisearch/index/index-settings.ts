import type { Settings } from "meilisearch";
import { MAX_REACHABLE_HITS } from "../../rules/search/check-page.ts";
import { CELL_ATTRIBUTES } from "../map/map-cells.ts";
import { MAX_COUNTED_VALUES } from "../query/search-limits.ts";

/** Compared only, never ordered or searched. */
const EQUALITY_ONLY = { facetSearch: false, filter: { equality: true, comparison: false } };
const COMPARED = ["name", "words"];
const FILTERED = [
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
  "regionCode",
];

/**
 * The index settings. Any change to a full index takes a minute, so they are compared before being sent, and set before the first document.
 * Unordered lists are sorted, as the engine returns them.
 */
export const INDEX_SETTINGS = {
  // In the order of the port's weights: for each word, the rule `attributeRank` adds the position of the matching field.
  searchableAttributes: ["names", "category", "place", "address"],
  filterableAttributes: [
    { attributePatterns: COMPARED, features: EQUALITY_ONLY },
    {
      attributePatterns: [...FILTERED, ...CELL_ATTRIBUTES],
      features: { facetSearch: false, filter: { equality: true, comparison: true } },
    },
  ],
  sortableAttributes: ["popularity", "rating", "reviews"],
  rankingRules: ["sort", "words", "typo", "attributeRank", "popularity:desc"],
  proximityPrecision: "byAttribute",
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 4, twoTypos: 9 },
    disableOnWords: [],
    disableOnAttributes: [],
    disableOnNumbers: true,
  },
  faceting: {
    maxValuesPerFacet: MAX_COUNTED_VALUES,
    // Cells are returned by number, so that the next page starts above the last one.
    sortFacetValuesBy: { "*": "count", ...Object.fromEntries(CELL_ATTRIBUTES.map((name) => [name, "alpha" as const])) },
  },
  facetSearch: false,
  pagination: { maxTotalHits: MAX_REACHABLE_HITS },
} satisfies Settings;

/** Whether an index already has these settings. */
export function hasIndexSettings(actual: Settings): boolean {
  const found: Record<string, unknown> = { ...actual };
  if (Array.isArray(found.sortableAttributes)) found.sortableAttributes = [...found.sortableAttributes].sort();
  return Object.entries(INDEX_SETTINGS).every(([key, wanted]) => canonical(found[key]) === canonical(wanted));
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
