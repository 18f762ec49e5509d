import type { GeoBox, GeoPoint } from "../../../contracts/search.ts";

const EARTH_RADIUS_KM = 6371.0088;
const KM_PER_DEGREE = 111.195;
const RADIANS_PER_DEGREE = Math.PI / 180;
/** Edge of the cells of each level in degrees, coarse to fine. */
const CELL_DEGREES = [8, 2, 0.5, 0.125] as const;
const MAX_COVER_CELLS = 40;

interface CellLevel {
  edge: number;
  columns: number;
  rows: number;
  firstCell: number;
}

const LEVELS: readonly CellLevel[] = levelsOf(CELL_DEGREES);

function levelsOf(edges: readonly number[]): CellLevel[] {
  let firstCell = 0;
  return edges.map((edge) => {
    const level = { edge, columns: Math.ceil(360 / edge), rows: Math.ceil(180 / edge), firstCell };
    firstCell += level.columns * level.rows;
    return level;
  });
}

/** The cell of each level that holds a point. */
export function cellsAt(point: GeoPoint): number[] {
  return LEVELS.map((level) => level.firstCell + rowOf(level, point.lat) * level.columns + columnOf(level, point.lng));
}

/** Cells of the finest level that covers the box with few cells; undefined for a box too large for any. */
export function cellsCovering(box: GeoBox): number[] | undefined {
  for (const level of LEVELS.toReversed()) {
    const firstRow = rowOf(level, box.south);
    const rowCount = rowOf(level, box.north) - firstRow + 1;
    const firstColumn = columnOf(level, box.west);
    const lastColumn = columnOf(level, box.east);
    const wraps = box.west > box.east;
    const columnCount = wraps ? level.columns - firstColumn + lastColumn + 1 : lastColumn - firstColumn + 1;
    if (rowCount * columnCount > MAX_COVER_CELLS) continue;
    const cells = new Set<number>();
    for (let row = firstRow; row < firstRow + rowCount; row++) {
      for (let step = 0; step < columnCount; step++) {
        cells.add(level.firstCell + row * level.columns + ((firstColumn + step) % level.columns));
      }
    }
    return [...cells];
  }
  return undefined;
}

export function isInBox(box: GeoBox, lat: number, lng: number): boolean {
  if (lat < box.south || lat > box.north) return false;
  return box.west <= box.east ? lng >= box.west && lng <= box.east : lng >= box.west || lng <= box.east;
}

/** The smallest box that holds a circle; it spans the globe where the circle holds a pole. */
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

function rowOf(level: CellLevel, lat: number): number {
  return clamp(Math.floor((lat + 90) / level.edge), level.rows);
}

function columnOf(level: CellLevel, lng: number): number {
  return clamp(Math.floor((lng + 180) / level.edge), level.columns);
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}

function wrapLongitude(lng: number): number {
  if (lng < -180) return lng + 360;
  return lng > 180 ? lng - 360 : lng;
}
