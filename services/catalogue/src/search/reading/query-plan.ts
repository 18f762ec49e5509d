import type { OpenTime } from "@meridian/contracts/search/open-time";
import { slugify } from "@meridian/domain/text/slug";
import type { IndexFilters } from "@meridian/ports/search/search-index";
import { splitAtPlace } from "./places/split-at-place.ts";
import {
  countryCodeOf,
  isName,
  namesakes,
  planText,
  type TextSources,
  type TypedQuery,
  type UnderstoodPlace,
} from "./plan-text.ts";
import { readFilters, type SpokenFilters } from "./spoken/spoken-filters.ts";
import { QUOTES, readModifiers } from "./spoken/spoken-modifiers.ts";
import { typedWords } from "./words/query-words.ts";

const DEFAULT_RADIUS_KM = 10;
export interface QueryPlan {
  text: string;
  place: UnderstoodPlace;
  filters: IndexFilters;
  /** The words that name the place, if they do so in full. */
  placeText?: string;
  /** The place has no such business, so the hits are around it. */
  isAround?: boolean;
  /** Said in the text, not chosen as a filter. */
  isOpenNow: boolean;
  /** Said in the text, but the visitor's position is unknown. */
  isNearMe: boolean;
  /** Slugs of the amenities the text names. */
  amenities: readonly string[];
  /** The opening times the text names. */
  open: OpenTime | null;
  /** The text asks for who is on duty ("pharmacie de garde"). */
  isOnDuty?: boolean;
  /** No business there has these amenities or times, so `filters` omit them. */
  isRelaxed?: boolean;
  /** The text before words were replaced or dropped. */
  replacedText?: string;
}

/** The sources for reading a query. */
export interface QueryReading extends TextSources {
  at: Date;
}

/**
 * What a visitor's query means. "Open now" and "near me" are taken out of the text. A location becomes a filter where it names a place of
 * the directory and joins the text where it does not; a text that ends in "in <place>" is read the same way, and so is a kind of business
 * or a brand beside a place ("friseur berlin"), and a place alone, unless a business has the text for its name. Amenities and opening times
 * become filters beside a kind, brand or place ("cafe with wifi berlin").
 */
export async function planQuery(query: TypedQuery, sources: QueryReading): Promise<QueryPlan> {
  const { at } = sources;
  const reading = { ...sources, businesses: rememberNames(sources.businesses) };
  const { text, isOpenNow, isNearMe } = readModifiersOf(query);
  const plain = { ...query, q: text };
  const filters = filtersOf(query, at);
  if (isOpenNow) filters.openAt = at;
  const wishes = { isOpenNow, isNearMe, amenities: [], open: null };
  const { isUnderstood, ...planned } = await planText(plain, filters, reading);
  const spoken = isUnderstood || QUOTES.test(text) ? undefined : readFilters(text);
  if (spoken === undefined || (await isName(reading.businesses, text))) return { ...wishes, ...planned };
  const asRest = { ...reading, businesses: NO_NAMES };
  const { isUnderstood: isRestUnderstood, ...rest } = await planText({ ...plain, q: spoken.text }, filters, asRest);
  if (rest.place !== null && (await isNameInCountryOf(reading, text, rest.place))) return { ...wishes, ...planned };
  const isEverything = rest.text === "" && Object.keys(rest.filters).length === 0;
  return isRestUnderstood && !isEverything ? narrowed({ ...wishes, ...rest }, spoken, at) : { ...wishes, ...planned };
}

/** Whether the text is a name and a place: "al fresco garden cairo", whose name holds an amenity. */
async function isNameInCountryOf(
  { businesses }: QueryReading,
  text: string,
  place: NonNullable<UnderstoodPlace>,
): Promise<boolean> {
  const names = new Set(splitAtPlace(text).map((split) => split.text));
  const code = countryCodeOf(place);
  for (const name of names) {
    if (typedWords(name).length < 2) continue;
    const named = await namesakes(businesses, name);
    if (named.some(({ countryCode }) => countryCode === code)) return true;
  }
  return false;
}

