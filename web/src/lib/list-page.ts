import { foldText } from "@meridian/shared/domain/fold-text";

/** One page of a list that is held whole. */
export interface ListPage<T> {
  items: T[];
  page: number;
  totalPages: number;
  /** How many items match the filter. */
  count: number;
  /** Place of the first item shown, from 1; 0 when there is none. */
  from: number;
  to: number;
}

export interface ListPageOptions<T> {
  page: number;
  pageSize: number;
  /** Keeps an item; everything when left out. */
  matches?: ((item: T) => boolean) | undefined;
}

/** Filters and cuts. Undefined for a page beyond the last; a list with nothing in it has one empty page. */
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

/** A filter that finds a text anywhere in one of an item's names, whatever their case and accents; undefined for an empty text. */
export function nameFilter<T>(
  query: string | undefined,
  namesOf: (item: T) => string[],
): ((item: T) => boolean) | undefined {
  const wanted = foldText(query ?? "");
  if (wanted === "") return undefined;
  return (item) => namesOf(item).some((name) => foldText(name).includes(wanted));
}

/** How a list is shown. A grid where the address says nothing. */
export type ListView = "list";

/** Page, filter and view as the address has them. */
export interface ListSearch {
  page?: string | undefined;
  q?: string | undefined;
  view?: ListView | undefined;
}

const MAX_FILTER_LENGTH = 100;

/**
 * What an address says of a list. Whatever else it holds, a page that is none and the first page come out undefined: a router keeps a
 * refused value where nothing replaces it.
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

/** Parameters of an address that a list of the given ones does not know are dropped from it. */
export function keepListParams(...names: readonly (keyof ListSearch)[]) {
  return ({ search, next }: { search: ListSearch; next: (search: ListSearch) => ListSearch }): ListSearch => {
    const known = parseListSearch({ ...next(search) });
    return Object.fromEntries(names.map((name) => [name, known[name]]));
  };
}

export function pageOf({ page }: Pick<ListSearch, "page">): number {
  return page === undefined ? 1 : Number(page);
}
