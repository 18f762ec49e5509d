import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export type WorldTopology = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

export interface WorldOutlines {
  land: FeatureCollection<Polygon | MultiPolygon>;
  coasts: MultiLineString;
  borders: MultiLineString;
}

/** Outlines are cut along the date line: lines there are not coast. */
const DATE_LINE = 179.99;

/** Land, and the borders around and between countries, each drawn once. */
export function worldOutlines(topology: WorldTopology): WorldOutlines {
  const { countries, land } = topology.objects;
  const areas: FeatureCollection<Polygon | MultiPolygon> = { type: "FeatureCollection", features: [] };
  for (const { type, geometry, properties } of feature(topology, land).features) {
    if (geometry.type === "Polygon") {
      const coordinates = geometry.coordinates.map(unwrapped);
      areas.features.push({ type, geometry: { type: "Polygon", coordinates }, properties });
    } else if (geometry.type === "MultiPolygon") {
      const coordinates = geometry.coordinates.map((rings) => rings.map(unwrapped));
      areas.features.push({ type, geometry: { type: "MultiPolygon", coordinates }, properties });
    }
  }
  return {
    land: areas,
    coasts: withoutDateLine(mesh(topology, countries, (one, other) => one === other)),
    borders: withoutDateLine(mesh(topology, countries, (one, other) => one !== other)),
  };
}

/**
 * A ring that crosses the date line continues beyond 180 degrees instead of going back across the world. One around a pole returns a world
 * away, and stays as it is.
 */
function unwrapped(ring: number[][]): number[][] {
  let shift = 0;
  let last: number | undefined;
  const points = ring.map(([lng = 0, lat = 0]) => {
    if (last !== undefined && Math.abs(lng - last) > 180) shift += lng < last ? 360 : -360;
    last = lng;
    return [lng + shift, lat];
  });
  return shift === 0 ? points : ring;
}

function withoutDateLine({ type, coordinates }: MultiLineString): MultiLineString {
  const pieces: number[][][] = [];
  for (const line of coordinates) {
    let piece: number[][] = [];
    for (const point of line) {
      const last = piece.at(-1);
      if (last !== undefined && isSeam(last, point)) {
        if (piece.length > 1) pieces.push(piece);
        piece = [];
      }
      piece.push(point);
    }
    if (piece.length > 1) pieces.push(piece);
  }
  return { type, coordinates: pieces };
}

/** Along the date line, or between its two sides, which are at opposite ends of a flat map. */
function isSeam([one = 0]: number[], [other = 0]: number[]): boolean {
  return (Math.abs(one) >= DATE_LINE && Math.abs(other) >= DATE_LINE) || Math.abs(one - other) > 180;
}
