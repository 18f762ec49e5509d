import type { BusinessDetail, FeaturedBusiness, PublicListItem } from "@meridian/contracts/businesses/business";
import { PUBLIC_FIELDS, type PublicField } from "@meridian/contracts/businesses/business-fields";
import type { HomepageData } from "@meridian/contracts/places/place";
import type { SearchAnswer, SearchHit } from "@meridian/contracts/search/search";
import type { SuggestAnswer, Suggestion } from "@meridian/contracts/search/suggest";

const UNKNOWN = { state: "unknown", changesAt: null } as const;

const NO_PUBLIC_FIELDS = Object.fromEntries(PUBLIC_FIELDS.map((name) => [name, null])) as Record<PublicField, null>;

export const BAKERY: BusinessDetail = {
  ...NO_PUBLIC_FIELDS,
  name: "Miller's Bakery",
  slug: "millers-bakery-berlin",
  type: "Bakery",
  category: "Food",
  fullAddress: "Lindenstrasse 7, 10969 Berlin, Germany",
  countryCode: "DE",
  rating: 4.6,
  reviews: 120,
  phone: "+49 30 901820",
  verified: true,
  placeId: "ChIJmiller",
  latitude: "52.5019",
  longitude: "13.3953",
  workingHours: null,
  id: "abcdefgh23456723",
  street: "Lindenstrasse 7",
  city: "Berlin",
  cityPath: "/cities/de/berlin",
  postalCode: "10969",
  country: "Germany",
  countrySlug: "germany",
  region: null,
  categorySlug: "bakery",
  symbol: "bread",
  schemaType: "Bakery",
  kinds: ["shop/bakery"],
  subtypes: [],
  phoneE164: "+4930901820",
  website: "https://millers.example/",
  status: "operational",
  hours: null,
  timeZone: "Europe/Berlin",
  openState: UNKNOWN,
  updatedAt: "2026-01-01T08:00:00.000Z",
};

export function listItem(name: string, changes: Partial<PublicListItem> = {}): PublicListItem {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  return {
    id: slug,
    slug,
    name,
    category: "Hotel",
    categorySlug: "hotel",
    symbol: "bed",
    city: "Berlin",
    country: "Germany",
    countryCode: "DE",
    rating: 4.2,
    reviews: 31,
    phone: "+49 30 901821",
    fullAddress: "Hauptstrasse 1, Berlin, Germany",
    photo: null,
    verified: false,
    latitude: 52.5,
    longitude: 13.4,
    timeZone: "Europe/Berlin",
    openState: UNKNOWN,
    ...changes,
  };
}

export const FEATURED: FeaturedBusiness = {
  id: BAKERY.id,
  slug: BAKERY.slug,
  name: BAKERY.name,
  type: BAKERY.type,
  symbol: BAKERY.symbol,
  image_url: null,
  rating: BAKERY.rating,
  review_count: BAKERY.reviews,
  full_address: BAKERY.fullAddress,
  phone: BAKERY.phone,
};

export const HOMEPAGE: HomepageData = {
  popularSearches: [{ category: "Hotel", count: 450, slug: "hotel", symbol: "bed" }],
  topCities: [{ city: "Berlin", count: 300, countryCode: "DE", slug: "berlin" }],
  topCountries: [{ country: "Germany", businessCount: 900, countryCode: "DE", slug: "germany" }],
  totals: { businesses: 1_250, countries: 2, cities: 40, categories: 7 },
};

export const EMPTY_HOMEPAGE: HomepageData = {
  popularSearches: [],
  topCities: [],
  topCountries: [],
  totals: { businesses: 0, countries: 0, cities: 0, categories: 0 },
};

export function hit(name: string, changes: Partial<SearchHit> = {}): SearchHit {
  return { ...listItem(name), highlights: [], distanceKm: null, branches: null, branchOf: null, ...changes };
}

const NO_FACETS: SearchAnswer["facets"] = {
  category: [],
  country: [],
  city: [],
  rating: [],
  amenity: [],
  has: [],
  verified: [],
};

/** The answer to a search for coffee, with one hit unless told otherwise. */
export function searchAnswer({ facets, understood, ...changes }: SearchAnswerChanges = {}): SearchAnswer {
  return {
    hits: [hit("Cafe Adler")],
    page: 1,
    pageSize: 20,
    totalPages: 1,
    totalCount: 1,
    isTotalExact: true,
    instead: null,
    isDegraded: false,
    areFacetsMissing: false,
    ...changes,
    facets: { ...NO_FACETS, ...facets },
    understood: {
      text: "coffee",
      place: null,
      correctedFrom: null,
      isOpenNow: false,
      amenities: [],
      open: null,
      isRelaxed: false,
      isAround: false,
      isNearMe: false,
      ...understood,
    },
  };
}

export interface SearchAnswerChanges extends Partial<Omit<SearchAnswer, "facets" | "understood">> {
  facets?: Partial<SearchAnswer["facets"]>;
  understood?: Partial<SearchAnswer["understood"]>;
}

export const NOTHING_FOUND: SearchAnswerChanges = { hits: [], totalPages: 0, totalCount: 0 };

export const NO_SUGGESTIONS: SuggestAnswer = { businesses: [], categories: [], places: [] };

export function suggestion(label: string, path: string): Suggestion {
  return { label, detail: null, matches: [], path };
}

/** `count` items that `make` makes of "A1", "A2" and so on. */
export function many<T>(count: number, make: (name: string) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(`A${index + 1}`));
}
