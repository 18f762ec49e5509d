import { wordSynonymOf } from "@meridian/domain/text/synonyms";
import type { Logger } from "@meridian/platform/logger";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { QUOTES } from "../reading/spoken/spoken-modifiers.ts";
import type { DirectoryBrands } from "./directory-brands.ts";
import { enrichQueries } from "./enrich-queries.ts";

/** The index with brands: a brand's name also finds its businesses under its names in other scripts. Quoted text is taken literally. */
export function withBrands(index: SearchIndex, brands: DirectoryBrands, logger: Logger): SearchIndex {
  return enrichQueries(index, {
    meaningOf: async ({ text, synonyms = [] }) => {
      const names = QUOTES.test(text) ? [] : await brands.otherNamesFor(text);
      if (names.length === 0) return {};
      return { synonyms: [...synonyms, ...names.map((meaning) => wordSynonymOf({ term: text, meaning }))] };
    },
    onFailure: (error) => logger.warn({ err: error }, "search degraded: brands unavailable"),
  });
}
