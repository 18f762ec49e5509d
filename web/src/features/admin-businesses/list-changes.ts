import type { AdminBusinessPage, BusinessSortKey } from "@meridian/contracts/businesses/admin-businesses";
import { listAdminBusinesses } from "@meridian/contracts/client/endpoints/admin-businesses.gen";
import { type ApiUrl, urlOf } from "@meridian/contracts/client/url-of";
import { type ListParams, readListParams } from "./list-params.ts";

const FILTER_NAMES = ["q", "category", "approval", "country", "city", "importId", "problem"] as const;

/** Changes some parameters; any change of filter or order returns to the first page. */
export function changedParams(params: ListParams, change: ListParams): ListParams {
  return readListParams({ ...params, page: undefined, ...change });
}

/** Reverses the active key; another one starts ascending. */
export function toggledSort({ sortBy = "name", sortOrder }: ListParams, key: BusinessSortKey): ListParams {
  const isTurned = key === sortBy && sortOrder === undefined;
  return { sortBy: key === "name" ? undefined : key, sortOrder: isTurned ? "desc" : undefined };
}

/** The URL of the list's call. */
export function listUrl({ q, page, view: _view, ...rest }: ListParams): ApiUrl<AdminBusinessPage> {
  return urlOf(listAdminBusinesses, { query: { filter: q, ...rest, page } });
}

/** The number of active filters, besides the always visible search and category. */
export function hiddenFilterCount(params: ListParams): number {
  return FILTER_NAMES.slice(2).filter((name) => params[name] !== undefined).length;
}

export function isFiltered(params: ListParams): boolean {
  return FILTER_NAMES.some((name) => params[name] !== undefined);
}

/** The list without its filters; order and trash stay. */
export function withoutFilters({ sortBy, sortOrder, trash, blocked, limit, view }: ListParams): ListParams {
  return { sortBy, sortOrder, trash, blocked, limit, view };
}
