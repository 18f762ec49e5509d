import { foldText } from "@meridian/domain/text/fold-text";

/** One page of an in-memory list. */
export interface ListPage<T> {
  items: T[];
  page: number;
  totalPages: number;
  /** The number of matching items. */
  count: number;
  /** The position of the first item shown, from 1; 0 if there is none. */
  from: number;
  to: number;
}

export interface ListPageOptions<T> {
  page: number;
  pageSize: number;
  /** Selects items; by default all. */
  matches?: ((item: T) => boolean) | undefined;
}

/** Filters and paginates. Undefined for a page beyond the last; an empty list has one empty page. */
export function listPageOf<T>(
  all: readonly T[],
  { page, pageSize, matches }: ListPageOptions<T>,
): ListPage<T> | undefined {
  const matching = matches === undefined ? all : all.filter(matches);
  const totalPages = Math.max(1, Math.ceil(matching.length / pageSize));
  if (page > totalPages) return undefined;
  const start = (page - 1) * pageSize;
  const items = matching.slice(start, start + pageSize);
  return {
    items,
    page,
    totalPages,
    count: matching.length,
    from: items.length === 0 ? 0 : start + 1,
    to: start + items.length,
  };
}

/** A filter for a text anywhere in one of an item's names, ignoring case and accents; undefined for an empty text. */
export function nameFilter<T>(
  query: string | undefined,
  namesOf: (item: T) => string[],
): ((item: T) => boolean) | undefined {
  const wanted = foldText(query ?? "");
  if (wanted === "") return undefined;
  return (item) => namesOf(item).some((name) => foldText(name).includes(wanted));
}

/** How a list is displayed; a grid by default. */
export type ListView = "list";

/** Page, filter and view from the address. */
export interface ListSearch {
  page?: string | undefined;
  q?: string | undefined;
  view?: ListView | undefined;
}

const MAX_FILTER_LENGTH = 100;

/**
 * A list's parameters in the address. An invalid page and the first page become undefined: a router keeps a rejected value unless something
 * replaces it.
 */
export function parseListSearch(search: Record<string, unknown>): ListSearch {
  const page = typeof search.page === "string" && /^[1-9]\d{0,8}$/.test(search.page) ? search.page : undefined;
  const q = typeof search.q === "string" ? search.q.slice(0, MAX_FILTER_LENGTH) : "";
  return {
    page: page === "1" ? undefined : page,
    q: q === "" ? undefined : q,
    view: search.view === "list" ? search.view : undefined,
  };
}

/** Removes from the address the parameters this list does not know. */
export function keepListParams(...names: readonly (keyof ListSearch)[]) {
  return ({ search, next }: { search: ListSearch; next: (search: ListSearch) => ListSearch }): ListSearch => {
    const known = parseListSearch({ ...next(search) });
    return Object.fromEntries(names.map((name) => [name, known[name]]));
  };
}

export function pageOf({ page }: Pick<ListSearch, "page">): number {
  return page === undefined ? 1 : Number(page);
}
