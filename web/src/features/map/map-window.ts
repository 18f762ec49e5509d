import { MAP_MAX_ZOOM } from "@meridian/contracts/places/map-limits";
import { latitudeAt, longitudeAt, mercatorX, mercatorY } from "@meridian/domain/places/web-mercator";
import type { Bounds } from "./pin-bounds.ts";

/** Windows consist of 256-pixel squares: two per side of the world at zoom 0. */
const SQUARES_AT_ZOOM_0 = 2;
const DIGITS = 5;

/** A part of the world as the map call's parameters. */
export interface MapWindow {
  bbox: string;
  zoom: number;
}

/**
 * The visible window extended to whole squares: small pans stay within it, and visitors looking at the same place send the same request.
 */
export function windowAround({ west, south, east, north }: Bounds, zoom: number): MapWindow {
  const whole = Math.min(MAP_MAX_ZOOM, Math.max(0, Math.round(zoom)));
  const squares = SQUARES_AT_ZOOM_0 * 2 ** whole;
  const left = Math.floor(mercatorX(west) * squares);
  const right = Math.ceil(mercatorX(east) * squares);
  const top = Math.max(0, Math.floor(mercatorY(north) * squares));
  const bottom = Math.min(squares, Math.ceil(mercatorY(south) * squares));
  const isWholeWorld = right - left >= squares;
  const sides = [
    isWholeWorld ? -180 : wrapped(longitudeAt(left / squares)),
    latitudeAt(bottom / squares),
    isWholeWorld ? 180 : easternEdge(longitudeAt(right / squares)),
    latitudeAt(top / squares),
  ];
  return { bbox: sides.map((degrees) => String(Number(degrees.toFixed(DIGITS)))).join(","), zoom: whole };
}

/** A map panned past the date line keeps counting degrees; the API wants them between -180 and 180. */
export function boxOnEarth({ west, south, east, north }: Bounds): Bounds {
  const isWholeWorld = east - west >= 360;
  return {
    west: isWholeWorld ? -180 : wrapped(west),
    south: Math.max(-90, south),
    east: isWholeWorld ? 180 : wrapped(east),
    north: Math.min(90, north),
  };
}

/** For boxes that end there, the date line is 180 degrees east. */
function easternEdge(longitude: number): number {
  const edge = wrapped(longitude);
  return edge === -180 ? 180 : edge;
}

function wrapped(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
