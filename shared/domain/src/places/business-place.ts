import type { Business, BusinessFields } from "@meridian/contracts/businesses/business";
import { remember, rememberByCountry } from "../bounded-cache.ts";
import { slugify } from "../text/slug.ts";
import { citySpellings, isWard } from "./city-spellings.ts";
import { distanceKm } from "./geo.ts";
import type { City, PlaceLookup, Region } from "./place.ts";
import { postalRegionOf } from "./postal-regions.ts";

/**
 * Where the knowledge base places a business: city and region, category and kinds. The city's id, slug and name come together or not at
 * all.
 */
export type BusinessPlace = Pick<
  Business,
  "cityId" | "citySlug" | "cityName" | "regionCode" | "categorySlug" | "kinds"
>;

/** The fields that decide where a business is placed. */
export type PlacedFields = MaybeUndefined<
  Pick<BusinessFields, "city" | "state" | "postalCode" | "countryCode" | "latitude" | "longitude">
>;

interface Point {
  latitude: number;
  longitude: number;
}

type MaybeUndefined<T> = { [Key in keyof T]?: T[Key] | undefined };

export type PlaceOf = (fields: PlacedFields) => BusinessPlace;

/** For directories without the knowledge base: each city is its text. */
export const placeByTextAlone: PlaceOf = () => ({});

/** Files repeat a few thousand cities and states. */
const CACHED_TEXTS = 20_000;
/** Namesake cities this near to the business are distinguished by size alone. */
const NEAR_KM = 50;
/** A smaller city must be this near if it is in another region than the business, as Ridgewood, New York, is not the one in New Jersey. */
const SMALL_CITY_KM = 25;
const LARGE_CITY = 60_000;
/** If all namesakes are farther away, the position does not decide between them. */
const FAR_KM = 200;
/** A region with as many times the inhabitants of a village is rather meant by their name. */
const MIN_TIMES_OF_VILLAGE = 20;
/** Regions that are one city: a place in them is a quarter of it. */
const CITY_REGIONS = new Set(
  "AT-9 CN-SH CO-DC CZ-10 DE-BE DE-HH HU-BU LV-RIX MX-CMX RO-B TH-10 UA-30 US-DC UZ-TK".split(" "),
);
/** "IL" in "Springfield, IL", "İstanbul" in "Kadıköy / İstanbul". */
const BEHIND_MARK = /(?:,|\/|\s[–-]\s)([^,/]+)$/;

const slugOfText = remember(slugify, CACHED_TEXTS);

/**
 * Decides the city and region of a business: the city by its name in any spelling, within the country. Among namesakes the region decides,
 * then the position, the region of the postal code, and the population. A region that is called like a village elsewhere is meant rather than
 * the village. An unknown text is respelled ("Berlin-Mitte", "Kharmanghat,
 * Hyderabad"). Without a city text the position decides; such an inferred city is recognisable by the missing text. A text that matches no
 * city stays a city of its own, as does one whose cities are all in another region than the business.
 */
export function createPlaceOf(places: PlaceLookup): PlaceOf {
  const citiesOf = rememberByCountry((city, code) => findCities(places, city, code), CACHED_TEXTS);
  const respelledOf = rememberByCountry((city, code) => findRespelled(places, city, code), CACHED_TEXTS);
  const regionsOf = rememberByCountry((state, code) => places.regionsNamed(state, code), CACHED_TEXTS);

  function otherCities(city: string, countryCode: string, region: Region | undefined): readonly (readonly City[])[] {
    const others = respelledOf(city, countryCode);
    return region !== undefined && isWard(city)
      ? [...others, places.citiesNamed(region.name, region.countryCode)]
      : others;
  }

  function cityOf(fields: PlacedFields, region: Region | undefined) {
    const { city = "", countryCode = "", postalCode = "" } = fields;
    const point = pointOf(fields);
    if (slugOfText(city) !== "") {
      const cities = citiesOf(city, countryCode);
      if (point === undefined && region === undefined && postalCode !== "" && cities.length > 0) {
        const postalRegion = postalRegionOf(countryCode, postalCode);
        return cities.find(({ regionCode }) => regionCode === postalRegion) ?? cities[0];
      }
      return likeliest(cities, region, point) ?? respelled(otherCities(city, countryCode, region), region, point);
    }
    return point === undefined ? undefined : cityAtPosition(places, point, countryCode);
  }

  /** Of a text that is also the name of a village elsewhere in the country: "Đồng Nai", "Bretagne". */
  function meansRegion(text: string, countryCode: string, point: Point | undefined): boolean {
    const cities = citiesOf(text, countryCode);
    const [region] = cities.length === 0 ? [] : regionsOf(text, countryCode);
    if (region === undefined) return false;
    return cities.every((city) => outshines(region, city) && (point === undefined || kmBetween(point, city) > NEAR_KM));
  }

  function placeOf(fields: PlacedFields): BusinessPlace {
    const { city: text, countryCode, state = text?.match(BEHIND_MARK)?.[1] } = fields;
    if (countryCode === undefined) return {};
    if (text !== undefined && state === undefined && meansRegion(text, countryCode, pointOf(fields)))
      return placeOf({ ...fields, city: undefined, state: text });
    const [region] = state === undefined ? [] : regionsOf(state, countryCode);
    const city = cityOf(fields, region);
    const regionCode = city?.regionCode ?? region?.code;
    return {
      ...(city === undefined ? {} : { cityId: city.id, citySlug: city.slug, cityName: city.name }),
      ...(regionCode === undefined ? {} : { regionCode }),
    };
  }
  return placeOf;
}

