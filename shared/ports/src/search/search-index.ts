import type { OpenTime } from "@meridian/contracts/search/open-time";
import type { GeoBox, GeoPoint, HasFilter, LongFacet, SearchSort } from "@meridian/contracts/search/search";
import type { FacetCount, IndexFacets } from "@meridian/domain/businesses/facets";
import type { SearchDocument } from "@meridian/domain/businesses/search-document";
import type { MapGroup } from "@meridian/domain/places/map-groups";
import type { WordSynonym } from "@meridian/domain/text/synonyms";

export interface IndexChange {
  id: string;
  /** Absent: remove the business from the index. */
  document?: SearchDocument;
}

/** Read in order. */
export interface IndexChanges extends Iterable<IndexChange> {
  readonly length: number;
}

export interface IndexFilters {
  categorySlug?: string;
  countryCode?: string;
  /** Beside `countryCode`, codes of other countries whose businesses pass too: Puerto Rico beside the United States. */
  territories?: readonly string[];
  /** ISO 3166-2: "US-CA" */
  regionCode?: string;
  /** "us/philadelphia" */
  cityKey?: string;
  minRating?: number;
  isVerified?: boolean;
  has?: readonly HasFilter[];
  /** Slugs; documents must have all of them. */
  amenities?: readonly string[];
  /** Only businesses known to be open at this instant. */
  openAt?: Date;
  /** Only businesses known to be open then, by their local clocks. */
  openDuring?: OpenTime;
  near?: GeoPoint & { radiusKm: number };
  box?: GeoBox;
}

export interface IndexQuery {
  /**
   * As typed. All words must match; the last is a prefix, unless the text names a kind (`alsoCategories`); "quoted phrases" must occur in
   * the name; `-` has no meaning.
   */
  text: string;
  filters: IndexFilters;
  /** Synonyms of words in the text; see `readingsOf`. Pass only those that occur: each costs time. */
  synonyms?: readonly WordSynonym[];
  /**
   * Slugs of categories. Businesses with one match the text whatever their words. They rank after exact names and before all
   * other hits: first businesses listed under one, then those that have it as another label, each by popularity. If only few of them have
   * the words of the text in their names or labels, these come first: "judo" among martial arts schools.
   */
  alsoCategories?: readonly string[];
  sort: SearchSort;
  /** Origin of distances. Without it, the sort `distance` orders by relevance. */
  origin?: GeoPoint;
  offset: number;
  /** offset + limit ≤ 1,000 */
  limit: number;
  withFacets: boolean;
  /** Whether to correct words when a text has few hits; default true. */
  allowTypos?: boolean;
}

/**
 * Ties with a facet's last value are broken arbitrarily. Above 20,000 hits the embedded engine counts the 20,000 most popular and
 * extrapolates.
 */
export interface FacetValuesQuery extends Pick<IndexQuery, "text" | "filters" | "synonyms" | "alsoCategories"> {
  facet: LongFacet;
  /** Words as typed; each must be a prefix of a word of the value's label. */
  label: string;
  limit: number;
}

export interface FacetValues {
  /** Most frequent first. */
  values: FacetCount[];
  /**
   * False if there were more hits than the engine examines one by one (at least 1,000): values may be missing and counts are
   * estimates.
   */
  isComplete: boolean;
}

export interface IndexHit {
  id: string;
  /** Present if the query has an origin and the business has coordinates. */
  distanceKm?: number;
}

export interface IndexAnswer {
  hits: IndexHit[];
  total: number;
  isTotalExact: boolean;
  facets: IndexFacets;
  /** Set if counting timed out: `facets` is then empty despite hits. */
  areFacetsMissing?: true;
  /** Folded words searched for, with corrections, for highlighting. The last is a prefix. */
  words: string[];
  /** The corrected text, if any word was corrected. */
  correctedText?: string;
}

/** A search whose hits appear on a map one by one. */
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
  /** Hits with coordinates among the first `limit`, or as many as the engine reaches (Meilisearch: 1,000), most popular first. */
  hits: LocatedHit[];
  /** Of all hits. */
  total: number;
  isTotalExact: boolean;
}

