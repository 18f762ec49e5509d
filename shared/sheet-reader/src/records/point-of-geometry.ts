export type Position = readonly [longitude: number, latitude: number];

const GEOMETRIES = new Set([
  "Point",
  "MultiPoint",
  "LineString",
  "MultiLineString",
  "Polygon",
  "MultiPolygon",
  "GeometryCollection",
]);
const MAX_NESTING = 5;

export interface Geometry {
  type: string;
  coordinates?: unknown;
  geometries?: unknown;
}

/** Whether an object is a GeoJSON geometry (RFC 7946). */
export function isGeometry(value: object): value is Geometry {
  if (!("type" in value) || typeof value.type !== "string" || !GEOMETRIES.has(value.type)) return false;
  const content = value.type === "GeometryCollection" ? "geometries" : "coordinates";
  return content in value;
}

/** A point as ArcGIS writes it. */
export function isEsriPoint(value: object): value is { x: number; y: number } {
  return "x" in value && "y" in value && typeof value.x === "number" && typeof value.y === "number";
}

/**
 * A single position for a geometry: the centroid of a polygon's outer ring (of several, the largest), the midpoint of a line, otherwise the
 * first position. Undefined for an empty geometry.
 */
export function pointOfGeometry({ type, coordinates, geometries }: Geometry): Position | undefined {
  if (type === "GeometryCollection") {
    const first = Array.isArray(geometries) ? geometries.find((part) => typeof part === "object" && part !== null) : {};
    return first !== undefined && isGeometry(first) && first.type !== type ? pointOfGeometry(first) : undefined;
  }
  const lines = linesOf(coordinates, MAX_NESTING);
  if (!type.endsWith("Polygon")) {
    const line = lines[0] ?? [];
    return line[Math.floor((line.length - 1) / 2)];
  }
  return lines.map(centroidOf).reduce((best, next) => (next.area > best.area ? next : best), NO_CENTROID).position;
}

/** Every sequence of positions in nested coordinates. Holes are smaller than what contains them. */
function linesOf(coordinates: unknown, nesting: number): Position[][] {
  const single = positionOf(coordinates);
  if (single !== undefined) return [[single]];
  if (!Array.isArray(coordinates) || nesting === 0) return [];
  const line = coordinates.map(positionOf).filter((position) => position !== undefined);
  return line.length > 0 ? [line] : coordinates.flatMap((part) => linesOf(part, nesting - 1));
}

function positionOf(value: unknown): Position | undefined {
  if (!Array.isArray(value)) return undefined;
  const [longitude, latitude] = value;
  return typeof longitude === "number" && typeof latitude === "number" ? [longitude, latitude] : undefined;
}

interface Centroid {
  area: number;
  position: Position | undefined;
}

const NO_CENTROID: Centroid = { area: -1, position: undefined };

/** By the shoelace formula relative to the ring's first point, for precision; a ring without area is at that point. */
function centroidOf(ring: readonly Position[]): Centroid {
  const [origin] = ring;
  if (origin === undefined) return NO_CENTROID;
  let [twiceArea, sumX, sumY] = [0, 0, 0];
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? origin;
    const [x1, y1, x2, y2] = [x - origin[0], y - origin[1], nextX - origin[0], nextY - origin[1]];
    const cross = x1 * y2 - x2 * y1;
    twiceArea += cross;
    sumX += (x1 + x2) * cross;
    sumY += (y1 + y2) * cross;
  }
  if (twiceArea === 0) return { area: 0, position: origin };
  const position: Position = [origin[0] + sumX / (3 * twiceArea), origin[1] + sumY / (3 * twiceArea)];
  return { area: Math.abs(twiceArea) / 2, position };
}
