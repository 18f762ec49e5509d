import type { BusinessProblem, BusinessSortKey } from "../contracts/admin-businesses.ts";
import type { Business } from "../contracts/business.ts";
import type { CityKey } from "./business-store.ts";

/** Narrows an overview; parts combine with AND. */
export interface OverviewFilter {
  /**
   * Part of the name: folded within the first letters of it that are kept for that (`NAME_KEY_LENGTH`), in any case of
   * ASCII letters behind them.
   */
  text?: string | undefined;
  /**
   * What a search index finds of `text`, for engines that would read every business to find it themselves: of the listed businesses
   * these alone are looked at. The others are looked at whether it is given or not.
   */
  listedIds?: readonly string[] | undefined;
  /** Of a business's own category, see `PlaceStore`. */
  categorySlug?: string | undefined;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode?: string | undefined;
  /** Of any country, unless one is named. */
  citySlug?: string | undefined;
  isApproved?: boolean | undefined;
  importId?: string | undefined;
  problem?: BusinessProblem | undefined;
  /** What lies in the trash, in place of everything else. */
  isTrash: boolean;
  /** Of the trash, only what is blocked. */
  isBlocked?: boolean | undefined;
}

export interface OverviewQuery {
  filter: OverviewFilter;
  /** An unknown rating is lower than any. */
  sortBy: BusinessSortKey;
  isDescending: boolean;
  offset: number;
  limit: number;
  /** Totals are counted no further. */
  countUpTo: number;
}

export interface OverviewPage {
  businesses: Business[];
  /** At most `countUpTo`. */
  total: number;
  isTotalExact: boolean;
}

export interface StateCounts {
  /** Of the businesses that are not deleted. */
  approved: number;
  pending: number;
  trashed: number;
}

/** Businesses of every state, for the operator. */
export interface BusinessOverview {
  page(query: OverviewQuery): Promise<OverviewPage>;
  /** Also one in the trash. */
  find(id: string): Promise<Business | undefined>;
  /** Any businesses but deleted ones whose folded name begins with the folded prefix, of a city or of all, in the order of names. */
  findNamed(prefix: string, query: { city?: CityKey | undefined; limit: number }): Promise<Business[]>;
  /** Any but deleted ones with this number in E.164. */
  findByPhone(phone: string, limit: number): Promise<Business[]>;
  countStates(): Promise<StateCounts>;
  /** Of the listed businesses that are rated and have a category; undefined where there is none. */
  meanRating(): Promise<number | undefined>;
}
