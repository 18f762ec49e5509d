import { readCityTable } from "../knowledge/place-tables.ts";
import { WeightedChoice } from "./random.ts";

export interface DemoCity {
  name: string;
  /** The end of the ISO 3166-2 code: "CA". */
  region: string;
  population: number;
  lat: number;
  lng: number;
  timeZone: string;
}

const MIN_POPULATION = 10_000;
const FEWEST_CITIES = 8;
/** Above 1: large cities have more businesses per head, so that a small directory has full city pages. */
const CROWDING = 1.2;

/** Cities by country, weighted by population. Countries with few large places include villages. */
export function citiesByCountry(countryCodes: readonly string[]): Map<string, WeightedChoice<DemoCity>> {
  const lists = new Map<string, DemoCity[]>(countryCodes.map((code) => [code, []]));
  for (const city of readCityTable()) {
    const { countryCode, regionCode = "", population, latitude: lat, longitude: lng, timeZone } = city;
    const list = lists.get(countryCode);
    if (list === undefined || population <= 0) continue;
    // "Washington, D.C." would be two elements of an address.
    const name = city.name.split(",")[0] ?? city.name;
    list.push({ name, region: regionCode.slice(countryCode.length + 1), population, lat, lng, timeZone });
  }
  const choices = new Map<string, WeightedChoice<DemoCity>>();
  for (const [code, list] of lists) {
    const large = list.filter(({ population }) => population >= MIN_POPULATION);
    const chosen = large.length >= FEWEST_CITIES ? large : list;
    choices.set(code, new WeightedChoice(chosen, ({ population }) => population ** CROWDING));
  }
  return choices;
}

/** Local names of cities that GeoNames calls differently: country code and name. */
const LOCAL_NAMES: Readonly<Record<string, string>> = {
  "AT Vienna": "Wien",
  "BE Antwerp": "Antwerpen",
  "CH Geneva": "Genève",
  "CZ Prague": "Praha",
  "DE Munich": "München",
  "DE Nuremberg": "Nürnberg",
  "DK Copenhagen": "København",
  "GR Athens": "Αθήνα",
  "IT Florence": "Firenze",
  "IT Milan": "Milano",
  "IT Naples": "Napoli",
  "IT Rome": "Roma",
  "IT Turin": "Torino",
  "JP Osaka": "大阪市",
  "JP Tokyo": "東京",
  "PL Warsaw": "Warszawa",
  "PT Lisbon": "Lisboa",
  "RO Bucharest": "București",
  "SE Gothenburg": "Göteborg",
};

/** A city's name in the local spelling. */
export function localNameOf(countryCode: string, name: string): string {
  return LOCAL_NAMES[`${countryCode} ${name}`] ?? name;
}