/** The plan with the filters read from its text. */
export function narrowed(plan: QueryPlan, { amenities, open, isOpenNow }: SpokenFilters, at: Date): QueryPlan {
  const filters = { ...plan.filters };
  if (amenities.length > 0) filters.amenities = [...(filters.amenities ?? []), ...amenities];
  if (open !== undefined) filters.openDuring ??= open;
  if (isOpenNow) filters.openAt = at;
  const isOnDuty = isOpenNow && !plan.isOpenNow;
  return { ...plan, filters, amenities, open: open ?? null, isOpenNow: plan.isOpenNow || isOpenNow, isOnDuty };
}

/** The plan without the amenities and times in its text; undefined if it has none. */
export function relaxed(query: TypedQuery, plan: QueryPlan): QueryPlan | undefined {
  const { isOnDuty = false } = plan;
  if (plan.amenities.length === 0 && plan.open === null && !isOnDuty) return undefined;
  const { amenities: _, openDuring: __, openAt, ...others } = plan.filters;
  const { amenities, openDuring } = filtersOf(query, new Date(0));
  const isOpenChosen = query.openNow === true || !isOnDuty;
  const chosen = {
    ...(amenities && { amenities }),
    ...(openDuring && { openDuring }),
    ...(isOpenChosen && openAt && { openAt }),
  };
  const isOpenNow = plan.isOpenNow && isOpenChosen;
  return { ...plan, filters: { ...others, ...chosen }, isOpenNow, isRelaxed: true };
}

/** The filters but for those of a place. */
export function withoutPlace(filters: IndexFilters): IndexFilters {
  const { cityKey: _, regionCode: __, countryCode: ___, territories: ____, near: _____, ...others } = filters;
  return others;
}

/** The query taken literally, for when reading a place from its text found nothing ("made in italy"). */
export function planLiterally(query: TypedQuery, at: Date): QueryPlan {
  return {
    text: query.q,
    place: null,
    filters: filtersOf(query, at),
    isOpenNow: false,
    isNearMe: false,
    amenities: [],
    open: null,
  };
}

/** Once words have been removed, the rest is nobody's name: "pizza roma" from "pizza da asporto roma". */
const NO_NAMES: QueryReading["businesses"] = { findByNamePrefix: async () => [], countByNamePrefix: async () => 0 };

/** Several readings of a text look up the same name. */
function rememberNames({
  findByNamePrefix,
  countByNamePrefix,
}: QueryReading["businesses"]): QueryReading["businesses"] {
  return { findByNamePrefix: rememberAnswers(findByNamePrefix), countByNamePrefix: rememberAnswers(countByNamePrefix) };
}

function rememberAnswers<A extends readonly unknown[], T>(
  call: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = answers.get(key) ?? call(...args);
    answers.set(key, known);
    return known;
  };
}

function readModifiersOf({ q, openNow, near }: TypedQuery) {
  if (QUOTES.test(q)) return { text: q, isOpenNow: false, isNearMe: false };
  const { text, isOpenNow, isNearMe } = readModifiers(q);
  return { text, isOpenNow: isOpenNow && openNow !== true, isNearMe: isNearMe && near === undefined };
}

function filtersOf(query: TypedQuery, at: Date): IndexFilters {
  const filters: IndexFilters = {};
  const categorySlug = query.category === undefined ? "" : slugify(query.category);
  if (categorySlug !== "") filters.categorySlug = categorySlug;
  if (query.country !== undefined) filters.countryCode = query.country;
  if (query.region !== undefined) filters.regionCode = query.region;
  if (query.city !== undefined) filters.cityKey = canonicalCityKey(query.city);
  if (query.minRating !== undefined) filters.minRating = query.minRating;
  if (query.verified === true) filters.isVerified = true;
  if (query.has !== undefined && query.has.length > 0) filters.has = query.has;
  const amenities = (query.amenity ?? []).map(slugify).filter((slug) => slug !== "");
  if (amenities.length > 0) filters.amenities = amenities;
  if (query.openNow === true) filters.openAt = at;
  if (query.open !== undefined) filters.openDuring = query.open;
  if (query.near !== undefined) filters.near = { ...query.near, radiusKm: query.radiusKm ?? DEFAULT_RADIUS_KM };
  if (query.bbox !== undefined) filters.box = query.bbox;
  return filters;
}

/** "us/são-paulo" in the index's spelling. */
function canonicalCityKey(city: string): string {
  const [countryCode = "", ...rest] = city.split("/");
  return `${countryCode}/${slugify(rest.join("-"))}`;
}
