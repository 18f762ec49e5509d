import { isInCountryZone, isNearCountry } from "@meridian/domain/places/time-zone";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { cleanText, isErrorCell } from "../../values/text.ts";
import { countryOfCityAt } from "../known-cities.ts";
import { type CoordinatePair, isWestOrEast, pairOfUrl, parseAngle, parsePair } from "./coordinate-text.ts";
import { isPlaceholderPoint } from "./placeholder-points.ts";

export interface CoordinateCells {
  latitude: CellValue;
  longitude: CellValue;
  /** Both in one cell: "47.37, 8.54". */
  coordinates: CellValue;
  countryCode: string | undefined;
  /** The row or all others say so; otherwise it is only the country of most. */
  isCountrySure?: boolean | undefined;
  /** A map link, used last. */
  url?: string | undefined;
  /** The shared cell may also contain something else, such as an address. */
  isPairOptional?: boolean | undefined;
  /** The file has latitudes and longitudes swapped; see `judgePlaces`. */
  areSwapped?: boolean | undefined;
}

export type Position =
  | { kind: "known"; latitude: number; longitude: number; correction?: string }
  | { kind: "none" }
  | { kind: "bad"; reason: string };

const POINT_WORDS = /^(?:SRID=\d+;)?\s*POINT/i;
const BLANK = /^(?:none|null|nan|na|n\/a|-+|point empty)$/i;
const NONE: Position = { kind: "none" };
const SIDE_UNKNOWN = "Boylamdaki O doğu ya da batı olabilir ve ülkeyi başka bir şey söylemiyor; konum alınmadı";
const NO_NUMBERS: Position = { kind: "bad", reason: "Enlem ve boylam sayı değil" };
const SWAPPED_REASON = "Enlem ile boylam yer değiştirmiş; ülkesine göre düzeltildi";
const UNSWAPPED_REASON =
  "Dosyanın öbür satırlarının tersine enlem ile boylam yerinde; ülkesine göre olduğu gibi bırakıldı";
