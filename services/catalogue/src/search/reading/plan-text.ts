import type { FacetValuesQuery, SearchAnswer, SearchQuery } from "@meridian/contracts/search/search";
import { territoriesWithin } from "@meridian/domain/places/territories";
import { foldText } from "@meridian/domain/text/fold-text";
import { cityKeyOf } from "@meridian/domain/text/slug";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { IndexFilters } from "@meridian/ports/search/search-index";
import type { DirectoryBrands } from "../meaning/directory-brands.ts";
import type { DirectoryKinds } from "../meaning/directory-kinds.ts";
import { isStartOfName, isWordBehindArticle, NAMESAKES } from "./places/names-like-places.ts";
import { withoutQualifiers } from "./places/place-forms.ts";
import { type LocationMatch, resolveInflected, resolveInitials, resolveLocation } from "./places/resolve-location.ts";
import {
  findByCode,
  findLeadingRegion,
  findRegionByCode,
  isIsoCode,
  isLongRegionName,
  type LocationSources,
} from "./places/resolve-region.ts";
import { isCode, isWrittenAsCode, type PlaceSplit, splitAtPlace } from "./places/split-at-place.ts";
import { isFiller, QUOTES, withoutFillers } from "./spoken/spoken-modifiers.ts";
import { kindOrBrand } from "./words/kind-within.ts";
import { typedWords } from "./words/query-words.ts";
import { joinedTexts, splitTexts, unjoined } from "./words/respaced-texts.ts";

/** "pizza in berlin", "in berlin", "hôtel à paris": the text before the preposition, and the place after it. */
const TEXT_IN_PLACE = /^(?:(.*)\s)?(?:in|near|bei|à|dans|en|em|в)\s+(.+)$/iu;
/** The maximum words of a place alone. */
const MAX_PLACE_WORDS = 3;
/** A word, a country's code, or a region's: "de", "fl". */
const BARE_CODE = /^[a-z]{2}$/i;
/** Businesses checked for names that start like the place. */
const NAMES_LIKE_PLACES = 20;

export type UnderstoodPlace = SearchAnswer["understood"]["place"];

/** The part of a query that says which businesses are meant. */
export type TypedQuery = Omit<SearchQuery, "sort" | "page" | "limit"> | FacetValuesQuery;

export interface TextSources extends LocationSources {
  kinds: Pick<DirectoryKinds, "kindIn" | "relatedTo" | "similarTo">;
  brands: Pick<DirectoryBrands, "isBrand" | "similarTo">;
  businesses: Pick<BusinessStore, "findByNamePrefix" | "countByNamePrefix">;
}

/** What to search for, and where. */
export interface PlannedText {
  text: string;
  place: UnderstoodPlace;
  filters: IndexFilters;
  /** The words that name the place, if they do so in full. */
  placeText?: string;
  /** The text before words were replaced. */
  replacedText?: string;
  /** True if the text is entirely a kind, a brand or a place: no word is left unread. */
  isUnderstood: boolean;
}

/** The filters with the place added. */
export function placed(filters: IndexFilters, match: LocationMatch): Pick<PlannedText, "place" | "filters"> {
  return { place: describePlace(match), filters: withPlace(filters, match) };
}

/** Whether the text may name a place: not if one is chosen, and not in quotes. */
export function mayNamePlace({ q, city, region, country }: TypedQuery): boolean {
  return city === undefined && region === undefined && country === undefined && !QUOTES.test(q);
}

/** Reads a place, a kind and a brand from a text. */
export async function planText(query: TypedQuery, filters: IndexFilters, reading: TextSources): Promise<PlannedText> {
  const { q: text, location } = query;
  const known = await namedKindOrBrand(text, reading);
  if (location !== "") {
    const match = await resolveLocation(reading, location);
    if (match === undefined) {
      return { text: `${text} ${location}`.trim(), place: null, filters, isUnderstood: false };
    }
    const isUnderstood = known !== undefined || text === "";
    return { text: known ?? text, ...placed(filters, match), placeText: location, isUnderstood };
  }
  const spoken = (await findSpokenPlace(query, reading)) ?? (await findKindInPlace(query, reading));
  if (spoken !== undefined) {
    const kind = kindOrBrand(spoken.text, reading);
    const isUnderstood = kind !== undefined || spoken.text === "";
    return { text: kind ?? spoken.text, ...placed(filters, spoken.match), placeText: spoken.place, isUnderstood };
  }
  const unplaced = { place: null, filters };
  if (known !== undefined || text === "") return { ...unplaced, text: known ?? text, isUnderstood: true };
  const place = await findPlaceAlone(query, reading);
  if (place !== undefined) return { text: "", ...placed(filters, place), isUnderstood: true };
  const respaced = QUOTES.test(text) ? undefined : respacedKind(text, reading);
  if (respaced === undefined || (await isName(reading.businesses, text))) {
    return { ...unplaced, text, isUnderstood: false };
  }
  return { ...unplaced, text: respaced, replacedText: text, isUnderstood: true };
}

