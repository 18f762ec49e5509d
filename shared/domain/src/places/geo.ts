import type { GeoBox, GeoPoint } from "@meridian/contracts/search/search";

const EARTH_RADIUS_KM = 6371.0088;
const KM_PER_DEGREE = 111.195;
export const RADIANS_PER_DEGREE = Math.PI / 180;

/** A box whose west exceeds its east crosses the date line. */
export function isInBox(box: GeoBox, lat: number, lng: number): boolean {
  if (lat < box.south || lat > box.north) return false;
  return box.west <= box.east ? lng >= box.west && lng <= box.east : lng >= box.west || lng <= box.east;
}

/** The smallest box that contains a circle; it spans the globe if the circle contains a pole. */
export function boxAround(center: GeoPoint, radiusKm: number): GeoBox {
  const latitudes = radiusKm / KM_PER_DEGREE + 1e-6;
  const south = Math.max(-90, center.lat - latitudes);
  const north = Math.min(90, center.lat + latitudes);
  const reach = Math.sin(Math.min(radiusKm / EARTH_RADIUS_KM, Math.PI / 2)) / Math.cos(center.lat * RADIANS_PER_DEGREE);
  if (south === -90 || north === 90 || !(reach < 1)) return { south, north, west: -180, east: 180 };
  const longitudes = Math.asin(reach) / RADIANS_PER_DEGREE + 1e-6;
  if (longitudes >= 180) return { south, north, west: -180, east: 180 };
  return { south, north, west: wrapLongitude(center.lng - longitudes), east: wrapLongitude(center.lng + longitudes) };
}

/** Great-circle distance. */
export function distanceKm(from: GeoPoint, lat: number, lng: number): number {
  const halfLat = Math.sin(((lat - from.lat) * RADIANS_PER_DEGREE) / 2);
  const halfLng = Math.sin(((lng - from.lng) * RADIANS_PER_DEGREE) / 2);
  const cosines = Math.cos(from.lat * RADIANS_PER_DEGREE) * Math.cos(lat * RADIANS_PER_DEGREE);
  const chord = halfLat * halfLat + cosines * halfLng * halfLng;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export function wrapLongitude(lng: number): number {
  if (lng < -180) return lng + 360;
  return lng > 180 ? lng - 360 : lng;
}
