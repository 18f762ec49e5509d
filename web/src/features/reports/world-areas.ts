import type { Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { countryCodeOfNumber } from "./country-numbers.ts";

export type CountriesTopology = Topology<{ countries: GeometryCollection }>;

export interface CountryArea {
  /** ISO code of two letters; undefined where there is none. */
  countryCode: string | undefined;
  /** The outline on a sheet of `SHEET`. */
  path: string;
}

/** Degrees of longitude and latitude as they are; the poles are left out. */
const NORTH = 84;
const SOUTH = -57;
const SCALE = 2.5;
export const SHEET = { width: 360 * SCALE, height: (NORTH - SOUTH) * SCALE } as const;

/** The countries as shapes on a plain sheet. Antarctica has no businesses and no place on it. */
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
  return rings.map((ring) => `M${ring.map(placeOf).join("L")}Z`).join("");
}

function placeOf([lng = 0, lat = 0]: Position): string {
  const top = Math.min(NORTH, Math.max(SOUTH, lat));
  return `${((lng + 180) * SCALE).toFixed(1)} ${((NORTH - top) * SCALE).toFixed(1)}`;
}
