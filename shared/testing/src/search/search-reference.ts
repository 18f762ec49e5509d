import type { OpeningHours } from "@meridian/contracts/businesses/opening-hours";
import type { LongFacet } from "@meridian/contracts/search/search";
import type { FacetCount, IndexFacets } from "@meridian/domain/businesses/facets";
import { openStateAt } from "@meridian/domain/businesses/open-state";
import type { SearchDocument } from "@meridian/domain/businesses/search-document";
import { indexWordsOf, searchWordsOf } from "@meridian/domain/text/search-words";
import type { IndexFilters } from "@meridian/ports/search/search-index";
import fc from "fast-check";
import { makePlacelessDocument } from "./search-document-factory.ts";

const EARTH_RADIUS_KM = 6371.0088;
const FACET_VALUES = 20;

/** A minimal reference implementation of search, for comparison with every engine. */
export function answersTo(document: SearchDocument, text: string, filters: IndexFilters): boolean {
  return hasWords(document, text) && passes(document, filters);
}

export function hasWords(document: SearchDocument, text: string): boolean {
  const { name, categories, otherCategories = [], cityName = "", countryName = "", address = "", amenities } = document;
  const categoryNames = [...categories, ...otherCategories].map((category) => category.name);
  const texts = [name, ...categoryNames, cityName, countryName, address, ...amenities];
  const words = texts.flatMap(indexWordsOf);
  return searchWordsOf(text).every(({ word, isPrefix }) =>
    words.some((candidate) => (isPrefix ? candidate.startsWith(word) : candidate === word)),
  );
}

export function passes(document: SearchDocument, filters: IndexFilters): boolean {
  const { categorySlug, countryCode, territories = [], regionCode, cityKey, minRating } = filters;
  const { isVerified, has = [], amenities = [], openAt, near, box } = filters;
  const { latitude, longitude } = document;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  if (categorySlug !== undefined && !document.categories.some(({ slug }) => slug === categorySlug)) return false;
  const countries = [countryCode, ...territories];
  if (countryCode !== undefined && !countries.includes(document.countryCode)) return false;
  if (regionCode !== undefined && document.regionCode !== regionCode) return false;
  if (cityKey !== undefined && cityKeyOf(document) !== cityKey) return false;
  if (minRating !== undefined && (document.rating ?? 0) < minRating) return false;
  if (isVerified === true && !document.isVerified) return false;
  if (!has.every((part) => document.has.includes(part))) return false;
  if (!amenities.every((slug) => document.amenities.includes(slug))) return false;
  if (openAt !== undefined && openStateAt(document.hours, document.timeZone, openAt).state !== "open") return false;
  if (near !== undefined && !(isPlaced && kmBetween(near, { lat: latitude, lng: longitude }) <= near.radiusKm))
    return false;
  if (box === undefined) return true;
  if (!isPlaced || latitude < box.south || latitude > box.north) return false;
  const isEast = longitude >= box.west;
  const isWest = longitude <= box.east;
  return box.west <= box.east ? isEast && isWest : isEast || isWest;
}

export function facetsOf(documents: readonly SearchDocument[]): IndexFacets {
  const counted = (value: string, fits: (document: SearchDocument) => boolean): FacetCount => {
    return { value, label: value, count: documents.filter(fits).length };
  };
  const isPresent = ({ count }: FacetCount): boolean => count > 0;
  const top = (pairs: readonly (readonly string[])[]) => mostFrequent(pairs).slice(0, FACET_VALUES);
  return {
    category: top(pairsOf(documents, "category")),
    country: top(pairsOf(documents, "country")),
    city: top(pairsOf(documents, "city")),
    rating: ["4.5", "4", "3.5", "3"]
      .map((step) => counted(step, ({ rating }) => rating !== undefined && rating >= Number(step)))
      .filter(isPresent),
    amenity: top(documents.flatMap(({ amenities }) => amenities.map((slug) => [slug, slug]))),
    has: (["phone", "website", "hours"] as const)
      .map((part) => counted(part, ({ has }) => has.includes(part)))
      .filter(isPresent),
    verified: [counted("1", ({ isVerified }) => isVerified)].filter(isPresent),
  };
}

/** Facet values with a label word that begins with `start`. */
export function facetValuesOf(documents: readonly SearchDocument[], facet: LongFacet, start: string): FacetCount[] {
  const values = mostFrequent(pairsOf(documents, facet));
  return values.filter(({ label }) => indexWordsOf(label).some((word) => word.startsWith(start)));
}

function pairsOf(documents: readonly SearchDocument[], facet: LongFacet): string[][] {
  return documents.flatMap((document) => {
    const { categories, countryCode = "", countryName = "", cityName = "" } = document;
    if (facet === "category") return categories.map(({ slug, name }) => [slug, name]);
    return [facet === "country" ? [countryCode, countryName] : [cityKeyOf(document) ?? "", cityName]];
  });
}

export function kmBetween(from: { lat: number; lng: number }, to: { lat: number; lng: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const lat = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const lng = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return (
    2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lng))
  );
}

function cityKeyOf({ countryCode, citySlug }: SearchDocument): string | undefined {
  return countryCode === undefined || citySlug === undefined ? undefined : `${countryCode.toLowerCase()}/${citySlug}`;
}

