import type { GeoPoint } from "@meridian/contracts/search/search";
import type { Area, City } from "@meridian/domain/places/place";
import { stateOfTerritory } from "@meridian/domain/places/territories";
import type { PlaceMatch } from "@meridian/ports/places/place-store";
import { fullNameOf } from "../../../city/find-city.ts";
import type { LocationSources } from "./resolve-region.ts";

/** The number of namesakes looked up in the directory, largest first. */
const MAX_NAMESAKES = 5;
/** A wider area is part of a country rather than of the city at its centre. */
const WIDE_AREA_KM = 30;
/** A city has this many times the inhabitants of a borough in it. */
const TIMES_ITS_BOROUGH = 2;
export const PEOPLE_OF_LARGE_CITY = 100_000;

/** A city that a larger one of its country shares its name with has a full name: "Columbus, Georgia". */
export type NamedPlace = PlaceMatch & { fullName?: string };

/** A district, a county, or a town without a page: a circle within a city or country of the directory. */
export interface AreaMatch {
  kind: "area";
  name: string;
  near: GeoPoint & { radiusKm: number };
  population: number;
  /** ISO 3166-2. */
  regionCode?: string;
  /** The country whose borders cut the circle: a wide circle around the Costa Brava has French towns. */
  countryCode?: string;
  /** The region whose borders cut the circle: the Schwarzwald ends where Baden-Württemberg does. */
  cutByRegion?: string;
  within: NamedPlace;
}

export function withFullName({ knownPlaces }: LocationSources, place: PlaceMatch): NamedPlace {
  const fullName = place.kind === "city" ? fullNameOf(knownPlaces, place) : place.name;
  return fullName === place.name ? place : { ...place, fullName };
}

/** Whether the text names a large city, and is therefore not another one misspelt or inflected: "Алматы" is not Almetyevsk. */
export function isLargeCity({ knownPlaces }: LocationSources, text: string): boolean {
  return knownPlaces.citiesNamed(text).some(({ population }) => population >= PEOPLE_OF_LARGE_CITY);
}

/** The first of the cities that is in the directory. */
export async function findCity(sources: LocationSources, cities: readonly City[]): Promise<NamedPlace | undefined> {
  for (const city of cities.slice(0, MAX_NAMESAKES)) {
    // Files name Hong Kong as a city of China.
    const state = stateOfTerritory(city.countryCode);
    for (const countryCode of state === undefined ? [city.countryCode] : [city.countryCode, state]) {
      const found = await sources.places.getCity({ countryCode, citySlug: city.slug }, { topCategories: 0 });
      if (found === undefined) continue;
      const { name, slug, countryName, businessCount: count } = found;
      return withFullName(sources, { kind: "city", name, slug, countryCode, countryName, count });
    }
  }
  return undefined;
}

/** The largest area whose city is in the directory, or, for towns of their own, whose country is. */
export async function findArea(sources: LocationSources, areas: readonly Area[]): Promise<AreaMatch | undefined> {
  for (const area of areas.slice(0, MAX_NAMESAKES)) {
    const { name, population, radiusKm, latitude: lat, longitude: lng } = area;
    const within = await (radiusKm > WIDE_AREA_KM ? findCountry(sources, area) : findAround(sources, area));
    if (within === undefined) continue;
    const region = area.regionCode === undefined ? {} : { regionCode: area.regionCode };
    const isCut = within.kind === "country" && area.isAcrossBorders !== true;
    const border = isCut ? { countryCode: area.countryCode } : {};
    return { kind: "area", name, population, near: { lat, lng, radiusKm }, ...region, ...border, within };
  }
  return undefined;
}

/** The city around a place, or its country. */
export async function findAround(
  { places, knownPlaces }: LocationSources,
  area: Pick<Area, "latitude" | "longitude" | "countryCode">,
): Promise<PlaceMatch | undefined> {
  const cities = knownPlaces.citiesAround(area, area.countryCode);
  const city = await findCity({ places, knownPlaces }, cities);
  return city ?? findCountry({ places }, area);
}

export async function findCountry(
  { places }: Pick<LocationSources, "places">,
  { countryCode: code }: Pick<Area, "countryCode">,
): Promise<PlaceMatch | undefined> {
  const country = await places.getCountry(code, { topCities: 0 });
  if (country === undefined) return undefined;
  const { name, countryCode, slug, businessCount: count } = country;
  return { kind: "country", name, countryCode, slug, count };
}

/** The city with this key and, if it is a borough, the larger city that it lies in. */
export async function findCityAround(
  { places, knownPlaces }: LocationSources,
  cityKey: string,
): Promise<(City & { within?: PlaceMatch }) | undefined> {
  const [country = "", slug = ""] = cityKey.split("/");
  const countryCode = country.toUpperCase();
  const page = await places.getCity({ countryCode, citySlug: slug }, { topCategories: 0 });
  const city = page && knownPlaces.citiesNamed(page.name, countryCode).find((known) => known.slug === slug);
  if (city === undefined) return undefined;
  const larger = knownPlaces
    .citiesAround(city, countryCode)
    .filter(({ population }) => population >= city.population * TIMES_ITS_BOROUGH);
  const within = await findCity({ places, knownPlaces }, larger);
  return within === undefined ? city : { ...city, within };
}
