import { synonymsIn, wordSynonymOf } from "@meridian/domain/text/synonyms";
import type { Logger } from "@meridian/platform/logger";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import type { SynonymStore } from "@meridian/ports/search/synonym-store";
import { rememberByVersion } from "../../remember-by-version.ts";
import { streetSynonymsIn } from "../reading/places/street-words.ts";
import { enrichQueries } from "./enrich-queries.ts";

export interface SynonymsOptions {
  index: SearchIndex;
  synonyms: Pick<SynonymStore, "list">;
  datasetVersion: Pick<DatasetVersion, "current">;
  logger: Logger;
}

/**
 * The index with synonyms: the administrator's, and street abbreviations. Synonyms are read once per dataset version, which every change
 * raises; if they cannot be read, only the text itself is searched.
 */
export function withSynonyms({ index, synonyms, datasetVersion, logger }: SynonymsOptions): SearchIndex {
  const remember = rememberByVersion(datasetVersion);
  const current = remember(async () => (await synonyms.list()).map(wordSynonymOf), 1);

  return enrichQueries(index, {
    meaningOf: async ({ text }) => {
      const found = [...streetSynonymsIn(text), ...synonymsIn(text, await current())];
      return found.length === 0 ? {} : { synonyms: found };
    },
    onFailure: (error) => logger.warn({ err: error }, "search degraded: synonyms unavailable"),
  });
}