/** A search whose hits are counted per map cell. */
export interface ClusterQuery extends Pick<IndexQuery, "text" | "synonyms" | "alsoCategories" | "allowTypos"> {
  /** Hits without coordinates are outside every box. */
  filters: IndexFilters & { box: GeoBox };
  /** Level of the map grid. */
  level: number;
  /** Maximum number of cells; more are merged into coarser levels. At most 500. */
  maxCells: number;
}

export interface ClusteredAnswer {
  /** The requested level or a coarser one. */
  level: number;
  /**
   * Non-empty cells, unordered. A cell with one hit lies at its position and has its id; large cells lie near the centre of their
   * hits.
   */
  cells: MapGroup[];
  /** Total hits: the sum of the cells, unless the answer is cut. */
  total: number;
  isTotalExact: boolean;
  /** True if only the best hits were counted. */
  isCut: boolean;
  /** Set if the count is cut because the engine ran out of time. */
  isDegraded?: true;
}

export interface SuggestedBusiness {
  id: string;
}

/**
 * A rebuild beside the serving index; `commit` swaps it in without a failed search. It receives only changes applied through the
 * same handle.
 */
export interface IndexRebuild {
  add(documents: readonly SearchDocument[]): Promise<void>;
  /** Throws conflict and keeps the old index unless the new one holds exactly `expectedCount` documents. */
  commit(expectedCount: number): Promise<void>;
  abort(): Promise<void>;
}

export interface IndexStatus {
  documents: number;
  /** False until a rebuild is committed, and after that index is lost or emptied. Searches then throw. */
  isReady: boolean;
  /** Set for an index from a release that stored less: it answers but needs a rebuild. */
  isOutdated?: boolean;
}

/**
 * Full-text search over listed businesses: a projection of the store that can be lost and rebuilt at any time. Calls throw
 * `unavailable` if the index cannot answer, and searches do so while it is missing, emptied or in its first build, rather than find
 * nothing: only a committed rebuild, even of zero documents, makes it complete. Writers must coordinate among themselves (see `Lease`).
 *
 * - Ranking: exact name, then field of the match (name > category > city, tags > address), then popularity, then id. The embedded
 *   engine compares the words of the 150 most popular hits and of the 60 most popular hits by name; the rest follow by popularity.
 *   Meilisearch ranks all hits but treats the Arabic article as a word.
 * - Typos: one in words of at least 4 letters, two from 9; a wrong first letter counts as two; none in numbers. They are tried only
 *   when a text has fewer than 20 exact hits, for the text as typed; their hits rank after those, and totals and facets cover all hits
 *   found. Among texts with the same corrections the one that is a whole name comes first. Engines find different misspellings of
 *   common words, so totals of corrected texts may differ.
 * - Synonyms: each reading finds what it would find alone. Meilisearch answers one reading at a time: beyond 1,000 hits of a reading,
 *   totals and facets are estimates.
 */
export interface SearchIndex {
  search(query: IndexQuery): Promise<IndexAnswer>;
  /** Positions of the hits that `search` finds. */
  locate(query: LocateQuery): Promise<LocatedAnswer>;
  /** Counts per cell of the hits that `search` finds, complete wherever the engine decides alone. */
  cluster(query: ClusterQuery): Promise<ClusteredAnswer>;
  /** Values of one facet whose label matches the typed words, counted over the hits of a search. */
  facetValues(query: FacetValuesQuery): Promise<FacetValues>;
  /** Popular businesses whose name has words beginning with those of `text`, best first. */
  suggest(text: string, limit: number): Promise<SuggestedBusiness[]>;
  /**
   * Replaces or removes documents; of several changes with one id the last counts, also when a call does not wait for earlier ones. Durable
   * on return; repeatable with the same changes, but not with the same packed list, which the engine may hand over to another thread.
   */
  apply(changes: IndexChanges): Promise<void>;
  /** Starts a rebuild and ends every other one, including one abandoned by another process. */
  beginRebuild(): Promise<IndexRebuild>;
  /** Compacts the index: reclaims the space and speed that changes cost. For quiet hours; searches continue. */
  compact(): Promise<void>;
  /** Reports a missing index instead of throwing. */
  status(): Promise<IndexStatus>;
  close(): Promise<void>;
}
