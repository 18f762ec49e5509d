import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, inject, it, onTestFinished } from "vitest";
import {
  type MeilisearchIndexOptions,
  openMeilisearchIndex,
} from "../../shared/engines/src/meilisearch/open-meilisearch-index.ts";
import { type EngineProxyOptions, startEngineProxy } from "../../shared/testing/src/engines/engine-proxy.ts";
import { findMeilisearch } from "../../shared/testing/src/engines/find-meilisearch.ts";
import { startKeptMeilisearch } from "../../shared/testing/src/engines/kept-engine.ts";
import { makeSearchDocument } from "../../shared/testing/src/search/search-document-factory.ts";
import { indexQuery } from "../../shared/testing/src/search/search-index-handles.ts";

const server = await findMeilisearch(inject("engineEnvironment"));
afterAll(() => (server.isFound ? server.stop() : undefined));

/** A writer whose requests `intercept` sees. */
async function openThrough(
  { to, apiKey, intercept }: Required<Pick<EngineProxyOptions, "to" | "intercept">> & { apiKey: string | undefined },
  limits: Partial<MeilisearchIndexOptions>,
) {
  const proxy = await startEngineProxy({ to, intercept });
  onTestFinished(proxy.close);
  const url = `http://127.0.0.1:${proxy.port}`;
  const index = await openMeilisearchIndex({ url, apiKey, name: `test-${randomUUID()}`, role: "writer", ...limits });
  onTestFinished(index.close);
  return index;
}

const pizzas = (count: number) =>
  Array.from({ length: count }, (_, n) => makeSearchDocument(`p${n}`, { name: `Pizza ${n}` }));

describe.skipIf(!server.isFound)(`Meilisearch${server.isFound ? "" : `: ${server.reason}`}`, () => {
  it("hangs over facets: every search has its hits and reports missing counts, and facets return by themselves", async () => {
    if (!server.isFound) return;
    let isHung = true;
    const intercept = (request: Buffer) => (isHung && request.includes('"facets"') ? Buffer.alloc(0) : undefined);
    const way = { to: Number(new URL(server.url).port), apiKey: server.apiKey, intercept };
    const index = await openThrough(way, { searchTimeoutMs: 10_000, facetTimeoutMs: 200 });
    // More than a page, because fewer hits are counted without the engine.
    const rebuild = await index.beginRebuild();
    await rebuild.add(pizzas(60));
    await rebuild.commit(60);
    const search = () => index.search(indexQuery("pizza", { withFacets: true }));
    for (let n = 0; n < 20; n++) {
      const { hits, total, areFacetsMissing } = await search();
      expect([hits.length, total, areFacetsMissing]).toEqual([20, 60, true]);
    }
    isHung = false;
    await expect
      .poll(async () => (await search()).facets.country, { timeout: 30_000 })
      .toEqual([{ value: "DE", label: "Germany", count: 60 }]);
  });
});

const ownKey = randomUUID();
const isInstalled = server.isFound && server.source.includes("of this machine");
const own = isInstalled ? await startKeptMeilisearch(ownKey) : undefined;
afterAll(() => own?.dispose());

describe.skipIf(own === undefined)(`a Meilisearch of our own${own === undefined ? ": not installed" : ""}`, () => {
  it("restarts during a rebuild, which ends like an undisturbed one", async () => {
    if (own === undefined) return;
    const waiting = Promise.withResolvers<void>();
    let isCommitting = false;
    const intercept = (request: Buffer) => {
      if (isCommitting && request.includes("GET /tasks/")) waiting.resolve();
      return undefined;
    };
    const index = await openThrough({ to: own.port, apiKey: ownKey, intercept }, {});
    const rebuild = await index.beginRebuild();
    await rebuild.add(pizzas(20_000));
    isCommitting = true;
    const committed = rebuild.commit(20_000);
    committed.catch(() => {});
    await waiting.promise;
    await own.stop();
    await own.start();
    await committed;
    expect(await index.status()).toEqual({ documents: 20_000, isReady: true });
  });
});
