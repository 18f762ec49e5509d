import type { HasFilter } from "@meridian/contracts/search/search";
import { remember } from "@meridian/domain/bounded-cache";
import type { SearchDocument } from "@meridian/domain/businesses/search-document";
import { compoundWordsOf, indexWordsOf, isUnspaced, wordsOf } from "@meridian/domain/text/search-words";
import { cityKeyOf } from "@meridian/domain/text/slug";
import type { IndexDictionary } from "./index-dictionary.ts";
import { addOnce, type IndexWord, type IndexWords, type RowWords, toRowWords } from "./index-words.ts";

/** Labels and names of places repeat. */
const CACHED_LABELS = 20_000;
const wordsOfLabel = remember((label): readonly string[] => indexWordsOf(label), CACHED_LABELS);

const COORDINATE_SCALE = 1e7;
export const RATING_SCALE = 1000;
export const VERIFIED_FLAG = 1;
export const HAS_FLAGS: Readonly<Record<HasFilter, number>> = { phone: 2, website: 4, hours: 8 };
export const HAS_NAMES: readonly HasFilter[] = ["phone", "website", "hours"];

/** A document as the index stores it: everything its words and terms derive from, so that it can be removed exactly. */
export interface IndexRow {
  id: string;
  /** The folded words of the name, delimited by spaces. */
  name: string;
  /** Words from compounds in the name, delimited by spaces; "" if none. */
  alt: string;
  /** All other words that no dictionary entry yields, delimited by spaces. */
  other: string;
  /** Dictionary numbers joined by commas: the categories that list the document, then the others it is found by. */
  categories: string;
  /** How many of the categories list the document. */
  listed: number;
  amenities: string;
  /** 0 means none. */
  city: number;
  region: number;
  country: number;
  /** Thousandths; -1 means none. */
  rating: number;
  reviews: number;
  popularity: number;
  /** The number of its pair of week and time zone; 0 means none. */
  pattern: number;
  /** Units of 1e-7 degrees. */
  lat: number | null;
  lng: number | null;
  flags: number;
}

export interface RowContext {
  dictionary: IndexDictionary;
  /** The number of a pair of opening hours and time zone. */
  patternOf(zone: string, hours: string): number;
}

type DocumentFields = Omit<SearchDocument, "name" | "address" | "labels">;

/** A document with words in place of its texts: what needs no dictionary, and so no index. Words are delimited by spaces. */
export interface WordedDocument extends DocumentFields {
  name: string;
  /** From compounds in the name. */
  alt: string;
  /** Of all other texts, each once. */
  rest: string;
}

export function withWords({ name, address = "", labels, ...document }: SearchDocument): WordedDocument {
  const rest = new Set(indexWordsOf(address));
  for (const text of repeatingTexts(document, labels)) for (const word of wordsOfLabel(text)) rest.add(word);
  return { ...document, name: spaced(wordsOf(name)), alt: spaced(compoundWordsOf(name)), rest: spaced(rest) };
}

function repeatingTexts(document: DocumentFields, labels: readonly string[] = []): string[] {
  const { cityName = "", countryName = "", categories, otherCategories = [] } = document;
  return [...labels, ...[...categories, ...otherCategories].map((entry) => entry.name), cityName, countryName];
}

/** Words as the full-text table has them: those of the name stand there only. */
export interface RowTexts {
  name: readonly string[];
  rest: readonly string[];
}

/** The row of a document with what `wordsOfRow` makes of it, at once. */
export interface ReadRow {
  row: IndexRow;
  words: RowWords;
}

export function readDocument(document: SearchDocument, words: IndexWords, context: RowContext): ReadRow {
  const { name, address = "", labels } = document;
  const entries = entriesOf(document, context);
  const list = words.newList();
  const rest = wordsOfEntries(entries.withWords, list, words);
  const other: IndexWord[] = [];
  addOnce(list, indexWordsOf(address).map(words.of), other);
  for (const text of repeatingTexts(document, labels)) addOnce(list, words.ofLabel(text), other);
  const nameWords = wordsOf(name);
  const alt = compoundWordsOf(name);
  const texts = { name: spaced(nameWords), alt: spaced(alt), other: spaced(other.map(({ text }) => text)) };
  rest.push(...other);
  return { row: toRow(document, entries, texts, context), words: toRowWords([...nameWords, ...alt], rest, words) };
}