/** Whether a name of a region and of a city elsewhere in its country rather means the region. */
export function outshines(region: Region, { regionCode, population }: City): boolean {
  return regionCode !== region.code && population * MIN_TIMES_OF_VILLAGE < region.population;
}

/** The city at a position, the whole of it rather than a quarter that a list of towns has, too. */
function cityAtPosition(places: PlaceLookup, point: Point, countryCode: string): City | undefined {
  const city = places.cityAt(point, countryCode);
  if (city?.regionCode === undefined || !CITY_REGIONS.has(city.regionCode)) return city;
  return places.citiesAround(point, countryCode).find(({ regionCode }) => regionCode === city.regionCode);
}

/** In stored form, without keys for absent values. */
export function storedPlaceOf(place: MaybeUndefined<BusinessPlace>): BusinessPlace {
  const { cityId, citySlug, cityName, regionCode, categorySlug, kinds } = place;
  return {
    ...(cityId === undefined ? {} : { cityId }),
    ...(citySlug === undefined ? {} : { citySlug }),
    ...(cityName === undefined ? {} : { cityName }),
    ...(regionCode === undefined ? {} : { regionCode }),
    ...(categorySlug === undefined ? {} : { categorySlug }),
    ...(kinds === undefined ? {} : { kinds }),
  };
}

export interface CityPage {
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string;
  citySlug: string;
  name: string;
  /** False for a city that is only a text. */
  isKnown: boolean;
}

/** The page of a business's city, known or by text. Undefined if the country or city is unknown. */
export function cityPageOf({
  countryCode,
  city,
  citySlug,
  cityName,
}: MaybeUndefined<Pick<Business, "countryCode" | "city" | "citySlug" | "cityName">>): CityPage | undefined {
  if (countryCode === undefined) return undefined;
  if (citySlug !== undefined && cityName !== undefined) return { countryCode, citySlug, name: cityName, isKnown: true };
  const slug = city === undefined ? "" : slugOfText(city);
  return city === undefined || slug === "" ? undefined : { countryCode, citySlug: slug, name: city, isKnown: false };
}

/** The slugs a business's city may have: that of its page, and that of its text until the business is placed. */
export function citySlugsOf({ countryCode, city }: PlacedFields, place: BusinessPlace): string[] {
  const pages = [
    { countryCode, city, ...place },
    { countryCode, city },
  ].map(cityPageOf);
  return [...new Set(pages.flatMap((page) => page?.citySlug ?? []))];
}

/** Tries the text as it is, then without common additions: "Frankfurt (Main)", "Springfield, IL", "8001 Zürich", "Zürich ZH". */
function findCities(places: PlaceLookup, text: string, countryCode: string): readonly City[] {
  const plain = text
    .replace(/\([^)]*\)/g, " ")
    .replace(/,.*$/, "")
    .replace(/(^|\s)[\d-]*\d[\d-]*(?=\s|$)/g, " ")
    .trim();
  for (const name of new Set([text, plain, plain.replace(/\s\p{Lu}{2}$/u, "")])) {
    const found = name === "" ? [] : places.citiesNamed(name, countryCode);
    if (found.length > 0) return found;
  }
  return [];
}

/** The cities for each alternative spelling that matches any. */
function findRespelled(places: PlaceLookup, text: string, countryCode: string): readonly (readonly City[])[] {
  return citySpellings(text)
    .map((spelling) => places.citiesNamed(spelling, countryCode))
    .filter(({ length }) => length > 0);
}

/** Since the spelling is a guess, a known position must be near: Biel-Benken is not part of Biel, 41 km away. */
function respelled(
  spellings: readonly (readonly City[])[],
  region: Region | undefined,
  point: Point | undefined,
): City | undefined {
  const near = (city: City) => point === undefined || kmBetween(point, city) <= reachKmOf(city);
  for (const cities of spellings) {
    const city = likeliest(cities, region, point);
    if (city !== undefined && near(city)) return city;
  }
  return undefined;
}

/** Expects cities in order of size. If a region has cities, a name that none of them has does not belong to another region. */
function likeliest(cities: readonly City[], region: Region | undefined, point: Point | undefined): City | undefined {
  const inRegion = cities.filter(({ regionCode }) => regionCode !== undefined && regionCode === region?.code);
  const among = inRegion.length > 0 ? inRegion : cities;
  const isContradicted = inRegion.length === 0 && region !== undefined && region.population > 0;
  if (point === undefined) return isContradicted ? undefined : among[0];
  const measured = among.map((city) => ({ city, km: kmBetween(point, city) }));
  const near = measured.find(({ city, km }) => km <= (isContradicted ? reachKmOf(city) : NEAR_KM))?.city;
  if (near !== undefined || isContradicted) return near;
  const [nearest] = measured.toSorted((left, right) => left.km - right.km);
  return nearest !== undefined && nearest.km <= FAR_KM ? nearest.city : among[0];
}

function pointOf({ latitude, longitude }: PlacedFields): Point | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function kmBetween({ latitude, longitude }: Point, city: City): number {
  return distanceKm({ lat: latitude, lng: longitude }, city.latitude, city.longitude);
}

function reachKmOf({ population }: City): number {
  return population < LARGE_CITY ? SMALL_CITY_KM : NEAR_KM;
}
