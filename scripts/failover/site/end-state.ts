import type { Business } from "../../../shared/contracts/src/businesses/business.ts";
import type { ImportJob } from "../../../shared/contracts/src/imports/import-job.ts";
import type { EngineConfig } from "../../../shared/engines/src/engine-config.ts";
import type { Engines } from "../../../shared/engines/src/engines.ts";
import { openSearchIndex } from "../../../shared/engines/src/open-search-index.ts";
import type { IndexQuery } from "../../../shared/ports/src/search/search-index.ts";
import { indexQuery } from "../../../shared/testing/src/search/search-index-handles.ts";

const PAGE = 1_000;

/** Everything in a directory that must not depend on disturbances during the import. */
export async function endStateOf(engines: Engines, config: EngineConfig) {
  const index = await openSearchIndex(config, "reader");
  const { documents } = await index.status();
  await index.close();
  return {
    businesses: await allBusinesses(engines),
    listed: await engines.businesses.countListed(),
    unindexed: await engines.businesses.countUnindexed(),
    places: [
      await engines.places.totals(),
      await engines.places.listCategories({}),
      await engines.places.listCities({}),
    ],
    indexedDocuments: documents,
  };
}

/** The report of a job. */
export function reportedBy(job: ImportJob) {
  const { state, counters, issueCounts, skippedNames, unchangedNames, checkpointRow, failure } = job;
  return { state, counters, issueCounts, skippedNames, unchangedNames, checkpointRow, failure };
}

async function allBusinesses({ businesses }: Engines): Promise<Omit<Business, "createdAt" | "updatedAt" | "source">[]> {
  const all: Omit<Business, "createdAt" | "updatedAt" | "source">[] = [];
  for (let afterId = ""; ; ) {
    const page = await businesses.scan(afterId, PAGE);
    all.push(...page.map(({ createdAt: _created, updatedAt: _updated, source: _source, ...rest }) => rest));
    const last = page.at(-1);
    if (last === undefined) return all;
    afterId = last.id;
  }
}

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
