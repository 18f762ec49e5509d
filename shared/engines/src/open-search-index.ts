import { type EngineWatch, watchCalls } from "@meridian/platform/engine-calls";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { Cache } from "@meridian/ports/cache";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { type ClusterConfig, clusterConfigOf, type EngineConfig } from "./engine-config.ts";
import { openSqliteSearchIndex, type SearchIndexRole } from "./sqlite/search/open-sqlite-search-index.ts";

export interface OpenSearchIndexOptions {
  /** Hears of every call. */
  watch?: EngineWatch;
  /** Given, answers that cost much are kept until it changes. */
  datasetVersion?: Pick<DatasetVersion, "current" | "watch">;
  /** Given as well, they are kept for other processes too. */
  cache?: Cache;
}

/** Opens the search index that `config` chooses. Never fails for an index that is missing: searches say so until there is one. */
export async function openSearchIndex(
  config: EngineConfig,
  role: SearchIndexRole,
  options: OpenSearchIndexOptions = {},
): Promise<SearchIndex> {
  const cluster = clusterConfigOf(config);
  const { watch } = options;
  const index = cluster === undefined ? openSqliteSearchIndex(config, role) : openMeilisearch(cluster, role, options);
  const engine = cluster === undefined ? "sqlite" : "meilisearch";
  return watch === undefined ? index : watchCalls(await index, { engine, port: "index", watch });
}

async function openMeilisearch(
  cluster: ClusterConfig,
  role: SearchIndexRole,
  { watch, datasetVersion, cache }: OpenSearchIndexOptions,
): Promise<SearchIndex> {
  const { meiliUrl, meiliApiKey, meiliIndexPrefix } = cluster;
  const { openMeilisearchIndex } = await import("./meilisearch/open-meilisearch-index.ts");
  return await openMeilisearchIndex({
    url: meiliUrl,
    apiKey: meiliApiKey,
    name: `${meiliIndexPrefix}businesses`,
    role,
    searchTimeoutMs: cluster.meiliSearchTimeoutMs,
    facetTimeoutMs: cluster.meiliFacetTimeoutMs,
    facetsAtOnce: cluster.meiliFacetsAtOnce,
    ...(watch === undefined ? {} : { watch }),
    ...(datasetVersion === undefined ? {} : { datasetVersion }),
    ...(cache === undefined ? {} : { cache }),
  });
}
