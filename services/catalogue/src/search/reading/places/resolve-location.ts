import { countryCodeOfName } from "@meridian/domain/places/country-names";
import type { City, PlaceLookup, Region } from "@meridian/domain/places/place";
import { foldText } from "@meridian/domain/text/fold-text";
import { isUnspaced } from "@meridian/domain/text/search-words";
import type { PlaceMatch } from "@meridian/ports/places/place-store";
import { findLargerArea, findPartOfRegion, TIMES_A_FOREIGN_NAME } from "./areas-of-the-name.ts";
import { findNamesake, PEOPLE_KNOWN_ABROAD } from "./find-namesake.ts";
import {
  type AreaMatch,
  findArea,
  findCity,
  findCountry,
  isLargeCity,
  type NamedPlace,
  withFullName,
} from "./find-places.ts";
import { type PlaceForm, underived, uninflected, uninflectedCountries } from "./place-forms.ts";
import { findPartOf, findRegion, type LocationSources, likelier, type RegionMatch } from "./resolve-region.ts";

/** The maximum words of a country or region: "united arab emirates". */
const MAX_REGION_WORDS = 3;
/** Of a city before its district, in a script without spaces. */
const UNSPACED_CITY_LETTERS = [2, 3];
/** A city with this many times the businesses of another wins despite its different name. */
export const MANY_TIMES = 20;
/** So have regions with at least this population. */
const PEOPLE_OF_KNOWN_REGION = 1_000_000;
const ARTICLE = /^the\s+/i;

/** A place a search can be limited to. */
export type LocationMatch = NamedPlace | RegionMatch | AreaMatch;

/**
 * The place a text names, in any language: a country, city or region of the directory ("münih", "Kalifornien"), or one within another, with
 * or without a comma ("paris france", "philadelphia, pa"; a country's code outranks a state's).
 */
export async function resolveLocation(sources: LocationSources, text: string): Promise<LocationMatch | undefined> {
  const match = await findLocation(sources, text);
  return match?.kind === "city" ? withFullName(sources, match) : match;
}

async function findLocation(sources: LocationSources, text: string): Promise<LocationMatch | undefined> {
  const stored = await sources.places.resolvePlace(text);
  if (stored?.kind === "country") {
    return (await findPartOf(sources, stored, text)) ?? (await findNamesake(sources, stored, text)) ?? stored;
  }
  const city = larger(sources, stored, await findCity(sources, sources.knownPlaces.citiesNamed(text)));
  const region = (await findRegion(sources, text)) ?? (await findRegionOfCountry(sources, text));
  const match = likelier(sources, city, region) ?? (await resolveWithin(sources, text));
  if (match === undefined) return findArea(sources, sources.knownPlaces.areasNamed(text));
  if (match.kind === "city") return (await findLargerArea(sources, match, text)) ?? match;
  return match.kind === "region" ? ((await findPartOfRegion(sources, match, text)) ?? match) : match;
}

/**
 * The larger of the city with exactly this name in the directory and the largest city with this name in any language: "Roma" is Rome, not
 * the town in Texas. A name unknown in its country counts for less.
 */
function larger(
  { knownPlaces }: LocationSources,
  stored: PlaceMatch | undefined,
  known: PlaceMatch | undefined,
): PlaceMatch | undefined {
  if (stored === undefined || known === undefined) return stored ?? known;
  const isText = knownPlaces.citiesNamed(stored.name, stored.countryCode).length === 0;
  return known.count >= stored.count * (isText ? 1 : MANY_TIMES) ? known : stored;
}

/** Resolves a place by its name or an inflected form of it; by a foreign name only if no city so inflected is much larger. */
export async function resolveInflected(sources: LocationSources, place: string): Promise<LocationMatch | undefined> {
  const called = await resolveBehindArticle(sources, place);
  if (called !== undefined && called.kind !== "area" && foldText(called.name) === foldText(place)) return called;
  if (called === undefined && isLargeCity(sources, place)) return undefined;
  const inflected = await findForm(sources, uninflected(place));
  if (called === undefined || called.kind === "area") {
    const named = (await findInflectedCountry(sources, place)) ?? inflected ?? called;
    return named ?? (await findInflectedRegion(sources, place)) ?? findInflectedArea(sources, place);
  }
  return called.kind === "city" && (inflected?.count ?? 0) >= called.count * TIMES_A_FOREIGN_NAME ? inflected : called;
}

