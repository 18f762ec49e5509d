import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { BusinessCard } from "../features/business/components/business-card.tsx";
import { OpenStateLine } from "../features/business/components/open-state-line.tsx";
import { RatingLine } from "../features/business/components/rating-line.tsx";
import { LazyResultsMap } from "../features/map/components/lazy-results-map.tsx";
import type { MapPlace } from "../features/map/map-place.ts";
import { popularCategoriesQuery } from "../features/search/api/get-popular-categories.ts";
import { searchQuery } from "../features/search/api/search-businesses.ts";
import type { HitCardProps } from "../features/search/components/hit-list.tsx";
import { SearchPage } from "../features/search/components/search-page.tsx";
import { searchTitle } from "../features/search/headline.ts";
import { cleanSearchParams, readSearchParams, validateSearchParams } from "../features/search/search-params.ts";
import { pageHead } from "../lib/page-head.ts";
import { LazyFailedSearch } from "./-lazy-failed-search.ts";

export const Route = createFileRoute("/search")({
  validateSearch: validateSearchParams,
  search: { middlewares: [({ search, next }) => cleanSearchParams(next(search))] },
  loaderDeps: ({ search }) => readSearchParams(search),
  /** The server waits for the whole answer; a browser shows the page at once and the answer when it is there. */
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
  head: ({ match }) => {
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
  const params = readSearchParams(Route.useSearch());
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...searchQuery(params),
    placeholderData: keepPreviousData,
  });
  const { map: config } = useRouter().options.context.page;
  return (
    <SearchPage
      params={params}
      answer={data}
      isStale={isPlaceholderData}
      hasFailed={isError}
      onRetry={() => void refetch()}
      renderHit={renderHit}
      renderMap={(map) => <LazyResultsMap {...map} config={config} renderFacts={renderFacts} />}
    />
  );
}

function renderHit({ hit, name, children }: HitCardProps) {
  return (
    <BusinessCard business={hit} name={name}>
      {children}
    </BusinessCard>
  );
}

function renderFacts({ rating, reviews, openState, timeZone }: MapPlace) {
  return (
    <>
      <RatingLine rating={rating} reviews={reviews} />
      <OpenStateLine openState={openState} timeZone={timeZone} />
    </>
  );
}
