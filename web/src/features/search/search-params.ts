import type { HasFilter } from "@meridian/shared/contracts/search";
import { type ParamValues, READ_VALUE, type SearchParamName } from "./param-values.ts";

/** The state of a search as its address spells it: every parameter of the search call and the view of it, as text. What is absent has its default. */
export type SearchParams = ParamValues;

/** Parameters before they are read. */
type ParamTexts = { readonly [Name in SearchParamName]?: string | undefined };

const NAMES = Object.keys(READ_VALUE).filter(isParamName);
const ABSENT = Object.fromEntries(NAMES.map((name) => [name, undefined]));

/** What an address says, in the order of the contract, so that a search has one spelling: values the call would refuse, values that are the default and unknown names are dropped. */
export function readSearchParams(raw: Readonly<Record<string, unknown>>): SearchParams {
  return readParams(raw, NAMES);
}

/**
 * As `readSearchParams`, in the order of the address: a foreign order is no reason to send anyone elsewhere, and could not be with a
 * cache in between that has an order of its own.
 */
export function cleanSearchParams(raw: Readonly<Record<string, unknown>>): SearchParams {
  return readParams(raw, Object.keys(raw).filter(isParamName));
}

/** As `readSearchParams`, with a key for every name, for a router that would keep a refused value where nothing replaces it. */
export function validateSearchParams(raw: Readonly<Record<string, unknown>>): SearchParams {
  return { ...ABSENT, ...readSearchParams(raw) };
}

/** What the page of a place or category may be filtered and sorted by. */
const PAGE_FILTERS: readonly SearchParamName[] = ["minRating", "verified", "has", "amenity", "openNow", "sort", "view"];

/** As `cleanSearchParams`, for the page of a place or category, whose path says the rest of the search. */
export function cleanPageParams(
  raw: Readonly<Record<string, unknown>>,
  ...also: readonly ("page" | "category")[]
): SearchParams {
  const taken: readonly SearchParamName[] = [...PAGE_FILTERS, ...also];
  return readParams(
    raw,
    Object.keys(raw)
      .filter(isParamName)
      .filter((name) => taken.includes(name)),
  );
}

/** What a list is filtered and sorted by, to go along to another page; undefined where that is nothing. */
export function keptFilters({ page: _page, view: _view, category: _category, ...filters }: SearchParams) {
  return Object.keys(filters).length === 0 ? undefined : filters;
}

/** The search with some parameters changed (undefined removes one), from its first page unless the page is what changes. */
export function withParams(params: SearchParams, changes: ParamTexts): SearchParams {
  return readSearchParams({ ...params, page: undefined, ...changes });
}

export function hasFlag(params: SearchParams, flag: HasFilter): boolean {
  return listOf(params.has).includes(flag);
}

/** The value of `has` with a flag turned over. */
export function toggleHas(params: SearchParams, flag: HasFilter): string | undefined {
  return toggled(params.has, flag);
}

/** The value of `amenity` with an amenity turned over. */
export function toggleAmenity(params: SearchParams, slug: string): string | undefined {
  return toggled(params.amenity, slug);
}

/** The values of a parameter that takes several. */
export function listOf(values: string | undefined): string[] {
  return values?.split(",") ?? [];
}

function toggled(values: string | undefined, value: string): string | undefined {
  const all = listOf(values);
  const left = all.includes(value) ? all.filter((other) => other !== value) : [...all, value];
  return left.length === 0 ? undefined : left.join(",");
}

function readParams(raw: Readonly<Record<string, unknown>>, names: readonly SearchParamName[]): SearchParams {
  const params: SearchParams = {};
  for (const name of names) readParam(params, name, raw[name]);
  if (params.near === undefined) {
    delete params.radiusKm;
    if (params.sort === "distance") delete params.sort;
  }
  return params;
}

function readParam<Name extends SearchParamName>(params: SearchParams, name: Name, value: unknown): void {
  const text = value === undefined || value === null ? "" : String(value).trim();
  const read = text === "" ? undefined : READ_VALUE[name](text);
  if (read !== undefined) params[name] = read;
}

function isParamName(name: string): name is SearchParamName {
  return Object.hasOwn(READ_VALUE, name);
}
