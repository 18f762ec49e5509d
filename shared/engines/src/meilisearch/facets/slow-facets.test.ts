import type { RequestListener } from "node:http";
import { json } from "node:stream/consumers";
import { NO_FACETS } from "@meridian/domain/businesses/facets";
import { makeSearchDocument } from "@meridian/testing/search/search-document-factory";
import { indexQuery } from "@meridian/testing/search/search-index-handles";
import { startTestApp } from "@meridian/testing/start-test-app";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import type { MeilisearchOptions } from "../connection/open-meilisearch.ts";
import { completeMarker, MARKER_CONDITION } from "../index/complete-marker.ts";
import { toIndexDocument } from "../index/index-document.ts";
import { openMeilisearchIndex } from "../open-meilisearch-index.ts";

const TOTAL = 5_000;
const WORLD = { west: -180, south: -90, east: 180, north: 90 };
const documents = Array.from({ length: 40 }, (_, n) =>
  toIndexDocument(makeSearchDocument(`p${n}`, { name: `Pizza ${n}` })),
);
const bodySchema = z.object({
  queries: z.array(z.object({ filter: z.string(), limit: z.int(), facets: z.array(z.string()).optional() })),
});

/** A reader for a server that returns hits at once but counts only what `release` admits. */
async function openSlow(limits: Partial<MeilisearchOptions>) {
  const held: (() => void)[] = [];
  let calls = 0;
  let isSlow = true;
  const listener: RequestListener = async (req, res) => {
    if (req.method === "GET") return res.end(JSON.stringify({ pkgVersion: "1.50.0", status: "available" }));
    const { queries } = bodySchema.parse(await json(req));
    const answer = () => res.end(JSON.stringify({ results: queries.map(resultOf) }));
    if (queries.every(({ facets }) => facets === undefined)) return answer();
    calls++;
    if (isSlow) held.push(answer);
    else answer();
  };
  const { url, close } = await startTestApp(listener);
  onTestFinished(close);
  const turns: string[] = [];
  const watch = {
    ended: () => {},
    circuitTurned: (_engine: string, work: string, isOpen: boolean) => turns.push(`${work} ${isOpen}`),
    connectionTurned: () => {},
    connectionGivenUp: () => {},
  };
  const index = await openMeilisearchIndex({
    ...{ url, apiKey: undefined, role: "reader", watch },
    // Hits are returned at once, but the machine may be busy.
    ...{ searchTimeoutMs: 20_000, ...limits },
  });
  onTestFinished(index.close);
  const search = (text = "pizza") => index.search(indexQuery(text, { withFacets: true }));
  const recover = () => {
    isSlow = false;
  };
  return { index, search, turns, held, calls: () => calls, recover };
}

function resultOf({ filter, limit, facets }: z.output<typeof bodySchema>["queries"][number]) {
  if (filter === MARKER_CONDITION) return { hits: [completeMarker("1")] };
  const facetDistribution = facets === undefined ? {} : { facetDistribution: { countryCode: { DE: TOTAL } } };
  return { hits: documents.slice(0, limit), estimatedTotalHits: TOTAL, ...facetDistribution };
}

it("slow facets are omitted from the answer, which says so and has every hit", async () => {
  const { search } = await openSlow({ facetTimeoutMs: 50 });
  const { hits, total, facets, areFacetsMissing } = await search();
  expect({ hits: hits.length, total, facets, areFacetsMissing }).toEqual({
    hits: 20,
    total: TOTAL,
    facets: NO_FACETS,
    areFacetsMissing: true,
  });
});

it("slow facets open a circuit of their own: searches continue, facets are skipped and return by themselves", async () => {
  const { search, turns, calls, recover } = await openSlow({ facetTimeoutMs: 50 });
  for (let n = 0; n < 30; n++) expect((await search(`pizza ${n}`)).total).toBe(TOTAL);
  expect(turns).toEqual(["facets true"]);
  expect(calls()).toBeLessThan(30);
  recover();
  await expect
    .poll(async () => (await search()).facets.country, { timeout: 20_000, interval: 200 })
    .toMatchObject([{ value: "DE", count: TOTAL }]);
  expect(turns).toEqual(["facets true", "facets false"]);
});

it("a limited number of searches request facets at a time, the others wait", async () => {
  const { search, held, calls } = await openSlow({ facetTimeoutMs: 20_000, facetsAtOnce: 2 });
  const searches = Promise.all(Array.from({ length: 6 }, (_, n) => search(`pizza ${n}`)));
  for (let answered = 0; answered < 6; answered++) {
    await expect.poll(() => held.length, { timeout: 20_000 }).toBe(Math.min(2, 6 - answered));
    held.shift()?.();
  }
  for (const { areFacetsMissing } of await searches) expect(areFacetsMissing).toBeUndefined();
  expect(calls()).toBe(6);
});

it("a map whose cells are counted too slowly shows the best hits, and says so", async () => {
  const { index } = await openSlow({ facetTimeoutMs: 50 });
  const { cells, isCut, isDegraded } = await index.cluster({
    ...{ text: "pizza", filters: { box: WORLD } },
    ...{ level: 6, maxCells: 500 },
  });
  expect(cells.map(({ count }) => count)).toEqual([documents.length]);
  expect([isCut, isDegraded]).toEqual([true, true]);
});
