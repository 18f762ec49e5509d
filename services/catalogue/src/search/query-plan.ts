import type { FacetValuesQuery, SearchAnswer, SearchQuery } from "@meridian/shared/contracts/search";
import { foldText } from "@meridian/shared/domain/fold-text";
import { slugify } from "@meridian/shared/domain/slug";
import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { IndexFilters } from "@meridian/shared/ports/search-index";
import type { DirectoryBrands } from "./directory-brands.ts";
import type { DirectoryKinds } from "./directory-kinds.ts";
import { type LocationMatch, type LocationSources, resolveLocation } from "./resolve-location.ts";
import { joinedTexts, splitTexts } from "./respaced-texts.ts";
import { isFiller, QUOTES, readWishes } from "./spoken-wishes.ts";

const DEFAULT_RADIUS_KM = 10;
/** "pizza in berlin", "in berlin", "hôtel à paris": what stands before the preposition, and the place after it. */
const TEXT_IN_PLACE = /^(?:(.*)\s)?(?:in|near|bei|à|dans|en|em|в)\s+(.+)$/iu;
/** "Münih'te eczane". */
const TURKISH_CASE = /(?<=\p{L})['’](?:[dt][ae](?:ki)?|n[ıiuü]n|y[ae]|[ae])$/u;
/** Words at most of a place without a preposition: "hotel new york city". */
const MAX_PLACE_WORDS = 3;
/** Texts this short are words or codes of countries ("de"). */
const MAX_CODE_LETTERS = 2;
/** Businesses looked at for one whose name a text is. */
const NAMESAKES = 5;
/** At the beginning of a text these are articles and parts of names ("la", "mc", "can"), and mean no country or city. */
const CODE = /^[a-z]{2,3}$/i;
const NAMES_LIKE_CODES = new Set(["uk", "usa", "uae", "nyc", "rio"]);

type UnderstoodPlace = SearchAnswer["understood"]["place"];

/** What of a query says which businesses are meant. */
export type AskedFor = Omit<SearchQuery, "sort" | "page" | "limit"> | FacetValuesQuery;

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

/** What a query is read with. */
export interface QueryReading extends LocationSources {
  kinds: Pick<DirectoryKinds, "kindIn">;
  brands: Pick<DirectoryBrands, "isBrand">;
  businesses: Pick<BusinessStore, "findByNamePrefix">;
  at: Date;
}

/**
 * What a visitor's query means. "Open now" and "near me" are taken out of the text. A location becomes a filter where it names a place of the directory and joins the text where
 * it does not; a text that ends in "in <place>" is read the same way, and so is a kind of business or a brand beside a place ("friseur berlin"), unless a
 * business has the text for its name.
 */
export async function planQuery(query: AskedFor, reading: QueryReading): Promise<QueryPlan> {
  const { at } = reading;
  const { text, isOpenNow, isNearMe } = wishesOf(query);
  const filters = filtersOf(query, at);
  if (isOpenNow) filters.openAt = at;
  const wishes = { isOpenNow, isNearMe };
  const plain = (words: string): string => kindOrBrand(words, reading) ?? words;
  if (query.location !== "") {
    const match = await resolveLocation(reading, query.location);
    if (match === undefined) return { ...wishes, text: `${text} ${query.location}`.trim(), place: null, filters };
    return { ...wishes, text: plain(text), ...placed(filters, match) };
  }
  const asked = { ...query, q: text };
  const spoken = (await findSpokenPlace(asked, reading)) ?? (await findKindInPlace(asked, reading));
  if (spoken !== undefined) return { ...wishes, text: plain(spoken.text), ...placed(filters, spoken.match) };
  const unplaced = { ...wishes, place: null, filters };
  const known = kindOrBrand(text, reading);
  const respaced = known !== undefined || QUOTES.test(text) ? undefined : respacedKind(text, reading);
  if (respaced === undefined || (await isName(reading.businesses, text))) return { ...unplaced, text: known ?? text };
  return { ...unplaced, text: respaced, replacedText: text };
}

/** The query taken literally, for when reading a place out of its text found nothing ("made in italy"). */
export function planLiterally(query: AskedFor, at: Date): QueryPlan {
  return { text: query.q, place: null, filters: filtersOf(query, at), isOpenNow: false, isNearMe: false };
}

/** Where a query is to be searched: the place, and the filters with it. */
export function placed(filters: IndexFilters, match: LocationMatch): Pick<QueryPlan, "place" | "filters"> {
  return { place: describePlace(match), filters: withPlace(filters, match) };
}

/** Whether places may be read out of the text: not where one is chosen, nor out of quotes. */
export function mayNamePlace({ q, city, region, country }: AskedFor): boolean {
  return city === undefined && region === undefined && country === undefined && !QUOTES.test(q);
}

function wishesOf({ q, openNow, near }: AskedFor) {
  if (QUOTES.test(q)) return { text: q, isOpenNow: false, isNearMe: false };
  const { text, isOpenNow, isNearMe } = readWishes(q);
  return { text, isOpenNow: isOpenNow && openNow !== true, isNearMe: isNearMe && near === undefined };
}

async function findSpokenPlace(query: AskedFor, reading: QueryReading) {
  if (!mayNamePlace(query)) return undefined;
  const [, text = "", place] = TEXT_IN_PLACE.exec(query.q) ?? [];
  if (place === undefined || place.toLowerCase() === "me") return undefined;
  const match = await resolveLocation(reading, place);
  if (match === undefined || (await isName(reading.businesses, query.q))) return undefined;
  const what = text.trim();
  return { text: anyKindOrBrand(what, reading) ?? what, match };
}

async function findKindInPlace(query: AskedFor, reading: QueryReading) {
  if (!mayNamePlace(query)) return undefined;
  for (const { place, text } of splitAtPlace(query.q)) {
    const isBareCode = place.length <= MAX_CODE_LETTERS && !text.endsWith(",");
    const what = text.replace(/,$/, "");
    const kind = isBareCode ? undefined : anyKindOrBrand(what, reading);
    const match = kind === undefined ? undefined : await resolveLocation(reading, place);
    if (kind === undefined || match === undefined) continue;
    return (await isName(reading.businesses, query.q)) ? undefined : { text: kind, match };
  }
  return undefined;
}

/** The kind or brand that a text names, as typed or with its words joined or split otherwise. */
function anyKindOrBrand(text: string, reading: QueryReading): string | undefined {
  return kindOrBrand(text, reading) ?? respacedKind(text, reading);
}

/** The words of a text that name a kind or a brand. */
function kindOrBrand(text: string, { kinds, brands }: QueryReading): string | undefined {
  return brands.isBrand(text) ? text : kinds.kindIn(text);
}

/** What a text names when its words are joined or split otherwise: "icecream". */
function respacedKind(text: string, reading: QueryReading): string | undefined {
  const texts = [...joinedTexts(text), ...splitTexts(text)];
  return texts.find((words) => kindOrBrand(words, reading) !== undefined);
}

async function isName(businesses: QueryReading["businesses"], text: string): Promise<boolean> {
  const folded = foldText(text);
  return (await businesses.findByNamePrefix(text, NAMESAKES)).some(({ name }) => foldText(name) === folded);
}

/** The places that may stand at the end or the beginning of a text, the longest first, each with the rest of the text. */
export function splitAtPlace(text: string): { place: string; text: string }[] {
  const words = text.split(/\s+/);
  const splits: { place: string; text: string }[] = [];
  for (let count = Math.min(MAX_PLACE_WORDS, words.length); count > 0; count--) {
    splits.push({ place: words.slice(-count).join(" "), text: words.slice(0, -count).join(" ") });
    const leading = {
      place: words.slice(0, count).join(" ").replace(TURKISH_CASE, ""),
      text: words.slice(count).join(" "),
    };
    if (leading.text === "" || !(isCode(leading.place) || isFiller(leading.place))) splits.push(leading);
  }
  return splits;
}

function isCode(place: string): boolean {
  return CODE.test(place) && !NAMES_LIKE_CODES.has(place.toLowerCase());
}

function filtersOf(query: AskedFor, at: Date): IndexFilters {
  const filters: IndexFilters = {};
  const categorySlug = query.category === undefined ? "" : slugify(query.category);
  if (categorySlug !== "") filters.categorySlug = categorySlug;
  if (query.country !== undefined) filters.countryCode = query.country;
  if (query.region !== undefined) filters.regionCode = query.region;
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
function withPlace(filters: IndexFilters, match: LocationMatch): IndexFilters {
  if (match.kind === "region") return { regionCode: match.code, ...filters };
  if (match.kind === "country") return { countryCode: match.countryCode, ...filters };
  return { cityKey: cityKeyOf(match), ...filters };
}

function describePlace(match: LocationMatch): NonNullable<UnderstoodPlace> {
  if (match.kind === "region") {
    const { name, countryName, code, path } = match;
    return { kind: "region", label: `${name}, ${countryName}`, value: code, path };
  }
  if (match.kind === "country") {
    return { kind: "country", label: match.name, value: match.countryCode, path: `/countries/${match.slug}` };
  }
  const value = cityKeyOf(match);
  return { kind: "city", label: `${match.name}, ${match.countryName}`, value, path: `/cities/${value}` };
}

function cityKeyOf(match: Extract<LocationMatch, { kind: "city" }>): string {
  return `${match.countryCode.toLowerCase()}/${match.slug}`;
}