/** A place may stand behind its article: "in the Cotswolds". */
async function resolveBehindArticle(sources: LocationSources, place: string): Promise<LocationMatch | undefined> {
  const bare = place.replace(ARTICLE, "");
  const called = await resolveLocation(sources, place);
  return called ?? (bare === place ? undefined : resolveLocation(sources, bare));
}

/** "w Niemczech" */
async function findInflectedCountry(sources: LocationSources, place: string): Promise<PlaceMatch | undefined> {
  const codes = uninflectedCountries(place).flatMap((name) => countryCodeOfName(name) ?? []);
  for (const countryCode of new Set(codes)) {
    const country = await findCountry(sources, { countryCode });
    if (country !== undefined) return country;
  }
  return undefined;
}

/** "в Татарстане" */
function findInflectedRegion(sources: LocationSources, place: string): Promise<RegionMatch | undefined> {
  const { knownPlaces } = sources;
  const regions = uninflected(place).flatMap(({ name, countries }) =>
    knownPlaces.regionsNamed(name).filter(({ countryCode }) => countries?.includes(countryCode) ?? true),
  );
  return findFirstRegion(sources, regions);
}

async function findFirstRegion(sources: LocationSources, regions: readonly Region[]): Promise<RegionMatch | undefined> {
  for (const { code } of regions) {
    const region = await findRegion(sources, code);
    if (region !== undefined) return region;
  }
  return undefined;
}

/** "на Арбате" */
function findInflectedArea(sources: LocationSources, place: string): Promise<AreaMatch | undefined> {
  const areas = uninflected(place).flatMap(({ name, countries }) =>
    sources.knownPlaces.areasNamed(name).filter(({ countryCode }) => countries?.includes(countryCode) ?? true),
  );
  return findArea(sources, areas);
}

/** The city an adjective or possessive is made of ("parisiens"), or a large city or region inflected in a foreign language ("w Paryżu"). */
export async function resolveDerived(sources: LocationSources, text: string): Promise<LocationMatch | undefined> {
  if (isLargeCity(sources, text)) return undefined;
  const abroad = uninflected(text).map(({ name }) => ({ name, countries: undefined }));
  const city = (await findForm(sources, underived(text))) ?? (await findForm(sources, abroad, PEOPLE_KNOWN_ABROAD));
  if (city !== undefined) return city;
  const regions = abroad.flatMap(({ name }) => sources.knownPlaces.regionsNamed(name));
  return findFirstRegion(
    sources,
    regions.filter(({ population }) => population >= PEOPLE_OF_KNOWN_REGION),
  );
}

/** A city that visitors know by initials, which begin no other text: "bkk massage". */
export async function resolveInitials(sources: LocationSources, initials: string): Promise<PlaceMatch | undefined> {
  const large = sources.knownPlaces.citiesNamed(initials).filter(({ population }) => population >= PEOPLE_KNOWN_ABROAD);
  return findCity(sources, large);
}

