import { type RefObject, useEffect, useRef, useState } from "react";
import type { MapRef, ViewStateChangeEvent } from "react-map-gl/maplibre";
import { prefersCalm } from "../../lib/page/prefers-calm.ts";
import { boxOnEarth, type MapWindow, windowAround } from "./map-window.ts";
import type { Bounds } from "./pin-bounds.ts";

const FIT_MS = 400;
/** Layout steps between two zoom levels. */
const ZOOM_STEPS = 4;
/** The closest zoom: surrounding streets must stay visible. */
export const MAX_FIT_ZOOM = 15;

/** An area to show in full, with a margin. */
export interface Frame extends Bounds {
  paddingPx: number;
}

export interface MapCamera {
  map: RefObject<MapRef | null>;
  /** The window to request; undefined until the map is ready. */
  window: MapWindow | undefined;
  /** Rounded down, so that what fits at it fits now. */
  zoom: number;
  /** The visitor moved away from the frame. */
  isMoved: boolean;
  /** For the map's events: it is ready, or has stopped moving. */
  onRest: (event: object) => void;
  onZoom: (event: ViewStateChangeEvent) => void;
  zoomBy: (steps: number) => void;
  /** Zooms into an area by at least one level; false if the map is already at its closest. */
  zoomInto: (bounds: Bounds) => boolean;
  /** The visible area, normalised to Earth's degrees. */
  seen: () => Bounds | undefined;
}

/** Shows a frame whenever it changes, then follows the visitor. */
export function useMapCamera({ west, south, east, north, paddingPx }: Frame): MapCamera {
  const map = useRef<MapRef>(null);
  const [window, setWindow] = useState<MapWindow>();
  const [zoom, setZoom] = useState(0);
  const [isMoved, setIsMoved] = useState(false);
  const isFitDue = useRef(false);

  const fit = (duration: number) => {
    isFitDue.current = !isOnScreen(map.current);
    if (isFitDue.current) return;
    map.current?.fitBounds([west, south, east, north], { padding: paddingPx, maxZoom: MAX_FIT_ZOOM, duration });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the frame is another
  useEffect(() => {
    setIsMoved(false);
    fit(flightMs());
  }, [west, south, east, north, paddingPx]);

  const seen = () => {
    const bounds = map.current?.getBounds();
    return (
      bounds && { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
    );
  };
  const onRest = (event: object) => {
    if (!isOnScreen(map.current)) return;
    if (isFitDue.current) fit(0);
    if ("originalEvent" in event && event.originalEvent !== undefined) setIsMoved(true);
    const bounds = seen();
    if (bounds === undefined || map.current === null) return;
    setZoom(roundedDown(map.current.getZoom()));
    const next = windowAround(bounds, map.current.getZoom());
    setWindow((last) => (last?.bbox === next.bbox && last.zoom === next.zoom ? last : next));
  };
  const zoomBy = (steps: number) => {
    setIsMoved(true);
    map.current?.easeTo({ zoom: map.current.getZoom() + steps, duration: flightMs() });
  };
  const zoomInto = (bounds: Bounds) => {
    const { current } = map;
    const closest = current?.getMaxZoom() ?? 0;
    const from = current?.getZoom() ?? 0;
    if (current === null || from >= closest) return false;
    setIsMoved(true);
    const camera = current.cameraForBounds([bounds.west, bounds.south, eastOf(bounds), bounds.north], {
      padding: 64,
    });
    if (camera?.center === undefined) return false;
    current.easeTo({
      center: camera.center,
      zoom: Math.max(from + 1, Math.min(camera.zoom ?? 0, MAX_FIT_ZOOM)),
      duration: flightMs(),
    });
    return true;
  };
  const onZoom = ({ viewState }: ViewStateChangeEvent) => setZoom(roundedDown(viewState.zoom));
  return { map, window, zoom, isMoved, onRest, onZoom, zoomBy, zoomInto, seen: () => onEarth(seen()) };
}

/** A map that is not displayed has no size to fit anything into. */
function isOnScreen(map: MapRef | null): boolean {
  return map !== null && map.getContainer().clientWidth > 0;
}

function roundedDown(zoom: number): number {
  return Math.floor(zoom * ZOOM_STEPS) / ZOOM_STEPS;
}

function flightMs(): number {
  return prefersCalm() ? 0 : FIT_MS;
}

/** A box across the date line ends beyond 180 degrees on the map. */
function eastOf({ west, east }: Bounds): number {
  return east < west ? east + 360 : east;
}

function onEarth(bounds: Bounds | undefined): Bounds | undefined {
  return bounds && boxOnEarth(bounds);
}
