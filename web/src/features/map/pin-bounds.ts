export interface LatLng {
  latitude: number;
  longitude: number;
}
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The smallest box around points; undefined without any. */
export function boundsOf(points: readonly LatLng[]): Bounds | undefined {
  const [first] = points;
  if (first === undefined) return undefined;
  const bounds = { west: first.longitude, south: first.latitude, east: first.longitude, north: first.latitude };
  for (const { latitude, longitude } of points) {
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
  }
  return bounds;
}
