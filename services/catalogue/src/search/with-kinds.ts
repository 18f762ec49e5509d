import type { Logger } from "@meridian/shared/kernel/logger";
import type { IndexQuery, SearchIndex } from "@meridian/shared/ports/search-index";
import type { DirectoryKinds } from "./directory-kinds.ts";

const QUOTES = /["“”„«»]/;

/** The index, where a text that names a kind of business also finds what is of that kind under any label. Quotes mean what stands in them. */
export function withKinds(index: SearchIndex, kinds: DirectoryKinds, logger: Logger): SearchIndex {
  async function meant<Q extends Pick<IndexQuery, "text">>(query: Q): Promise<Q> {
    if (query.text === "" || QUOTES.test(query.text)) return query;
    try {
      const alsoCategories = await kinds.categoriesFor(query.text);
      return alsoCategories.length === 0 ? query : { ...query, alsoCategories };
    } catch (error) {
      logger.warn({ err: error }, "searched without kinds");
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
