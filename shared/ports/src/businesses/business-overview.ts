import type { BusinessProblem, BusinessSortKey } from "@meridian/contracts/businesses/admin-businesses";
import type { Business } from "@meridian/contracts/businesses/business";
import type { CityKey } from "./business-store.ts";

/** Narrows an overview; parts combine with AND. */
export interface OverviewFilter {
  /** Part of the name: folded within the first `NAME_KEY_LENGTH` letters, ignoring only ASCII case after them. */
  text?: string | undefined;
  /**
   * Ids that a search index found for `text`, for engines that would otherwise scan names: of listed businesses only these and the latest
   * that await the index are checked. Unlisted ones are always checked.
   */
  listedIds?: readonly string[] | undefined;
  /** Slug of the business's own category; see `PlaceStore`. */
  categorySlug?: string | undefined;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode?: string | undefined;
  /** City key within any country, unless a country is given. */
  citySlug?: string | undefined;
  isApproved?: boolean | undefined;
  importId?: string | undefined;
  problem?: BusinessProblem | undefined;
  /** Lists the trash instead of everything else. */
  isTrash: boolean;
  /** Within the trash, only blocked businesses. */
  isBlocked?: boolean | undefined;
}

export interface OverviewQuery {
  filter: OverviewFilter;
  /** Businesses without a rating sort below all others. */
  sortBy: BusinessSortKey;
  isDescending: boolean;
  offset: number;
  limit: number;
  /** Upper bound of counted totals. */
  countUpTo: number;
}

export interface OverviewPage {
  businesses: Business[];
  /** At most `countUpTo`. */
  total: number;
  isTotalExact: boolean;
}

export interface StateCounts {
  /** Counts of businesses that are not deleted. */
  approved: number;
  pending: number;
  trashed: number;
}

/** Reads businesses of every state, for the admin. */
export interface BusinessOverview {
  page(query: OverviewQuery): Promise<OverviewPage>;
  /** Finds businesses in the trash too. */
  find(id: string): Promise<Business | undefined>;
  /** Businesses, deleted ones excepted, whose folded name begins with the folded prefix, in one city or all, ordered by name. */
  findNamed(prefix: string, query: { city?: CityKey | undefined; limit: number }): Promise<Business[]>;
  /** Businesses, deleted ones excepted, with this number in E.164. */
  findByPhone(phone: string, limit: number): Promise<Business[]>;
  countStates(): Promise<StateCounts>;
  /** Average over listed businesses with a rating and a category; undefined if there are none. */
  meanRating(): Promise<number | undefined>;
}
