import { resolve } from "node:path";
import { placingByKnowledge } from "@meridian/knowledge/open-knowledge";
import { afterAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { endState } from "../../services/ingest/src/testing/end-state.ts";
import { eventually } from "../../services/ingest/src/testing/sample-sheets.ts";
import { startTestIngest } from "../../services/ingest/src/testing/start-test-ingest.ts";
import { clusterConfigOf } from "../../shared/engines/src/engine-config.ts";
import type { Engines } from "../../shared/engines/src/engines.ts";
import { openEngines } from "../../shared/engines/src/open-engines.ts";
import { openSearchIndex } from "../../shared/engines/src/open-search-index.ts";
import { openKnowledge } from "../../shared/knowledge/src/open-knowledge.ts";
import { findEngineSets } from "../../shared/testing/src/engine-sets.ts";
import { toSchemaBefore } from "../../shared/testing/src/former-schema.ts";
import type { TestEngineConfig } from "../../shared/testing/src/test-engine-config.ts";
import { generateBusinesses } from "../demo/generate-businesses.ts";
import { businessCsvChunks } from "../demo/write-business-csv.ts";
import { buildKnowledgeWhenStale } from "../knowledge/build-knowledge.ts";
import { type SiteProcess, startSiteProcess } from "./engine-process.ts";
import { differencesOf } from "./site/differences.ts";
import { searchState } from "./site/end-state.ts";
import { importChunks } from "./site/import-sheet.ts";

declare module "vitest" {
  interface ProvidedContext {
    upgradedBusinesses: number;
  }
}

const BUSINESSES = inject("upgradedBusinesses");
const SEED = 17;
const BATCH_SIZE_ROWS = 1_000;
const TIMEOUT_MS = 3_600_000;
/** Businesses in the trash, and unapproved ones, before the upgrade. */
const EXCEPTIONS = 5;

await buildKnowledgeWhenStale(resolve(import.meta.dirname, "../.."));
const knowledge = openKnowledge();
const { sets, stop } = await findEngineSets(inject("engineEnvironment"));
afterAll(stop);

async function importSheet(engines: Engines): Promise<void> {
  const sheet = businessCsvChunks(generateBusinesses({ count: BUSINESSES, seed: SEED }));
  const { state, failure, counters } = await importChunks(engines, sheet, BATCH_SIZE_ROWS);
  expect({ state, failure, created: counters.created }).toEqual({
    state: "succeeded",
    failure: null,
    created: BUSINESSES,
  });
}

async function makeExceptions({ businesses, editor, places }: Engines): Promise<void> {
  const ids = (await businesses.scan("", 2 * EXCEPTIONS)).map(({ id }) => id);
  await editor.remove(ids.slice(0, EXCEPTIONS));
  await editor.setApproved(ids.slice(EXCEPTIONS), false);
  await places.refresh();
}

/** Fills it like a release that knew no places or kinds and whose index this release cannot read. */
async function fillFormer({ config, loseIndex }: TestEngineConfig): Promise<void> {
  const ingest = await startTestIngest({ config });
  await importSheet(ingest.engines);
  await makeExceptions(ingest.engines);
  await ingest.stop();
  await loseIndex();
  if (clusterConfigOf(config) === undefined) toSchemaBefore("0026-known-cities", config.DATA_DIR);
}

async function start({ environment }: TestEngineConfig): Promise<SiteProcess[]> {
  const settings = { ...environment, ADMIN_PASSWORD: "correct horse battery staple" };
  const processes = await Promise.all([startSiteProcess("admin", settings), startSiteProcess("ingest", settings)]);
  for (const process of processes) onTestFinished(process.kill);
  return processes;
}

async function open({ config }: TestEngineConfig): Promise<Engines> {
  const engines = await openEngines(config, placingByKnowledge(knowledge));
  onTestFinished(() => engines.close());
  return engines;
}

/** The number of placed businesses. */
async function placedCount({ cleanupJobs }: Engines): Promise<number> {
  const [job] = (await cleanupJobs.list(10)).filter(({ kind }) => kind === "place_businesses");
  return job?.processedCount ?? 0;
}

async function isUpgraded({ config }: TestEngineConfig, engines: Engines): Promise<boolean> {
  if (!(await engines.cleanupJobs.hasFinished("place_businesses"))) return false;
  const index = await openSearchIndex(config, "reader");
  const { isReady } = await index.status();
  await index.close();
  return isReady && (await engines.businesses.countUnindexed()) === 0 && (await engines.places.refresh());
}

/** Records of former labels and spellings remain, with a count of 0. */
function withoutUnknown<R extends { key: string }>(records: readonly R[], known: readonly R[]): R[] {
  const keys = new Set(known.map(({ key }) => key));
  return records.filter(({ key }) => keys.has(key));
}

async function stateOf(directory: TestEngineConfig, engines: Engines) {
  const state = await endState({ ...directory, engines });
  // The order of a city's spellings is that in which they came.
  const cities = state.cities.map((city) => ({ ...city, words: city.words.split(" ").toSorted() }));
  return { ...state, cities, searches: await searchState(directory.config) };
}

describe.each(sets)("on $name", ({ make, reason }) => {
  it.skipIf(reason !== "")(
    `a directory of ${BUSINESSES} businesses of the time before places, killed on its way, becomes what a fresh import is`,
    { timeout: TIMEOUT_MS },
    async () => {
      const [former, fresh] = [await make(), await make()];
      onTestFinished(former.remove);
      onTestFinished(fresh.remove);
      await fillFormer(former);

      let processes = await start(former);
      const upgraded = await open(former);
      const killWhen = async (isMoment: () => Promise<boolean>) => {
        await eventually(async () => (await isMoment()) || undefined, TIMEOUT_MS);
        for (const process of processes) await process.kill();
        processes = await start(former);
      };
      const startedAt = performance.now();
      await killWhen(async () => (await placedCount(upgraded)) > BUSINESSES / 3);
      await killWhen(async () => (await placedCount(upgraded)) > (2 * BUSINESSES) / 3);
      await killWhen(() => upgraded.cleanupJobs.hasFinished("place_businesses"));
      await eventually(async () => (await isUpgraded(former, upgraded)) || undefined, TIMEOUT_MS);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.log(`${BUSINESSES} businesses were upgraded in ${seconds} s`);
      for (const process of processes) expect(await process.stop()).toBe(0);

      processes = await start(fresh);
      const imported = await open(fresh);
      await importSheet(imported);
      await makeExceptions(imported);
      await eventually(async () => (await isUpgraded(fresh, imported)) || undefined, TIMEOUT_MS);
      for (const process of processes) expect(await process.stop()).toBe(0);

      const state = await stateOf(former, upgraded);
      const expected = await stateOf(fresh, imported);
      expect(expected.stored).toBe(BUSINESSES - EXCEPTIONS);
      const categories = withoutUnknown(state.categories, expected.categories);
      const cities = withoutUnknown(state.cities, expected.cities);
      expect(differencesOf({ ...state, categories, cities }, expected)).toEqual([]);
    },
  );
});
