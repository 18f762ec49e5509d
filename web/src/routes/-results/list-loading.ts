import { notFound, redirect } from "@tanstack/react-router";
import { errorCodeOf } from "../../lib/api/api-error.ts";
import { BEYOND_LAST_PAGE } from "../../lib/head/missing-head.ts";
import { type ListPage, type ListPageOptions, listPageOf } from "../../lib/list-page.ts";

export const LIST_PAGE_SIZE = 12;

/** A page of a list, or the site's 404 for one beyond the last. */
export function listPageOrNotFound<T>(all: readonly T[], options: Omit<ListPageOptions<T>, "pageSize">): ListPage<T> {
  const list = listPageOf(all, { ...options, pageSize: LIST_PAGE_SIZE });
  if (list === undefined) throw notFound({ data: BEYOND_LAST_PAGE });
  return list;
}

/** Throws the site's 404 for a page beyond the last; an empty list has a first page. */
export function pageOrNotFound<T extends { totalPages: number }>(list: T, page: number): T {
  if (page > 1 && page > list.totalPages) throw notFound({ data: BEYOND_LAST_PAGE });
  return list;
}

/** Turns the API's 404 into the page's, with content from `instead`; other failures stay failures. */
export async function orNotFound<T>(answer: Promise<T>, instead?: () => Promise<unknown>): Promise<T> {
  return answer.catch(async (error: unknown) => {
    const isMissing = errorCodeOf(error) === "not_found" || errorCodeOf(error) === "invalid_input";
    throw isMissing ? notFound({ data: await instead?.().catch(() => undefined) }) : error;
  });
}

/** Redirects an alias to the page's canonical address. */
export function redirectUnless(isCanonical: boolean, href: string): void {
  if (!isCanonical) throw redirect({ href, statusCode: 301, replace: true });
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The path with a list's parameters. */
export function listAddress(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const query = new URLSearchParams(given).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** "/categories/pizza?page=2"; the first page has no number. */
export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}
