import type { GeoBox, GeoPoint } from "../../../shared/contracts/src/search/search.ts";
import { wrapLongitude } from "../../../shared/domain/src/places/geo.ts";

/** For a screen of 1440 × 900. */
const WIDTH_PIXELS = 1440;
const HEIGHT_PIXELS = 900;
const WORLD_PIXELS = 512;
export const MAX_ZOOM = 18;
const MAX_LATITUDE = 85.05;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** The part of the world a full-screen map shows, centred on `center`. */
export function viewAround({ lat, lng }: GeoPoint, zoom: number): GeoBox {
  const pixels = WORLD_PIXELS * 2 ** zoom;
  const halfLng = Math.min(180, (WIDTH_PIXELS / 2 / pixels) * 360);
  const y = mercatorOf(lat);
  const halfY = HEIGHT_PIXELS / 2 / pixels;
  return {
    west: halfLng === 180 ? -180 : wrapLongitude(lng - halfLng),
    east: halfLng === 180 ? 180 : wrapLongitude(lng + halfLng),
    north: latitudeOf(y - halfY),
    south: latitudeOf(y + halfY),
  };
}

/** From 0 in the north to 1 in the south. */
function mercatorOf(lat: number): number {
  const bounded = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat));
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (bounded * RADIANS_PER_DEGREE) / 2)) / (2 * Math.PI);
}

function latitudeOf(y: number): number {
  const bounded = Math.max(0, Math.min(1, y));
  const lat = Math.atan(Math.sinh(Math.PI * (1 - 2 * bounded))) / RADIANS_PER_DEGREE;
  return Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat));
}
