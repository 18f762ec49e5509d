import type { EngineConfig } from "../../shared/engines/src/engine-config.ts";
import { openSearchIndex } from "../../shared/engines/src/open-search-index.ts";
import type { IndexQuery } from "../../shared/ports/src/search/search-index.ts";
import { indexQuery } from "../../shared/testing/src/search/search-index-handles.ts";

/** Searches for kinds, cities and regions by their names in several languages. */
const QUERIES: readonly [text: string, overrides: Partial<IndexQuery>][] = [
  ["", {}],
  ["", { filters: { categorySlug: "restaurant" } }],
  ["", { filters: { categorySlug: "pharmacy" } }],
  ["", { filters: { countryCode: "DE" } }],
  ["", { filters: { cityKey: "de/berlin" } }],
  ["", { filters: { cityKey: "de/munich", categorySlug: "restaurant" } }],
  ["", { filters: { regionCode: "US-CA" } }],
  ["", { filters: { regionCode: "DE-BY", categorySlug: "cafe" } }],
  ["", { filters: { openDuring: "sunday", countryCode: "TR" } }],
  ["pizzeria", { alsoCategories: ["pizza-restaurant"] }],
  ["friseur", { alsoCategories: ["hair-salon"], filters: { cityKey: "de/berlin" } }],
  ["münchen", {}],
  ["munich", {}],
  ["istanbul", {}],
];
const HITS = 100;
/** Of more hits, engines examine a part that depends on their order: the counts of facets are estimates. */
const MAX_COUNTED_HITS = 20_000;

export async function searchState(config: EngineConfig) {
  const index = await openSearchIndex(config, "reader");
  try {
    const found = [];
    for (const [text, overrides] of QUERIES) {
      const answer = await index.search(indexQuery(text, { ...overrides, limit: HITS, withFacets: true }));
      const facets = answer.total > MAX_COUNTED_HITS ? "estimated" : answer.facets;
      found.push({ text, overrides, ...answer, facets });
    }
    return found;
  } finally {
    await index.close();
  }
}
