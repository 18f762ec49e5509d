import type { FacetValuesQuery, SearchAnswer, SearchQuery } from "@meridian/shared/contracts/search";
import { slugify } from "@meridian/shared/domain/slug";
import type { PlaceMatch, PlaceStore } from "@meridian/shared/ports/place-store";
import type { IndexFilters } from "@meridian/shared/ports/search-index";
import { resolveLocation } from "./resolve-location.ts";

const DEFAULT_RADIUS_KM = 10;
/** "pizza in berlin", "in berlin", "hotels near paris": what stands before the preposition, and the place after it. */
const TEXT_IN_PLACE = /^(?:(.*)\s)?(?:in|near)\s+(.+)$/i;
const QUOTES = /["“”„«»]/;

type UnderstoodPlace = SearchAnswer["understood"]["place"];

/** What of a query says which businesses are meant. */
export type AskedFor = Omit<SearchQuery, "sort" | "page"> | FacetValuesQuery;

export interface QueryPlan {
  text: string;
  place: UnderstoodPlace;
  filters: IndexFilters;
}

/**
 * What a visitor's query means. A location becomes a filter where it names a place of the directory and joins the text where
 * it does not; a text that ends in "in <place>" is read the same way.
 */
export async function planQuery(query: AskedFor, places: PlaceStore, at: Date): Promise<QueryPlan> {
  const filters = filtersOf(query, at);
  if (query.location !== "") {
    const match = await resolveLocation(places, query.location);
    if (match === undefined) return { text: `${query.q} ${query.location}`.trim(), place: null, filters };
    return { text: query.q, place: describePlace(match), filters: withPlace(filters, match) };
  }
  const spoken = await findSpokenPlace(query, places);
  if (spoken === undefined) return { text: query.q, place: null, filters };
  return { text: spoken.text, place: describePlace(spoken.match), filters: withPlace(filters, spoken.match) };
}

/** The query taken literally, for when reading a place out of its text found nothing ("made in italy"). */
export function planLiterally(query: AskedFor, at: Date): QueryPlan {
  return { text: query.q, place: null, filters: filtersOf(query, at) };
}

async function findSpokenPlace(query: AskedFor, places: PlaceStore) {
  if (query.city !== undefined || query.country !== undefined || QUOTES.test(query.q)) return undefined;
  const [, text = "", place] = TEXT_IN_PLACE.exec(query.q) ?? [];
  if (place === undefined || place.toLowerCase() === "me") return undefined;
  const match = await resolveLocation(places, place);
  return match === undefined ? undefined : { text: text.trim(), match };
}

function filtersOf(query: AskedFor, at: Date): IndexFilters {
  const filters: IndexFilters = {};
  const categorySlug = query.category === undefined ? "" : slugify(query.category);
  if (categorySlug !== "") filters.categorySlug = categorySlug;
  if (query.country !== undefined) filters.countryCode = query.country;
  if (query.city !== undefined) filters.cityKey = canonicalCityKey(query.city);
  if (query.minRating !== undefined) filters.minRating = query.minRating;
  if (query.verified === true) filters.isVerified = true;
  if (query.has !== undefined && query.has.length > 0) filters.has = query.has;
  if (query.amenity !== undefined) filters.amenity = slugify(query.amenity);
  if (query.openNow === true) filters.openAt = at;
  if (query.near !== undefined) filters.near = { ...query.near, radiusKm: query.radiusKm ?? DEFAULT_RADIUS_KM };
  if (query.bbox !== undefined) filters.box = query.bbox;
  return filters;
}

/** "us/são-paulo" as the index spells it. */
function canonicalCityKey(city: string): string {
  const [countryCode = "", ...rest] = city.split("/");
  return `${countryCode}/${slugify(rest.join("-"))}`;
}

/** A filter the visitor chose outranks the same filter read from the location. */
function withPlace(filters: IndexFilters, match: PlaceMatch): IndexFilters {
  if (match.kind === "country") return { countryCode: match.countryCode, ...filters };
  return { cityKey: cityKeyOf(match), ...filters };
}

function describePlace(match: PlaceMatch): NonNullable<UnderstoodPlace> {
  if (match.kind === "country") {
    return { kind: "country", label: match.name, value: match.countryCode, path: `/countries/${match.slug}` };
  }
  const value = cityKeyOf(match);
  return { kind: "city", label: `${match.name}, ${match.countryName}`, value, path: `/cities/${value}` };
}

function cityKeyOf(match: Extract<PlaceMatch, { kind: "city" }>): string {
  return `${match.countryCode.toLowerCase()}/${match.slug}`;
}