function mostFrequent(pairs: readonly (readonly string[])[]): FacetCount[] {
  const counts = new Map<string, FacetCount>();
  for (const [value = "", label = ""] of pairs) {
    if (value === "") continue;
    const found = counts.get(value) ?? { value, label, count: 0 };
    found.count++;
    counts.set(value, found);
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

const NAMES = ["Pizza", "Luigi's", "Café", "Straße", "寿司", "Coca-Cola", "Kebap", "Grill", "24", "Łódź"];
const CATEGORIES = ["Pizza restaurant", "Café", "Grocery store", "Hair salon"].map((name) => ({
  slug: name.toLowerCase().replaceAll(" ", "-"),
  name,
}));
const PLACES = [
  {
    countryCode: "DE",
    countryName: "Germany",
    regionCode: "DE-HH",
    citySlug: "hamburg",
    cityName: "Hamburg",
    lat: 53.55,
    lng: 9.99,
  },
  { countryCode: "FJ", countryName: "Fiji", citySlug: "suva", cityName: "Suva", lat: -18.12, lng: 179.99 },
  {
    countryCode: "US",
    countryName: "United States",
    regionCode: "US-NY",
    citySlug: "hamburg",
    cityName: "Hamburg",
    lat: 42.71,
    lng: -78.83,
  },
];
const ZONES = ["Europe/Berlin", "Pacific/Fiji", "America/New_York", "Not/AZone"];
const AMENITIES = ["wi-fi", "outdoor-seating"];

const hoursArbitrary: fc.Arbitrary<OpeningHours> = fc
  .array(
    fc.record({
      day: fc.nat(6),
      start: fc.integer({ min: 360, max: 1200 }),
      length: fc.integer({ min: 30, max: 700 }),
    }),
    {
      maxLength: 5,
    },
  )
  .map((spans) => ({
    intervals: spans.map(({ day, start, length }) => [day * 1440 + start, day * 1440 + start + length]),
    knownDays: [...new Set(spans.map(({ day }) => day))],
  }));

function documentArbitrary(index: number): fc.Arbitrary<SearchDocument> {
  const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const parts = fc.record({
    words: fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 }),
    categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES), { selector: ({ slug }) => slug, maxLength: 3 }),
    listing: fc.nat(3),
    place: maybe(PLACES),
    shift: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    rating: maybe([1, 2.5, 3, 3.4, 3.5, 4, 4.2, 4.5, 4.9, 5]),
    popularity: fc.nat(30_000),
    reviews: fc.nat(500),
    isVerified: fc.boolean(),
    has: fc.subarray(["phone", "website", "hours"] as const),
    amenities: fc.subarray(AMENITIES),
    hours: fc.option(hoursArbitrary, { nil: undefined }),
    timeZone: maybe(ZONES),
  });
  return parts.map(({ words, categories, listing, place, shift, rating, hours, timeZone, ...rest }) => {
    const document = makePlacelessDocument(`d${String(index).padStart(15, "0")}`, {
      ...rest,
      name: words.join(" "),
      categories: categories.slice(0, listing),
      otherCategories: categories.slice(listing),
    });
    if (place !== undefined) {
      const { lat, lng, ...names } = place;
      const moved = lng + shift;
      Object.assign(document, names, { address: `${place.cityName}er Straße 5` });
      document.latitude = round(lat + shift);
      document.longitude = round(moved > 180 ? moved - 360 : moved);
    }
    if (rating !== undefined) document.rating = rating;
    if (hours !== undefined) document.hours = hours;
    if (timeZone !== undefined) document.timeZone = timeZone;
    return document;
  });
}

/** Documents with distinct ids that often share words, places and values. */
export function corpusArbitrary(size: number): fc.Arbitrary<SearchDocument[]> {
  return fc.tuple(...Array.from({ length: size }, (_, index) => documentArbitrary(index)));
}

const FILTERS = {
  categorySlug: fc.constantFrom(...CATEGORIES.map(({ slug }) => slug), "no-such-category"),
  countryCode: fc.constantFrom("DE", "FJ", "US", "XX"),
  territories: fc.subarray(["FJ", "DE", "YY"]),
  regionCode: fc.constantFrom("DE-HH", "US-NY", "XX-1"),
  cityKey: fc.constantFrom("de/hamburg", "us/hamburg", "fj/suva"),
  minRating: fc.constantFrom(0, 1, 2.6, 3, 3.5, 4, 4.3, 4.5, 5),
  isVerified: fc.constant(true),
  has: fc.subarray(["phone", "website", "hours"] as const),
  amenities: fc.subarray(AMENITIES),
  openAt: fc.date({
    min: new Date("2026-01-01T00:00:00Z"),
    max: new Date("2026-12-31T00:00:00Z"),
    noInvalidDate: true,
  }),
  near: fc.constantFrom(
    { lat: 53.5, lng: 10, radiusKm: 12 },
    { lat: -18, lng: -179.95, radiusKm: 30 },
    { lat: 0, lng: 0, radiusKm: 500 },
  ),
  box: fc.constantFrom(
    { west: 179.9, east: -179.9, south: -19, north: -17 },
    { west: 9.9, east: 10.1, south: 53.5, north: 53.6 },
    { west: -180, east: 180, south: -90, north: 90 },
  ),
} satisfies Record<keyof Omit<IndexFilters, "openDuring">, unknown>;

/** Texts and filters that often match such documents: at most two of each, because more would match nothing. */
export const questionArbitrary: fc.Arbitrary<{ text: string; filters: IndexFilters }> = fc.record({
  text: fc
    .array(fc.constantFrom(...NAMES, "piz", "hamb", "germany", "salon", "wi"), { maxLength: 2 })
    .map((words) => words.join(" ")),
  filters: fc
    .tuple(fc.record(FILTERS), fc.subarray(Object.keys(FILTERS), { maxLength: 2 }))
    .map(
      ([all, names]): IndexFilters => Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))),
    ),
});

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
