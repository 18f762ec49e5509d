import type { GeoBox, GeoPoint } from "../../../shared/contracts/src/search/search.ts";
import { wrapLongitude } from "../../../shared/domain/src/places/geo.ts";
import { latitudeAt, mercatorY } from "../../../shared/domain/src/places/web-mercator.ts";

/** For a screen of 1440 × 900. */
const WIDTH_PIXELS = 1440;
const HEIGHT_PIXELS = 900;
const WORLD_PIXELS = 512;
export const MAX_ZOOM = 18;

/** The part of the world a full-screen map shows, centred on `center`. */
export function viewAround({ lat, lng }: GeoPoint, zoom: number): GeoBox {
  const pixels = WORLD_PIXELS * 2 ** zoom;
  const halfLng = Math.min(180, (WIDTH_PIXELS / 2 / pixels) * 360);
  const y = mercatorY(lat);
  const halfY = HEIGHT_PIXELS / 2 / pixels;
  return {
    west: halfLng === 180 ? -180 : wrapLongitude(lng - halfLng),
    east: halfLng === 180 ? 180 : wrapLongitude(lng + halfLng),
    north: latitudeAt(Math.max(0, y - halfY)),
    south: latitudeAt(Math.min(1, y + halfY)),
  };
}
