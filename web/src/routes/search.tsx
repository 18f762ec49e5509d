import { createFileRoute } from "@tanstack/react-router";
import { popularCategoriesQuery, searchQuery } from "../features/search/api/search-businesses.ts";
import { SearchPage } from "../features/search/components/search-page.tsx";
import { cleanSearchParams, readSearchParams, validateSearchParams } from "../features/search/search-params.ts";
import { pageHead } from "../lib/head/page-head.ts";
import { LazyFailedSearch } from "./-results/lazy-failed-search.ts";
import { useResults } from "./-results/use-results.tsx";

export const Route = createFileRoute("/search")({
  validateSearch: validateSearchParams,
  search: { middlewares: [({ search, next }) => cleanSearchParams(next(search))] },
  loaderDeps: ({ search }) => readSearchParams(search),
  /** The server waits for the whole answer; a browser shows the page at once and the answer when it arrives. */
  loader: async ({ context: { queryClient, response }, deps }) => {
    if (!import.meta.env.SSR) {
      void queryClient.prefetchQuery(searchQuery(deps));
      return;
    }
    const { hits, page, isDegraded, areFacetsMissing } = await queryClient.ensureQueryData(searchQuery(deps));
    response.isProvisional = isDegraded || areFacetsMissing;
    if (hits.length > 0) return;
    if (page > 1) response.status = 404;
    await queryClient.prefetchQuery(popularCategoriesQuery());
  },
  head: async ({ match }) => {
    const { searchTitle } = await import("../features/search/headline.ts");
    const title = searchTitle(match.loaderDeps);
    return pageHead(match.context.page, {
      title: `${title} – Search`,
      description: `Businesses found for ${title}: ratings, opening hours, phone numbers and the way there.`,
    });
  },
  component: SearchRoute,
  errorComponent: LazyFailedSearch,
});

function SearchRoute() {
  return <SearchPage {...useResults(readSearchParams(Route.useSearch()))} />;
}
