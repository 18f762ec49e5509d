import { chakra, SkipNavLink } from "@chakra-ui/react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { breakpoints } from "../../../theme/breakpoints.ts";
import { Island } from "../../../ui/island.tsx";
import { appliedFilters } from "../filters.ts";
import type { ResultsMapProps } from "../map-props.ts";
import { usePageScope } from "../use-search-target.ts";
import { FilterPanel } from "./filters/lazy-filter-panel.ts";
import { MapColumn } from "./map-column.tsx";
import { ResultsBody, type ResultsBodyProps } from "./results-body.tsx";
import { ResultsGrid, STICKY_TOP } from "./results-grid.tsx";
import { ResultsHead, type ResultsHeadProps } from "./results-head.tsx";
import { ViewLink } from "./view-link.tsx";

const Rail = chakra("aside", {
  base: {
    display: { base: "none", xl: "block" },
    "@media (scripting: none)": { display: "block", order: { base: "3", xl: "0" }, mt: { base: "6", xl: "0" } },
    position: { xl: "sticky" },
    top: STICKY_TOP,
    maxH: { xl: `calc(100dvh - ${STICKY_TOP} - {spacing.4})` },
    overflowY: { xl: "auto" },
    overscrollBehavior: "contain",
    scrollbarWidth: "thin",
    pe: "2",
    // Room for focus rings, which the scroll container would clip.
    ps: { xl: "1" },
    ms: { xl: "-1" },
  },
});
const Results = chakra("div", {
  base: { minW: "0", _focus: { outline: "none" }, scrollMarginTop: STICKY_TOP },
  variants: { isAlone: { true: { gridColumn: { lg: "1 / -1", xl: "2 / -1" }, maxW: { lg: "960px" } } } },
});
/** Hidden if a small screen shows the map instead. */
const Hits = chakra("div", {
  variants: { isHidden: { true: { display: { base: "none", lg: "block" } }, false: {} } },
});
/** Floats over the list and settles below it, so that it never covers the end of the page. */
const FloatingView = chakra("div", {
  base: {
    display: { base: "flex", lg: "none" },
    justifyContent: "center",
    position: "sticky",
    bottom: "4",
    mt: "6",
    pointerEvents: "none",
    "& > *": { pointerEvents: "auto" },
  },
});
/** The width from which the filters have their own column. */
const RAIL_SCREEN = `(min-width: ${breakpoints.xl})`;
const RESULTS_ID = "results";

export interface ResultsFrameProps
  extends Omit<ResultsBodyProps, "filters" | "activeId" | "onActive">,
    Pick<ResultsHeadProps, "heading"> {
  renderMap: (props: ResultsMapProps) => ReactNode;
}

/** The results of a search: filters, hits and map. */
export function ResultsFrame({ renderMap, heading, ...page }: ResultsFrameProps) {
  const { params, answer, isStale, hasFailed } = page;
  const { fixed } = usePageScope();
  const [activeId, setActiveId] = useState<string>();
  const shown = hasFailed ? undefined : answer;
  const filters = appliedFilters(params, shown?.facets).filter(({ key }) => !Object.hasOwn(fixed, key));
  const hasMap = !hasFailed && (shown === undefined || shown.hits.length > 0 || params.bbox !== undefined);
  const hasHits = shown !== undefined && shown.hits.length > 0;
  const isMapView = params.view === "map" && !hasFailed && (shown === undefined || hasHits);
  return (
    <ResultsGrid>
      <Rail aria-label="Filters" data-print="hide">
        <SkipNavLink id={RESULTS_ID}>Skip the filters</SkipNavLink>
        <WideScreen>
          <Island>
            <FilterPanel params={params} facets={shown?.facets} totalCount={shown?.totalCount} />
          </Island>
        </WideScreen>
      </Rail>
      <Results id={RESULTS_ID} tabIndex={-1} isAlone={!hasMap}>
        <ResultsHead {...{ params, isStale, hasFailed, filters, heading }} answer={shown} />
        <Hits isHidden={isMapView}>
          <Island>
            <ResultsBody {...page} filters={filters} activeId={activeId} onActive={setActiveId} />
            {hasHits && (
              <FloatingView data-print="hide">
                <ViewLink params={params} to="map" />
              </FloatingView>
            )}
          </Island>
        </Hits>
      </Results>
      {hasMap && (
        <Island>
          <MapColumn
            params={params}
            answer={shown}
            activeId={activeId}
            onActive={setActiveId}
            renderMap={renderMap}
            isShown={isMapView}
          />
        </Island>
      )}
    </ResultsGrid>
  );
}

/** If the filters have no column, they are not rendered. */
function WideScreen({ children }: { children: ReactNode }) {
  return useMediaQuery(RAIL_SCREEN) === false ? null : children;
}

/** Whether the screen matches; undefined in the server's HTML, which is for all screens. */
function useMediaQuery(query: string): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}
