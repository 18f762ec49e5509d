import type { RegionLink } from "@meridian/contracts/businesses/business";
import type { PlaceLookup, Region } from "@meridian/domain/places/place";
import { slugify } from "@meridian/domain/text/slug";
import { notFound } from "@meridian/platform/app-error";
import type { CityKey } from "@meridian/ports/businesses/business-store";
import type { CitySummary, PlaceStore } from "@meridian/ports/places/place-store";
import { regionLinkOf } from "../region/region-link.ts";

/** The number of namesake cities looked up in the directory. */
const MAX_NAMESAKES = 8;

export interface CitySources {
  places: Pick<PlaceStore, "getCity">;
  knownPlaces: Pick<PlaceLookup, "citiesNamed" | "region">;
}

export interface FoundCity extends CitySummary {
  fullName: string;
  region: RegionLink | null;
}

/** The city at that address, or else the largest one in the directory with that name. Throws not_found. */
export async function findCity(sources: CitySources, key: CityKey, topCategories: number): Promise<FoundCity> {
  const { places, knownPlaces } = sources;
  const { countryCode, citySlug: segment } = key;
  const requestedSlug = slugify(segment);
  const names = [segment, requestedSlug].map((text) => text.replaceAll("-", " "));
  const named = names.flatMap((name) => knownPlaces.citiesNamed(name, countryCode.toUpperCase()));
  const slugs = new Set([requestedSlug, ...named.slice(0, MAX_NAMESAKES).map(({ slug }) => slug)]);
  for (const citySlug of slugs) {
    const summary = await places.getCity({ countryCode, citySlug }, { topCategories });
    if (summary === undefined) continue;
    const region = regionOfCity(knownPlaces, summary);
    const link = region === undefined ? null : regionLinkOf(region, summary.countrySlug);
    return { ...summary, region: link, fullName: fullNameOf(knownPlaces, summary) };
  }
  throw notFound("City not found");
}

/** Its slug distinguishes a city from a larger namesake in its country, and so must its name: "Columbus, Georgia". */
export function fullNameOf(knownPlaces: CitySources["knownPlaces"], city: CityName): string {
  const region = slugify(city.name) === city.slug ? undefined : regionOfCity(knownPlaces, city);
  return region === undefined || region.name === city.name ? city.name : `${city.name}, ${region.name}`;
}

type CityName = Pick<CitySummary, "name" | "slug" | "countryCode">;

/** The region of a city; undefined for a city that exists only as text. */
export function regionOfCity(
  knownPlaces: CitySources["knownPlaces"],
  { name, slug, countryCode }: CityName,
): Region | undefined {
  const city = knownPlaces.citiesNamed(name, countryCode).find((known) => known.slug === slug);
  return city?.regionCode === undefined ? undefined : knownPlaces.region(city.regionCode);
}
