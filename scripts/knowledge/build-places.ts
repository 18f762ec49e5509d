import type { DatabaseSync } from "node:sqlite";
import { bareRegionName } from "@meridian/knowledge/places/place-lookup";
import { slugify } from "../../shared/domain/src/text/slug.ts";
import { cityReachKm } from "../../shared/knowledge/src/places/city-reach.ts";
import { placeKeyOf } from "../../shared/knowledge/src/places/place-key.ts";
import { withoutDisputedNames } from "./disputed-names.ts";
import {
  type CityRow,
  type CountyRow,
  type DistrictRow,
  type RegionRow,
  readCityTable,
  readCountyTable,
  readDistrictTables,
  readInformalRegions,
  readMoreNames,
  readRegionTable,
} from "./place-tables.ts";
import { findQuarters } from "./quarters.ts";

const KM_PER_DEGREE = 111.195;
const MIN_COSINE = 0.01;
const DIGRAPHS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe", æ: "ae" };
const DIGRAPH_LETTERS = /[äöüåøæ]/giu;

/** Shorter names may be other words: "De Li" is Delhi. */
const MIN_GLUED_LETTERS = 6;
const PEOPLE_OF_LARGE_CITY = 300_000;
const LATIN_WORDS = /^[a-z]+(?: [a-z]+){1,2}$/;

interface Region extends RegionRow {
  slug: string;
  population: number;
}

/** Of areas with the same name the first are meant: the Costa Brava, then districts, then counties. */
const PRECEDENCE = { informal: 0, district: 1, county: 2 };

/** Writes the tables `city`, `city_name`, `city_area`, `region`, `region_name`, `district` and `district_name`. */
export function buildPlaces(db: DatabaseSync): void {
  const cities = [...readCityTable()].sort((one, other) => other.population - one.population || one.id - other.id);
  const regions = readRegions(cities);
  const moreNames = readMoreNames();
  insertCities(db, cities, { regions, moreNames });
  insertRegions(db, regions, moreNames);
  insertDistricts(db, moreNames);
  if (moreNames.size > 0) throw new Error(`Names of no place: ${[...moreNames.keys()].join(", ")}`);
}

function readRegions(cities: readonly CityRow[]): Map<string, Region> {
  const populations = new Map<string, number>();
  for (const { regionCode = "", population } of cities) {
    populations.set(regionCode, (populations.get(regionCode) ?? 0) + population);
  }
  const slugs = new SlugsByCountry();
  const regions = [...readRegionTable()].map((row) => ({ ...row, population: populations.get(row.code) ?? 0 }));
  regions.sort((one, other) => other.population - one.population || (one.code < other.code ? -1 : 1));
  return new Map(
    regions.map((region) => [
      region.code,
      { ...region, slug: slugs.take(countryOf(region.code), [slugify(region.name), slugify(region.code)]) },
    ]),
  );
}

interface Names {
  regions: ReadonlyMap<string, Region>;
  /** A place's names are removed from the map once inserted. */
  moreNames: Map<string, string[]>;
}

