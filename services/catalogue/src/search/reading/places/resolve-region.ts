import type { PlaceLookup } from "@meridian/domain/places/place";
import { foldText } from "@meridian/domain/text/fold-text";
import type { PlaceMatch, PlaceStore } from "@meridian/ports/places/place-store";
import { regionLinkOf } from "../../../region/region-link.ts";

/** The number of namesakes looked up in the directory, largest first. */
const MAX_NAMESAKES = 5;
/**
 * A city with at least this share of its namesake region's population is meant rather than the region: New York, but not California,
 * Maryland.
 */
const MIN_SHARE_OF_REGION = 0.08;
/** The same for a region of another country, which is not named after the city: Goa is in India, not a town in the Philippines. */
const MIN_SHARE_OF_REGION_ABROAD = 0.5;
/** Countries whose regions visitors name by their codes alone. */
const COUNTRIES_WITH_CODES = ["US", "CA", "AU", "BR"];
/** Codes that are words, titles or kinds of company behind what is searched for: "plumbing co", "doctor md". */
const NO_CODES = new Set("co de id in la md me or sa".split(" "));
/** Codes that are words before it, in any of the larger languages. */
const NO_LEADING_CODES = new Set(
  "ac al am ap ar as ba ce dc es go hi ma mg mi mo mt ne no nu oh ok on pa pi ro se to va wa".split(" "),
);

export interface LocationSources {
  places: PlaceStore;
  knownPlaces: PlaceLookup;
}

/** A region of a country in the directory. */
export interface RegionMatch {
  kind: "region";
  name: string;
  /** ISO 3166-2. */
  code: string;
  countryName: string;
  /** The path of its page. */
  path: string;
}

/** The region with exactly this name that is a country in its own right to visitors: Scotland is a part of the United Kingdom. */
export async function findPartOf(
  sources: LocationSources,
  country: PlaceMatch,
  text: string,
): Promise<RegionMatch | undefined> {
  const folded = foldText(text);
  const [part] = sources.knownPlaces.regionsNamed(text, country.countryCode);
  const isPart = part !== undefined && foldText(part.name) === folded && foldText(country.name) !== folded;
  return isPart ? findRegion(sources, text, country.countryCode) : undefined;
}

/** The region with this code in a country whose regions are named so: "fl". */
export async function findRegionByCode(sources: LocationSources, code: string): Promise<RegionMatch | undefined> {
  if (NO_CODES.has(foldText(code))) return undefined;
  for (const country of COUNTRIES_WITH_CODES) {
    const region = await findRegion(sources, code, country);
    if (region !== undefined) return region;
  }
  return undefined;
}

/** "UK pub" is in the United Kingdom, but a country's ISO code before what is searched for is a word: "IT company". */
export function isIsoCode(match: { kind: string; countryCode?: string }, code: string): boolean {
  return match.kind === "country" && match.countryCode === code;
}

/** As above before what is searched for, unless the code begins names: "bc breweries", but not "al bar". */
export async function findLeadingRegion(sources: LocationSources, code: string): Promise<RegionMatch | undefined> {
  return NO_LEADING_CODES.has(foldText(code)) ? undefined : findRegionByCode(sources, code);
}

/** As above, or the country with this code: "NZ". */
export async function findByCode(
  sources: LocationSources,
  code: string,
): Promise<RegionMatch | PlaceMatch | undefined> {
  const region = await findRegionByCode(sources, code);
  if (region !== undefined || NO_CODES.has(foldText(code))) return region;
  const stored = await sources.places.resolvePlace(code);
  return stored?.kind === "country" ? stored : undefined;
}

export async function findRegion(
  { places, knownPlaces }: LocationSources,
  text: string,
  inCountry?: string,
): Promise<RegionMatch | undefined> {
  for (const known of knownPlaces.regionsNamed(text, inCountry).slice(0, MAX_NAMESAKES)) {
    const country = await places.getCountry(known.countryCode, { topCities: 0 });
    if (country === undefined) continue;
    const { region: name, code, path } = regionLinkOf(known, country.slug);
    return { kind: "region", name, code, countryName: country.name, path };
  }
  return undefined;
}

/** Whether a text of several words is a region: "Prefectura de Saga" is not a government office in Saga. */
export function isLongRegionName({ knownPlaces }: Pick<LocationSources, "knownPlaces">, text: string): boolean {
  return text.includes(" ") && knownPlaces.regionsNamed(text).length > 0;
}

/** Chooses between a city and a region of the same name. */
export function likelier(
  { knownPlaces }: LocationSources,
  city: PlaceMatch | undefined,
  region: RegionMatch | undefined,
): PlaceMatch | RegionMatch | undefined {
  if (city === undefined || region === undefined) return city ?? region;
  const [known] = knownPlaces.citiesNamed(city.name, city.countryCode);
  const people = knownPlaces.region(region.code)?.population ?? 0;
  const minShare = region.code.startsWith(`${city.countryCode}-`) ? MIN_SHARE_OF_REGION : MIN_SHARE_OF_REGION_ABROAD;
  return known !== undefined && known.population >= people * minShare ? city : region;
}
