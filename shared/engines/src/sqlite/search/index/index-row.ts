import type { HasFilter } from "@meridian/contracts/search/search";
import { remember } from "@meridian/domain/bounded-cache";
import type { SearchDocument } from "@meridian/domain/businesses/search-document";
import { compoundWordsOf, indexWordsOf, isUnspaced, wordsOf } from "@meridian/domain/text/search-words";
import { cityKeyOf } from "@meridian/domain/text/slug";
import { cellsAt } from "../query/geo-cells.ts";
import type { IndexDictionary } from "./index-dictionary.ts";
import {
  cellTerm,
  EVERY_DOCUMENT_TERM,
  entryTerm,
  HAS_TERMS,
  KNOWN_WEEK_TERM,
  nameTerm,
  otherCategoryTerm,
  ratingTermsOf,
  VERIFIED_TERM,
} from "./term-codes.ts";

/** Labels and names of places repeat. */
const CACHED_LABELS = 20_000;
const wordsOfLabel = remember((label): readonly string[] => indexWordsOf(label), CACHED_LABELS);

const COORDINATE_SCALE = 1e7;
const RATING_SCALE = 1000;
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

/** The words a document is found by. */
export interface RowWords {
  name: ReadonlySet<string>;
  rest: ReadonlySet<string>;
}

/** A document with words in place of its texts: what needs no dictionary, and so no index. Words are delimited by spaces. */
export interface WordedDocument extends Omit<SearchDocument, "name" | "address" | "labels"> {
  name: string;
  /** From compounds in the name. */
  alt: string;
  /** Of all other texts, each once. */
  rest: string;
}

export function withWords({ name, address, labels = [], ...document }: SearchDocument): WordedDocument {
  const { cityName, countryName, categories, otherCategories = [] } = document;
  const rest = new Set(address === undefined ? [] : indexWordsOf(address));
  for (const label of labels) for (const word of wordsOfLabel(label)) rest.add(word);
  for (const entry of [...categories, ...otherCategories]) for (const word of wordsOfLabel(entry.name)) rest.add(word);
  for (const place of [cityName, countryName]) for (const word of wordsOfLabel(place ?? "")) rest.add(word);
  return { ...document, name: spaced(wordsOf(name)), alt: spaced(compoundWordsOf(name)), rest: spaced(rest) };
}

/** The row of a document with what `wordsOfRow` makes of it, at once. */
export function readDocument(document: WordedDocument, context: RowContext): { row: IndexRow; words: RowWords } {
  const { dictionary } = context;
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
  const known = wordsOfEntries([...categories, ...amenities, city, country], dictionary, new Set());
  const other = split(document.rest).filter((word) => !known.has(word));
  const hasPlace = document.latitude !== undefined && document.longitude !== undefined;
  const row: IndexRow = {
    id: document.id,
    name: document.name,
    alt: document.alt,
    other: spaced(other),
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
  for (const word of other) known.add(word);
  return { row, words: { name: wordsOfName(row), rest: known } };
}

export function wordsOfRow(row: IndexRow, dictionary: IndexDictionary): RowWords {
  const ids = [...idsOf(row.categories), ...idsOf(row.amenities), row.city, row.country];
  return { name: wordsOfName(row), rest: wordsOfEntries(ids, dictionary, new Set(split(row.other))) };
}

/** The terms a document is filtered by. */
export function filterTermsOf(row: IndexRow): string[] {
  const terms = [EVERY_DOCUMENT_TERM, nameTerm(row.name)];
  const categories = idsOf(row.categories);
  const listed = categories.slice(0, row.listed);
  for (const id of new Set([...listed, ...idsOf(row.amenities), row.city, row.region, row.country])) {
    if (id > 0) terms.push(entryTerm(id));
  }
  terms.push(...categories.slice(row.listed).map(otherCategoryTerm));
  if ((row.flags & VERIFIED_FLAG) !== 0) terms.push(VERIFIED_TERM);
  for (const has of HAS_NAMES) if ((row.flags & HAS_FLAGS[has]) !== 0) terms.push(HAS_TERMS[has]);
  if (row.pattern > 0) terms.push(KNOWN_WEEK_TERM);
  if (row.rating >= 0) terms.push(...ratingTermsOf(row.rating / RATING_SCALE));
  if (row.lat !== null && row.lng !== null) {
    const point = { lat: row.lat / COORDINATE_SCALE, lng: row.lng / COORDINATE_SCALE };
    for (const cell of cellsAt(point)) terms.push(cellTerm(cell));
  }
  return terms;
}

function wordsOfName({ name, alt }: Pick<IndexRow, "name" | "alt">): Set<string> {
  const found = new Set<string>();
  for (const word of [...split(name), ...split(alt)]) {
    if (isUnspaced(word)) for (const gram of indexWordsOf(word)) found.add(gram);
    else found.add(word);
  }
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

function flagsOf(document: WordedDocument): number {
  let flags = document.isVerified ? VERIFIED_FLAG : 0;
  for (const has of document.has) flags |= HAS_FLAGS[has];
  return flags;
}

function patternNumber({ hours, timeZone }: WordedDocument, context: RowContext): number {
  if (hours === undefined || timeZone === undefined) return 0;
  if (hours.intervals.length === 0 || hours.knownDays.length === 0) return 0;
  let times = "";
  for (const [start, end] of hours.intervals) times += times === "" ? `${start},${end}` : `,${start},${end}`;
  return context.patternOf(timeZone, times);
}

/** Adds the words of entries to the given ones. */
function wordsOfEntries(ids: readonly number[], dictionary: IndexDictionary, words: Set<string>): Set<string> {
  for (const id of ids) for (const word of dictionary.entry(id)?.words ?? []) words.add(word);
  return words;
}

function spaced(words: Iterable<string>): string {
  const joined = [...words].join(" ");
  return joined === "" ? "" : ` ${joined} `;
}

/** Expects a text as `spaced` returns it. */
function split(text: string): string[] {
  return text === "" ? [] : text.slice(1, -1).split(" ");
}
