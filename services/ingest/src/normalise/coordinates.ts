import type { CellValue } from "../parse/sheet-row.ts";
import { parseNumber } from "./number.ts";
import { isInCountryZone } from "./time-zone.ts";

export interface CoordinateCells {
  latitude: CellValue;
  longitude: CellValue;
  /** Both in one cell: "47.37, 8.54". */
  coordinates: CellValue;
  countryCode: string | undefined;
}

export type Position =
  | { kind: "known"; latitude: number; longitude: number }
  | { kind: "none" }
  | { kind: "bad"; reason: string };

const NONE: Position = { kind: "none" };
const PAIR = /^[([{\s]*([+-]?\d+(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d+(?:\.\d+)?)[)\]}\s]*$/;

/** Where a row says it is. Latitude and longitude change places only where one reading alone can be right. */
export function readPosition(cells: CoordinateCells): Position {
  const { latitude: latitudeCell, longitude: longitudeCell, coordinates, countryCode } = cells;
  if (isBlank(latitudeCell) && isBlank(longitudeCell)) {
    return isBlank(coordinates) ? NONE : readPair(coordinates, countryCode);
  }
  const latitude = parseNumber(latitudeCell, "decimals");
  const longitude = parseNumber(longitudeCell, "decimals");
  if (latitude === undefined || longitude === undefined) return { kind: "bad", reason: "Not a pair of numbers" };
  return checkPosition(latitude, longitude, countryCode);
}

function readPair(cell: CellValue, countryCode: string | undefined): Position {
  const match = typeof cell === "string" ? PAIR.exec(cell) : null;
  if (match === null) return { kind: "bad", reason: "Not a pair of numbers" };
  return checkPosition(Number(match[1]), Number(match[2]), countryCode);
}

function checkPosition(latitude: number, longitude: number, countryCode: string | undefined): Position {
  if (latitude === 0 && longitude === 0)
    return { kind: "bad", reason: "0, 0 is in the ocean: the source knew no place" };
  const isValid = isPosition(latitude, longitude);
  if (countryCode !== undefined && isPosition(longitude, latitude)) {
    const isRight = isValid && isInCountryZone(latitude, longitude, countryCode) !== false;
    if (!isRight && isInCountryZone(longitude, latitude, countryCode) === true) {
      return { kind: "known", latitude: longitude, longitude: latitude };
    }
  }
  if (!isValid) return { kind: "bad", reason: "Outside of the world: latitude is -90 to 90, longitude -180 to 180" };
  return { kind: "known", latitude, longitude };
}

function isPosition(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function isBlank(cell: CellValue): boolean {
  return cell === undefined || (typeof cell === "string" && /^(?:\s*|none|null|nan|n\/a|-+)$/i.test(cell));
}
