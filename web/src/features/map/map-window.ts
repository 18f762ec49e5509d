import { MAP_MAX_ZOOM } from "@meridian/contracts/places/map-limits";
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
  const left = Math.floor(columnOf(west) * squares);
  const right = Math.ceil(columnOf(east) * squares);
  const top = Math.max(0, Math.floor(rowOf(north) * squares));
  const bottom = Math.min(squares, Math.ceil(rowOf(south) * squares));
  const isWholeWorld = right - left >= squares;
  const sides = [
    isWholeWorld ? -180 : wrapped(longitudeOf(left / squares)),
    latitudeOf(bottom / squares),
    isWholeWorld ? 180 : easternEdge(longitudeOf(right / squares)),
    latitudeOf(top / squares),
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

/** Web Mercator: 0 at the date line in the west, 1 in the east. */
function columnOf(longitude: number): number {
  return (longitude + 180) / 360;
}

function longitudeOf(column: number): number {
  return column * 360 - 180;
}

/** Web Mercator: 0 in the north, 1 in the south. */
function rowOf(latitude: number): number {
  const sine = Math.sin((Math.max(-89, Math.min(89, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

function latitudeOf(row: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * row))) * 180) / Math.PI;
}
