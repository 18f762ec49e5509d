import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { Cache } from "@meridian/ports/cache";
import type { IndexStatus, SearchIndex } from "@meridian/ports/search/search-index";
import { isMissingIndex, type MeilisearchOptions, openMeilisearch } from "./connection/open-meilisearch.ts";
import { type CachedFacets, cacheFacets } from "./facets/facet-cache.ts";
import { createFacetReader } from "./facets/facets.ts";
import { shareFacets } from "./facets/share-facets.ts";
import { isOutdated, readMarker } from "./index/complete-marker.ts";
import type { IndexNames } from "./index/index-rebuild.ts";
import { createIndexWriter } from "./index/index-writer.ts";
import { createHitSource, type HitSource } from "./query/hit-source.ts";
import { createIndexSearch } from "./query/index-search.ts";
import { createIndexSuggest } from "./query/index-suggest.ts";
import { createPatternSource } from "./query/open-patterns.ts";

export interface MeilisearchIndexOptions extends MeilisearchOptions {
  /** A writer creates a missing index and maintains its settings. */
  role: "reader" | "writer";
  /** If given, counts are cached until it changes. */
  datasetVersion?: Pick<DatasetVersion, "current" | "watch">;
  /** If also given, counts are shared with other processes. */
  cache?: Cache;
  /** Prefixes the names of all indexes, so that one server can serve several sites. */
  name?: string;
}

/** Counts are looked up in this process, then in the shared cache, then requested. */
function keepFacets(engine: HitSource, { datasetVersion, cache }: MeilisearchIndexOptions): CachedFacets {
  if (datasetVersion === undefined) return { source: engine, stop: () => {} };
  if (cache === undefined) return cacheFacets(engine, datasetVersion);
  const shared = shareFacets(engine, { cache, datasetVersion });
  const own = cacheFacets(shared.source, datasetVersion);
  return {
    source: own.source,
    stop() {
      own.stop();
      shared.stop();
    },
  };
}

/** The search index on a Meilisearch server. A missing index is not an error here: searches fail as unavailable until it exists. */
export async function openMeilisearchIndex(options: MeilisearchIndexOptions): Promise<SearchIndex> {
  const { role, name = "businesses" } = options;
  const link = await openMeilisearch(options);
  const names: IndexNames = {
    main: name,
    patterns: `${name}-patterns`,
    rebuild: (suffix) => `${name}-rebuild-${suffix}`,
  };
  const engine = createHitSource(link, names.main);
  const { source, stop } = keepFacets(engine, options);
  const { search, locate, cluster, facetValues } = createIndexSearch({
    source,
    cells: engine,
    facets: createFacetReader(link, names.main, source),
    patterns: createPatternSource(link, names.patterns),
  });
  const writer = createIndexWriter(link, names);
  if (role === "writer") await writer.prepare();

  function forWriting(): typeof writer {
    if (role === "reader") throw new Error("this search index was opened for reading");
    return writer;
  }

  async function status(): Promise<IndexStatus> {
    const marker = await readMarker(link.ask, names.main);
    const stats = await link
      .ask((client) => client.index(names.main).getStats())
      .catch((error: unknown) => {
        if (isMissingIndex(error)) return { numberOfDocuments: 0 };
        throw error;
      });
    if (marker === undefined) return { documents: stats.numberOfDocuments, isReady: false };
    const documents = stats.numberOfDocuments - 1;
    return { documents, isReady: true, ...(isOutdated(marker) ? { isOutdated: true } : {}) };
  }

  return {
    search,
    locate,
    cluster,
    facetValues,
    suggest: createIndexSuggest(source),
    apply: async (changes) => forWriting().apply(changes),
    beginRebuild: async () => forWriting().beginRebuild(),
    compact: async () => forWriting().compact(),
    status,
    async close() {
      stop();
      await link.close();
    },
  };
}
