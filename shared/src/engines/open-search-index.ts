import type { SearchIndex } from "../ports/search-index.ts";
import { clusterConfigOf, type EngineConfig } from "./engine-config.ts";
import { openMeilisearchIndex } from "./meilisearch/open-meilisearch-index.ts";
import { openSqliteSearchIndex, type SearchIndexRole } from "./sqlite/search/open-sqlite-search-index.ts";

/** Opens the search index that `config` chooses. Never fails for an index that is missing: searches say so until there is one. */
export async function openSearchIndex(config: EngineConfig, role: SearchIndexRole): Promise<SearchIndex> {
  const cluster = clusterConfigOf(config);
  if (cluster === undefined) return openSqliteSearchIndex(config, role);
  return openMeilisearchIndex({ url: cluster.meiliUrl, apiKey: cluster.meiliApiKey, role });
}