/** For a rebuild, which counts no words: sets of one document's are faster there than objects for all words. */
export function readWorded(document: WordedDocument, context: RowContext): { row: IndexRow; words: RowTexts } {
  const { name, alt } = document;
  const entries = entriesOf(document, context);
  const rest = new Set(entries.withWords.flatMap((id) => context.dictionary.entry(id)?.words ?? []));
  const other = split(document.rest).filter((word) => !rest.has(word));
  for (const word of other) rest.add(word);
  const named = new Set<string>();
  for (const word of [...split(name), ...split(alt)]) {
    if (isUnspaced(word)) for (const gram of indexWordsOf(word)) named.add(gram);
    else named.add(word);
  }
  for (const word of named) rest.delete(word);
  const row = toRow(document, entries, { name, alt, other: spaced(other) }, context);
  return { row, words: { name: [...named], rest: [...rest] } };
}

/** A document's entries by number. */
interface DocumentEntries extends Pick<IndexRow, "city" | "country" | "region"> {
  categories: readonly number[];
  amenities: readonly number[];
  /** Those whose words find the document. */
  withWords: readonly number[];
}

function entriesOf(document: DocumentFields, { dictionary }: RowContext): DocumentEntries {
  const named = [...document.categories, ...(document.otherCategories ?? [])];
  const categories = named.map(({ slug, name }) => dictionary.intern("category", slug, name));
  const amenities = [...new Set(document.amenities)].map((slug) => dictionary.intern("amenity", slug, slug));
  const { countryCode, countryName = "", citySlug, cityName = "" } = document;
  const country = countryCode === undefined ? 0 : dictionary.intern("country", countryCode, countryName || countryCode);
  const { regionCode } = document;
  const region = regionCode === undefined ? 0 : dictionary.intern("region", regionCode, regionCode);
  const hasCity = countryCode !== undefined && citySlug !== undefined;
  const cityKey = hasCity ? cityKeyOf(countryCode, citySlug) : "";
  const city = hasCity ? dictionary.intern("city", cityKey, cityName || citySlug) : 0;
  return { categories, amenities, city, country, region, withWords: [...categories, ...amenities, city, country] };
}

function toRow(
  document: DocumentFields,
  { categories, amenities, city, country, region }: DocumentEntries,
  texts: Pick<IndexRow, "name" | "alt" | "other">,
  context: RowContext,
): IndexRow {
  const hasPlace = document.latitude !== undefined && document.longitude !== undefined;
  return {
    id: document.id,
    name: texts.name,
    alt: texts.alt,
    other: texts.other,
    categories: categories.join(","),
    listed: document.categories.length,
    amenities: amenities.join(","),
    city,
    region,
    country,
    rating: document.rating === undefined ? -1 : toRatingUnits(document.rating),
    reviews: document.reviews,
    popularity: document.popularity,
    pattern: patternNumber(document, context),
    lat: hasPlace ? toUnits(document.latitude) : null,
    lng: hasPlace ? toUnits(document.longitude) : null,
    flags: flagsOf(document),
  };
}

export function wordsOfRow(row: IndexRow, words: IndexWords): RowWords {
  const list = words.newList();
  const rest = wordsOfEntries([...idsOf(row.categories), ...idsOf(row.amenities), row.city, row.country], list, words);
  addOnce(list, split(row.other).map(words.of), rest);
  return toRowWords([...split(row.name), ...split(row.alt)], rest, words);
}

function wordsOfEntries(ids: readonly number[], list: number, words: IndexWords): IndexWord[] {
  const found: IndexWord[] = [];
  for (const id of ids) addOnce(list, words.ofEntry(id), found);
  return found;
}

export function idsOf(joined: string): number[] {
  return joined === "" ? [] : joined.split(",").map(Number);
}

export function toRatingUnits(rating: number): number {
  return Math.round(rating * RATING_SCALE);
}

export function toDegrees(units: number): number {
  return units / COORDINATE_SCALE;
}

function toUnits(degrees: number | undefined): number {
  return Math.round((degrees ?? 0) * COORDINATE_SCALE);
}

function flagsOf(document: DocumentFields): number {
  let flags = document.isVerified ? VERIFIED_FLAG : 0;
  for (const has of document.has) flags |= HAS_FLAGS[has];
  return flags;
}

function patternNumber({ hours, timeZone }: DocumentFields, context: RowContext): number {
  if (hours === undefined || timeZone === undefined) return 0;
  if (hours.intervals.length === 0 || hours.knownDays.length === 0) return 0;
  let times = "";
  for (const [start, end] of hours.intervals) times += times === "" ? `${start},${end}` : `,${start},${end}`;
  return context.patternOf(timeZone, times);
}

function spaced(words: Iterable<string>): string {
  const joined = [...words].join(" ");
  return joined === "" ? "" : ` ${joined} `;
}

/** Expects a text as `spaced` returns it. */
function split(text: string): string[] {
  return text === "" ? [] : text.slice(1, -1).split(" ");
}
