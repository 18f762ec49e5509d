import { SkipNavLink, VisuallyHidden } from "@chakra-ui/react";
import type { GeoBox, SearchAnswer } from "@meridian/contracts/search/search";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { scrollBehavior } from "../../../lib/page/prefers-calm.ts";
import { locatedHits, type MapColumnProps } from "../map-props.ts";
import { type SearchParams, withParams } from "../search-params.ts";
import { everywhere } from "../understood.ts";
import { hitElementId } from "./hit-list.tsx";
import { ViewLink } from "./view-link.tsx";

const AFTER_MAP_ID = "after-map";
const COORDINATE_DIGITS = 4;

export interface MapOfResultsProps extends Omit<MapColumnProps, "answer" | "isShown"> {
  answer: SearchAnswer;
}

/** Connects the map to the search. */
export function MapOfResults({ params, answer, activeId, onActive, renderMap }: MapOfResultsProps) {
  const navigate = useNavigate();
  const { bbox: _box, sort: _sort, page: _page, view: _view, ...filters } = params;
  const { hits } = answer;
  const places = useMemo(() => locatedHits(hits), [hits]);
  const position = useMemo(() => pointOf(params.near), [params.near]);
  const searchArea = ({ west, south, east, north }: GeoBox) => {
    const bbox = [west, south, east, north].map((degrees) => degrees.toFixed(COORDINATE_DIGITS)).join(",");
    const placeless = answer.understood.place === null ? params : everywhere(params, answer);
    const search = withParams(placeless, {
      bbox,
      city: undefined,
      region: undefined,
      country: undefined,
      near: undefined,
    });
    void navigate({ to: "/search", search, resetScroll: false });
  };
  return (
    <>
      <SkipNavLink id={AFTER_MAP_ID}>Skip the map</SkipNavLink>
      <VisuallyHidden asChild>
        <h2>Map</h2>
      </VisuallyHidden>
      {renderMap({
        places,
        filters: { ...filters, q: correctedText(params, answer) },
        box: boxOf(params.bbox),
        position,
        activeId,
        onActive,
        onShowInList: showInList,
        onSearchArea: searchArea,
        corner: <ViewLink params={params} to="list" />,
      })}
      <span id={AFTER_MAP_ID} tabIndex={-1} />
    </>
  );
}

/** The map of a corrected text shows that text's hits everywhere. */
function correctedText(params: SearchParams, { understood }: SearchAnswer): string | undefined {
  return understood.correctedFrom === null || understood.place !== null ? params.q : understood.text;
}

/** Scrolls a hit's card into view and focuses it; false if no displayed list has it. */
function showInList(id: string): boolean {
  const item = document.getElementById(hitElementId(id));
  if (item === null || item.offsetParent === null) return false;
  item.scrollIntoView({ block: "center", behavior: scrollBehavior() });
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
