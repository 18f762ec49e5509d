import type { Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { countryCodeOfNumber } from "./country-numbers.ts";

export type CountriesTopology = Topology<{ countries: GeometryCollection }>;

export interface CountryArea {
  /** ISO 3166-1 alpha-2; undefined if there is none. */
  countryCode: string | undefined;
  /** The outline on a sheet of size `SHEET`. */
  path: string;
}

/** Plain degrees of longitude and latitude, without the poles. */
const NORTH = 84;
const SOUTH = -57;
const SCALE = 2.5;
const HALF_TURN = 180;
const FULL_TURN = 360;
export const SHEET = { width: FULL_TURN * SCALE, height: (NORTH - SOUTH) * SCALE } as const;

/** The countries as shapes on a flat sheet. Antarctica is omitted. */
export function countryAreas(topology: CountriesTopology): CountryArea[] {
  const areas: CountryArea[] = [];
  for (const { id, geometry } of feature(topology, topology.objects.countries).features) {
    const countryCode = countryCodeOfNumber(String(id ?? ""));
    if (countryCode === "AQ") continue;
    if (geometry.type === "Polygon") areas.push({ countryCode, path: pathOf(geometry.coordinates) });
    if (geometry.type === "MultiPolygon") areas.push({ countryCode, path: geometry.coordinates.map(pathOf).join("") });
  }
  return areas;
}

function pathOf(rings: readonly (readonly Position[])[]): string {
  return rings.map(ringPath).join("");
}

/** A ring across the date line is drawn at both edges of the sheet, which clip it. */
function ringPath(ring: readonly Position[]): string {
  const whole = unrolled(ring);
  const isOverEdge = whole.some(([lng]) => lng > HALF_TURN || lng < -HALF_TURN);
  const turns = isOverEdge ? [-FULL_TURN, 0, FULL_TURN] : [0];
  return turns.map((turn) => `M${whole.map(([lng, lat]) => placeOf(lng + turn, lat)).join("L")}Z`).join("");
}

/** The ring without the jump from one edge to the other. */
function unrolled(ring: readonly Position[]): [lng: number, lat: number][] {
  let turn = 0;
  let last: number | undefined;
  return ring.map(([lng = 0, lat = 0]) => {
    if (last !== undefined && Math.abs(lng - last) > HALF_TURN) turn += lng < last ? FULL_TURN : -FULL_TURN;
    last = lng;
    return [lng + turn, lat];
  });
}

function placeOf(lng: number, lat: number): string {
  const top = Math.min(NORTH, Math.max(SOUTH, lat));
  return `${((lng + HALF_TURN) * SCALE).toFixed(1)} ${((NORTH - top) * SCALE).toFixed(1)}`;
}
