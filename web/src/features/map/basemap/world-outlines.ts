import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export type WorldTopology = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

export interface WorldOutlines {
  land: FeatureCollection<Polygon | MultiPolygon>;
  coasts: MultiLineString;
  borders: MultiLineString;
}

/** Outlines are cut open along the date line: what runs there is no coast. */
const DATE_LINE = 179.99;

/** Land, and the lines around and between countries, each drawn once. */
export function worldOutlines(topology: WorldTopology): WorldOutlines {
  const { countries, land } = topology.objects;
  const areas: FeatureCollection<Polygon | MultiPolygon> = { type: "FeatureCollection", features: [] };
  for (const { type, geometry, properties } of feature(topology, land).features) {
    if (geometry.type === "Polygon" || geometry.type === "MultiPolygon")
      areas.features.push({ type, geometry, properties });
  }
  return {
    land: areas,
    coasts: withoutDateLine(mesh(topology, countries, (one, other) => one === other)),
    borders: mesh(topology, countries, (one, other) => one !== other),
  };
}

function withoutDateLine({ type, coordinates }: MultiLineString): MultiLineString {
  const pieces: number[][][] = [];
  for (const line of coordinates) {
    let piece: number[][] = [];
    for (const point of line) {
      const last = piece.at(-1);
      if (last !== undefined && isOnDateLine(last) && isOnDateLine(point)) {
        if (piece.length > 1) pieces.push(piece);
        piece = [];
      }
      piece.push(point);
    }
    if (piece.length > 1) pieces.push(piece);
  }
  return { type, coordinates: pieces };
}

function isOnDateLine([lng = 0]: number[]): boolean {
  return Math.abs(lng) >= DATE_LINE;
}
