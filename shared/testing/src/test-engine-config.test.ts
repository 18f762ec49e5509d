import { readdir } from "node:fs/promises";
import { openEngines } from "@meridian/engines/open-engines";
import { openSearchIndex } from "@meridian/engines/open-search-index";
import { expect, inject, it, onTestFinished } from "vitest";
import { makeSearchDocument } from "./search/search-document-factory.ts";
import { indexQuery } from "./search/search-index-handles.ts";
import { seedBusinesses } from "./seed-businesses.ts";
import { makeTestEngineConfig, type TestEngineConfig } from "./test-engine-config.ts";

async function openAll({ config }: TestEngineConfig) {
  const engines = await openEngines(config);
  const index = await openSearchIndex(config, "writer");
  return {
    engines,
    index,
    async close() {
      await index.close();
      await engines.close();
    },
  };
}

it("the same configuration opens the same data, and another one does not", async () => {
  const [mine, other] = [await makeTestEngineConfig(), await makeTestEngineConfig()];
  onTestFinished(mine.remove);
  onTestFinished(other.remove);
  const first = await openAll(mine);
  await seedBusinesses(first.engines, [{ name: "Alpha" }]);
  const rebuild = await first.index.beginRebuild();
  await rebuild.add([makeSearchDocument("a", { name: "Alpha" })]);
  await rebuild.commit(1);
  await first.engines.rateLimits.hit("visitor", 60_000);
  await first.close();

  const again = await openAll(mine);
  onTestFinished(again.close);
  expect(await again.engines.businesses.countAll()).toBe(1);
  expect((await again.index.status()).documents).toBe(1);
  expect((await again.index.search(indexQuery("alpha"))).total).toBe(1);
  expect(await again.engines.rateLimits.hit("visitor", 60_000)).toMatchObject({ count: 2 });

  const elsewhere = await openAll(other);
  onTestFinished(elsewhere.close);
  expect(await elsewhere.engines.businesses.countAll()).toBe(0);
  expect((await elsewhere.index.status()).documents).toBe(0);
  expect(await elsewhere.engines.rateLimits.hit("visitor", 60_000)).toMatchObject({ count: 1 });
});

it("a cluster run stores nothing in the folder of the embedded engines, and any other run stores everything there", async () => {
  const data = await makeTestEngineConfig();
  onTestFinished(data.remove);
  const { engines, close } = await openAll(data);
  onTestFinished(close);
  await seedBusinesses(engines, [{ name: "Alpha" }]);
  const files = await readdir(data.config.DATA_DIR);
  if (inject("engineSet") === "cluster") expect(files).toEqual([]);
  else expect(files).toContain("directory.db");
});

it("a lost search index is empty when opened again", async () => {
  const data = await makeTestEngineConfig();
  onTestFinished(data.remove);
  const before = await openAll(data);
  const rebuild = await before.index.beginRebuild();
  await rebuild.add([makeSearchDocument("a", { name: "Alpha" })]);
  await rebuild.commit(1);
  await before.close();
  await data.loseIndex();
  const after = await openAll(data);
  onTestFinished(after.close);
  expect((await after.index.status()).documents).toBe(0);
});
