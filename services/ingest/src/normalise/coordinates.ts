import type { CellValue } from "../parse/sheet-row.ts";
import { type CoordinatePair, pairOfUrl, parseAngle, parsePair } from "./coordinate-text.ts";
import { isInCountryZone } from "./time-zone.ts";

export interface CoordinateCells {
  latitude: CellValue;
  longitude: CellValue;
  /** Both in one cell: "47.37, 8.54". */
  coordinates: CellValue;
  countryCode: string | undefined;
  /** A link to a map, which is asked last. */
  url?: string | undefined;
  /** The cell of both may as well hold something else, such as an address. */
  isPairOptional?: boolean | undefined;
}

export type Position =
  | { kind: "known"; latitude: number; longitude: number; isSwapped?: boolean }
  | { kind: "none" }
  | { kind: "bad"; reason: string };

const NONE: Position = { kind: "none" };
const NO_NUMBERS: Position = { kind: "bad", reason: "Enlem ve boylam sayı değil" };
export const SWAPPED_REASON = "Enlem ile boylam yer değiştirmiş; ülkesine göre düzeltildi";
const MAX_LATITUDE = 90;

/**
 * Where a row says it is. Latitude and longitude change places only where one reading alone can be right, and say so
 * unless their order was open.
 */
export function readPosition(cells: CoordinateCells): Position {
  const { latitude: latitudeCell, longitude: longitudeCell, coordinates, countryCode, url } = cells;
  if (isBlank(latitudeCell) && isBlank(longitudeCell)) {
    const pair = isBlank(coordinates) ? undefined : parsePair(coordinates);
    if (pair !== undefined) return checkPair(pair, countryCode);
    const inUrl = url === undefined ? undefined : pairOfUrl(url);
    if (inUrl !== undefined) return checkPair(inUrl, countryCode);
    return isBlank(coordinates) || cells.isPairOptional === true ? NONE : NO_NUMBERS;
  }
  const latitude = parseAngle(latitudeCell, "latitude");
  const longitude = parseAngle(longitudeCell, "longitude");
  if (latitude === undefined || longitude === undefined) {
    const pair = pairInOneCell(latitudeCell, longitudeCell);
    return pair === undefined ? NO_NUMBERS : checkPair(pair, countryCode);
  }
  return checkPosition(latitude, longitude, countryCode);
}

/** Whether a cell that could be an address is nothing but a position. */
export function isPairOnly(text: string): boolean {
  return /\d/.test(text) && !/\p{L}{3}/u.test(text) && parsePair(text) !== undefined;
}

/** Some files have both in the column of the latitude, or in either. */
function pairInOneCell(latitude: CellValue, longitude: CellValue): CoordinatePair | undefined {
  if (!isBlank(longitude) && longitude !== latitude) return undefined;
  return parsePair(latitude);
}

function checkPair({ latitude, longitude, isOrderOpen }: CoordinatePair, countryCode: string | undefined): Position {
  if (!isOrderOpen) return checkPosition(latitude, longitude, countryCode);
  if (Math.abs(latitude) > MAX_LATITUDE && isPosition(longitude, latitude)) {
    return checkPosition(longitude, latitude, undefined);
  }
  const position = checkPosition(latitude, longitude, countryCode);
  return position.kind === "known"
    ? { kind: "known", latitude: position.latitude, longitude: position.longitude }
    : position;
}

function checkPosition(latitude: number, longitude: number, countryCode: string | undefined): Position {
  if (latitude === 0 && longitude === 0)
    return { kind: "bad", reason: "0, 0 okyanusun ortasıdır: kaynak yeri bilmiyordu" };
  const isValid = isPosition(latitude, longitude);
  if (countryCode !== undefined && isPosition(longitude, latitude)) {
    const isRight = isValid && isInCountryZone(latitude, longitude, countryCode) !== false;
    if (!isRight && isInCountryZone(longitude, latitude, countryCode) === true) {
      return { kind: "known", latitude: longitude, longitude: latitude, isSwapped: true };
    }
  }
  if (!isValid)
    return { kind: "bad", reason: "Dünyanın dışında: enlem -90 ile 90, boylam -180 ile 180 arasında olmalı" };
  return { kind: "known", latitude, longitude };
}

function isPosition(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= MAX_LATITUDE && Math.abs(longitude) <= 180;
}

function isBlank(cell: CellValue): boolean {
  return (
    cell === undefined || (typeof cell === "string" && /^(?:\s*|none|null|nan|na|n\/a|-+|point empty)$/i.test(cell))
  );
}
