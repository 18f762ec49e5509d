import type { City } from "@meridian/domain/places/place";
import { foldText } from "@meridian/domain/text/fold-text";
import type { PlaceMatch } from "@meridian/ports/places/place-store";
import { findCity } from "./find-places.ts";
import type { LocationSources } from "./resolve-region.ts";

/** Cities with at least this population have names in foreign languages that visitors inflect. */
export const PEOPLE_KNOWN_ABROAD = 300_000;

/**
 * The large city with this name, if the text is only a foreign name of the country: Brasília is Brazil in Finnish. A city abroad has to
 * have more businesses than the country: عمان is both Amman and Oman.
 */
export async function findNamesake(
  sources: LocationSources,
  country: PlaceMatch,
  text: string,
): Promise<PlaceMatch | undefined> {
  const folded = foldText(text);
  if (foldText(country.name) === folded) return undefined;
  const cities = sources.knownPlaces.citiesNamed(text).filter(({ population }) => population >= PEOPLE_KNOWN_ABROAD);
  const isInside = ({ countryCode, name }: City) => countryCode === country.countryCode && foldText(name) === folded;
  const capital = await findCity(sources, cities.filter(isInside));
  if (capital !== undefined) return capital;
  const abroad = await findCity(
    sources,
    cities.filter(({ countryCode }) => countryCode !== country.countryCode),
  );
  return abroad !== undefined && abroad.count > country.count ? abroad : undefined;
}
