import { synonymsIn, wordSynonymOf } from "@meridian/shared/domain/synonyms";
import type { Logger } from "@meridian/shared/kernel/logger";
import type { DatasetVersion } from "@meridian/shared/ports/dataset-version";
import type { IndexQuery, SearchIndex } from "@meridian/shared/ports/search-index";
import type { SynonymStore } from "@meridian/shared/ports/synonym-store";
import { rememberByVersion } from "../remember-by-version.ts";

export interface SynonymsOptions {
  index: SearchIndex;
  synonyms: Pick<SynonymStore, "list">;
  datasetVersion: Pick<DatasetVersion, "current">;
  logger: Logger;
}

/**
 * The index, asked for what texts also mean. Synonyms are read once for each version of the dataset, which their changes
 * raise; where they cannot be read a text means itself.
 */
export function withSynonyms({ index, synonyms, datasetVersion, logger }: SynonymsOptions): SearchIndex {
  const remember = rememberByVersion(datasetVersion);
  const current = remember(async () => (await synonyms.list()).map(wordSynonymOf), 1);

  async function meant<Q extends Pick<IndexQuery, "text">>(query: Q): Promise<Q> {
    if (query.text === "") return query;
    try {
      const found = synonymsIn(query.text, await current());
      return found.length === 0 ? query : { ...query, synonyms: found };
    } catch (error) {
      logger.warn({ err: error }, "searched without synonyms");
      return query;
    }
  }

  return {
    ...index,
    search: async (query) => index.search(await meant(query)),
    locate: async (query) => index.locate(await meant(query)),
    cluster: async (query) => index.cluster(await meant(query)),
    facetValues: async (query) => index.facetValues(await meant(query)),
  };
}
