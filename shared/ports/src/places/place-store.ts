import type {
  CategoryListItem,
  CityListItem,
  CountryListItem,
  DirectoryTotals,
} from "@meridian/contracts/places/place";
import type { CityKey } from "../businesses/business-store.ts";

export interface NamedCount {
  name: string;
  slug: string;
  count: number;
}

export interface CityCount extends NamedCount {
  countryCode: string;
}

export interface CategorySummary {
  name: string;
  slug: string;
  businessCount: number;
  countryCount: number;
  topCountries: (NamedCount & { countryCode: string })[];
}

export interface CountrySummary {
  name: string;
  countryCode: string;
  slug: string;
  businessCount: number;
  cityCount: number;
  categoryCount: number;
  topCities: CityCount[];
  topCategories: NamedCount[];
}

export interface CitySummary {
  name: string;
  slug: string;
  countryCode: string;
  countryName: string;
  countrySlug: string;
  businessCount: number;
  categoryCount: number;
  topCategories: NamedCount[];
}

/** A category in a city, with its count of listed businesses. */
export interface CityCategoryCount extends CityKey {
  categorySlug: string;
  count: number;
}

export interface CityCategoryPage {
  entries: CityCategoryCount[];
  /** Absent after the last page. */
  next?: string;
}

export type PlaceMatch =
  | { kind: "country"; name: string; countryCode: string; slug: string; count: number }
  | { kind: "city"; name: string; countryCode: string; countryName: string; slug: string; count: number };

export type RatedCategory = Omit<CategoryListItem, "symbol">;

export interface CategoryOptions {
  topCountries: number;
  /** Only the category with this very slug. */
  isExact?: boolean;
}

/**
 * Roll-ups: counts of listed businesses per category, country and city. Reads never scan businesses. Lists are ordered by
 * descending count, then name.
 */
export interface PlaceStore {
  totals(): Promise<DirectoryTotals>;
  listCategories(options: { letter?: string; limit?: number }): Promise<RatedCategory[]>;
  listCountries(options: { limit?: number }): Promise<CountryListItem[]>;
  listCities(options: { letter?: string; countryCode?: string; limit?: number }): Promise<CityListItem[]>;
  /**
   * Categories with at least `minBusinesses` in a city, over all cities, up to `limit` at a time in a stable engine-specific
   * order. `after` is the previous page's `next`.
   */
  listCityCategories(options: { minBusinesses: number; limit: number; after?: string }): Promise<CityCategoryPage>;
  /** Finds by slug. A broader category or subtype resolves to the category most of its businesses have, unless `isExact`. */
  getCategory(slug: string, options: CategoryOptions): Promise<CategorySummary | undefined>;
  /** Finds by ISO code in either case, canonical slug, or folded name in any known spelling. */
  getCountry(slugOrCode: string, options: { topCities: number }): Promise<CountrySummary | undefined>;
  getCity(key: CityKey, options: { topCategories: number }): Promise<CitySummary | undefined>;
  /** Categories and places with a word of their folded name beginning with `prefix`, largest first. */
  suggestCategories(prefix: string, limit: number): Promise<NamedCount[]>;
  suggestPlaces(prefix: string, limit: number): Promise<PlaceMatch[]>;
  /** Resolves "berlin", "paris, fr" or "turkey": the largest place with exactly that folded name. */
  resolvePlace(text: string): Promise<PlaceMatch | undefined>;
  /**
   * Publishes the roll-ups of all writes so far. Cheap enough to call every few seconds of an import. Returns false, without
   * waiting, while another process recounts or a failed rebuild waits for its retry.
   */
  refresh(): Promise<boolean>;
  /** Recounts everything from the businesses. */
  rebuild(): Promise<void>;
}
