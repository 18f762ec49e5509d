import type { OpeningHours } from "../contracts/opening-hours.ts";
import type { GeoBox, GeoPoint, HasFilter, LongFacet, OpenTime, SearchSort } from "../contracts/search.ts";
import type { MapGroup } from "../domain/map-groups.ts";
import type { WordSynonym } from "../domain/synonyms.ts";

/** What the index knows of a listed business; everything else is read from the store by id. */
export interface SearchDocument {
  id: string;
  name: string;
  /** Which list the business, as roll-ups count it: its own category first, then the kinds that include it. Filters and facets go by these. */
  categories: readonly { slug: string; name: string }[];
  /** Those of its other labels and what includes these: a text that means one finds the business. */
  otherCategories?: readonly { slug: string; name: string }[];
  /** Further words for what the business is. */
  labels?: readonly string[];
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode?: string;
  countryName?: string;
  /** ISO 3166-2 */
  regionCode?: string;
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
  /** Slugs of amenities that are true, in the words of the source and in common ones. */
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
  /** ISO 3166-2: "US-CA" */
  regionCode?: string;
  /** "us/philadelphia" */
  cityKey?: string;
  minRating?: number;
  isVerified?: boolean;
  has?: readonly HasFilter[];
  /** Slugs; documents have all of them. */
  amenities?: readonly string[];
  /** Only businesses known to be open at this instant. */
  openAt?: Date;
  /** Only businesses whose week is known to be open then, by their own clocks. */
  openDuring?: OpenTime;
  near?: GeoPoint & { radiusKm: number };
  box?: GeoBox;
}

export interface IndexQuery {
  /** As typed. Words must all match; the last is a prefix; "quoted phrases" must stand in the name; `-` has no meaning. */
  text: string;
  filters: IndexFilters;
  /** The text is also taken for what some of its words mean: see `readingsOf`. The fewer the better: only those of the text's words. */
  synonyms?: readonly WordSynonym[];
  /**
   * Slugs of categories: businesses that have one, as another one too, answer the text, whatever their words. They come after exact names
   * and before all other hits, first those that one of them lists, then those that have it as another one, each by popularity.
   */
  alsoCategories?: readonly string[];
  sort: SearchSort;
  /** Where distances are measured from. Without it, the sort `distance` orders by relevance. */
  origin?: GeoPoint;
  offset: number;
  /** offset + limit ≤ 1,000 */
  limit: number;
  withFacets: boolean;
  /** Default true: correct words when a text has few hits. */
  allowTypos?: boolean;
}

/**
 * Of the values as frequent as the last of a facet others might as well stand there. Of more than 20,000 hits the embedded engine counts
 * the 20,000 most popular and scales.
 */
export interface FacetCount {
  /** Category slug, country code, city key, or the rating step "4" for ≥ 4. */
  value: string;
  /** As one of the businesses spells it. */
  label: string;
  count: number;
}

export interface IndexFacets {
  category: FacetCount[];
  country: FacetCount[];
  city: FacetCount[];
  rating: FacetCount[];
  /** Values and labels are slugs. */
  amenity: FacetCount[];
  /** Values are those of `has`. */
  has: FacetCount[];
  /** One value, "1": those that are verified. */
  verified: FacetCount[];
}

export interface FacetValuesQuery extends Pick<IndexQuery, "text" | "filters" | "synonyms" | "alsoCategories"> {
  facet: LongFacet;
  /** Words as typed; each must begin a word of a value's label. */
  label: string;
  limit: number;
}

export interface FacetValues {
  /** The most frequent first. */
  values: FacetCount[];
  /** False when there were more hits than the engine looks at one by one (it looks at 1,000 or more): values may be missing and counts are estimates. */
  isComplete: boolean;
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
  facets: IndexFacets;
  /** Set when the engine could not count in time: `facets` are then empty, though there are hits. */
  areFacetsMissing?: true;
  /** Folded words that were searched, corrections included: what a highlighter marks. The last one is a prefix. */
  words: string[];
  /** The text with corrected words, when any was corrected. */
  correctedText?: string;
}

/** A search whose hits are laid on a map one by one. */
export interface LocateQuery
  extends Pick<IndexQuery, "text" | "filters" | "synonyms" | "alsoCategories" | "allowTypos"> {
  /** At most 2,000. */
  limit: number;
}

