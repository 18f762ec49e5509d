import type { SearchIndex } from "../ports/search-index.ts";
import type { EngineConfig } from "./engine-config.ts";
import { openSqliteSearchIndex, type SearchIndexRole } from "./sqlite/search/open-sqlite-search-index.ts";

/** Opens the search index that `config` chooses. Never fails for an index that is missing: searches say so until there is one. */
export function openSearchIndex(config: EngineConfig, role: SearchIndexRole): Promise<SearchIndex> {
  return openSqliteSearchIndex(config, role);
}
