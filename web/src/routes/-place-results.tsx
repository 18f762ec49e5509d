import { type ReactNode, useMemo } from "react";
import { PlacePage, type PlacePageProps } from "../features/search/components/place-page.tsx";
import type { SearchParams } from "../features/search/search-params.ts";
import { PLACE_PAGE_SIZE } from "./-load-place-results.ts";
import { useResults } from "./-use-results.tsx";

interface PlaceResultsProps extends Pick<PlacePageProps, "crumbs" | "title" | "lead" | "foot"> {
  path: string;
  /** What the path says. */
  fixed: SearchParams;
  params: SearchParams;
  children: ReactNode;
}

/** The page of a place or category with the businesses that `loadPlaceResults` has asked for. */
export function PlaceResults({ path, fixed, params, ...page }: PlaceResultsProps) {
  const scope = useMemo(() => ({ path, fixed }), [path, fixed]);
  return <PlacePage {...page} {...useResults(params, PLACE_PAGE_SIZE)} scope={scope} />;
}
