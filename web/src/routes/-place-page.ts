import {
  cleanPageParams,
  readSearchParams,
  type SearchParams,
  validateSearchParams,
} from "../features/search/search-params.ts";
import { countOfBusinesses } from "../lib/number-format.ts";
import type { RouterContext } from "../lib/router-context.ts";
import type { Crumb } from "../ui/breadcrumb.tsx";
import { listAddress, redirectUnless } from "./-list-loading.ts";
import { type ListedBusiness, loadPlaceResults } from "./-load-place-results.ts";

/** What the page of a place or category says of itself, all of it from the answer of its own call. */
export interface PlaceFacts {
  /** Canonical. */
  path: string;
  /** What the path says of the search. */
  fixed: SearchParams;
  /** Of the document. */
  title: string;
  /** Of the page, where that is another. */
  heading?: string;
  description: string;
  crumbs: readonly Crumb[];
  /** Without filters; undefined where it is an estimate. */
  businessCount: number | undefined;
  /** Whether search engines may list the page. */
  isIndexed: boolean;
  /** Set where the pages of the address are those of another list: the first businesses are shown. */
  hasFirstPageOnly?: true;
}

/** A kind in a place, or a region, with fewer businesses is not worth a visitor's way from a search engine. */
const MIN_INDEXED_BUSINESSES = 3;

/** What figures that the index has counted say of a page. */
export function countedFacts({ businessCount, isCountExact }: { businessCount: number; isCountExact: boolean }) {
  return {
    businessCount: isCountExact ? businessCount : undefined,
    isIndexed: businessCount >= MIN_INDEXED_BUSINESSES,
    total: countOfBusinesses(businessCount, isCountExact),
  };
}

type PageParam = "page" | "category";

/** The part of a route that reads the state of the list from the address; `also` are parameters beside filters and order. */
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
  /** The path that was asked for. */
  askedPath: string;
  deps: SearchParams;
}

export interface LoadedPlace<Detail> {
  detail: Detail;
  items: ListedBusiness[];
}

/** Loads the list of a page, or sends an alias to its one address. */
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