async function findForm(
  sources: LocationSources,
  forms: readonly PlaceForm[],
  minPopulation = 0,
): Promise<PlaceMatch | undefined> {
  for (const { name, countries } of forms) {
    const cities = sources.knownPlaces
      .citiesNamed(name)
      .filter(
        ({ countryCode, population }) =>
          population >= minPopulation && (countries === undefined || countries.includes(countryCode)),
      );
    const found = await findCity(sources, cities);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A city or region followed by its region or country. */
async function resolveWithin(sources: LocationSources, text: string): Promise<LocationMatch | undefined> {
  const { places, knownPlaces } = sources;
  const inRegion = await findInRegionOfCountry(sources, text);
  if (inRegion !== undefined) return inRegion;
  for (const [name, within] of splitsOf(text)) {
    const around = (await places.resolvePlace(within)) ?? (await findCity(sources, knownPlaces.citiesNamed(within)));
    const country = around?.kind === "country" ? around.countryCode : undefined;
    const cities = knownPlaces
      .citiesNamed(name)
      .filter((city) => city.countryCode === country || isInRegion(knownPlaces, city, within));
    const city = (await places.resolvePlace(`${name}, ${within}`)) ?? (await findCity(sources, cities));
    const region = country === undefined ? undefined : await findRegion(sources, name, country);
    const match =
      likelier(sources, city, region) ?? (await findArea(sources, areasWithin(sources, name, within, around)));
    if (match !== undefined) return match;
  }
  return findBehindCity(sources, text);
}

/** "California, US", unless that is the town in Maryland. */
async function findRegionOfCountry(sources: LocationSources, text: string): Promise<RegionMatch | undefined> {
  const [name = "", country = "", ...others] = text.split(",").map((part) => part.trim());
  if (country === "" || others.length > 0) return undefined;
  const around = await sources.places.resolvePlace(country);
  return around?.kind === "country" ? findRegion(sources, name, around.countryCode) : undefined;
}

/** "Springfield, MA, USA" */
async function findInRegionOfCountry(sources: LocationSources, text: string): Promise<PlaceMatch | undefined> {
  const [name = "", region = "", country = ""] = text.split(",").map((part) => part.trim());
  const around = country === "" ? undefined : await sources.places.resolvePlace(country);
  if (around?.kind !== "country") return undefined;
  const cities = sources.knownPlaces.citiesNamed(name, around.countryCode);
  return findCity(
    sources,
    cities.filter((city) => isInRegion(sources.knownPlaces, city, region)),
  );
}

/** A district behind its city: "zürich oerlikon". */
async function findBehindCity(sources: LocationSources, text: string): Promise<AreaMatch | undefined> {
  const { places, knownPlaces } = sources;
  for (const [city, name] of text.includes(",") || isUnspaced(text) ? [] : splitsOf(text)) {
    if (knownPlaces.areasNamed(name).length === 0) continue;
    const stored = await places.resolvePlace(city);
    const around = stored?.kind === "city" ? stored : await findCity(sources, knownPlaces.citiesNamed(city));
    if (around === undefined) continue;
    const area = await findArea(sources, areasWithin(sources, name, city, around));
    if (area !== undefined && foldText(area.name) !== foldText(city)) return area;
  }
  return undefined;
}

/** Areas within a country, region or city: "Kreuzberg, Germany", "Soho London". */
function areasWithin({ knownPlaces }: LocationSources, name: string, within: string, around: PlaceMatch | undefined) {
  const [city] = around?.kind === "city" ? knownPlaces.citiesNamed(around.name, around.countryCode) : [];
  return knownPlaces.areasNamed(name).filter((area) => {
    if (around?.kind === "country") return area.countryCode === around.countryCode;
    const isInCity =
      city !== undefined && knownPlaces.citiesAround(area, city.countryCode).some(({ id }) => id === city.id);
    return isInCity || isInRegion(knownPlaces, area, within);
  });
}

function isInRegion(
  knownPlaces: PlaceLookup,
  { countryCode, regionCode }: Pick<City, "countryCode" | "regionCode">,
  region: string,
): boolean {
  return knownPlaces.regionsNamed(region, countryCode).some(({ code }) => code === regionCode);
}

function splitsOf(text: string): [string, string][] {
  const [city = "", ...regions] = text.split(",").map((part) => part.trim());
  const region = regions.at(-1);
  if (region !== undefined) return city === "" || region === "" ? [] : [[city, region]];
  const words = city.split(/\s+/);
  const splits: [string, string][] = isUnspaced(text) && words.length === 1 ? unspacedSplitsOf(text) : [];
  for (let count = 1; count <= Math.min(MAX_REGION_WORDS, words.length - 1); count++) {
    splits.push([words.slice(0, -count).join(" "), words.slice(-count).join(" ")]);
  }
  return splits;
}

/** Chinese, Japanese and Korean name the larger place first: "北京朝阳区". */
function unspacedSplitsOf(run: string): [string, string][] {
  const cuts = UNSPACED_CITY_LETTERS.filter((cut) => cut <= run.length - 2);
  return cuts.map((cut) => [run.slice(cut), run.slice(0, cut)]);
}
