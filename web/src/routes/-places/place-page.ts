import {
  cleanPageParams,
  readSearchParams,
  type SearchParams,
  validateSearchParams,
} from "../../features/search/search-params.ts";
import { countOfBusinesses } from "../../lib/format/number-format.ts";
import type { RouterContext } from "../../lib/page/router-context.ts";
import type { Crumb } from "../../ui/breadcrumb.tsx";
import { listAddress, redirectUnless } from "../-results/list-loading.ts";
import { type ListedBusiness, loadPlaceResults } from "./load-place-results.ts";

/** What the page of a place or category says about itself, from its own call's answer. */
export interface PlaceFacts {
  /** Canonical. */
  path: string;
  /** The part of the search given by the path. */
  fixed: SearchParams;
  /** The document's title. */
  title: string;
  /** The page's heading, if different. */
  heading?: string;
  description: string;
  crumbs: readonly Crumb[];
  /** Without filters; undefined if it is an estimate. */
  businessCount: number | undefined;
  /** Whether search engines may index the page. */
  isIndexed: boolean;
  /** Set if the address's pages are those of another list: only the first businesses are shown. */
  hasFirstPageOnly?: true;
}

/** A region, or a kind in a place, with fewer businesses is not worth indexing. */
const MIN_INDEXED_BUSINESSES = 3;

/** The facts given by the index's counts. */
export function countedFacts({ businessCount, isCountExact }: { businessCount: number; isCountExact: boolean }) {
  return {
    businessCount: isCountExact ? businessCount : undefined,
    isIndexed: businessCount >= MIN_INDEXED_BUSINESSES,
    total: countOfBusinesses(businessCount, isCountExact),
  };
}

type PageParam = "page" | "category";

/** The part of a route that reads the list's state from the address; `also` names parameters besides filters and order. */
export function placeSearch(...also: readonly PageParam[]) {
  return {
    validateSearch: (raw: Record<string, unknown>) => validateSearchParams(cleanPageParams(raw, ...also)),
    search: {
      middlewares: [
        ({ search, next }: { search: SearchParams; next: (search: SearchParams) => SearchParams }) =>
          cleanPageParams({ ...next(search) }, ...also),
      ],
    },
    loaderDeps: ({ search }: { search: SearchParams }) => readSearchParams({ ...search }),
  };
}

/** The search whose hits the page lists. */
export function listParams({ fixed, hasFirstPageOnly }: PlaceFacts, search: SearchParams): SearchParams {
  return readSearchParams({ ...search, ...fixed, ...(hasFirstPageOnly ? { page: undefined } : {}) });
}

interface PlaceRequest<Detail> {
  context: Pick<RouterContext, "queryClient" | "response">;
  detail: Detail;
  describe: (detail: Detail) => PlaceFacts;
  /** The requested path. */
  askedPath: string;
  deps: SearchParams;
}

export interface LoadedPlace<Detail> {
  detail: Detail;
  items: ListedBusiness[];
}

/** Loads the list of a page, or redirects an alias to its canonical address. */
export async function loadPlace<Detail>(request: PlaceRequest<Detail>): Promise<LoadedPlace<Detail>> {
  const { context, detail, describe, askedPath, deps } = request;
  const facts = describe(detail);
  redirectUnless(facts.path === askedPath, listAddress(facts.path, deps));
  const items = await loadPlaceResults({
    queryClient: context.queryClient,
    response: context.response,
    params: listParams(facts, deps),
    businessCount: facts.businessCount,
  });
  return { detail, items };
}
