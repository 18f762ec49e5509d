import { createContext, useContext } from "react";
import type { SearchParams } from "./search-params.ts";
import { type PageScope, SEARCH_PAGE, type SearchTarget, searchTarget } from "./search-target.ts";

const ScopeContext = createContext<PageScope>(SEARCH_PAGE);

/** Tells the parts of a results list which page they are on; by default the search page. */
export const PageScopeProvider = ScopeContext.Provider;

export function usePageScope(): PageScope {
  return useContext(ScopeContext);
}

/** Returns where a search leads from this page. */
export function useSearchTarget(): (params: SearchParams) => SearchTarget {
  const scope = usePageScope();
  return (params) => searchTarget(params, scope);
}
