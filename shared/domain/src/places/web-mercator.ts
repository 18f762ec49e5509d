import { RADIANS_PER_DEGREE } from "./geo.ts";

/** Where the square that Web Mercator makes of the world ends. */
const MAX_LATITUDE = 85.05112877980659;

/** 0 at the date line in the west, 1 in the east. */
export function mercatorX(lng: number): number {
  return (lng + 180) / 360;
}

/** 0 in the north, 1 in the south; latitudes beyond the square count as its edges. */
export function mercatorY(lat: number): number {
  const bounded = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat));
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (bounded * RADIANS_PER_DEGREE) / 2)) / (2 * Math.PI);
}

/** The inverse of `mercatorX`. */
export function longitudeAt(x: number): number {
  return x * 360 - 180;
}

/** The inverse of `mercatorY`. */
export function latitudeAt(y: number): number {
  return Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) / RADIANS_PER_DEGREE;
}
