import { chakra } from "@chakra-ui/react";
import type { GeoBox, SearchAnswer } from "@meridian/shared/contracts/search";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { type MapPinData, pinsOf } from "../map-pins.ts";
import { type SearchParams, withParams } from "../search-params.ts";
import { hitElementId } from "./hit-list.tsx";
import { everywhere } from "./results-notes.tsx";

/** Below the bar of the site, with a little air. */
export const STICKY_TOP = "81px";
const MapBox = chakra("div", {
  base: {
    display: { base: "none", lg: "block" },
    position: "sticky",
    top: STICKY_TOP,
    height: `calc(100dvh - ${STICKY_TOP} - {spacing.4})`,
    minH: "320px",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    overflow: "hidden",
    "@media (scripting: none)": { display: "none" },
  },
});

export interface ResultsMapProps {
  pins: readonly MapPinData[];
  /** The area that was searched, when the visitor chose one on the map. */
  box: GeoBox | undefined;
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  onPick: (id: string) => void;
  onSearchArea: (box: GeoBox) => void;
}

export interface MapColumnProps {
  params: SearchParams;
  /** Undefined while nothing has been answered yet. */
  answer: SearchAnswer | undefined;
  renderMap: (props: ResultsMapProps) => ReactNode;
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
}

/** The map of the hits, beside them where there is room. */
export function MapColumn({ params, answer, activeId, onActive, renderMap }: MapColumnProps) {
  const navigate = useNavigate();
  const pick = useCallback((id: string) => {
    const item = document.getElementById(hitElementId(id));
    item?.scrollIntoView({ block: "center", behavior: "smooth" });
    item?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
  }, []);
  if (answer === undefined) {
    return (
      <MapBox>
        <Skeleton height="full" borderRadius="0" />
      </MapBox>
    );
  }
  const searchArea = ({ west, south, east, north }: GeoBox) => {
    const bbox = [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(",");
    const placeless = answer.understood.place === null ? params : everywhere(params, answer);
    const search = withParams(placeless, { bbox, city: undefined, country: undefined, near: undefined });
    void navigate({ to: "/search", search, resetScroll: false });
  };
  const box = boxOf(params.bbox);
  return (
    <MapBox data-print="hide">
      {renderMap({ pins: pinsOf(answer.hits), box, activeId, onActive, onPick: pick, onSearchArea: searchArea })}
    </MapBox>
  );
}

function boxOf(bbox: string | undefined): GeoBox | undefined {
  if (bbox === undefined) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(",").map(Number);
  return { west, south, east, north };
}
