import { chakra, SkipNavLink, VisuallyHidden } from "@chakra-ui/react";
import type { SearchAnswer } from "@meridian/shared/contracts/search";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { breakpoints } from "../../../theme/breakpoints.ts";
import { ErrorPanel } from "../../../ui/error-panel.tsx";
import { Island } from "../../../ui/island.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { type AppliedFilter, appliedFilters } from "../filters.ts";
import { resultsHeading, totalText } from "../headline.ts";
import { type SearchParams, withParams } from "../search-params.ts";
import { hasNotes } from "../understood.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { HitList, HitListSkeleton, type RenderHit } from "./hit-list.tsx";
import { MapColumn, type ResultsMapProps, STICKY_TOP } from "./map-column.tsx";
import { NearMeNote } from "./near-me-note.tsx";
import { AppliedFilters, ResultsBar } from "./results-bar.tsx";
import { SearchBar } from "./search-bar.tsx";
import { ViewLink } from "./view-link.tsx";

/** Most searches find something, and are understood as they were written. */
const loadNotes = async () => (await import("./results-notes.tsx")).ResultsNotes;
const ResultsNotes = import.meta.env.SSR ? await loadNotes() : lazy(async () => ({ default: await loadNotes() }));
const loadNoResults = async () => (await import("./no-results.tsx")).NoResults;
const NoResults = import.meta.env.SSR ? await loadNoResults() : lazy(async () => ({ default: await loadNoResults() }));

const Top = chakra("div", {
  base: { borderBottomWidth: "1px", borderColor: "border", bg: "bg.subtle", px: { base: "4", md: "6" }, py: "3" },
});
const TopInner = chakra("div", { base: { maxW: "760px", mx: "auto" } });
const Frame = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "6", xl: "8" },
    alignItems: "start",
    maxW: "1760px",
    mx: "auto",
    px: { base: "4", md: "6" },
    pt: { base: "5", md: "6" },
    pb: "16",
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      lg: "minmax(0, 1fr) minmax(360px, 40%)",
      xl: "236px minmax(0, 1fr) minmax(380px, 36%)",
    },
  },
});
const Rail = chakra("aside", {
  base: {
    display: { base: "none", xl: "block" },
    "@media (scripting: none)": { display: "block", order: { base: "3", xl: "0" } },
    position: { xl: "sticky" },
    top: STICKY_TOP,
    maxH: { xl: `calc(100dvh - ${STICKY_TOP} - {spacing.4})` },
    overflowY: { xl: "auto" },
    overscrollBehavior: "contain",
    scrollbarWidth: "thin",
    pe: "2",
    // Room for the focus rings, which what scrolls would cut off.
    ps: { xl: "1" },
    ms: { xl: "-1" },
  },
});
const Results = chakra("div", {
  base: { minW: "0", _focus: { outline: "none" }, scrollMarginTop: STICKY_TOP },
  variants: { isAlone: { true: { gridColumn: { lg: "1 / -1", xl: "2 / -1" }, maxW: { lg: "960px" } } } },
});
const Heading = chakra("h1", { base: { textStyle: "h2", overflowWrap: "anywhere" } });
const Total = chakra("p", {
  base: { color: "fg.muted", textStyle: "sm", mt: "1", fontVariantNumeric: "tabular-nums" },
});
const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-end",
    justifyContent: "space-between",
    columnGap: "6",
    rowGap: "3",
    mb: "5",
  },
});
const Words = chakra("div", {
  base: { flex: "1 1 auto", maxW: "full", minW: "0" },
  variants: { isWide: { true: { flexBasis: "full" } } },
});
/** Hidden where a small screen shows the map instead. */
const Hits = chakra("div", {
  variants: { isHidden: { true: { display: { base: "none", lg: "block" } }, false: {} } },
});
/** Floats over the list and comes to rest under it, so that it never covers the foot of the page. */
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
/** From where on the filters have a column of their own. */
const RAIL_SCREEN = `(min-width: ${breakpoints.xl})`;
const RESULTS_ID = "results";
const PagerBox = chakra("div", { base: { mt: "8" } });

export interface SearchPageProps {
  params: SearchParams;
  /** Undefined while nothing has been answered yet. */
  answer: SearchAnswer | undefined;
  /** The answer belongs to the search before; the next one is on its way. */
  isStale: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  renderHit: RenderHit;
  renderMap: (props: ResultsMapProps) => ReactNode;
}

