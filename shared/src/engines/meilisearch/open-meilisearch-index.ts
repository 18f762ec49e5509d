import type { IndexStatus, SearchIndex } from "../../ports/search-index.ts";
import { createFacetReader } from "./facets.ts";
import { createHitSource } from "./hit-source.ts";
import { createIndexSearch } from "./index-search.ts";
import { createIndexSuggest } from "./index-suggest.ts";
import { createIndexWriter, type IndexNames } from "./index-writer.ts";
import { type MeilisearchOptions, openMeilisearch } from "./open-meilisearch.ts";
import { createPatternSource } from "./open-patterns.ts";

export interface MeilisearchIndexOptions extends MeilisearchOptions {
  /** A writer creates the index where it is missing, and keeps its settings. */
  role: "reader" | "writer";
  /** Begins the names of all indexes, so that one server can serve several sites. */
  name?: string;
}

/** The search index on a Meilisearch server. A missing index is no error here: searches fail as unavailable until there is one. */
export async function openMeilisearchIndex(options: MeilisearchIndexOptions): Promise<SearchIndex> {
  const { role, name = "businesses" } = options;
  const link = await openMeilisearch(options);
  const names: IndexNames = {
    main: name,
    patterns: `${name}-patterns`,
    rebuild: (suffix) => `${name}-rebuild-${suffix}`,
  };
  const source = createHitSource(link, names.main);
  const search = createIndexSearch({
    source,
    facets: createFacetReader(link, names.main),
    patterns: createPatternSource(link, names.patterns),
  });
  const writer = createIndexWriter(link, names);
  if (role === "writer") await writer.prepare();

  function forWriting(): typeof writer {
    if (role === "reader") throw new Error("this search index was opened for reading");
    return writer;
  }

  async function status(): Promise<IndexStatus> {
    const { numberOfDocuments } = await link.ask((client) => client.index(names.main).getStats());
    return { documents: numberOfDocuments, isReady: true };
  }

  return {
    search,
    suggest: createIndexSuggest(source),
    apply: async (changes) => forWriting().apply(changes),
    beginRebuild: async () => forWriting().beginRebuild(),
    status,
    close: async () => {},
  };
}
