import { RADIANS_PER_DEGREE } from "@meridian/domain/places/geo";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { parseNumber } from "../../values/number.ts";

interface Point {
  latitude: number;
  longitude: number;
}

/** As the register of permits calls its columns, "좌표정보(Y)", whose metres are those of EPSG:5174. */
const HEADER = /^좌표\s?정보\s?\(?[xy]\)?(?:\s?\(?epsg:?\s?5174\)?)?$/i;
const MIN_METRES = 1000;
const MAX_METRES = 800_000;
/** Ellipsoids by their half axis in metres and their squared eccentricity. */
const BESSEL = { axis: 6_377_397.155, e2: squaredEccentricity(299.1528128) };
/** The mean arc of a radian along the meridian, as a share of the half axis. */
const ARC_SHARE = 1 - BESSEL.e2 / 4 - (3 * BESSEL.e2 ** 2) / 64 - (5 * BESSEL.e2 ** 3) / 256;
const WGS84 = { axis: 6_378_137, e2: squaredEccentricity(298.257223563) };
const ORIGIN = {
  latitude: 38 * RADIANS_PER_DEGREE,
  longitude: 127.002_890_277_777_8 * RADIANS_PER_DEGREE,
  east: 200_000,
  north: 500_000,
};
/** From the Korean datum of 1985 to WGS 84, as PROJ has it for EPSG:5174: metres, seconds of arc and parts per million. */
const SHIFT = { x: -115.8, y: 474.99, z: 674.11, turns: { x: 1.16, y: -2.31, z: -1.63 }, scale: 6.43e-6 };
const SECOND_OF_ARC = RADIANS_PER_DEGREE / 3600;
const ROUNDS = 5;
/** A decimetre. */
const DECIMALS = 6;

/** Whether a header names a coordinate of Korea's register of permits. */
export function isKoreanGrid(header: string | undefined): boolean {
  return header !== undefined && HEADER.test(header.trim());
}

/** Degrees for the metres of the grid; undefined for other values. */
export function fromKoreanGrid(north: CellValue, east: CellValue): Point | undefined {
  const [y, x] = [north, east].map((cell) => parseNumber(cell, "decimals"));
  if (y === undefined || x === undefined || ![x, y].every((metres) => metres > MIN_METRES && metres < MAX_METRES))
    return undefined;
  const { latitude, longitude } = toWgs84(unproject(x - ORIGIN.east, y - ORIGIN.north));
  return { latitude: inDegrees(latitude), longitude: inDegrees(longitude) };
}

/** The transverse Mercator projection backwards (Snyder, Map Projections: A Working Manual, page 63), in radians. */
function unproject(east: number, north: number): Point {
  const { axis, e2 } = BESSEL;
  const mu = (meridianArc(ORIGIN.latitude) + north) / (axis * ARC_SHARE);
  const e1 = (1 - Math.sqrt(1 - e2)) / (1 + Math.sqrt(1 - e2));
  const foot =
    mu +
    ((3 * e1) / 2 - (27 * e1 ** 3) / 32) * Math.sin(2 * mu) +
    ((21 * e1 ** 2) / 16 - (55 * e1 ** 4) / 32) * Math.sin(4 * mu) +
    ((151 * e1 ** 3) / 96) * Math.sin(6 * mu);
  const second = e2 / (1 - e2);
  const c = second * Math.cos(foot) ** 2;
  const t = Math.tan(foot) ** 2;
  const across = axis / Math.sqrt(1 - e2 * Math.sin(foot) ** 2);
  const along = (axis * (1 - e2)) / (1 - e2 * Math.sin(foot) ** 2) ** 1.5;
  const d = east / across;
  const latitude =
    foot -
    ((across * Math.tan(foot)) / along) *
      (d ** 2 / 2 -
        ((5 + 3 * t + 10 * c - 4 * c ** 2 - 9 * second) * d ** 4) / 24 +
        ((61 + 90 * t + 298 * c + 45 * t ** 2 - 252 * second - 3 * c ** 2) * d ** 6) / 720);
  const turn =
    d - ((1 + 2 * t + c) * d ** 3) / 6 + ((5 - 2 * c + 28 * t - 3 * c ** 2 + 8 * second + 24 * t ** 2) * d ** 5) / 120;
  return { latitude, longitude: ORIGIN.longitude + turn / Math.cos(foot) };
}

/** Metres from the equator. */
function meridianArc(latitude: number): number {
  const { axis, e2 } = BESSEL;
  return (
    axis *
    (ARC_SHARE * latitude -
      ((3 * e2) / 8 + (3 * e2 ** 2) / 32 + (45 * e2 ** 3) / 1024) * Math.sin(2 * latitude) +
      ((15 * e2 ** 2) / 256 + (45 * e2 ** 3) / 1024) * Math.sin(4 * latitude) -
      ((35 * e2 ** 3) / 3072) * Math.sin(6 * latitude))
  );
}

/** Through the centre of the earth, in radians. */
function toWgs84({ latitude, longitude }: Point): Point {
  const radius = BESSEL.axis / Math.sqrt(1 - BESSEL.e2 * Math.sin(latitude) ** 2);
  const x = radius * Math.cos(latitude) * Math.cos(longitude);
  const y = radius * Math.cos(latitude) * Math.sin(longitude);
  const z = radius * (1 - BESSEL.e2) * Math.sin(latitude);
  const rx = SHIFT.turns.x * SECOND_OF_ARC;
  const ry = SHIFT.turns.y * SECOND_OF_ARC;
  const rz = SHIFT.turns.z * SECOND_OF_ARC;
  const scale = 1 + SHIFT.scale;
  const toX = SHIFT.x + scale * (x - rz * y + ry * z);
  const toY = SHIFT.y + scale * (rz * x + y - rx * z);
  const toZ = SHIFT.z + scale * (-ry * x + rx * y + z);
  const distance = Math.hypot(toX, toY);
  let found = Math.atan2(toZ, distance * (1 - WGS84.e2));
  for (let round = 0; round < ROUNDS; round++) {
    const across = WGS84.axis / Math.sqrt(1 - WGS84.e2 * Math.sin(found) ** 2);
    found = Math.atan2(toZ + WGS84.e2 * across * Math.sin(found), distance);
  }
  return { latitude: found, longitude: Math.atan2(toY, toX) };
}

function squaredEccentricity(inverseFlattening: number): number {
  const flattening = 1 / inverseFlattening;
  return flattening * (2 - flattening);
}

function inDegrees(radians: number): number {
  return Number((radians / RADIANS_PER_DEGREE).toFixed(DECIMALS));
}
