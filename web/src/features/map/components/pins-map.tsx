import { chakra } from "@chakra-ui/react";
import { setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import "maplibre-gl/dist/maplibre-gl.css";
import { useEffect, useMemo, useRef, useState } from "react";
import { type MapRef, Map as MapView } from "react-map-gl/maplibre";
import { graticuleStyle } from "../graticule-style.ts";
import { type Bounds, boundsOf } from "../pin-bounds.ts";
import { useSheetColors } from "../use-sheet-colors.ts";
import { MapControls } from "./map-controls.tsx";
import { MapPin, type Pin } from "./map-pin.tsx";

setWorkerUrl(workerUrl);

/** Closer is of no use: the streets around must be seen. */
const MAX_FIT_ZOOM = 15;
const FIT_PADDING_PX = 64;
const FIT_MS = 400;
const WORLD: Bounds = { west: -150, south: -50, east: 160, north: 70 };

const Sheet = chakra("div", {
  base: {
    position: "relative",
    height: "full",
    width: "full",
    bg: "bg.subtle",
    borderColor: "border.emphasized",
    "& .maplibregl-map": { font: "inherit" },
    "& .maplibregl-marker:has([data-active])": { zIndex: "1" },
  },
});
const Failure = chakra("p", {
  base: { display: "grid", placeItems: "center", height: "full", p: "6", textAlign: "center", color: "fg.muted" },
});

export interface PinsMapProps {
  pins: readonly Pin[];
  /** Shown whole instead of the pins' own area. */
  box: Bounds | undefined;
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  onPick: (id: string) => void;
  /** The visitor has moved the map and wants what is there. */
  onSearchArea: (box: Bounds) => void;
  /** MapLibre style; null draws a plain sheet. */
  styleUrl: string | null;
}

/** Places on one map that shows them all, and asks whether to search again once it has been moved. */
export function PinsMap({ pins, box, activeId, onActive, onPick, onSearchArea, styleUrl }: PinsMapProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const colors = useSheetColors(sheet);
  const [isLoaded, setIsLoaded] = useState(false);
  const [problem, setProblem] = useState<"style" | "map">();
  const area = box ?? boundsOf(pins) ?? WORLD;
  const { west, south, east, north } = area;
  const { map, isMoved, onMoveEnd } = useFittedMap(area);
  const isPlain = styleUrl === null || problem === "style";
  const plain = useMemo(
    () => colors && graticuleStyle({ longitude: (west + east) / 2, latitude: (south + north) / 2 }, colors),
    [colors, west, south, east, north],
  );
  const mapStyle = isPlain ? plain : styleUrl;

  const searchArea = () => {
    const shown = map.current?.getBounds();
    if (shown === undefined) return;
    onSearchArea(
      boxOnEarth({ west: shown.getWest(), south: shown.getSouth(), east: shown.getEast(), north: shown.getNorth() }),
    );
  };

  if (problem === "map") return <Failure>The map cannot be drawn on this device. The list has every address.</Failure>;
  return (
    <Sheet ref={sheet} role="region" aria-label="Map of the results">
      {mapStyle !== undefined && (
        <MapView
          ref={map}
          initialViewState={{
            bounds: [west, south, east, north],
            fitBoundsOptions: { padding: FIT_PADDING_PX, maxZoom: MAX_FIT_ZOOM },
          }}
          mapStyle={mapStyle}
          attributionControl={{ compact: true }}
          dragRotate={false}
          onLoad={() => setIsLoaded(true)}
          onMoveEnd={onMoveEnd}
          onError={({ target }) => {
            if (!isLoaded) setProblem(target === null || isPlain ? "map" : "style");
          }}
        >
          {pins.map((pin) => (
            <MapPin key={pin.id} pin={pin} isActive={pin.id === activeId} onActive={onActive} onPick={onPick} />
          ))}
        </MapView>
      )}
      <MapControls
        onZoomIn={() => map.current?.zoomIn()}
        onZoomOut={() => map.current?.zoomOut()}
        onSearchArea={isMoved ? searchArea : undefined}
      />
    </Sheet>
  );
}

/** Shows an area whenever it changes, and tells whether the visitor has moved the map away from it. */
function useFittedMap({ west, south, east, north }: Bounds) {
  const map = useRef<MapRef>(null);
  const [isMoved, setIsMoved] = useState(false);
  useEffect(() => {
    setIsMoved(false);
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    map.current?.fitBounds([west, south, east, north], {
      padding: FIT_PADDING_PX,
      maxZoom: MAX_FIT_ZOOM,
      duration: isCalm ? 0 : FIT_MS,
    });
  }, [west, south, east, north]);
  const onMoveEnd = (event: object) => {
    if ("originalEvent" in event && event.originalEvent !== undefined) setIsMoved(true);
  };
  return { map, isMoved, onMoveEnd };
}

/** A map turned past the date line counts degrees on; the search wants them between -180 and 180. */
function boxOnEarth({ west, south, east, north }: Bounds): Bounds {
  const isWholeWorld = east - west >= 360;
  return {
    west: isWholeWorld ? -180 : wrap(west),
    south: Math.max(-90, south),
    east: isWholeWorld ? 180 : wrap(east),
    north: Math.min(90, north),
  };
}

function wrap(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
