import type { Business } from "../../shared/contracts/src/businesses/business.ts";
import type { ImportJob } from "../../shared/contracts/src/imports/import-job.ts";
import type { EngineConfig } from "../../shared/engines/src/engine-config.ts";
import type { Engines } from "../../shared/engines/src/engines.ts";
import { openSearchIndex } from "../../shared/engines/src/open-search-index.ts";

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
