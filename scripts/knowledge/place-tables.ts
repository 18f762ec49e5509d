import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const FOLDER = resolve(import.meta.dirname, "../../shared/knowledge/src/places");
export const CITY_TABLE = resolve(FOLDER, "cities.tsv.br");
export const REGION_TABLE = resolve(FOLDER, "regions.tsv");
/** Names missing in the sources, kept by hand: a name, and the code of a region or the id of a city. */
const MORE_NAMES = resolve(FOLDER, "more-names.tsv");
/** Districts missing in the sources, kept by hand: country, position and population, both rounded, and names. */
const MORE_DISTRICTS = resolve(FOLDER, "more-districts.tsv");
/** Second-level divisions of countries, made by `scripts/convert-places.ts`. */
export const COUNTY_TABLE = resolve(FOLDER, "counties.tsv.br");
/** Regions without a code, kept by hand: country (all of them if it crosses borders), rounded position, radius in kilometres, and names. */
const INFORMAL_REGIONS = resolve(FOLDER, "informal-regions.tsv");
/** Separates the names of a place. */
const NAME_MARK = "|";

export interface CityRow {
  /** GeoNames' id. */
  id: number;
  name: string;
  countryCode: string;
  /** ISO 3166-2. */
  regionCode: string | undefined;
  latitude: number;
  longitude: number;
  population: number;
  timeZone: string;
  isCapital: boolean;
  /** Part of a city; no business is placed in it. */
  isDistrict: boolean;
  otherNames: readonly string[];
}

export type DistrictRow = Omit<CityRow, "timeZone" | "isCapital" | "isDistrict">;

/** A county or an informal region. */
export interface CountyRow extends Omit<DistrictRow, "regionCode"> {
  radiusKm: number;
  isAcrossBorders?: boolean;
}

export interface RegionRow {
  /** ISO 3166-2. */
  code: string;
  name: string;
  otherNames: readonly string[];
}

/** Every city of at least 1,000 inhabitants, by country. */
export function* readCityTable(): Generator<CityRow> {
  for (const place of readPlaceTable()) if (!place.isDistrict) yield place;
}

/** As above, with the districts of cities. */
function* readPlaceTable(): Generator<CityRow> {
  for (const cells of rowsOf(brotliDecompressSync(readFileSync(CITY_TABLE)).toString("utf8"))) {
    const [id = "", country = "", region = "", latitude, longitude, population, timeZone = "", mark, name = ""] = cells;
    yield {
      id: Number(id),
      name,
      countryCode: country,
      regionCode: region === "" ? undefined : `${country}-${region}`,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
      timeZone,
      isCapital: mark === CAPITAL,
      isDistrict: mark === DISTRICT,
      otherNames: namesOf(cells[9]),
    };
  }
}

/** The districts of cities. Those kept by hand have ids of their own, below zero. */
export function* readDistrictTables(): Generator<DistrictRow> {
  for (const place of readPlaceTable()) if (place.isDistrict) yield place;
  for (const [at, cells] of [...rowsOf(readFileSync(MORE_DISTRICTS, "utf8"))].entries()) {
    const [countryCode = "", latitude, longitude, population, names] = cells;
    const [name = "", ...otherNames] = namesOf(names);
    const position = { latitude: Number(latitude), longitude: Number(longitude), population: Number(population) };
    yield { id: -1 - at, name, otherNames, countryCode, regionCode: undefined, ...position };
  }
}

export function* readCountyTable(): Generator<CountyRow> {
  for (const cells of rowsOf(brotliDecompressSync(readFileSync(COUNTY_TABLE)).toString("utf8"))) {
    const [id, countryCode = "", latitude, longitude, population, radiusKm, name = "", names] = cells;
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    const size = { population: Number(population), radiusKm: Number(radiusKm) };
    yield { id: Number(id), name, otherNames: namesOf(names), countryCode, ...position, ...size };
  }
}

export function countyLine(county: CountyRow): string {
  const { id, countryCode, latitude, longitude, population, radiusKm, name, otherNames } = county;
  return [id, countryCode, latitude, longitude, population, radiusKm, name, otherNames.join(NAME_MARK)].join("\t");
}

/** Regions that visitors name and no authority does: "Costa Brava". Their ids are below those of districts kept by hand. */
export function* readInformalRegions(): Generator<CountyRow> {
  for (const [at, cells] of [...rowsOf(readFileSync(INFORMAL_REGIONS, "utf8"))].entries()) {
    const [countries, latitude, longitude, radiusKm, names] = cells;
    const [countryCode = "", ...abroad] = namesOf(countries);
    const [name = "", ...otherNames] = namesOf(names);
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    const size = { population: INFORMAL_PEOPLE, radiusKm: Number(radiusKm), isAcrossBorders: abroad.length > 0 };
    yield { id: FIRST_INFORMAL_ID - at, name, otherNames, countryCode, ...position, ...size };
  }
}

/** A line of the table; it omits what all places share. */
export function cityLine(city: CityRow): string {
  const {
    id,
    name,
    countryCode,
    regionCode = "",
    latitude,
    longitude,
    population,
    timeZone,
    isCapital,
    isDistrict,
  } = city;
  const region = regionCode.slice(countryCode.length + 1);
  const mark = isCapital ? CAPITAL : isDistrict ? DISTRICT : "";
  const names = city.otherNames.join(NAME_MARK);
  return [id, countryCode, region, latitude, longitude, population, timeZone, mark, name, names].join("\t");
}

export function* readRegionTable(): Generator<RegionRow> {
  for (const [code = "", name = "", names] of rowsOf(readFileSync(REGION_TABLE, "utf8"))) {
    yield { code, name, otherNames: namesOf(names) };
  }
}

export function regionLine({ code, name, otherNames }: RegionRow): string {
  return [code, name, otherNames.join(NAME_MARK)].join("\t");
}

/** Names by the code of a region or the id of a city. */
export function readMoreNames(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, place, ...others] of rowsOf(readFileSync(MORE_NAMES, "utf8"))) {
    if (name === undefined || place === undefined || others.length > 0) {
      throw new Error(`${MORE_NAMES}: not a name and a place: ${name}`);
    }
    names.set(place, [...(names.get(place) ?? []), name]);
  }
  return names;
}

const FIRST_INFORMAL_ID = -100_000;
/** An informal region is better known than a town of the same name. */
const INFORMAL_PEOPLE = 1_000_000;
const CAPITAL = "C";
const DISTRICT = "D";

function* rowsOf(table: string): Generator<string[]> {
  for (const line of table.split("\n")) if (line !== "") yield line.split("\t");
}

function namesOf(cell: string | undefined): string[] {
  return cell === undefined || cell === "" ? [] : cell.split(NAME_MARK);
}
