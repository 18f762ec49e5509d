import { countryOfPosition, isInCountryZone, isNearCountry, isOnLand } from "@meridian/domain/places/time-zone";
import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../column-mapping.ts";
import { openRowCells } from "../row-cells.ts";
import { phoneEvidence } from "../row-contacts.ts";
import { createRowIssues } from "../row-issues.ts";
import { cityOfQuarters } from "./city-of-quarters.ts";
import { countryOfPhone, countryOfText } from "./country/country-evidence.ts";
import {
  countryOfFile,
  countryOfHome,
  deniesCountry,
  type Majority,
  mostFrequent,
  type RowPlace,
  shareLanguage,
} from "./country/file-country.ts";
import { phoneFit } from "./country/weigh-country.ts";
import { gridOfFile } from "./file-grid.ts";
import { countryOfCityAt, namesCityNear } from "./known-cities.ts";
import { readPlaceCells } from "./row-place.ts";
import { type Position, readNamedCountry, readRowPosition, readWhere } from "./row-where.ts";

export type FilePlaces = Pick<
  ColumnMapping,
  "areCoordinatesSwapped" | "grid" | "fileCountry" | "isOfOneCountry" | "lacksCountry" | "cityOfQuarters"
>;

/** Rows required as evidence for swapped coordinates, and their minimum ratio to opposing ones. */
const MIN_SWAPPED = 3;
const SWAPPED_PER_RIGHT = 4;
/** Rows that make a country the file's, or their lack of one worth a note. */
const MIN_OF_COUNTRY = 5;
/** The share of the evidence, and of the rows that have some, that make it the country of rows without any. */
const ONE_COUNTRY_SHARE = 0.95;
const MIN_KNOWN_SHARE = 0.4;

/**
 * What a file's first rows say about all: whether its coordinates are swapped, judged by named countries and by cities near either reading,
 * and the country of most rows, or of their cities, phones and words for streets if no row names one, unless it was `chosen`. Where nothing
 * else tells, only one reading may be in `home`, the country of the headers' language.
 */
export function judgePlaces(
  rows: readonly SheetRow[],
  mapping: ColumnMapping,
  { home, chosen }: { home?: string | undefined; chosen?: string | undefined } = {},
): FilePlaces {
  const areCoordinatesSwapped = haveSwapped(rows, mapping, chosen ?? home);
  const judged = areCoordinatesSwapped ? { ...mapping, areCoordinatesSwapped } : mapping;
  const codes = rows.map((row) => countryOfRow(row, judged));
  const named = mostFrequent(codes, MIN_OF_COUNTRY);
  const known = codes.filter((code) => code !== undefined).length;
  const isNamed = (named?.share ?? 0) >= ONE_COUNTRY_SHARE && known >= codes.length * MIN_KNOWN_SHARE;
  const unnamed = isNamed ? undefined : countryOfUnnamed(rows, { mapping: judged, codes, named, home });
  const found = chosen === undefined ? (named ?? unnamed) : { code: chosen };
  const isOfOneCountry = chosen !== undefined || isNamed || (unnamed?.share ?? 0) >= ONE_COUNTRY_SHARE;
  const openCount = isOfOneCountry ? 0 : codes.filter((code) => code === undefined).length;
  const lacksCountry = openCount >= MIN_OF_COUNTRY && openCount > codes.length / 2;
  const grid = gridOfFile(rows, judged, found?.code);
  const placed = { ...judged, grid };
  const quarters =
    placed.columns.has("city") && hasPositions(placed) ? quartersIn(rows, placed, found?.code) : undefined;
  return {
    ...(grid === undefined ? {} : { grid }),
    ...(quarters === undefined ? {} : { cityOfQuarters: quarters }),
    ...(areCoordinatesSwapped ? { areCoordinatesSwapped } : {}),
    ...(found === undefined ? {} : { fileCountry: found.code }),
    ...(isOfOneCountry ? { isOfOneCountry } : {}),
    ...(lacksCountry ? { lacksCountry } : {}),
  };
}

function hasPositions({ columns }: ColumnMapping): boolean {
  return columns.has("coordinates") || columns.has("latitude");
}

function quartersIn(
  rows: readonly SheetRow[],
  mapping: ColumnMapping,
  fileCountry: string | undefined,
): string | undefined {
  return cityOfQuarters(
    rows.map((row) => {
      const cells = openRowCells(row, mapping, createRowIssues(row, mapping));
      const { city, ...words } = readPlaceCells(cells);
      const { country, position } = readWhere(cells, { city, ...words });
      return { city, countryCode: country.countryCode ?? fileCountry, position };
    }),
  );
}

function haveSwapped(rows: readonly SheetRow[], mapping: ColumnMapping, home: string | undefined): boolean {
  if (!hasPositions(mapping)) return false;
  const votes = rows.map((row) => orderOf(row, mapping, home));
  const swapped = votes.filter((vote) => vote === "swapped").length;
  const right = votes.filter((vote) => vote === "right").length;
  return swapped >= MIN_SWAPPED && swapped >= right * SWAPPED_PER_RIGHT;
}

type Order = "right" | "swapped" | "open";

/**
 * Which way round a row has its coordinates, where only one can be meant: by its country, if only its phone dials one, or, where
 * that fits both or is not known, by the cities that its address names, by where its phone can be dialled as it is written, by the
 * country of the headers' language, or by the one order that is in a city.
 */
