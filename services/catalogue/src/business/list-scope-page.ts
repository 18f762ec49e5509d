import type { PublicListItem } from "@meridian/contracts/businesses/business";
import type { CategoryOf } from "@meridian/domain/categories/business-category";
import type { BusinessStore, ListingScope } from "@meridian/ports/businesses/business-store";
import { toPublicListItem } from "./present-business.ts";

export interface PageRequest {
  page: number;
  limit: number;
}

export interface ScopePageOptions {
  businesses: BusinessStore;
  scope: ListingScope;
  page: PageRequest;
  /** Listed businesses in scope, as the roll-ups count them. */
  total: number;
  categoryOf: CategoryOf;
  at: Date;
}

export interface ScopePage {
  businesses: PublicListItem[];
  currentPage: number;
  totalPages: number;
}

/** Reads one page of a category's or place's businesses. A page beyond the last is empty and costs no query. */
export async function listScopePage({
  businesses,
  scope,
  page,
  total,
  categoryOf,
  at,
}: ScopePageOptions): Promise<ScopePage> {
  const offset = (page.page - 1) * page.limit;
  const found = offset < total ? await businesses.list({ scope, offset, limit: page.limit }) : [];
  return {
    businesses: found.map((business) => toPublicListItem(business, at, categoryOf)),
    currentPage: page.page,
    totalPages: Math.ceil(total / page.limit),
  };
}
