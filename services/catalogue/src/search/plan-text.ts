import type { FacetValuesQuery, SearchAnswer, SearchQuery } from "@meridian/shared/contracts/search";
import { foldText } from "@meridian/shared/domain/fold-text";
import { cityKeyOf } from "@meridian/shared/domain/slug";
import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { IndexFilters } from "@meridian/shared/ports/search-index";
import type { DirectoryBrands } from "./directory-brands.ts";
import type { DirectoryKinds } from "./directory-kinds.ts";
import { type LocationMatch, type LocationSources, resolveLocation } from "./resolve-location.ts";
import { joinedTexts, splitTexts } from "./respaced-texts.ts";
import { isFiller, QUOTES } from "./spoken-wishes.ts";

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
/** Businesses looked at whose names begin as a place is called. */
const NAMES_LIKE_PLACES = 20;
/** At the beginning of a text these are articles and parts of names ("la", "mc", "can"), and mean no country or city. */
const CODE = /^[a-z]{2,3}$/i;
const NAMES_LIKE_CODES = new Set(["uk", "usa", "uae", "nyc", "rio"]);

export type UnderstoodPlace = SearchAnswer["understood"]["place"];

/** What of a query says which businesses are meant. */
export type AskedFor = Omit<SearchQuery, "sort" | "page" | "limit"> | FacetValuesQuery;

/** What a text is read with. */
export interface TextSources extends LocationSources {
  kinds: Pick<DirectoryKinds, "kindIn">;
  brands: Pick<DirectoryBrands, "isBrand">;
  businesses: Pick<BusinessStore, "findByNamePrefix">;
}

/** What is looked for and where. */
export interface PlannedText {
  text: string;
  place: UnderstoodPlace;
  filters: IndexFilters;
  /** The text that `text` was made of, where words of it were replaced. */
  replacedText?: string;
  /** The text is a kind of business or a brand, or nothing but a place: no word of it is left unread. */
  isUnderstood: boolean;
}

/** Where a query is to be searched: the place, and the filters with it. */
export function placed(filters: IndexFilters, match: LocationMatch): Pick<PlannedText, "place" | "filters"> {
  return { place: describePlace(match), filters: withPlace(filters, match) };
}

/** Whether places may be read out of the text: not where one is chosen, nor out of quotes. */
export function mayNamePlace({ q, city, region, country }: AskedFor): boolean {
  return city === undefined && region === undefined && country === undefined && !QUOTES.test(q);
}

/** Reads a place, a kind of business and a brand out of a text. */
export async function planText(asked: AskedFor, filters: IndexFilters, reading: TextSources): Promise<PlannedText> {
  const { q: text, location } = asked;
  const known = kindOrBrand(text, reading);
  if (location !== "") {
    const match = await resolveLocation(reading, location);
    if (match === undefined) {
      return { text: `${text} ${location}`.trim(), place: null, filters, isUnderstood: false };
    }
    return { text: known ?? text, ...placed(filters, match), isUnderstood: known !== undefined || text === "" };
  }
  const spoken = (await findSpokenPlace(asked, reading)) ?? (await findKindInPlace(asked, reading));
  if (spoken !== undefined) {
    const kind = kindOrBrand(spoken.text, reading);
    const isUnderstood = kind !== undefined || spoken.text === "";
    return { text: kind ?? spoken.text, ...placed(filters, spoken.match), isUnderstood };
  }
  const unplaced = { place: null, filters };
  if (known !== undefined || text === "") return { ...unplaced, text: known ?? text, isUnderstood: true };
  const place = await findPlaceAlone(asked, reading);
  if (place !== undefined) return { text: "", ...placed(filters, place), isUnderstood: true };
  const respaced = QUOTES.test(text) ? undefined : respacedKind(text, reading);
  if (respaced === undefined || (await isName(reading.businesses, text))) {
    return { ...unplaced, text, isUnderstood: false };
  }
  return { ...unplaced, text: respaced, replacedText: text, isUnderstood: true };
}

async function findSpokenPlace(query: AskedFor, reading: TextSources) {
  if (!mayNamePlace(query)) return undefined;
  const [, text = "", place] = TEXT_IN_PLACE.exec(query.q) ?? [];
  if (place === undefined || place.toLowerCase() === "me") return undefined;
  const match = await resolveLocation(reading, place);
  if (match === undefined || (await isName(reading.businesses, query.q))) return undefined;
  const what = text.trim();
  return { text: anyKindOrBrand(what, reading) ?? what, match };
}

async function findKindInPlace(query: AskedFor, reading: TextSources) {
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

/** A text that is the name of a place ("zurich", "paris, tx"), unless a business is called so, or more begin so than the place has. */
async function findPlaceAlone(asked: AskedFor, reading: TextSources): Promise<LocationMatch | undefined> {
  const { q: text } = asked;
  const isShort = text.includes(",") || text.split(/\s+/).length <= MAX_PLACE_WORDS;
  if (!isShort || isCode(text) || !mayNamePlace(asked)) return undefined;
  const match = await resolveLocation(reading, text);
  if (match === undefined || (await isName(reading.businesses, text))) return undefined;
  const called = await reading.businesses.findByNamePrefix(text, NAMES_LIKE_PLACES);
  return match.kind === "city" && match.count < called.length ? undefined : match;
}

/** The kind or brand that a text names, as typed or with its words joined or split otherwise. */
function anyKindOrBrand(text: string, reading: TextSources): string | undefined {
  return kindOrBrand(text, reading) ?? respacedKind(text, reading);
}

/** The words of a text that name a kind or a brand. */
function kindOrBrand(text: string, { kinds, brands }: TextSources): string | undefined {
  return brands.isBrand(text) ? text : kinds.kindIn(text);
}

/** What a text names when its words are joined or split otherwise: "icecream". */
function respacedKind(text: string, reading: TextSources): string | undefined {
  const texts = [...joinedTexts(text), ...splitTexts(text)];
  return texts.find((words) => kindOrBrand(words, reading) !== undefined);
}

/** Whether a business is called so. */
export async function isName(businesses: TextSources["businesses"], text: string): Promise<boolean> {
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

/** A filter the visitor chose outranks the same filter read from the location. */
function withPlace(filters: IndexFilters, match: LocationMatch): IndexFilters {
  if (match.kind === "region") return { regionCode: match.code, ...filters };
  if (match.kind === "country") return { countryCode: match.countryCode, ...filters };
  return { cityKey: cityKeyOf(match.countryCode, match.slug), ...filters };
}

function describePlace(match: LocationMatch): NonNullable<UnderstoodPlace> {
  if (match.kind === "region") {
    const { name, countryName, code, path } = match;
    return { kind: "region", label: `${name}, ${countryName}`, value: code, path };
  }
  if (match.kind === "country") {
    return { kind: "country", label: match.name, value: match.countryCode, path: `/countries/${match.slug}` };
  }
  const value = cityKeyOf(match.countryCode, match.slug);
  return { kind: "city", label: `${match.name}, ${match.countryName}`, value, path: `/cities/${value}` };
}
