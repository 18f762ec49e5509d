import type { Logger } from "@meridian/platform/logger";
import type { IndexFilters, SearchIndex } from "@meridian/ports/search/search-index";
import { QUOTES } from "../reading/spoken/spoken-modifiers.ts";
import type { DirectoryKinds } from "./directory-kinds.ts";
import { enrichQueries } from "./enrich-queries.ts";

/** The index with kinds: a text that names a kind also finds every business of that kind. Quoted text is taken literally. */
export function withKinds(
  index: SearchIndex,
  kinds: Pick<DirectoryKinds, "categoriesFor">,
  logger: Logger,
): SearchIndex {
  return enrichQueries(index, {
    meaningOf: async ({ text, filters }) => {
      const alsoCategories = QUOTES.test(text) ? [] : kinds.categoriesFor(text, countryOf(filters));
      return alsoCategories.length === 0 ? {} : { alsoCategories };
    },
    onFailure: (error) => logger.warn({ err: error }, "search degraded: kinds unavailable"),
  });
}

/** The country that is searched, if it is one. */
export function countryOf({ countryCode, regionCode, cityKey }: IndexFilters): string | undefined {
  return countryCode ?? (regionCode ?? cityKey)?.slice(0, 2).toUpperCase();
}