export interface LocatedHit {
  id: string;
  lat: number;
  lng: number;
}

export interface LocatedAnswer {
  /** Those with coordinates, of the first `limit` or as many as the engine reaches (Meilisearch: 1,000); popular ones rather than others. */
  hits: LocatedHit[];
  /** Of all hits. */
  total: number;
  isTotalExact: boolean;
}

/** A search whose hits are counted by the cells of a map. */
export interface ClusterQuery extends Pick<IndexQuery, "text" | "synonyms" | "alsoCategories" | "allowTypos"> {
  /** The box leaves out what has no coordinates. */
  filters: IndexFilters & { box: GeoBox };
  /** Of the grid of maps. */
  level: number;
  /** Cells are merged into those of coarser levels until there are no more than these; at most 500. */
  maxCells: number;
}

export interface ClusteredAnswer {
  /** The one that was asked for, or a coarser one. */
  level: number;
  /** Cells with hits, in no order. Those of one hit lie where it does and have its id; large ones lie within them about where their hits do. */
  cells: MapGroup[];
  /** Of all hits, which are those of the cells unless the answer is cut. */
  total: number;
  isTotalExact: boolean;
  /** True when only the best hits were counted. */
  isCut: boolean;
  /** Set when all of them would have been counted, had the engine had time. */
  isDegraded?: true;
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
  /** False until a rebuild has been committed, and again once that index is lost or emptied: nothing can be searched then. */
  isReady: boolean;
  /** Set for an index that answers, but was built by a release that told it less: it wants to be built anew. */
  isOutdated?: boolean;
}

/**
 * Full-text search over listed businesses: a projection of the store that may be lost and rebuilt at any time.
 * Ranking: an exact name, then the field of the match (name > category > city, tags > address), then popularity, then id.
 * Typos: one in words of 4 letters and more, two from 9; a wrong first letter counts two; none in numbers.
 * Typos are looked for only where a text has fewer than 20 hits as typed, and then their hits follow those; totals and facets are of what
 * was found; of texts with the same corrections the one that is the whole name comes first. Engines know other ways of misspelling a word
 * among many, so that totals of corrected texts may differ.
 * The embedded engine compares the words of the 150 most popular hits and of the 60 most popular that have words in their name; the others
 * follow by popularity alone. Meilisearch orders all of them, but takes the Arabic article for a word of its own.
 * Of a text with synonyms each reading finds what it would find alone; typos are looked for in the text as typed. Meilisearch answers one
 * reading at a time: of a reading with more than 1,000 hits it knows the best 1,000, and totals and facets are then estimates.
 * An index is complete or unavailable: where it is missing, emptied or being filled for the first time, searches throw `unavailable`
 * rather than find nothing. Only a committed rebuild, of no documents where there are none, makes it complete.
 * Several processes may write; that one does at a time is theirs to see to (see `Lease`).
 * Throws `unavailable` when the index cannot answer.
 */
export interface SearchIndex {
  search(query: IndexQuery): Promise<IndexAnswer>;
  /** Where the hits of a search lie, found as `search` finds them. */
  locate(query: LocateQuery): Promise<LocatedAnswer>;
  /** How many hits of a search lie in each cell, found as `search` finds them and counted whole wherever the engine decides alone. */
  cluster(query: ClusterQuery): Promise<ClusteredAnswer>;
  /** The values of one facet whose label begins as typed, counted over the hits of a search as `search` counts them. */
  facetValues(query: FacetValuesQuery): Promise<FacetValues>;
  /** Popular businesses whose name has words beginning with those of `text`, best first. */
  suggest(text: string, limit: number): Promise<SuggestedBusiness[]>;
  /** Replaces or removes documents. Durable when it returns; repeating it changes nothing. */
  apply(changes: readonly IndexChange[]): Promise<void>;
  /** Ends every other rebuild, also one that another process left behind. */
  beginRebuild(): Promise<IndexRebuild>;
  /** Gives back room and speed that changes have cost. For quiet hours; searches go on meanwhile. */
  compact(): Promise<void>;
  /** A missing index is told, not thrown. */
  status(): Promise<IndexStatus>;
  close(): Promise<void>;
}
