import { randomUUID } from "node:crypto";
import { createAddressAreas } from "../../services/catalogue/src/search/meaning/address-areas.ts";
import { createDirectoryBrands } from "../../services/catalogue/src/search/meaning/directory-brands.ts";
import { createDirectoryKinds } from "../../services/catalogue/src/search/meaning/directory-kinds.ts";
import { createSearchService, type SearchService } from "../../services/catalogue/src/search/search.service.ts";
import { type SearchAnswer, type SearchQuery, searchQuerySchema } from "../../shared/contracts/src/search/search.ts";
import type { SearchDocument } from "../../shared/domain/src/businesses/search-document.ts";
import { categoryByLabelAlone } from "../../shared/domain/src/categories/business-category.ts";
import { openMeilisearchIndex } from "../../shared/engines/src/meilisearch/open-meilisearch-index.ts";
import { openSqliteSearchIndex } from "../../shared/engines/src/sqlite/search/open-sqlite-search-index.ts";
import { openKnowledge } from "../../shared/knowledge/src/open-knowledge.ts";
import { createLogger } from "../../shared/platform/src/logger.ts";
import type { IndexAnswer, SearchIndex } from "../../shared/ports/src/search/search-index.ts";
import { dropIndexesOf } from "../../shared/testing/src/engines/cluster-namespace.ts";
import { openTestEngines } from "../../shared/testing/src/open-test-engines.ts";
import { benchBusinesses } from "../bench/search/bench-businesses.ts";
import { storeBusinesses } from "../bench/search/store-businesses.ts";
import { type ComparedAnswer, type Comparison, compareAnswers } from "./compare-answers.ts";
import type { AgreementQuery } from "./name-queries.ts";

/** The time of all queries, which decides what is open. */
const NOW = new Date("2026-03-04T12:00:00Z");

/** The same businesses in the search indexes of both engines, behind the same store. */
export interface BothSearches {
  documents: readonly SearchDocument[];
  /** Asks the indexes what the catalogue asks them for a visitor. */
  compareIndexes(query: AgreementQuery): Promise<Comparison>;
  /** Asks the catalogue's search with either index. */
  compareServices(query: AgreementQuery): Promise<Comparison>;
  close(): Promise<void>;
}

export interface MeilisearchServer {
  url: string;
  apiKey?: string;
}

export async function openBothSearches(server: MeilisearchServer, count: number): Promise<BothSearches> {
  const stores = await openTestEngines();
  const knowledge = openKnowledge();
  const documents = [...benchBusinesses(count)].map(({ document }) => document);
  await storeBusinesses(stores, count);
  const embedded = await openSqliteSearchIndex(stores.config, "writer");
  const name = `agreement-${randomUUID()}`;
  const cluster = await openMeilisearchIndex({ url: server.url, apiKey: server.apiKey, name, role: "writer" });
  for (const index of [embedded, cluster]) {
    const rebuild = await index.beginRebuild();
    await rebuild.add(documents);
    await rebuild.commit(documents.length);
  }

  const searchOn = (index: SearchIndex): Searches => {
    let last: IndexAnswer | undefined;
    const watched: SearchIndex = {
      ...index,
      async search(query) {
        last = await index.search(query);
        return last;
      },
    };
    const service = createSearchService({
      businesses: stores.businesses,
      places: stores.places,
      knownPlaces: knowledge.places,
      brands: createDirectoryBrands({ ...stores, brands: knowledge.brands }),
      kinds: createDirectoryKinds({ kinds: knowledge.kinds }),
      categoryOf: categoryByLabelAlone,
      index: watched,
      addressAreas: createAddressAreas({ ...stores, knownPlaces: knowledge.places, index }),
      logger: createLogger({ service: "agreement", level: "silent" }),
      now: () => NOW,
    });
    return { service, lastIndexAnswer: () => last };
  };
  const [onEmbedded, onCluster] = [searchOn(embedded), searchOn(cluster)];
  return {
    documents,
    async compareIndexes(query) {
      const parameters = searchQuerySchema.parse(query.parameters);
      return compareAnswers(query, await askIndex(onEmbedded, parameters), await askIndex(onCluster, parameters));
    },
    async compareServices(query) {
      const parameters = searchQuerySchema.parse(query.parameters);
      const [here, there] = [await onEmbedded.service.search(parameters), await onCluster.service.search(parameters)];
      return compareAnswers(query, ofService(here), ofService(there));
    },
    async close() {
      knowledge.close();
      await Promise.all([embedded.close(), cluster.close()]);
      const { url, apiKey } = server;
      const key = apiKey === undefined ? {} : { MEILI_API_KEY: apiKey };
      await dropIndexesOf({ MEILI_URL: url, MEILI_INDEX_PREFIX: name, ...key });
      await stores.close();
    },
  };
}

interface Searches {
  service: SearchService;
  /** What the index told the service last. */
  lastIndexAnswer(): IndexAnswer | undefined;
}

async function askIndex({ service, lastIndexAnswer }: Searches, query: SearchQuery): Promise<ComparedAnswer> {
  await service.search(query);
  const answer = lastIndexAnswer();
  if (answer === undefined) throw new Error("the index was not asked");
  const { hits, total, isTotalExact, facets, words, correctedText } = answer;
  return { hits, total, isTotalExact, facets, understood: JSON.stringify({ words, correctedText }) };
}

function ofService({ hits, totalCount, isTotalExact, facets, understood, isDegraded }: SearchAnswer): ComparedAnswer {
  if (isDegraded) throw new Error("the service could not ask its index");
  return { hits, total: totalCount, isTotalExact, facets, understood: JSON.stringify(understood) };
}
