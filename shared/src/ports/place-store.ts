import type { CategoryListItem, CityListItem, CountryListItem, DirectoryTotals } from "../contracts/place.ts";
import type { CityKey } from "./business-store.ts";

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

/** A category in a city, with its listed businesses. */
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

/**
 * Roll-ups: what there is of each category, country and city, counted over listed businesses. Reads never scan businesses.
 * All lists come largest first, then by name.
 */
export interface PlaceStore {
  totals(): Promise<DirectoryTotals>;
  listCategories(options: { letter?: string; limit?: number }): Promise<RatedCategory[]>;
  listCountries(options: { limit?: number }): Promise<CountryListItem[]>;
  listCities(options: { letter?: string; countryCode?: string; limit?: number }): Promise<CityListItem[]>;
  /**
   * The categories of all cities that have at least `minBusinesses` there, up to `limit` at a time, in an order of the engine's own that
   * lasts. `after` is the `next` of the page before.
   */
  listCityCategories(options: { minBusinesses: number; limit: number; after?: string }): Promise<CityCategoryPage>;
  /** By slug; a slug of a broader category or subtype answers with the category most of its businesses have. */
  getCategory(slug: string, options: { topCountries: number }): Promise<CategorySummary | undefined>;
  /** By ISO code of either case, canonical slug, or folded name in any spelling the directory knows. */
  getCountry(slugOrCode: string, options: { topCities: number }): Promise<CountrySummary | undefined>;
  getCity(key: CityKey, options: { topCategories: number }): Promise<CitySummary | undefined>;
  /** Categories, and places, with a word of their folded name beginning with `prefix`, largest first. */
  suggestCategories(prefix: string, limit: number): Promise<NamedCount[]>;
  suggestPlaces(prefix: string, limit: number): Promise<PlaceMatch[]>;
  /** What a visitor means by "berlin", "paris, fr" or "turkey": the largest place of exactly that folded name. */
  resolvePlace(text: string): Promise<PlaceMatch | undefined>;
  /**
   * Makes the roll-ups of everything written so far visible. Cheap enough to call every few seconds of an import. False
   * while another process counts anew, or a rebuild that failed waits to be tried again: they then stay as they are, and nobody waits.
   */
  refresh(): Promise<boolean>;
  /** Counts everything anew from the businesses. */
  rebuild(): Promise<void>;
}