async function findSpokenPlace(query: TypedQuery, reading: TextSources) {
  if (!mayNamePlace(query)) return undefined;
  const [, text = "", place] = TEXT_IN_PLACE.exec(query.q) ?? [];
  if (place === undefined || place.toLowerCase() === "me") return undefined;
  if (isWithinKind(text, query.q, reading)) return undefined;
  const match = await resolveInflected(reading, place);
  const what = text.trim();
  const known = anyKindOrBrand(what, reading);
  if (match === undefined || (match.kind === "area" && known === undefined)) return undefined;
  return (await isName(reading.businesses, query.q)) ? undefined : { text: known ?? what, place, match };
}

/** Whether the preposition belongs to a kind behind a place: "Évreux bar à vin". */
function isWithinKind(before: string, text: string, reading: TextSources): boolean {
  const words = typedWords(text);
  return typedWords(before).some((_, from) => kindOrBrand(words.slice(from).join(" "), reading) !== undefined);
}

async function findKindInPlace(query: TypedQuery, reading: TextSources) {
  // マクドナルド is not マクド in Nardò.
  if (!mayNamePlace(query) || reading.brands.isBrand(query.q) || isLongRegionName(reading, query.q)) return undefined;
  const texts = new Set([query.q, withoutQualifiers(query.q), unjoined(query.q), withoutFillers(query.q, foldText)]);
  for (const { place, text, isLeading = false } of [...texts].flatMap(splitAtPlace)) {
    const isBareCode = BARE_CODE.test(place) && isCode(place) && !text.endsWith(",");
    if (isBareCode && (isLeading || isFiller(place))) continue;
    const what = text.replace(/,$/, "");
    const plain = withoutQualifiers(what);
    const kind = anyKindOrBrand(what, reading) ?? (plain === what ? undefined : anyKindOrBrand(plain, reading));
    if (kind === undefined) continue;
    const match = isBareCode ? await findCoded({ place, text }, reading) : await resolveInflected(reading, place);
    if (match === undefined || isWordBehindArticle(reading, query.q, { place, match })) continue;
    if (match.kind === "area" && !(await isSureArea(reading, query.q, { place, text, isLeading }))) continue;
    if (isLeading && (await isStartOfName(reading, query.q, match))) return undefined;
    return (await isName(reading.businesses, query.q)) ? undefined : { text: kind, place, match };
  }
  return findKindBehindInitials(query, reading);
}

/** Whether a district is meant even if businesses elsewhere have all the words: "quán cà phê quận 1", unless a name starts so. */
async function isSureArea({ businesses }: TextSources, text: string, { place, isLeading }: PlaceSplit) {
  if (isLeading === true || !place.includes(" ")) return false;
  return (await businesses.countByNamePrefix(text, 1)) === 0;
}

/** "plumber tx", "dentist NZ": a country only if written as a code. */
function findCoded(split: PlaceSplit, reading: TextSources): Promise<LocationMatch | undefined> {
  return isWrittenAsCode(split) ? findByCode(reading, split.place) : findRegionByCode(reading, split.place);
}

/** "FL dentist", "UK pub" */
async function findLeadingCode(reading: TextSources, code: string): Promise<LocationMatch | undefined> {
  const match = await findByCode(reading, code);
  return match === undefined || isIsoCode(match, code) ? undefined : match;
}

