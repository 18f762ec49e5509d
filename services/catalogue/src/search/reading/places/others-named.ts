import { countryCodeOfName } from "@meridian/domain/places/country-names";
import type { City } from "@meridian/domain/places/place";
import { foldText } from "@meridian/domain/text/fold-text";
import { cityKeyOf } from "@meridian/domain/text/slug";
import type { PlaceMatch } from "@meridian/ports/places/place-store";
import type { UnderstoodPlace } from "../plan-text.ts";
import { findCity, findCountry } from "./find-places.ts";
import { uninflected } from "./place-forms.ts";
import type { LocationMatch } from "./resolve-location.ts";
import { findRegion, type LocationSources } from "./resolve-region.ts";

const MAX_CITIES = 4;
/** A city with this many times the people of its namesake is meant in any case: nobody asks for Paris in Texas this way. */
const TIMES_A_NAMESAKE = 20;

/** The other places of the directory that a text may name, largest first: the Valencia in Spain, in Venezuela, in California. */
export async function findOthersNamed(
  sources: LocationSources,
  text: string,
  { value }: NonNullable<UnderstoodPlace>,
): Promise<LocationMatch[]> {
  const cities = citiesNamed(sources, text).filter(({ countryCode, slug }) => cityKeyOf(countryCode, slug) !== value);
  const found = await Promise.all(cities.slice(0, MAX_CITIES).map((city) => findCity(sources, [city])));
  const code = countryCodeOfName(text);
  const country = code === undefined || code === value ? undefined : await findCountry(sources, { countryCode: code });
  // Brasília is Brazil in Finnish, but nobody there means the country.
  const isMeant = country !== undefined && (foldText(country.name) === foldText(text) || !isWithin(value, country));
  const region = await findRegion(sources, text);
  const areas = [isMeant ? country : undefined, region?.code === value ? undefined : region];
  return [...found, ...areas].filter((match) => match !== undefined);
}

function isWithin(place: string, { countryCode }: PlaceMatch): boolean {
  return place.startsWith(`${countryCode.toLowerCase()}/`);
}

function citiesNamed({ knownPlaces }: LocationSources, text: string): City[] {
  const inflected = uninflected(text).flatMap(({ name, countries }) =>
    knownPlaces.citiesNamed(name).filter(({ countryCode }) => countries?.includes(countryCode) ?? true),
  );
  const all = new Map([...knownPlaces.citiesNamed(text), ...inflected].map((city) => [city.id, city]));
  // Jeypore competes with cities of its own name, not with Jaipur, which was once spelt so.
  const isOwnName = ({ name }: City) => foldText(name) === foldText(text);
  const { own = [], other = [] } = Object.groupBy(all.values(), (city) => (isOwnName(city) ? "own" : "other"));
  const most = (cities: readonly City[]) => Math.max(...cities.map(({ population }) => population));
  const isLarge = (least: number) => (city: City) => city.population * TIMES_A_NAMESAKE >= least;
  return [...own.filter(isLarge(most(own))), ...other.filter(isLarge(most([...own, ...other])))].toSorted(
    (one, other) => other.population - one.population,
  );
}
