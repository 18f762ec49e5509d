import { chakra, Skeleton } from "@chakra-ui/react";
import type { GeoBox, SearchAnswer } from "@meridian/shared/contracts/search";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import type { LocatedHit } from "../located-hits.ts";
import type { SearchParams } from "../search-params.ts";

const load = async () => (await import("./map-of-results.tsx")).MapOfResults;
/** Nothing is done on the map before its script is there, so that what it is told can come as late. */
const MapOfResults = import.meta.env.SSR ? await load() : lazyPart(load);

/** Below the bar of the site, with a little air. */
export const STICKY_TOP = "81px";
/** What stands above the map before one scrolls, so that its foot is on the screen from the first. */
const ABOVE_MAP = { base: "332px", lg: "188px" } as const;

const MapBox = chakra("div", {
  base: {
    position: { base: "relative", lg: "sticky" },
    top: { lg: STICKY_TOP },
    height: { base: `calc(100dvh - ${ABOVE_MAP.base})`, lg: `calc(100dvh - ${ABOVE_MAP.lg})` },
    minH: "360px",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    overflow: "hidden",
    "@media (scripting: none)": { display: "none" },
  },
  variants: {
    isShown: {
      true: {},
      /** Where there is room for both, the map stands beside the list whatever the view. */
      false: { display: { base: "none", lg: "block" } },
    },
  },
});

export interface ResultsMapProps {
  places: readonly LocatedHit[];
  /** What the list is filtered by, but for the box. */
  filters: SearchParams;
  /** The area that was searched, when the visitor chose one on the map. */
  box: GeoBox | undefined;
  position: { latitude: number; longitude: number } | undefined;
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  onShowInList: (id: string) => boolean;
  onSearchArea: (box: GeoBox) => void;
  corner: ReactNode;
}

export interface MapColumnProps {
  params: SearchParams;
  /** Undefined while nothing has been answered yet. */
  answer: SearchAnswer | undefined;
  renderMap: (props: ResultsMapProps) => ReactNode;
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  /** On screens too small for both, the map stands in the place of the list. */
  isShown: boolean;
}

/** The map of what was searched, beside the hits where there is room. */
export function MapColumn({ isShown, answer, ...rest }: MapColumnProps) {
  const waiting = <Skeleton height="full" borderRadius="0" />;
  return (
    <MapBox data-print="hide" isShown={isShown}>
      {answer === undefined ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <MapOfResults answer={answer} {...rest} />
        </Suspense>
      )}
    </MapBox>
  );
}
