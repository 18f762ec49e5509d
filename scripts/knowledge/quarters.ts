import { readFileSync } from "node:fs";
import { distanceKm } from "../../shared/domain/src/places/geo.ts";
import { cityReachKm } from "../../shared/knowledge/src/places/city-reach.ts";
import type { CityRow } from "./place-tables.ts";

/**
 * Kept by hand: the GeoNames id of a city, and a distance in kilometres from its centre within which everything belongs to it, rounded down.
 */
const CORES = new URL("./city-cores.tsv", import.meta.url);
/** The city that a place is a part of has as many times its inhabitants: within a core, and elsewhere. */
const MIN_TIMES = { core: 3, elsewhere: 5 };
const MIN_POPULATION = 200_000;
const DENSE_PER_KM2 = 3_500;
const MIN_OTHER_NAMES = 2;
/** In these countries the towns around a city often have one name only. */
const TOWNS_WITHOUT_OTHER_NAMES = new Set(["IN", "JP"]);
const BAND_DEGREES = 0.25;
/** "Paris 16 Passy", "Marseille 06" */
const NUMBER = /\s\d{1,2}(?:\s|$)/;

interface Core {
  city: CityRow;
  /** Undefined without a core kept by hand. */
  radiusKm: number | undefined;
}

/**
 * The quarters that the source calls towns, each with the city it is a part of. A quarter lies in the core of a city, is a number of it, or
 * lies in its inner part and has at most one other name, where towns have several. `cities` come largest first.
 */
export function findQuarters(cities: readonly CityRow[]): Map<CityRow, CityRow> {
  const radii = readCores();
  const bands = new Map<number, Core[]>();
  const quarters = new Map<CityRow, CityRow>();
  for (const city of cities) {
    const band = bandOf(city);
    const near = [band - 1, band, band + 1].flatMap((each) => bands.get(each) ?? []);
    const core = near.find((each) => isPartOf(city, each));
    if (core !== undefined) quarters.set(city, core.city);
    else if (radii.has(city.id) || city.population >= MIN_POPULATION)
      bands.set(band, [...(bands.get(band) ?? []), { city, radiusKm: radii.get(city.id) }]);
    radii.delete(city.id);
  }
  if (radii.size > 0) throw new Error(`Cores of no city: ${[...radii.keys()].join(", ")}`);
  return quarters;
}

function isPartOf(place: CityRow, { city, radiusKm }: Core): boolean {
  if (place.countryCode !== city.countryCode) return false;
  // Singapore is in none of its regions.
  if (city.regionCode !== undefined && place.regionCode !== city.regionCode) return false;
  const km = distanceKm({ lat: place.latitude, lng: place.longitude }, city.latitude, city.longitude);
  const times = city.population / Math.max(1, place.population);
  if (radiusKm !== undefined && km <= radiusKm) return times >= MIN_TIMES.core;
  const isNumbered = place.name.startsWith(`${city.name} `) && NUMBER.test(place.name);
  if (isNumbered && km <= cityReachKm(city.population)) return true;
  const isUnknown = place.otherNames.length < MIN_OTHER_NAMES && !TOWNS_WITHOUT_OTHER_NAMES.has(place.countryCode);
  return isUnknown && times >= MIN_TIMES.elsewhere && km <= Math.sqrt(city.population / Math.PI / DENSE_PER_KM2);
}

function bandOf({ latitude }: CityRow): number {
  return Math.floor(latitude / BAND_DEGREES);
}

function readCores(): Map<number, number> {
  const lines = readFileSync(CORES, "utf8").trim().split("\n");
  return new Map(
    lines.map((line) => {
      const [id, radiusKm] = line.split("\t").map(Number);
      if (id === undefined || !(Number(radiusKm) > 0)) throw new Error(`Not a city and a distance: ${line}`);
      return [id, Number(radiusKm)];
    }),
  );
}
