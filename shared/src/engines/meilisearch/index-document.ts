import { createHash } from "node:crypto";
import type { OpeningHours } from "../../contracts/opening-hours.ts";
import type { HasFilter } from "../../contracts/search.ts";
import { MINUTES_PER_WEEK } from "../../contracts/week.ts";
import { RATING_STEPS } from "../../domain/rating-steps.ts";
import { indexWordsOf, isUnspaced, wordsOf } from "../../domain/search-words.ts";
import { cityKeyOf } from "../../domain/slug.ts";
import { allowedTypos } from "../../domain/typos.ts";
import type { SearchDocument } from "../../ports/search-index.ts";
import { type CellAttribute, cellsAt } from "./map-cells.ts";

/** Letters that stand for one of an unspaced script: enough for every code point in base 36. */
const CODE_LETTERS = 4;
/** No folded word holds this letter, and the engine leaves it alone. */
const CODE_MARK = "þ";
/** Stands before a category that a business is found by but not listed under. No slug has it. */
const OTHER_CATEGORY_MARK = "+";

/**
 * What the engine is told of a business: its texts as words that we have folded and parted ourselves, so that every engine finds
 * the same ones, and what is filtered, sorted and counted by. Everything shown is read from the store.
 */
export interface IndexDocument extends Partial<Record<CellAttribute, number>> {
  id: string;
  /** Folded words of the name, in order: the whole of it, not searched in. */
  name: string;
  /** What the name is found by: its words, compounds, and pairs of letters of unspaced scripts. One text a weight of the ranking. */
  names: string;
  category: string;
  /** City, country and amenities. */
  place: string;
  address: string;
  /** Of all these the words that the engine would forgive typos in: what a beginning without typos is filtered by. */
  words: string[];
  /** Slugs; those that do not list the business are marked: see `otherCategory`. */
  categories: string[];
  countryCode?: string;
  /** ISO 3166-2 */
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
  /** "Europe/Berlin 540-1080 1980-2520"; absent when the business is never known to be open. */
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
    words: forgivenWordsOf(Object.values(texts)),
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

/** A category as documents have it that are found by it, but not listed under it. */
export function otherCategory(slug: string): string {
  return OTHER_CATEGORY_MARK + slug;
}

export function isListing(category: string): boolean {
  return !category.startsWith(OTHER_CATEGORY_MARK);
}

/**
 * A word as the engine has it. It would part runs of unspaced scripts in ways of its own; their letters are spelt in signs of one
 * word instead, all of one length, so that a beginning stays a beginning.
 */
export function engineWord(word: string): string {
  if (!isUnspaced(word)) return word;
  const codes = [...word].map((letter) => (letter.codePointAt(0) ?? 0).toString(36).padStart(CODE_LETTERS, "0"));
  return CODE_MARK + codes.join("");
}

function forgivenWordsOf(texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.split(" ")));
  return [...words].filter((word) => allowedTypos(word) > 0 && !word.startsWith(CODE_MARK));
}

function weekOf({ hours, timeZone }: SearchDocument): string | undefined {
  if (hours === undefined || timeZone === undefined) return undefined;
  if (hours.intervals.length === 0 || hours.knownDays.length === 0) return undefined;
  return [timeZone, ...hours.intervals.map(([start, end]) => `${start}-${end}`)].join(" ");
}

/** Zone and intervals of a week as documents have it. */
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

/** The words with each letter of unspaced runs, which a single letter is found by. */
function spelt(words: readonly string[], runs: readonly string[]): string {
  const letters = runs.filter(isUnspaced).flatMap((run) => [...run]);
  return [...new Set([...words, ...letters])].map(engineWord).join(" ");
}
