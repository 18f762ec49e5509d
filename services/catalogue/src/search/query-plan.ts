import type { FacetValuesQuery, SearchAnswer, SearchQuery } from "@meridian/shared/contracts/search";
import { slugify } from "@meridian/shared/domain/slug";
import type { PlaceMatch, PlaceStore } from "@meridian/shared/ports/place-store";
import type { IndexFilters } from "@meridian/shared/ports/search-index";
import { resolveLocation } from "./resolve-location.ts";
import { readWishes } from "./spoken-wishes.ts";

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
  /** The text says so, not a filter the visitor chose. */
  isOpenNow: boolean;
  /** The text says so, but where the visitor is was not told. */
  isNearMe: boolean;
  /** The text that `text` was made of, where words of it were replaced or dropped. */
  replacedText?: string;
}

/**
 * What a visitor's query means. "Open now" and "near me" are taken out of the text. A location becomes a filter where it names a place of the directory and joins the text where
 * it does not; a text that ends in "in <place>" is read the same way.
 */
export async function planQuery(query: AskedFor, places: PlaceStore, at: Date): Promise<QueryPlan> {
  const { text, isOpenNow, isNearMe } = wishesOf(query);
  const filters = filtersOf(query, at);
  if (isOpenNow) filters.openAt = at;
  const wishes = { isOpenNow, isNearMe };
  if (query.location !== "") {
    const match = await resolveLocation(places, query.location);
    if (match === undefined) return { ...wishes, text: `${text} ${query.location}`.trim(), place: null, filters };
    return { ...wishes, text, ...placed(filters, match) };
  }
  const spoken = await findSpokenPlace({ ...query, q: text }, places);
  if (spoken === undefined) return { ...wishes, text, place: null, filters };
  return { ...wishes, text: spoken.text, ...placed(filters, spoken.match) };
}

/** The query taken literally, for when reading a place out of its text found nothing ("made in italy"). */
export function planLiterally(query: AskedFor, at: Date): QueryPlan {
  return { text: query.q, place: null, filters: filtersOf(query, at), isOpenNow: false, isNearMe: false };
}

/** Where a query is to be searched: the place, and the filters with it. */
export function placed(filters: IndexFilters, match: PlaceMatch): Pick<QueryPlan, "place" | "filters"> {
  return { place: describePlace(match), filters: withPlace(filters, match) };
}

/** Whether places may be read out of the text: not where one is chosen, nor out of quotes. */
export function mayNamePlace({ q, city, country }: AskedFor): boolean {
  return city === undefined && country === undefined && !QUOTES.test(q);
}

/** Quotes mean what stands in them. */
function wishesOf({ q, openNow, near }: AskedFor) {
  if (QUOTES.test(q)) return { text: q, isOpenNow: false, isNearMe: false };
  const { text, isOpenNow, isNearMe } = readWishes(q);
  return { text, isOpenNow: isOpenNow && openNow !== true, isNearMe: isNearMe && near === undefined };
}

async function findSpokenPlace(query: AskedFor, places: PlaceStore) {
  if (!mayNamePlace(query)) return undefined;
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