const PLACEHOLDER_REASON = "Kaynakların yeri bilmediğinde yazdığı bir nokta; konum sayılmadı";
const SCALED_REASON = "Enlem ve boylamın ondalık işareti kaybolmuş; ülkesine göre düzeltildi";
const WEB_MAP_REASON = "Konum bir web haritasının metreleriyle verilmiş; ülkesine göre dereceye çevrildi";
const MAX_LATITUDE = 90;
/** Metres along the equator from Greenwich to the far side, on a web map. */
const HALF_EQUATOR = 20_037_508.342789244;
const MIN_WEB_MAP_EAST = 1_300_000;
/** A centimetre. */
const DEGREE_DECIMALS = 7;
/** Factors by which programs scale degrees to integers, or spreadsheets that drop the decimal point. */
const SCALES = [1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

/**
 * A row's position. Separate latitude and longitude columns are swapped for the whole file, or in a row that is in its country only the
 * other way round. In one cell of unknown order, the row's country decides. Where the columns hold none, the shared cell may.
 */
export function readPosition(cells: CoordinateCells): Position {
  const position = readCells(cells);
  if (position.kind !== "bad" || isBlank(cells.coordinates)) return position;
  const other = readCells({ ...cells, latitude: undefined, longitude: undefined });
  return other.kind === "known" ? other : position;
}

function readCells(cells: CoordinateCells): Position {
  const { latitude: latitudeCell, longitude: longitudeCell, coordinates, countryCode, url, areSwapped } = cells;
  if (isBlank(latitudeCell) && isBlank(longitudeCell)) {
    const pair = isBlank(coordinates) ? undefined : parsePair(coordinates);
    if (pair !== undefined) return checkPair(areSwapped && pair.isOrderOpen ? swapped(pair) : pair, countryCode);
    const inUrl = url === undefined ? undefined : pairOfUrl(url);
    if (inUrl !== undefined) return checkPair(inUrl, countryCode);
    return isBlank(coordinates) || cells.isPairOptional === true ? NONE : NO_NUMBERS;
  }
  const latitude = parseAngle(latitudeCell, "latitude");
  const angle = parseAngle(longitudeCell, "longitude");
  const longitude = isWestOrEast(longitudeCell) ? sideInCountry(latitude, angle, countryCode) : angle;
  if (latitude === undefined || longitude === undefined) {
    const pair = pairInOneCell(latitudeCell, longitudeCell);
    return pair === undefined ? NO_NUMBERS : checkPair(pair, countryCode);
  }
  if (!areSwapped) {
    if (!isTurned(latitude, longitude, cells)) return checkPosition(latitude, longitude, countryCode);
    return { kind: "known", latitude: longitude, longitude: latitude, correction: SWAPPED_REASON };
  }
  if (!fitsOnlyAsWritten(latitude, longitude, countryCode)) return checkPosition(longitude, latitude, countryCode);
  const position = checkPosition(latitude, longitude, countryCode);
  return position.kind === "known" ? { ...position, correction: UNSWAPPED_REASON } : position;
}

/** Whether only the other way round a row is in its country. Where that is not sure, in one of its cities, and else in none. */
function isTurned(
  latitude: number,
  longitude: number,
  { countryCode, isCountrySure = false }: CoordinateCells,
): boolean {
  if (countryCode === undefined || latitude === longitude || fitsCountry(latitude, longitude, countryCode))
    return false;
  if (!isInCountry(longitude, latitude, countryCode)) return false;
  if (isCountrySure || !isPosition(latitude, longitude)) return true;
  return countryOfCityAt(latitude, longitude) === undefined && countryOfCityAt(longitude, latitude) === countryCode;
}

/** Of the two longitudes that "58° O" may mean, the one in the row's country; undefined without a country. */
function sideInCountry(
  latitude: number | undefined,
  west: number | undefined,
  countryCode: string | undefined,
): number | undefined {
  if (latitude === undefined || west === undefined || countryCode === undefined) return undefined;
  return [west, -west].find((longitude) => fitsCountry(latitude, longitude, countryCode));
}

/** Whether a cell that could be an address is only a position. */
export function isPairOnly(text: string): boolean {
  return /\d/.test(text) && !/\p{L}{3}/u.test(text.replace(POINT_WORDS, "")) && parsePair(text) !== undefined;
}

/** Some files have both in the latitude column, or in either. */
function pairInOneCell(latitude: CellValue, longitude: CellValue): CoordinatePair | undefined {
  if (!isBlank(longitude) && longitude !== latitude) return undefined;
  return parsePair(latitude);
}

function swapped({ latitude, longitude, isOrderOpen }: CoordinatePair): CoordinatePair {
  return { latitude: longitude, longitude: latitude, isOrderOpen };
}

function checkPair(pair: CoordinatePair, countryCode: string | undefined): Position {
  const { latitude, isOrderOpen, isSideOpen = false } = pair;
  const longitude = isSideOpen ? sideInCountry(latitude, pair.longitude, countryCode) : pair.longitude;
  if (longitude === undefined) return { kind: "bad", reason: SIDE_UNKNOWN };
  if (!isOrderOpen) return checkPosition(latitude, longitude, countryCode);
  if (Math.abs(latitude) > MAX_LATITUDE && isPosition(longitude, latitude)) {
    return checkPosition(longitude, latitude, undefined);
  }
  const isOtherWay =
    countryCode !== undefined &&
    !fitsCountry(latitude, longitude, countryCode) &&
    isInCountry(longitude, latitude, countryCode);
  const position = isOtherWay
    ? checkPosition(longitude, latitude, countryCode)
    : checkPosition(latitude, longitude, countryCode);
  return position.kind === "known"
    ? { kind: "known", latitude: position.latitude, longitude: position.longitude }
    : position;
}

function checkPosition(latitude: number, longitude: number, countryCode: string | undefined): Position {
  if (latitude === 0 && longitude === 0)
    return { kind: "bad", reason: "0, 0 okyanusun ortasıdır: kaynak yeri bilmiyordu" };
  if (isPlaceholderPoint(latitude, longitude)) return { kind: "bad", reason: PLACEHOLDER_REASON };
  const isValid = isPosition(latitude, longitude);
  const scaled = isValid
    ? undefined
    : (withDecimalPoint(latitude, longitude, countryCode) ?? fromWebMap(latitude, longitude, countryCode));
  if (scaled !== undefined) return scaled;
  if (!isValid)
    return { kind: "bad", reason: "Dünyanın dışında: enlem -90 ile 90, boylam -180 ile 180 arasında olmalı" };
  return { kind: "known", latitude, longitude };
}

/** Whole numbers outside the world, scaled by the one power of ten that gives a place in the row's country. */
function withDecimalPoint(latitude: number, longitude: number, countryCode: string | undefined): Position | undefined {
  if (countryCode === undefined || !Number.isInteger(latitude) || !Number.isInteger(longitude)) return undefined;
  const found = SCALES.map((scale) => [latitude / scale, longitude / scale] as const).filter(([north, east]) =>
    isInCountry(north, east, countryCode),
  );
  const [position] = found;
  if (position === undefined || found.length > 1) return undefined;
  return { kind: "known", latitude: position[0], longitude: position[1], correction: SCALED_REASON };
}

/**
 * Metres of web maps (EPSG:3857), believed only in the row's country, and east or west of what other projections begin with. Those of
 * another are next to never in one of its towns.
 */
function fromWebMap(north: number, east: number, countryCode: string | undefined): Position | undefined {
  if (countryCode === undefined || Math.abs(east) < MIN_WEB_MAP_EAST) return undefined;
  const longitude = toDegrees((east / HALF_EQUATOR) * Math.PI);
  const latitude = toDegrees(Math.atan(Math.sinh((north / HALF_EQUATOR) * Math.PI)));
  if (!isInCountry(latitude, longitude, countryCode)) return undefined;
  const isSure = countryOfCityAt(latitude, longitude) === countryCode;
  return { kind: "known", latitude, longitude, ...(isSure ? {} : { correction: WEB_MAP_REASON }) };
}

function toDegrees(radians: number): number {
  return Number(((radians * 180) / Math.PI).toFixed(DEGREE_DECIMALS));
}

/** In a swapped file, a row that was already corrected. */
function fitsOnlyAsWritten(latitude: number, longitude: number, countryCode: string | undefined): boolean {
  if (countryCode === undefined) return false;
  return fitsCountry(latitude, longitude, countryCode) && !fitsCountry(longitude, latitude, countryCode);
}

/** Whether a position may be right for a country, whose borders are known only roughly. */
function fitsCountry(latitude: number, longitude: number, countryCode: string): boolean {
  return isPosition(latitude, longitude) && isNearCountry(latitude, longitude, countryCode);
}

function isInCountry(latitude: number, longitude: number, countryCode: string): boolean {
  return isPosition(latitude, longitude) && isInCountryZone(latitude, longitude, countryCode) === true;
}

function isPosition(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= MAX_LATITUDE && Math.abs(longitude) <= 180;
}

function isBlank(cell: CellValue): boolean {
  return cleanText(cell) === undefined || isErrorCell(cell) || BLANK.test(String(cell).trim());
}
