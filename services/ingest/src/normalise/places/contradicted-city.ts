import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { distanceKm } from "@meridian/domain/places/geo";
import type { City } from "@meridian/domain/places/place";
import { wordsOf } from "@meridian/domain/text/search-words";
import type { RowCells } from "../row-cells.ts";
import { stripPostalCode } from "./address/postal-code.ts";
import { withoutState } from "./address/states/state-behind-city.ts";
import { beforeCountry } from "./country/country.ts";
import { knowledgeAtHand, LARGE_CITY } from "./known-cities.ts";

/** A smaller place shares its name with others that no gazetteer lists. */
const MIN_INHABITANTS = 15_000;
/** Within it lie suburbs, and villages of the same municipality or post office. */
const NEAR_KM = 50;
const ELEMENT_ENDS = /[,،，]|\s[-–]\s/;
/** Of a postal code, which may have letters: "Lima 15088", "Lima L15". */
const NUMBERS = /\b\p{L}{0,2}\d[\d-]*\b/gu;
const OTHER_CITY = "Başka bir hücre başka bir şehri gösteriyor; şehir ve konum olduğu gibi alındı";

type Place = Pick<BusinessFields, "city" | "state" | "countryCode" | "latitude" | "longitude">;

interface CityNamed extends City {
  /** As the row spells it. */
  text: string;
}

/**
 * Adds an issue if a row is in one city by its city, but in another by the end of its address or by its position. Each field keeps what its
 * own cell says.
 */
export function reportOtherCity(cells: RowCells, place: Place): void {
  const { city, state, countryCode } = place;
  if (city === undefined || countryCode === undefined) return;
  const named = knowledgeAtHand().places.citiesNamed(city, countryCode);
  if (named.length === 0) return;
  const addressed = cells.text("city") === undefined ? undefined : cityOfEnd(cells, city, countryCode);
  const isElsewhere = addressed !== undefined && isFarFrom(named, addressed) && !isRegionOf(named, addressed.text);
  const there = isElsewhere ? addressed : cityFarAt(named, place);
  if (there === undefined || isDistrictOf(there, named, { state, address: cells.text("fullAddress") })) return;
  const field = cells.text("city") === undefined ? "fullAddress" : "city";
  cells.issues.add(field, "city_contradicted", `${city}, ${there.text}`, OTHER_CITY);
}

/** Districts bear the names of towns elsewhere: where the row names the city that is there, or its state, the cell means one of its own. */
function isDistrictOf(
  there: CityNamed,
  named: readonly City[],
  { state, address }: { state: string | undefined; address: string | undefined },
): boolean {
  if (named.some(({ population }) => population >= LARGE_CITY)) return false;
  const city = wordsOf(there.name).join(" ");
  if (state !== undefined) {
    if (` ${wordsOf(state).join(" ")} `.includes(` ${city} `) || isRegionOf([there], state)) return true;
    if (isRegionOf(named, state)) return false;
  }
  return (
    address?.split(ELEMENT_ENDS).some((element) => wordsOf(element.replace(NUMBERS, "")).join(" ") === city) ?? false
  );
}

/** The large city that the last of several elements of the address is, or that has its postal code or state beside it. */
function cityOfEnd(cells: RowCells, city: string, countryCode: string): CityNamed | undefined {
  const address = cells.text("fullAddress") ?? cells.text("street");
  if (address === undefined || address.includes(city)) return undefined;
  const end = beforeCountry(address.split(",").map((element) => element.trim())).at(-1) ?? "";
  const text = withoutState(stripPostalCode(end), countryCode);
  if (text === address || /\d/.test(text)) return undefined;
  const [found] = knowledgeAtHand().places.citiesNamed(text, countryCode);
  return found === undefined || found.population < LARGE_CITY ? undefined : { ...found, text };
}

/** Whether a row is far from the city of this name, but in the region that is called after it: "Kabupaten Merangin, Jambi". */
export function isRegionAround(name: string, { countryCode, latitude, longitude }: Place): boolean {
  if (countryCode === undefined || latitude === undefined || longitude === undefined) return false;
  const { places } = knowledgeAtHand();
  const regions = places.regionsNamed(name, countryCode);
  if (regions.length === 0 || !isFarFrom(places.citiesNamed(name, countryCode), { latitude, longitude })) return false;
  const there = places.cityAt({ latitude, longitude }, countryCode);
  return regions.some(({ code }) => code === there?.regionCode);
}

type Point = Pick<City, "latitude" | "longitude">;

function isFarFrom(places: readonly Point[], point: Point): boolean {
  return kmToNearest(places, point) > NEAR_KM;
}

/** Infinity without places. */
export function kmToNearest(places: readonly Point[], { latitude: lat, longitude: lng }: Point): number {
  return Math.min(...places.map(({ latitude, longitude }) => distanceKm({ lat: latitude, lng: longitude }, lat, lng)));
}

/** Many regions are called after their capital. */
function isRegionOf(cities: readonly City[], text: string): boolean {
  const regions = knowledgeAtHand().places.regionsNamed(text, cities[0]?.countryCode);
  return regions.some(({ code }) => cities.some(({ regionCode }) => regionCode === code));
}

/** The city at the position, unless something nearer than the named city is called like it: a district, or the region. */
function cityFarAt(named: readonly City[], { city, countryCode, latitude, longitude }: Place): CityNamed | undefined {
  if (city === undefined || latitude === undefined || longitude === undefined) return undefined;
  const point = { latitude, longitude };
  if ((named[0]?.population ?? 0) < MIN_INHABITANTS || !isFarFrom(named, point)) return undefined;
  const { places } = knowledgeAtHand();
  const there = places.cityAt(point, countryCode);
  if (there?.regionCode === undefined || named.some(({ regionCode }) => regionCode === there.regionCode))
    return undefined;
  const isNear = isRegionOf([there], city) || !isFarFrom(places.areasNamed(city), point);
  return isNear ? undefined : { ...there, text: there.name };
}