function orderOf(row: SheetRow, mapping: ColumnMapping, home: string | undefined): Order {
  const cells = openRowCells(row, mapping, createRowIssues(row, mapping));
  const read = (areSwapped: boolean) => readRowPosition(cells, { countryCode: undefined, areSwapped });
  const [written, turned] = [read(false), read(true)];
  const place = readPlaceCells(cells);
  const { fullAddress: address } = place;
  const phone = phoneEvidence(cells);
  const country =
    readNamedCountry(cells, place).countryCode ?? countryOfText({ ...place, phone }) ?? countryOfPhone(phone);
  const byCountry = country === undefined ? "open" : orderByCountry(written, turned, country);
  if (byCountry !== "open") return byCountry;
  const isThere = address === undefined ? undefined : isNearCityOf(address);
  const byCity = isThere === undefined ? "open" : compare(fits(written, isThere), fits(turned, isThere));
  if (byCity !== "open" || country !== undefined) return byCity;
  const byPhone = orderByPhone(written, turned, phone);
  const byHome = byPhone === "open" && home !== undefined ? orderByHome(written, turned, home) : byPhone;
  return byHome === "open" ? compare(fits(written, isInCity), fits(turned, isInCity)) : byHome;
}

function orderByHome(written: Position, turned: Position, home: string): Order {
  const isHome: Fit = (latitude, longitude) => countryOfPosition(latitude, longitude) === home;
  return compare(fits(written, isHome), fits(turned, isHome));
}

/** A national number is valid in one of the two countries only. */
function orderByPhone(written: Position, turned: Position, phone: CellValue): Order {
  const fitAt = ({ latitude, longitude }: Position) => {
    const code = countryOfPosition(latitude, longitude);
    return code === undefined ? 0 : phoneFit(phone, code);
  };
  const [asWritten, asTurned] = [fitAt(written), fitAt(turned)];
  return asWritten * asTurned < 0 ? compare(asWritten > 0, asTurned > 0) : "open";
}

/** Of a list's positions, most are in cities; of points turned around, next to none. */
const isInCity: Fit = (latitude, longitude) => countryOfCityAt(latitude, longitude) !== undefined;

type Fit = (latitude: number, longitude: number) => boolean;

/** Country borders are known only roughly: a position near its country is not swapped. */
function orderByCountry(written: Position, turned: Position, country: string): Order {
  return compare(
    fits(written, (latitude, longitude) => isNearCountry(latitude, longitude, country)),
    fits(turned, (latitude, longitude) => isInCountryZone(latitude, longitude, country) === true),
  );
}

function isNearCityOf(address: string): Fit {
  return (latitude, longitude) => isOnLand(latitude, longitude) && namesCityNear(address, latitude, longitude);
}

function fits({ latitude, longitude }: Position, fit: Fit): boolean {
  return latitude !== undefined && longitude !== undefined && fit(latitude, longitude);
}

function compare(isRight: boolean, isSwapped: boolean): Order {
  if (isRight === isSwapped) return "open";
  return isRight ? "right" : "swapped";
}

function countryOfRow(row: SheetRow, mapping: ColumnMapping): string | undefined {
  const cells = openRowCells(row, mapping, createRowIssues(row, mapping));
  return readWhere(cells, readPlaceCells(cells)).country.countryCode;
}

/**
 * The country that cities, states, phones and words for streets tell together, unless rows name another. In a few rows it must be one
 * where the language of the headers is spoken.
 */
function countryOfUnnamed(
  rows: readonly SheetRow[],
  {
    mapping,
    codes,
    named,
    home,
  }: {
    mapping: ColumnMapping;
    codes: readonly (string | undefined)[];
    named: Majority | undefined;
    home: string | undefined;
  },
): Majority | undefined {
  const areFew = rows.length < MIN_OF_COUNTRY;
  if (areFew && home === undefined) return undefined;
  const places = rows.map((row) => {
    const cells = openRowCells(row, mapping, createRowIssues(row, mapping));
    return { ...readPlaceCells(cells), phone: phoneEvidence(cells) };
  });
  const country =
    countryOfFile(places) ??
    countryOfPositions(rows, mapping) ??
    (areFew && home !== undefined ? countryOfHome(places, home) : undefined);
  if (areFew && !shareLanguage(country?.code, home)) return undefined;
  const isOfMost =
    named === undefined
      ? isOfNearlyAll(withoutDenied(codes, places, country?.code), country?.code)
      : named.code === country?.code;
  return isOfMost ? country : undefined;
}

/** Cities tell a small country better than borders, which are known only roughly. */
function countryOfPositions(rows: readonly SheetRow[], mapping: ColumnMapping): Majority | undefined {
  if (!hasPositions(mapping)) return undefined;
  const codes = rows.map((row) => {
    const cells = openRowCells(row, mapping, createRowIssues(row, mapping));
    const { latitude, longitude } = readRowPosition(cells, {
      countryCode: undefined,
      areSwapped: mapping.areCoordinatesSwapped,
    });
    return latitude === undefined || longitude === undefined ? undefined : countryOfCityAt(latitude, longitude);
  });
  const found = mostFrequent(codes, MIN_OF_COUNTRY);
  return (found?.share ?? 0) >= ONE_COUNTRY_SHARE ? found : undefined;
}

/** The countries of rows, but where only a position tells one, and the row names a city of the list's country instead. */
function withoutDenied(
  codes: readonly (string | undefined)[],
  places: readonly RowPlace[],
  country: string | undefined,
): (string | undefined)[] {
  return codes.map((code, at) => {
    const place = places[at];
    const isDenied =
      code !== undefined && country !== undefined && place !== undefined && deniesCountry(place, country, code);
    return isDenied ? country : code;
  });
}

/** A few rows may be abroad, or name a town called like a country: "Granada" is one in Spanish. */
function isOfNearlyAll(codes: readonly (string | undefined)[], country: string | undefined): boolean {
  const others = codes.filter((code) => code !== undefined && code !== country);
  return others.length <= codes.length * (1 - ONE_COUNTRY_SHARE);
}
