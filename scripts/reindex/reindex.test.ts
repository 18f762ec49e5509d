import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, inject, it } from "vitest";
import { createIndexKeeper } from "../../services/ingest/src/load/index-keeper.ts";
import { categoryByLabelAlone } from "../../shared/domain/src/categories/business-category.ts";
import type { EngineConfig } from "../../shared/engines/src/engine-config.ts";
import type { Engines } from "../../shared/engines/src/engines.ts";
import { openEngines } from "../../shared/engines/src/open-engines.ts";
import { openSearchIndex } from "../../shared/engines/src/open-search-index.ts";
import { createLogger } from "../../shared/platform/src/logger.ts";
import type { SearchIndex } from "../../shared/ports/src/search/search-index.ts";
import { makeDraft } from "../../shared/testing/src/business-factory.ts";
import { findEngineSets } from "../../shared/testing/src/engine-sets.ts";
import { indexQuery } from "../../shared/testing/src/search/search-index-handles.ts";
import { importDrafts } from "../../shared/testing/src/stores-under-test.ts";

const SCRIPT = resolve(import.meta.dirname, "../reindex.ts");
const BUSINESSES = 400;
const SOON = { timeout: 60_000, interval: 25 };
const logger = createLogger({ service: "test", level: "silent" });

const { sets, stop: stopServers } = await findEngineSets(inject("engineEnvironment"));
afterAll(stopServers);

/** Exit code and output of the command with these settings. */
async function reindex(config: object) {
  const env = { ...Object.fromEntries(Object.entries(config)), PATH: process.env.PATH };
  const child = spawn(process.execPath, [SCRIPT], { env, stdio: ["ignore", "pipe", "pipe"] });
  const [output, problems] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: child.exitCode, output, problems };
}

const write = (engines: Engines, word: string, count: number) =>
  importDrafts(
    engines,
    Array.from({ length: count }, (_, n) => makeDraft(`p${n}`, { name: `${word} ${n}` }, n + 2)),
  );

async function openSite(config: EngineConfig) {
  const engines = await openEngines(config);
  const writer = await openSearchIndex(config, "writer");
  const reader = await openSearchIndex(config, "reader");
  const { businesses, places, leases } = engines;
  const keeper = createIndexKeeper({
    businesses,
    places,
    index: writer,
    categoryOf: categoryByLabelAlone,
    lease: { leases, holder: "ingest" },
    logger,
    onChanged: () => Promise.resolve(),
    timing: { gatherMs: 10, idleMs: 100, retryMs: 100, busyMs: 30, confirmMs: 200 },
  });
  await write(engines, "First", BUSINESSES);
  keeper.start();
  await keeper.flush();
  return {
    keeper,
    reader,
    writer,
    engines,
    async close() {
      await keeper.stop();
      await Promise.all([writer.close(), reader.close()]);
      await engines.close();
    },
  };
}

/** Searches until it is stopped; answers every total that was found, and the failures. */
function searchOn(reader: SearchIndex) {
  let isStopped = false;
  const totals = new Set<number>();
  const failures: unknown[] = [];
  let searches = 0;
  const searching = (async () => {
    while (!isStopped) {
      searches++;
      await reader.search(indexQuery("pizza restaurant", { allowTypos: false })).then(
        ({ total }) => totals.add(total),
        (error) => failures.push(error),
      );
    }
  })();
  return async () => {
    isStopped = true;
    await searching;
    return { totals: [...totals], failures, searches };
  };
}

describe.each(sets)("reindexing on $name", ({ make, reason }) => {
  it.skipIf(reason !== "")(
    "while the site runs, no search fails or finds less, and later changes reach the new index",
    {
      timeout: 120_000,
    },
    async () => {
      const { config, remove } = await make();
      const site = await openSite(config);
      await expect.poll(async () => (await site.reader.status()).documents, SOON).toBe(BUSINESSES);
      const stop = searchOn(site.reader);
      const { code, output, problems } = await reindex(config);
      const { totals, failures, searches } = await stop();
      expect({ code, problems }).toEqual({ code: 0, problems: "" });
      expect(output).toMatch(/400 documents in [\d.]+ s: [\d,]+ a second/);
      expect({ totals, failures }).toEqual({ totals: [BUSINESSES], failures: [] });
      expect(searches).toBeGreaterThan(0);
      expect(await site.writer.status()).toEqual({ documents: BUSINESSES, isReady: true });
      await write(site.engines, "Second", 10);
      expect(await site.keeper.flush()).toBe(true);
      const totalOf = async (words: string) =>
        (await site.reader.search(indexQuery(words, { allowTypos: false }))).total;
      await expect.poll(() => totalOf("second"), SOON).toBe(10);
      expect(await totalOf("first")).toBe(BUSINESSES - 10);
      await site.close();
      await remove();
    },
  );

  it.skipIf(reason !== "")(
    "while the site is stopped, it builds a whole index that includes what waited to be indexed",
    {
      timeout: 120_000,
    },
    async () => {
      const { config, remove } = await make();
      const engines = await openEngines(config);
      await write(engines, "Third", 50);
      expect(await reindex(config)).toMatchObject({ code: 0, problems: "" });
      expect(await engines.businesses.countUnindexed()).toBe(0);
      const index = await openSearchIndex(config, "reader");
      expect((await index.search(indexQuery("third"))).total).toBe(50);
      await index.close();
      await engines.close();
      await remove();
    },
  );
});

it("a configuration that suits no engine fails with a remedy", async () => {
  const { code, problems } = await reindex({ DATA_DIR: "unused", MEILI_URL: "http://127.0.0.1:1" });
  expect(code).toBe(1);
  expect(problems).toContain("A cluster needs MONGODB_URL, MEILI_URL and REDIS_URL together");
});
