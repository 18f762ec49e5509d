import type { IndexQuery, SearchIndex } from "@meridian/ports/search/search-index";

/** What a text means beyond its words. */
type Meaning = Partial<Pick<IndexQuery, "synonyms" | "alsoCategories">>;

interface Enrichment {
  /** Called for non-empty texts. */
  meaningOf: (query: Pick<IndexQuery, "text" | "filters" | "synonyms">) => Promise<Meaning>;
  /** If the meaning cannot be read, only the words are searched. */
  onFailure: (error: unknown) => void;
}

/** The same index, with the meaning of each text added to its query. */
export function enrichQueries(index: SearchIndex, { meaningOf, onFailure }: Enrichment): SearchIndex {
  async function enriched<Q extends Pick<IndexQuery, "text" | "filters" | "synonyms">>(query: Q): Promise<Q> {
    if (query.text === "") return query;
    try {
      return { ...query, ...(await meaningOf(query)) };
    } catch (error) {
      onFailure(error);
      return query;
    }
  }

  return {
    ...index,
    search: async (query) => index.search(await enriched(query)),
    locate: async (query) => index.locate(await enriched(query)),
    cluster: async (query) => index.cluster(await enriched(query)),
    facetValues: async (query) => index.facetValues(await enriched(query)),
  };
}
