import { type ReactNode, useMemo } from "react";
import { PlacePage, type PlacePageProps } from "../../features/search/components/place-page.tsx";
import { keptFilters, readSearchParams, type SearchParams } from "../../features/search/search-params.ts";
import { useResults } from "../-results/use-results.tsx";
import { PLACE_PAGE_SIZE } from "./load-place-results.ts";
import { listParams, type PlaceFacts } from "./place-page.ts";

interface PlaceResultsProps<Detail> extends Pick<PlacePageProps, "foot"> {
  detail: Detail;
  describe: (detail: Detail) => PlaceFacts;
  /** From the address. */
  search: SearchParams;
  /** Figures and links below the list, which keep the filters. */
  children: (filters: ReturnType<typeof keptFilters>) => ReactNode;
}

/** The page of a place or category with the businesses from `loadPlace`. */
export function PlaceResults<Detail>({ detail, describe, search, children, foot }: PlaceResultsProps<Detail>) {
  const facts = useMemo(() => describe(detail), [detail, describe]);
  const params = readSearchParams({ ...search });
  const results = useResults(listParams(facts, params), PLACE_PAGE_SIZE);
  return (
    <PlacePage {...results} scope={facts} crumbs={facts.crumbs} title={facts.heading ?? facts.title} foot={foot}>
      {children(keptFilters(params))}
    </PlacePage>
  );
}