/** The results of a search: filters, hits and their map. All of its state is in the address. */
export function SearchPage(page: SearchPageProps) {
  const { params, answer, isStale, hasFailed, renderMap } = page;
  const [activeId, setActiveId] = useState<string>();
  const shown = hasFailed ? undefined : answer;
  const filters = appliedFilters(params, shown?.facets);
  const hasMap = !hasFailed && (shown === undefined || shown.hits.length > 0 || params.bbox !== undefined);
  const hasHits = shown !== undefined && shown.hits.length > 0;
  const isMapView = params.view === "map" && !hasFailed && (shown === undefined || hasHits);
  const notes = shown !== undefined && hasNotes(params, shown) && (
    <Suspense>
      <ResultsNotes params={params} answer={shown} />
    </Suspense>
  );
  const nearMe = shown?.understood.isNearMe === true ? withParams(params, { q: shown.understood.text }) : undefined;
  const total = shown === undefined ? "results" : totalText(shown);
  return (
    <>
      <Top data-print="hide">
        <TopInner>
          <Island>
            <SearchBar params={params} />
          </Island>
        </TopInner>
      </Top>
      <Frame>
        <Rail aria-label="Filters" data-print="hide">
          <SkipNavLink id={RESULTS_ID}>Skip the filters</SkipNavLink>
          <VisuallyHidden asChild>
            <h2>Filters</h2>
          </VisuallyHidden>
          <WideScreen>
            <Island>
              <FilterPanel params={params} facets={shown?.facets} totalCount={shown?.totalCount} />
            </Island>
          </WideScreen>
        </Rail>
        <Results id={RESULTS_ID} tabIndex={-1} isAlone={!hasMap}>
          <Head>
            <Words isWide={filters.length > 0 || notes !== false || nearMe !== undefined}>
              <Heading>{resultsHeading(params, shown)}</Heading>
              <Total role="status">{statusText(shown, isStale, hasFailed)}</Total>
              {notes}
              {nearMe !== undefined && <NearMeNote params={nearMe} />}
            </Words>
            <Island>
              <ResultsBar
                params={params}
                facets={shown?.facets}
                totalCount={shown?.totalCount}
                filters={filters}
                total={total}
              />
            </Island>
            <AppliedFilters params={params} filters={filters} />
          </Head>
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
      </Frame>
    </>
  );
}

/** Where the filters have no column of their own, no work goes into what nobody sees. */
function WideScreen({ children }: { children: ReactNode }) {
  return useMediaQuery(RAIL_SCREEN) === false ? null : children;
}

interface ResultsBodyProps extends SearchPageProps {
  filters: readonly AppliedFilter[];
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
}

/** What the search came to: hits, none, a failure, or their places while nothing is known yet. */
function ResultsBody({ params, answer, isStale, hasFailed, onRetry, renderHit, ...rest }: ResultsBodyProps) {
  const { filters, activeId, onActive } = rest;
  if (hasFailed) {
    return (
      <ErrorPanel title="The search does not answer at the moment." onRetry={onRetry}>
        Your search is kept in the address of this page. Try again in a few seconds.
      </ErrorPanel>
    );
  }
  if (answer === undefined) return <HitListSkeleton />;
  if (answer.hits.length === 0) {
    return (
      <Suspense fallback={<HitListSkeleton />}>
        <NoResults params={params} answer={answer} filters={filters} />
      </Suspense>
    );
  }
  return (
    <>
      <VisuallyHidden asChild>
        <h2>Results</h2>
      </VisuallyHidden>
      <HitList hits={answer.hits} activeId={activeId} onActive={onActive} renderHit={renderHit} isBusy={isStale} />
      <PagerBox data-print="hide">
        <Pager current={answer.page} total={answer.totalPages} label="results" />
      </PagerBox>
    </>
  );
}

function statusText(answer: SearchAnswer | undefined, isStale: boolean, hasFailed: boolean): string {
  if (hasFailed) return "The search failed";
  if (answer === undefined || isStale) return "Searching…";
  const { page, totalPages } = answer;
  return page > 1 && page <= totalPages ? `${totalText(answer)} · page ${page} of ${totalPages}` : totalText(answer);
}
