import { chakra } from "@chakra-ui/react";
import type { GeoBox, SearchAnswer } from "@meridian/shared/contracts/search";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SkipLink } from "../../../ui/skip-link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type LocatedHit, locatedHits } from "../located-hits.ts";
import { type SearchParams, withParams } from "../search-params.ts";
import { everywhere } from "../understood.ts";
import { hitElementId } from "./hit-list.tsx";
import { ViewLink } from "./view-link.tsx";

/** Below the bar of the site, with a little air. */
export const STICKY_TOP = "81px";
/** What stands above the map before one scrolls, so that its foot is on the screen from the first. */
const ABOVE_MAP = { base: "332px", lg: "188px" } as const;
const AFTER_MAP_ID = "after-map";
const COORDINATE_DIGITS = 4;

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
export function MapColumn({ params, answer, activeId, onActive, renderMap, isShown }: MapColumnProps) {
  const navigate = useNavigate();
  const hits = answer?.hits;
  const places = useMemo(() => locatedHits(hits ?? []), [hits]);
  const position = useMemo(() => pointOf(params.near), [params.near]);
  if (answer === undefined) {
    return (
      <MapBox isShown={isShown}>
        <Skeleton height="full" borderRadius="0" />
      </MapBox>
    );
  }
  const searchArea = ({ west, south, east, north }: GeoBox) => {
    const bbox = [west, south, east, north].map((degrees) => degrees.toFixed(COORDINATE_DIGITS)).join(",");
    const placeless = answer.understood.place === null ? params : everywhere(params, answer);
    const search = withParams(placeless, { bbox, city: undefined, country: undefined, near: undefined });
    void navigate({ to: "/search", search, resetScroll: false });
  };
  return (
    <MapBox data-print="hide" isShown={isShown}>
      <SkipLink label="Skip the map" to={AFTER_MAP_ID} />
      <VisuallyHidden asChild>
        <h2>Map</h2>
      </VisuallyHidden>
      {renderMap({
        places,
        filters: {
          ...params,
          q: correctedText(params, answer),
          bbox: undefined,
          sort: undefined,
          page: undefined,
          view: undefined,
        },
        box: boxOf(params.bbox),
        position,
        activeId,
        onActive,
        onShowInList: showInList,
        onSearchArea: searchArea,
        corner: <ViewLink params={params} to="list" />,
      })}
      <span id={AFTER_MAP_ID} tabIndex={-1} />
    </MapBox>
  );
}

/** The map of a corrected text is that of the hits, wherever one looks. */
function correctedText(params: SearchParams, { understood }: SearchAnswer): string | undefined {
  return understood.correctedFrom === null || understood.place !== null ? params.q : understood.text;
}

/** Brings the card of a hit onto the screen and the focus to it; false where no list is displayed that has it. */
function showInList(id: string): boolean {
  const item = document.getElementById(hitElementId(id));
  if (item === null || item.offsetParent === null) return false;
  item.scrollIntoView({ block: "center", behavior: "smooth" });
  item.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
  return true;
}

function boxOf(bbox: string | undefined): GeoBox | undefined {
  if (bbox === undefined) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(",").map(Number);
  return { west, south, east, north };
}

function pointOf(near: string | undefined): { latitude: number; longitude: number } | undefined {
  if (near === undefined) return undefined;
  const [latitude = 0, longitude = 0] = near.split(",").map(Number);
  return { latitude, longitude };
}
