import { cityKeyOf } from "@meridian/domain/text/slug";
import { isUnavailable } from "@meridian/platform/app-error";
import type { PlaceMatch } from "@meridian/ports/places/place-store";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { type NamedPlace, withFullName } from "../search/reading/places/find-places.ts";
import { type LocationMatch, MANY_TIMES, resolveLocation } from "../search/reading/places/resolve-location.ts";
import { findRegion, type LocationSources, type RegionMatch } from "../search/reading/places/resolve-region.ts";
import { countOf } from "./suggest-kind.ts";

const MAX_PLACES = 4;
/** Their businesses are counted, a search each. */
const MAX_REGIONS = 2;

export type SuggestedPlace = NamedPlace | (RegionMatch & { count: number });

export interface PlaceSources extends LocationSources {
  index: Pick<SearchIndex, "search">;
}

/**
 * Cities and countries by name prefix, or else regions; before them the place the text names in any language ("münih"), unless those are many
 * times larger: "ber" is rather the start of Berlin than a name of Véroia.
 */
export async function suggestPlaces(sources: PlaceSources, text: string, folded: string): Promise<SuggestedPlace[]> {
  const begun = await sources.places.suggestPlaces(folded, MAX_PLACES);
  const places: SuggestedPlace[] = begun.map((place) => withFullName(sources, place));
  const named = await findNamed(sources, text);
  const isSmall = (places[0]?.count ?? 0) > (named?.count ?? 0) * MANY_TIMES;
  if (named !== undefined) places.splice(isSmall ? 1 : 0, 0, named);
  if (places.length === 0) places.push(...(await regionsBeginning(sources, text)));
  const isFirst = (place: SuggestedPlace, at: number) => places.findIndex((other) => isSame(other, place)) === at;
  return places.filter(isFirst).slice(0, MAX_PLACES);
}

/** The region of a city-state is the city. */
function isSame(one: SuggestedPlace, other: SuggestedPlace): boolean {
  return pathOf(one) === pathOf(other) || (other.kind === "region" && nameOf(one) === other.name);
}

async function findNamed(sources: PlaceSources, text: string): Promise<SuggestedPlace | undefined> {
  const match = await resolveLocation(sources, text);
  if (match === undefined || match.kind === "area") return undefined;
  return match.kind === "region" ? withCount(sources, match) : match;
}

async function regionsBeginning(sources: PlaceSources, text: string): Promise<SuggestedPlace[]> {
  const codes = sources.knownPlaces.regionsBeginning(text).map(({ code }) => code);
  const matches = await Promise.all(codes.map((code) => findRegion(sources, code)));
  const inDirectory = matches.filter((match) => match !== undefined).slice(0, MAX_REGIONS);
  const counted = await Promise.all(inDirectory.map((match) => withCount(sources, match)));
  return counted.filter((region) => region !== undefined);
}

/** Undefined for a region without businesses, which has no page. */
async function withCount({ index }: PlaceSources, region: RegionMatch): Promise<SuggestedPlace | undefined> {
  const page = { text: "", sort: "relevance", offset: 0, limit: 0, withFacets: false, allowTypos: false } as const;
  try {
    const { total } = await index.search({ ...page, filters: { regionCode: region.code } });
    return total === 0 ? undefined : { ...region, count: total };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return undefined;
  }
}

export function nameOf(place: LocationMatch): string {
  return "fullName" in place ? (place.fullName ?? place.name) : place.name;
}

export function pathOf(place: LocationMatch): string {
  if (place.kind === "area") return placePathOf(place.within);
  return place.kind === "region" ? place.path : placePathOf(place);
}

export function detailOfPlace(place: SuggestedPlace): string {
  return place.kind === "country" ? countOf(place.count) : `${place.countryName} · ${countOf(place.count)}`;
}

function placePathOf(place: PlaceMatch): string {
  return place.kind === "city" ? `/cities/${cityKeyOf(place.countryCode, place.slug)}` : `/countries/${place.slug}`;
}
