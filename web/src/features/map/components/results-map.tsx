import { useEffect, useRef, useState } from "react";
import type { MapRef } from "react-map-gl/maplibre";
import { type Bounds, boundsOf } from "../pin-bounds.ts";
import { prefersCalm } from "../prefers-calm.ts";
import { BaseMap } from "./base-map.tsx";
import { MapControls } from "./map-controls.tsx";
import { MapPin, type Pin } from "./map-pin.tsx";

/** Closer is of no use: the streets around must be seen. */
const MAX_FIT_ZOOM = 15;
const FIT_PADDING_PX = 64;
const FIT_MS = 400;
const WORLD: Bounds = { west: -150, south: -50, east: 160, north: 70 };

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
  const area = box ?? boundsOf(pins) ?? WORLD;
  const { west, south, east, north } = area;
  const { map, isMoved, onMoveEnd } = useFittedMap(area);

  const searchArea = () => {
    const shown = map.current?.getBounds();
    if (shown === undefined) return;
    onSearchArea(
      boxOnEarth({ west: shown.getWest(), south: shown.getSouth(), east: shown.getEast(), north: shown.getNorth() }),
    );
  };

  return (
    <BaseMap
      label="Map of the results"
      styleUrl={styleUrl}
      around={{ longitude: (west + east) / 2, latitude: (south + north) / 2 }}
      failureText="The map cannot be drawn on this device. The list has every address."
      mapRef={map}
      initialViewState={{
        bounds: [west, south, east, north],
        fitBoundsOptions: { padding: FIT_PADDING_PX, maxZoom: MAX_FIT_ZOOM },
      }}
      onMoveEnd={onMoveEnd}
      overlay={
        <MapControls
          onZoomIn={() => map.current?.zoomIn()}
          onZoomOut={() => map.current?.zoomOut()}
          onSearchArea={isMoved ? searchArea : undefined}
        />
      }
    >
      {pins.map((pin) => (
        <MapPin key={pin.id} pin={pin} isActive={pin.id === activeId} onActive={onActive} onPick={onPick} />
      ))}
    </BaseMap>
  );
}

/** Shows an area whenever it changes, and tells whether the visitor has moved the map away from it. */
function useFittedMap({ west, south, east, north }: Bounds) {
  const map = useRef<MapRef>(null);
  const [isMoved, setIsMoved] = useState(false);
  useEffect(() => {
    setIsMoved(false);
    map.current?.fitBounds([west, south, east, north], {
      padding: FIT_PADDING_PX,
      maxZoom: MAX_FIT_ZOOM,
      duration: prefersCalm() ? 0 : FIT_MS,
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
