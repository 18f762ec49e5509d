import { createHash } from "node:crypto";
import type { OpeningHours } from "@meridian/contracts/businesses/opening-hours";
import { MINUTES_PER_WEEK } from "@meridian/contracts/businesses/week";
import type { HasFilter } from "@meridian/contracts/search/search";
import { RATING_STEPS } from "@meridian/domain/businesses/popularity";
import type { SearchDocument } from "@meridian/domain/businesses/search-document";
import { indexWordsOf, isUnspaced, wordsOf } from "@meridian/domain/text/search-words";
import { cityKeyOf } from "@meridian/domain/text/slug";
import { type CellAttribute, cellsAt } from "../map/map-cells.ts";

/** Letters that encode one character of an unspaced script: enough for every code point in base 36. */
const CODE_LETTERS = 4;
/** No folded word contains this letter, and the engine does not change it. */
const CODE_MARK = "þ";
/** Marks a category by which a business is found but not listed. No slug contains it. */
const OTHER_CATEGORY_MARK = "+";

/**
 * What the engine stores for a business: its texts as words folded and split by us, so that every engine finds the same, and the attributes
 * to filter, sort and count by. Everything displayed is read from the store.
 */
export interface IndexDocument extends Partial<Record<CellAttribute, number>> {
  id: string;
  /** The folded words of the whole name in order; not searched. */
  name: string;
  /** What the name is found by: words, compounds, and character pairs of unspaced scripts; one text per ranking weight. */
  names: string;
  category: string;
  /** City, country and amenities. */
  place: string;
  address: string;
  /** Of all these, the words that the engine alters: filters a prefix as typed. */
  words: string[];
  /** Slugs; categories that do not list the business are marked: see `otherCategory`. */
  categories: string[];
  countryCode?: string;
  /** ISO 3166-2. */
  regionCode?: string;
  /** "us/philadelphia" */
  cityKey?: string;
  amenities: string[];
  has: HasFilter[];
  isVerified: boolean;
  rating?: number;
  /** Every step of the rating facet that the rating reaches. */
  ratingSteps: string[];
  reviews: number;
  popularity: number;
  latitude?: number;
  longitude?: number;
  /** "Europe/Berlin 540-1080 1980-2520"; absent if the business is never known to be open. */
  week?: string;
  /** A short name of the week, to filter by. */
  pattern?: string;
  /** Names of categories, country and city as facets show them. */
  labels: { categories: string[]; country?: string; city?: string };
}

export function toIndexDocument(document: SearchDocument): IndexDocument {
  const { id, name, categories, countryCode, countryName = "", citySlug, cityName = "", address = "" } = document;
  const { otherCategories = [] } = document;
  const labels: IndexDocument["labels"] = { categories: [...categories, ...otherCategories].map((one) => one.name) };
  const texts = {
    names: wordsIn(name),
    category: wordsIn(...labels.categories, ...(document.labels ?? [])),
    place: wordsIn(cityName, countryName, ...document.amenities),
    address: wordsIn(address),
  };
  const indexed: IndexDocument = {
    id,
    name: wordsOf(name).join(" "),
    ...texts,
    words: alteredWordsOf(Object.values(texts)),
    categories: [...categories.map(({ slug }) => slug), ...otherCategories.map(({ slug }) => otherCategory(slug))],
    amenities: [...document.amenities],
    has: [...document.has],
    isVerified: document.isVerified,
    ratingSteps: RATING_STEPS.filter((step) => (document.rating ?? -1) >= step).map(String),
    reviews: document.reviews,
    popularity: document.popularity,
    labels,
  };
  if (countryCode !== undefined) {
    indexed.countryCode = countryCode;
    labels.country = countryName || countryCode;
    if (citySlug !== undefined) {
      indexed.cityKey = cityKeyOf(countryCode, citySlug);
      labels.city = cityName || citySlug;
    }
  }
  if (document.regionCode !== undefined) indexed.regionCode = document.regionCode;
  if (document.rating !== undefined) indexed.rating = document.rating;
  if (document.latitude !== undefined && document.longitude !== undefined) {
    indexed.latitude = document.latitude;
    indexed.longitude = document.longitude;
    Object.assign(indexed, cellsAt({ lat: document.latitude, lng: document.longitude }));
  }
  const week = weekOf(document);
  if (week !== undefined) {
    indexed.week = week;
    indexed.pattern = createHash("sha1").update(week).digest("hex");
  }
  return indexed;
}

/** A category by which a document is found but not listed. */
export function otherCategory(slug: string): string {
  return OTHER_CATEGORY_MARK + slug;
}

export function isListing(category: string): boolean {
  return !category.startsWith(OTHER_CATEGORY_MARK);
}

/**
 * A word in the engine's form. The engine would split runs of unspaced scripts its own way, so their characters are encoded as letters of
 * one word, with equal length, so that prefixes stay prefixes.
 */
export function engineWord(word: string): string {
  if (!isUnspaced(word)) return word;
  const codes = [...word].map((letter) => (letter.codePointAt(0) ?? 0).toString(36).padStart(CODE_LETTERS, "0"));
  return CODE_MARK + codes.join("");
}

function alteredWordsOf(texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.split(" ")));
  return [...words].filter((word) => isAltered(word) && !word.startsWith(CODE_MARK));
}

/** Whether the engine also matches an unquoted word misspelt, or as two words. */
export function isAltered(word: string): boolean {
  return word.length > 1;
}

function weekOf({ hours, timeZone }: SearchDocument): string | undefined {
  if (hours === undefined || timeZone === undefined) return undefined;
  if (hours.intervals.length === 0 || hours.knownDays.length === 0) return undefined;
  return [timeZone, ...hours.intervals.map(([start, end]) => `${start}-${end}`)].join(" ");
}

/** The time zone and intervals of a document's week. */
export function readWeek(week: string): { zone: string; intervals: OpeningHours["intervals"] } {
  const [zone = "", ...spans] = week.split(" ");
  const intervals = spans.map((span): [number, number] => {
    const [start = 0, end = 2 * MINUTES_PER_WEEK] = span.split("-").map(Number);
    return [start, end];
  });
  return { zone, intervals };
}

function wordsIn(...texts: readonly string[]): string {
  return spelt(texts.flatMap(indexWordsOf), texts.flatMap(wordsOf));
}

/** The words, plus each character of unspaced runs for single-character searches. */
function spelt(words: readonly string[], runs: readonly string[]): string {
  const letters = runs.filter(isUnspaced).flatMap((run) => [...run]);
  return [...new Set([...words, ...letters])].map(engineWord).join(" ");
}
