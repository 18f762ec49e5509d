import type { OpeningHours } from "../contracts/opening-hours.ts";
import type { GeoBox, GeoPoint, HasFilter, SearchSort } from "../contracts/search.ts";

/** What the index knows of a listed business; everything else is read from the store by id. */
export interface SearchDocument {
  id: string;
  name: string;
  /** The business's own category first, then its broader category and subtypes, each once. */
  categories: readonly { slug: string; name: string }[];
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode?: string;
  countryName?: string;
  citySlug?: string;
  cityName?: string;
  address?: string;
  latitude?: number;
  longitude?: number;
  rating?: number;
  reviews: number;
  popularity: number;
  isVerified: boolean;
  has: readonly HasFilter[];
  /** Slugs of amenities that are true. */
  amenities: readonly string[];
  hours?: OpeningHours;
  timeZone?: string;
}

export interface IndexChange {
  id: string;
  /** Absent: the business leaves the index. */
  document?: SearchDocument;
}

export interface IndexFilters {
  categorySlug?: string;
  countryCode?: string;
  /** "us/philadelphia" */
  cityKey?: string;
  minRating?: number;
  isVerified?: boolean;
  has?: readonly HasFilter[];
  amenity?: string;
  /** Only businesses known to be open at this instant. */
  openAt?: Date;
  near?: GeoPoint & { radiusKm: number };
  box?: GeoBox;
}

export interface IndexQuery {
  /** As typed. Words must all match; the last is a prefix; "quoted phrases" must stand in the name; `-` has no meaning. */
  text: string;
  filters: IndexFilters;
  sort: SearchSort;
  /** Where distances are measured from; needed by the sort `distance`. */
  origin?: GeoPoint;
  offset: number;
  /** offset + limit ≤ 1,000 */
  limit: number;
  withFacets: boolean;
  /** Default true: correct words when a text has few hits. */
  allowTypos?: boolean;
}

export interface FacetCount {
  /** Category slug, country code, city key, or the rating step "4" for ≥ 4. */
  value: string;
  label: string;
  count: number;
}

export interface IndexHit {
  id: string;
  /** Present when the query has an origin and the business coordinates. */
  distanceKm?: number;
}

export interface IndexAnswer {
  hits: IndexHit[];
  total: number;
  isTotalExact: boolean;
  facets: { category: FacetCount[]; country: FacetCount[]; city: FacetCount[]; rating: FacetCount[] };
  /** Folded words that were searched, corrections included: what a highlighter marks. The last one is a prefix. */
  words: string[];
  /** The text with corrected words, when any was corrected. */
  correctedText?: string;
}

export interface SuggestedBusiness {
  id: string;
}

/**
 * A rebuild beside the index that serves; `commit` swaps it in without a failed search. It follows what is applied through the same
 * handle meanwhile, and nothing else.
 */
export interface IndexRebuild {
  add(documents: readonly SearchDocument[]): Promise<void>;
  /** Throws a conflict, and leaves the old index, unless the new one holds exactly `expectedCount` documents. */
  commit(expectedCount: number): Promise<void>;
  abort(): Promise<void>;
}

export interface IndexStatus {
  documents: number;
  isReady: boolean;
}

/**
 * Full-text search over listed businesses: a projection of the store that may be lost and rebuilt at any time.
 * Ranking: an exact name, then the field of the match (name > category > city, tags > address), then popularity, then id.
 * Typos: one in words of 5 letters and more, two from 9; a wrong first letter counts two; none in numbers.
 * Totals of the embedded engine count typos only where a text has fewer than 20 exact hits; those of Meilisearch always do, and there
 * among more than 100 hits of one field names that begin with the text come before more popular ones.
 * Throws `unavailable` when the index cannot answer.
 */
export interface SearchIndex {
  search(query: IndexQuery): Promise<IndexAnswer>;
  /** Popular businesses whose name has words beginning with those of `text`, best first. */
  suggest(text: string, limit: number): Promise<SuggestedBusiness[]>;
  /** Replaces or removes documents. Durable when it returns; repeating it changes nothing. */
  apply(changes: readonly IndexChange[]): Promise<void>;
  beginRebuild(): Promise<IndexRebuild>;
  status(): Promise<IndexStatus>;
  close(): Promise<void>;
}
