import { foldText } from "@meridian/domain/text/fold-text";
import type { PlaceMatch } from "@meridian/ports/places/place-store";
import { type AreaMatch, findArea, PEOPLE_OF_LARGE_CITY } from "./find-places.ts";
import type { LocationSources, RegionMatch } from "./resolve-region.ts";

/** A region with this many times the people of a town of the same name is meant rather than the town. */
const TIMES_A_TOWN = 5;
/** A region with this many times the people of an informal region in it is meant only by its own name. */
const TIMES_ITS_PART = 4;
/** A district with this many times the people of a town of the same name is meant rather than the town. */
const TIMES_A_SMALL_TOWN = 2;
/** A foreign name counts less than another meaning with this many times the businesses: "w Łodzi" is Łódź, not Lodi. */
export const TIMES_A_FOREIGN_NAME = 2;

type CityMatch = Extract<PlaceMatch, { kind: "city" }>;

/** A district or region that has the name of a city, if it is rather meant. */
export async function findLargerArea(sources: LocationSources, match: CityMatch, text: string) {
  return (await findLargerDistrict(sources, match, text)) ?? findLargerRegion(sources, match, text);
}

/** The part of a region that the text names, if the region is many times as populous: Schwarzwald is not all of Baden-Württemberg. */
export async function findPartOfRegion(
  sources: LocationSources,
  match: RegionMatch,
  text: string,
): Promise<AreaMatch | undefined> {
  if (foldText(match.name) === foldText(text)) return undefined;
  const { knownPlaces } = sources;
  const people = knownPlaces.region(match.code)?.population ?? 0;
  const parts = knownPlaces
    .areasNamed(text)
    .filter(
      ({ id, countryCode, population }) =>
        match.code.startsWith(`${countryCode}-`) &&
        population * TIMES_ITS_PART <= people &&
        knownPlaces.city(id) === undefined,
    );
  const area = parts.length === 0 ? undefined : await findArea(sources, parts);
  return area && { ...area, cutByRegion: match.code };
}

/** A county or informal region with this name and many times the people of the city: Kent is in England, not in Washington. */
async function findLargerRegion(
  sources: LocationSources,
  match: CityMatch,
  text: string,
): Promise<AreaMatch | undefined> {
  const { knownPlaces } = sources;
  const [town] = knownPlaces.citiesNamed(match.name, match.countryCode);
  if (town === undefined) return undefined;
  const regions = knownPlaces
    .areasNamed(text)
    .filter(({ id, population }) => population >= town.population * TIMES_A_TOWN && knownPlaces.city(id) === undefined);
  return regions.length === 0 ? undefined : findArea(sources, regions);
}

/**
 * A district with exactly this name in a large city, if the text is a foreign name of a small town (Bondi is in Sydney, not Bondy), or the
 * town is much smaller: Vinohrady is in Prague rather than near Brno.
 */
async function findLargerDistrict(
  sources: LocationSources,
  match: CityMatch,
  text: string,
): Promise<AreaMatch | undefined> {
  const isItsName = foldText(match.name) === foldText(text);
  const [town] = sources.knownPlaces.citiesNamed(match.name, match.countryCode);
  // A foreign name of a smaller town may be the name of a district of a city.
  if ((town?.population ?? 0) >= PEOPLE_OF_LARGE_CITY) return undefined;
  const minPeople = isItsName ? (town?.population ?? 0) * TIMES_A_SMALL_TOWN : 0;
  const districts = sources.knownPlaces
    .areasNamed(text)
    .filter(({ name, population }) => foldText(name) === foldText(text) && population >= Math.max(1, minPeople));
  const area = await findArea(sources, districts);
  // A town without a page lies in a country, which has more businesses than any city.
  if (area?.within.kind !== "city") return undefined;
  return area.within.count > match.count * TIMES_A_FOREIGN_NAME ? area : undefined;
}