/** Largest first: a city's row number is its rank by size, and the largest gets the plain slug. */
function insertCities(db: DatabaseSync, cities: readonly CityRow[], { regions, moreNames }: Names): void {
  db.exec(`
    CREATE TABLE city (
      size_rank INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, name TEXT NOT NULL, slug TEXT NOT NULL, country TEXT NOT NULL, region TEXT,
      latitude REAL NOT NULL, longitude REAL NOT NULL, population INTEGER NOT NULL, time_zone TEXT NOT NULL,
      quarter_of INTEGER);
    CREATE TABLE city_name (text TEXT, size_rank INTEGER, PRIMARY KEY (text, size_rank)) WITHOUT ROWID;
    CREATE VIRTUAL TABLE city_area USING rtree (size_rank, west, east, south, north);`);
  const insertCity = db.prepare("INSERT INTO city VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const insertArea = db.prepare("INSERT INTO city_area VALUES (?, ?, ?, ?, ?)");
  const slugs = new SlugsByCountry();
  const quarters = findQuarters(cities);
  for (const [at, city] of cities.entries()) {
    const { id, name, countryCode, regionCode, latitude, longitude, population, timeZone } = city;
    const rank = at + 1;
    const plain = slugify(name) || "city";
    const inRegion = `${plain}-${regions.get(regionCode ?? "")?.slug ?? id}`;
    const slug = slugs.take(countryCode, [plain, inRegion, `${plain}-${id}`]);
    const place = [regionCode ?? null, latitude, longitude, population, timeZone] as const;
    insertCity.run(rank, id, name, slug, countryCode, ...place, quarters.get(city)?.id ?? null);
    insertArea.run(rank, ...areaOf(city));
  }
  const names = withoutDisputedNames(cities.map((city) => withKeys(city, moreNames))).flatMap((keys, at) =>
    [...keys].map((key): [text: string, rank: number] => [key, at + 1]),
  );
  names.push(...gluedNames(names, cities));
  // Inserting in key order is several times faster.
  names.sort(([one], [other]) => compare(one, other));
  const insertName = db.prepare("INSERT INTO city_name VALUES (?, ?)");
  for (const name of names) insertName.run(...name);
}

/** With their names. A district's row number is its rank among districts of equal precedence, by size. */
function insertDistricts(db: DatabaseSync, moreNames: Names["moreNames"]): void {
  db.exec(`
    CREATE TABLE district (
      size_rank INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, name TEXT NOT NULL, country TEXT NOT NULL, region TEXT,
      latitude REAL NOT NULL, longitude REAL NOT NULL, population INTEGER NOT NULL, radius_km REAL,
      is_across_borders INTEGER NOT NULL, precedence INTEGER NOT NULL);
    CREATE TABLE district_name (text TEXT, size_rank INTEGER, PRIMARY KEY (text, size_rank)) WITHOUT ROWID;`);
  const insert = db.prepare("INSERT INTO district VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const insertName = db.prepare("INSERT INTO district_name VALUES (?, ?)");
  for (const [rank, { area, precedence }] of areasInOrder().entries()) {
    const { id, name, otherNames, countryCode, latitude, longitude, population } = area;
    const [region, radiusKm] = "radiusKm" in area ? [null, area.radiusKm] : [area.regionCode ?? null, null];
    const position = [latitude, longitude, population, radiusKm] as const;
    const isAcross = "isAcrossBorders" in area && area.isAcrossBorders === true ? 1 : 0;
    insert.run(rank, id, name, countryCode, region, ...position, isAcross, precedence);
    const names = [name, ...otherNames, ...takeFrom(moreNames, String(id))];
    for (const key of keysOf(names)) insertName.run(key, rank);
  }
}

function areasInOrder(): { area: DistrictRow | CountyRow; precedence: number }[] {
  return [
    ...[...readInformalRegions()].map((area) => ({ area, precedence: PRECEDENCE.informal })),
    ...[...readDistrictTables()].map((area) => ({ area, precedence: PRECEDENCE.district })),
    ...[...readCountyTable()].map((area) => ({ area, precedence: PRECEDENCE.county })),
  ].sort(
    (one, other) =>
      one.precedence - other.precedence || other.area.population - one.area.population || one.area.id - other.area.id,
  );
}

function insertRegions(db: DatabaseSync, regions: ReadonlyMap<string, Region>, moreNames: Names["moreNames"]): void {
  db.exec(`
    CREATE TABLE region (
      code TEXT PRIMARY KEY, country TEXT NOT NULL, name TEXT NOT NULL, slug TEXT NOT NULL, population INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE region_name (text TEXT, code TEXT, PRIMARY KEY (text, code)) WITHOUT ROWID;`);
  const insertRegion = db.prepare("INSERT INTO region VALUES (?, ?, ?, ?, ?)");
  const insertName = db.prepare("INSERT INTO region_name VALUES (?, ?)");
  for (const { code, name, otherNames, slug, population } of regions.values()) {
    insertRegion.run(code, countryOf(code), name, slug, population);
    const names = [name, ...otherNames, ...takeFrom(moreNames, code)];
    for (const key of keysOf(names.flatMap((text) => [text, bareRegionName(text)]))) insertName.run(key, code);
  }
}

/** West, east, south and north of the square around the city's circle. */
function areaOf({ latitude, longitude, population }: CityRow): [number, number, number, number] {
  const latitudes = cityReachKm(population) / KM_PER_DEGREE;
  const longitudes = latitudes / Math.max(MIN_COSINE, Math.cos((latitude * Math.PI) / 180));
  return [longitude - longitudes, longitude + longitudes, latitude - latitudes, latitude + latitudes];
}

/** The names of large cities without their spaces ("newyork"), unless a place is called so. */
function gluedNames(names: readonly [text: string, rank: number][], cities: readonly CityRow[]) {
  const taken = new Set(names.map(([text]) => text));
  return names.flatMap(([text, rank]): [string, number][] => {
    const glued = text.replaceAll(" ", "");
    const isLarge = (cities[rank - 1]?.population ?? 0) >= PEOPLE_OF_LARGE_CITY;
    if (!isLarge || glued.length < MIN_GLUED_LETTERS || !LATIN_WORDS.test(text) || taken.has(glued)) return [];
    taken.add(glued);
    return [[glued, rank]];
  });
}

function withKeys({ id, name, otherNames, population }: CityRow, moreNames: Names["moreNames"]) {
  const added = takeFrom(moreNames, String(id));
  return { name, population, keys: keysOf([name, ...otherNames, ...added]), ownKeys: keysOf(added) };
}

function keysOf(names: readonly string[]): Set<string> {
  const keys = new Set(names.flatMap(withDigraphs).map(placeKeyOf));
  keys.delete("");
  return keys;
}

/** A name, and its spelling without special letters: "München" and "Muenchen". */
function withDigraphs(name: string): string[] {
  const plain = name.replace(DIGRAPH_LETTERS, (letter) => DIGRAPHS[letter.toLowerCase()] ?? letter);
  return plain === name ? [name] : [name, plain];
}

function takeFrom(names: Map<string, string[]>, place: string): string[] {
  const found = names.get(place) ?? [];
  names.delete(place);
  return found;
}

/** Taken slugs; unique within a country. */
class SlugsByCountry {
  #taken = new Set<string>();

  /** Takes the first free slug. */
  take(country: string, choices: readonly string[]): string {
    const free = choices.find((slug) => !this.#taken.has(`${country}/${slug}`));
    if (free === undefined) throw new Error(`No slug is left of ${choices.join(", ")} in ${country}`);
    this.#taken.add(`${country}/${free}`);
    return free;
  }
}

const countryOf = (regionCode: string): string => regionCode.slice(0, 2);
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
