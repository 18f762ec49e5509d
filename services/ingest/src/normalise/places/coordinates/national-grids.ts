import { createRequire } from "node:module";
import { readTable } from "@meridian/platform/read-table";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import type { Converter } from "proj4";
import { parseNumber } from "../../values/number.ts";

/** A system of plane coordinates in metres. */
export interface Grid {
  /** Of the EPSG register, https://epsg.org. */
  epsg: string;
  name: string;
  /** In the notation of PROJ. */
  definition: string;
}

/** The system of a list's coordinates. */
export interface GridOfList extends Grid {
  /** The column called a latitude, or y, counts from west to east. */
  areAxesTurned: boolean;
}

export interface Point {
  latitude: number;
  longitude: number;
}

/**
 * The systems of each country that no other of its systems passes for: of those that differ by some hundred metres, as Spain's do, no
 * list tells which it has.
 */
const GRIDS = readTable(new URL("national-grids.tsv", import.meta.url), ["country", "epsg", "name", "definition"]);
/** As Korea's register of permits calls its columns, "좌표정보(Y)". */
const KOREAN_PERMITS = /^좌표\s?정보\s?\(?[xy]\)?(?:\s?\(?epsg:?\s?5174\)?)?$/i;
const GRID_OF_PERMITS: GridOfList = {
  epsg: "5174",
  name: "Korean 1985 Modified Central Belt",
  definition:
    "+proj=tmerc +lat_0=38 +lon_0=127.00289027777778 +k=1 +x_0=200000 +y_0=500000 +ellps=bessel +towgs84=-115.8,474.99,674.11,1.16,-2.31,-1.63,6.43",
  areAxesTurned: false,
};
/** Smaller numbers may be degrees. */
const MIN_METRES = 1000;
const MAX_DEGREES = { latitude: 90, longitude: 180 };
/** A decimetre. */
const DECIMALS = 6;

/** Loaded by the first list in metres: it takes 10 MB, and few lists are. */
const require = createRequire(import.meta.url);
const converters = new Map<string, Converter>();

export function gridsOfCountry(countryCode: string): readonly Grid[] {
  return GRIDS.filter(({ country }) => country === countryCode);
}

/** The system that a header names by itself. */
export function gridOfHeader(header: string | undefined): GridOfList | undefined {
  return header !== undefined && KOREAN_PERMITS.test(header.trim()) ? GRID_OF_PERMITS : undefined;
}

/** Degrees for the metres of the columns of latitudes and longitudes; undefined for anything else. */
export function fromGrid(
  { epsg, definition, areAxesTurned }: GridOfList,
  latitude: CellValue,
  longitude: CellValue,
): Point | undefined {
  const cells = areAxesTurned ? [longitude, latitude] : [latitude, longitude];
  const [y, x] = cells.map((cell) => parseNumber(cell, "decimals"));
  if (y === undefined || x === undefined || Math.min(x, y) < MIN_METRES) return undefined;
  const converter = converters.get(epsg) ?? converterOf(definition);
  converters.set(epsg, converter);
  const [east = Number.NaN, north = Number.NaN] = converter.forward([x, y]);
  const isOnEarth = Math.abs(north) <= MAX_DEGREES.latitude && Math.abs(east) <= MAX_DEGREES.longitude;
  return isOnEarth ? { latitude: rounded(north), longitude: rounded(east) } : undefined;
}

function converterOf(definition: string): Converter {
  const proj4: typeof import("proj4") = require("proj4");
  return proj4(definition, "WGS84");
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}
