import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { BusinessCard } from "../../features/business/components/business-card.tsx";
import { OpenStateLine } from "../../features/business/components/open-state-line.tsx";
import { RatingLine } from "../../features/business/components/rating-line.tsx";
import { LazyResultsMap } from "../../features/map/components/lazy-map.tsx";
import type { MapPlace } from "../../features/map/map-place.ts";
import { searchQuery } from "../../features/search/api/search-businesses.ts";
import type { HitCardProps } from "../../features/search/components/hit-list.tsx";
import type { ResultsFrameProps } from "../../features/search/components/results-frame.tsx";
import type { SearchParams } from "../../features/search/search-params.ts";

/** The state of a list of hits while they load and change. */
export function useResults(params: SearchParams, pageSize?: number): Omit<ResultsFrameProps, "heading" | "foot"> {
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...searchQuery(params, pageSize),
    placeholderData: keepPreviousData,
  });
  // Rendered in slices, so that a slow phone still responds to taps.
  const answer = useDeferredValue(data);
  const { map: config } = useRouter().options.context.page;
  return {
    params,
    answer,
    isStale: isPlaceholderData || answer !== data,
    hasFailed: isError,
    onRetry: () => void refetch(),
    renderHit,
    renderMap: (map) => <LazyResultsMap {...map} config={config} renderFacts={renderFacts} />,
  };
}

function renderHit({ hit, name, children }: HitCardProps) {
  return (
    <BusinessCard business={hit} name={name} isCompact>
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