async function findKindBehindInitials({ q }: TypedQuery, reading: TextSources) {
  const [place = "", ...others] = typedWords(q);
  const text = others.join(" ");
  const isWritten = isWrittenAsCode({ place, text });
  if (!isCode(place) || (isFiller(place) && !isWritten)) return undefined;
  const kind = kindOrBrand(text, reading);
  if (kind === undefined) return undefined;
  const match =
    (await resolveInitials(reading, place)) ??
    (await (isWritten ? findLeadingCode(reading, place) : findLeadingRegion(reading, place)));
  if (match === undefined || (await isName(reading.businesses, q))) return undefined;
  if (!isWritten && (await reading.businesses.countByNamePrefix(q, 1)) > 0) return undefined;
  return { text: kind, place, match };
}

/**
 * A text that is a place ("zurich", "paris, tx"), unless a business has that name, or more names start with it than the place has
 * businesses.
 */
async function findPlaceAlone(query: TypedQuery, reading: TextSources): Promise<LocationMatch | undefined> {
  const { q: text } = query;
  const isShort = text.includes(",") || text.split(/\s+/).length <= MAX_PLACE_WORDS || isLongRegionName(reading, text);
  if (!isShort || isCode(text) || !mayNamePlace(query)) return undefined;
  const match = await resolveLocation(reading, text);
  if (match === undefined || match.kind === "area" || (await isName(reading.businesses, text))) return undefined;
  if (match.kind !== "city") return match;
  const called = await reading.businesses.countByNamePrefix(text, NAMES_LIKE_PLACES);
  return match.count < called ? undefined : match;
}

/** The kind or brand a text names, as typed or with words joined or split. */
const anyKindOrBrand = (text: string, reading: TextSources): string | undefined =>
  kindOrBrand(text, reading) ?? respacedKind(text, reading);

/** As above, but the exact name of a business wins even if it contains filler words: "Best Bakery". */
async function namedKindOrBrand(text: string, reading: TextSources): Promise<string | undefined> {
  const known = kindOrBrand(text, reading);
  return known === undefined || known === text || !(await isName(reading.businesses, text)) ? known : text;
}

/** What a text names once its words are joined or split: "icecream". */
function respacedKind(text: string, reading: TextSources): string | undefined {
  const texts = [...joinedTexts(text), ...splitTexts(text)];
  return texts.find((words) => kindOrBrand(words, reading) !== undefined);
}

/** Whether a business has exactly this name. */
export async function isName(businesses: TextSources["businesses"], text: string): Promise<boolean> {
  return (await namesakes(businesses, text)).length > 0;
}

/** The businesses with exactly this name, some of them if there are many. */
export async function namesakes(businesses: TextSources["businesses"], text: string) {
  if ((await businesses.countByNamePrefix(text, 1, { isWhole: true })) === 0) return [];
  const folded = foldText(text);
  return (await businesses.findByNamePrefix(text, NAMESAKES)).filter(({ name }) => foldText(name) === folded);
}

/** The country's code in the value of a place: of a city ("ch/zurich"), region ("US-CA") or the country itself. */
export function countryCodeOf({ value }: NonNullable<UnderstoodPlace>): string {
  return value.slice(0, 2).toUpperCase();
}

/** A filter the visitor chose outranks the same filter read from the location. */
function withPlace(filters: IndexFilters, match: LocationMatch): IndexFilters {
  if (match.kind === "region") return { regionCode: match.code, ...filters };
  if (match.kind === "country") {
    if (filters.countryCode !== undefined) return filters;
    const territories = territoriesWithin(match.countryCode);
    return { countryCode: match.countryCode, ...(territories.length > 0 && { territories }), ...filters };
  }
  if (match.kind === "area") {
    const { near, countryCode, cutByRegion: regionCode } = match;
    return { near, ...(countryCode && { countryCode }), ...(regionCode && { regionCode }), ...filters };
  }
  return { cityKey: cityKeyOf(match.countryCode, match.slug), ...filters };
}

function describePlace(match: LocationMatch): NonNullable<UnderstoodPlace> {
  if (match.kind === "area") {
    const within = describePlace(match.within);
    return { ...within, label: `${match.name}, ${within.label}` };
  }
  if (match.kind === "region") {
    const { name, countryName, code, path } = match;
    return { kind: "region", label: `${name}, ${countryName}`, value: code, path };
  }
  if (match.kind === "country") {
    return { kind: "country", label: match.name, value: match.countryCode, path: `/countries/${match.slug}` };
  }
  const value = cityKeyOf(match.countryCode, match.slug);
  const label = `${match.fullName ?? match.name}, ${match.countryName}`;
  return { kind: "city", label, value, path: `/cities/${value}` };
}
