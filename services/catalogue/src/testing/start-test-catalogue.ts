import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { type SearchAnswer, searchAnswerSchema } from "@meridian/contracts/search/search";
import { toSearchDocument } from "@meridian/domain/businesses/search-document";
import { type CategoryOf, createCategoryOf } from "@meridian/domain/categories/business-category";
import { createPlaceOf } from "@meridian/domain/places/business-place";
import { openSearchIndex } from "@meridian/engines/open-search-index";
import { openSitemapStore } from "@meridian/engines/open-sitemap-store";
import { openKnowledge } from "@meridian/knowledge/open-knowledge";
import { unavailable } from "@meridian/platform/app-error";
import { createMetrics } from "@meridian/platform/http/server/health-routes";
import { createLogger } from "@meridian/platform/logger";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import type { SitemapStore } from "@meridian/ports/site/sitemap-store";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { startTestApp } from "@meridian/testing/start-test-app";
import { expect } from "vitest";
import type { z } from "zod";
import { createCatalogueApp } from "../app.ts";
import { createShownCategories } from "../category/shown-categories.ts";

const logger = createLogger({ service: "catalogue", level: "silent" });

export interface TestCatalogueOptions {
  /** Whether the stores know cities and regions, as on a real site; otherwise a city is its text. */
  arePlaced?: boolean;
}

/** The whole service on the engines under test, with the given businesses indexed. */
export interface TestCatalogue {
  url: string;
  engines: TestEngines;
  index: SearchIndex;
  sitemaps: SitemapStore;
  get(path: string): Promise<Response>;
  /** Calls a path and parses its answer. */
  read<S extends z.ZodType>(schema: S, path: string): Promise<z.output<S>>;
  /** As above; gateways may cache the answer for so long. */
  readPublic<S extends z.ZodType>(schema: S, path: string, freshSeconds: number): Promise<z.output<S>>;
  search(query: Record<string, string>): Promise<SearchAnswer>;
  /** The names of a search's hits, best first. */
  searchNames(query: Record<string, string>): Promise<string[]>;
  /** Sets the service's clock. */
  setTime(at: Date): void;
  /** Makes the index unavailable from now on. */
  loseIndex(): void;
  stop(): Promise<void>;
}

/** A business whose only label is its type. */
export function ofOneType(fields: Partial<BusinessFields>): Partial<BusinessFields> {
  return { ...fields, category: fields.type, subtypes: [] };
}

export async function startTestCatalogue(
  businesses: readonly Partial<BusinessFields>[],
  { arePlaced = false }: TestCatalogueOptions = {},
): Promise<TestCatalogue> {
  let at = new Date("2026-03-04T17:00:00.000Z");
  let isLost = false;
  const knowledge = openKnowledge();
  const engines = await openTestEngines({
    createCategoryOf: (rules) => createCategoryOf(knowledge.kinds, rules),
    ...(arePlaced ? { placeOf: createPlaceOf(knowledge.places) } : {}),
  });
  const index = await openSearchIndex(engines.config, "writer");
  await seedBusinesses(engines, businesses);
  await indexAll(engines, index, createCategoryOf(knowledge.kinds));
  const lose = <T>(): Promise<T> => Promise.reject(unavailable("The index is lost"));
  const losable: SearchIndex = {
    ...index,
    search: (query) => (isLost ? lose() : index.search(query)),
    locate: (query) => (isLost ? lose() : index.locate(query)),
    cluster: (query) => (isLost ? lose() : index.cluster(query)),
    facetValues: (query) => (isLost ? lose() : index.facetValues(query)),
    suggest: (text, limit) => (isLost ? lose() : index.suggest(text, limit)),
  };
  const sitemaps = await openSitemapStore(engines.config);
  const app = await startTestApp(
    createCatalogueApp({
      businesses: engines.businesses,
      places: engines.places,
      map: engines.map,
      index: losable,
      synonyms: engines.synonyms,
      shown: createShownCategories({ ...engines, kinds: knowledge.kinds }),
      datasetVersion: engines.datasetVersion,
      cleanupJobs: engines.cleanupJobs,
      brands: knowledge.brands,
      kinds: knowledge.kinds,
      knownPlaces: knowledge.places,
      sitemaps,
      origin: "https://example.org",
      logger,
      metrics: createMetrics("catalogue"),
      now: () => at,
    }),
  );
  const get = (path: string) => fetch(`${app.url}${path}`);
  async function read<S extends z.ZodType>(schema: S, path: string): Promise<z.output<S>> {
    const answer = await get(path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return schema.parse(await answer.json());
  }
  async function readPublic<S extends z.ZodType>(schema: S, path: string, freshSeconds: number): Promise<z.output<S>> {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get("cache-control")).toContain(`s-maxage=${freshSeconds}`);
    return schema.parse(await answer.json());
  }
  const search = (query: Record<string, string>) =>
    read(searchAnswerSchema, `/api/search?${new URLSearchParams(query)}`);
  return {
    url: app.url,
    engines,
    index: losable,
    sitemaps,
    get,
    read,
    readPublic,
    search,
    searchNames: async (query) => (await search(query)).hits.map(({ name }) => name),
    setTime: (time) => {
      at = time;
    },
    loseIndex: () => {
      isLost = true;
    },
    async stop() {
      await app.close();
      await sitemaps.close();
      await index.close();
      await engines.close();
      knowledge.close();
    },
  };
}

async function indexAll(engines: TestEngines, index: SearchIndex, categoryOf: CategoryOf): Promise<void> {
  const entries = await engines.businesses.takeUnindexed(10_000);
  const documents = entries.flatMap(({ business }) =>
    business === undefined ? [] : [toSearchDocument(business, categoryOf)],
  );
  const rebuild = await index.beginRebuild();
  await rebuild.add(documents);
  await rebuild.commit(documents.length);
  await engines.businesses.markIndexed(entries);
}
