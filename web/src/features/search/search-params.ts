import type { HasFilter } from "@meridian/contracts/search/search";
import { type ParamValues, READ_VALUE, type SearchParamName } from "./param-values.ts";

/** A search's state in the address: every parameter of the search call plus the view, as text. Absent parameters have their defaults. */
export type SearchParams = ParamValues;

/** Unvalidated parameters. */
type ParamTexts = { readonly [Name in SearchParamName]?: string | undefined };

const NAMES = Object.keys(READ_VALUE).filter(isParamName);
const ABSENT = Object.fromEntries(NAMES.map((name) => [name, undefined]));

/**
 * The search in an address, in contract order, so that each search has one spelling: invalid, default and unknown parameters are dropped.
 */
export function readSearchParams(raw: Readonly<Record<string, unknown>>): SearchParams {
  return readParams(raw, NAMES);
}

/**
 * Like `readSearchParams`, but in the address's order: a different order is no reason to redirect, and could not be one behind a cache that
 * reorders parameters.
 */
export function cleanSearchParams(raw: Readonly<Record<string, unknown>>): SearchParams {
  return readParams(raw, Object.keys(raw).filter(isParamName));
}

/** Like `readSearchParams`, with a key for every name, for a router that keeps rejected values unless they are replaced. */
export function validateSearchParams(raw: Readonly<Record<string, unknown>>): SearchParams {
  return { ...ABSENT, ...readSearchParams(raw) };
}

/** The filters and sort orders of a place's or category's page. */
const PAGE_FILTERS: readonly SearchParamName[] = ["minRating", "verified", "has", "amenity", "openNow", "sort", "view"];

/** Like `cleanSearchParams`, for the page of a place or category, whose path is part of the search. */
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

/** A list's filters and order, to keep on another page; undefined if there are none. */
export function keptFilters({ page: _page, view: _view, category: _category, ...filters }: SearchParams) {
  return Object.keys(filters).length === 0 ? undefined : filters;
}

/** The search with some parameters changed (undefined removes one), returning to its first page unless the page changes. */
export function withParams(params: SearchParams, changes: ParamTexts): SearchParams {
  return readSearchParams({ ...params, page: undefined, ...changes });
}

export function hasFlag(params: SearchParams, flag: HasFilter): boolean {
  return listOf(params.has).includes(flag);
}

/** The value of `has` with a flag toggled. */
export function toggleHas(params: SearchParams, flag: HasFilter): string | undefined {
  return toggled(params.has, flag);
}

/** The value of `amenity` with an amenity toggled. */
export function toggleAmenity(params: SearchParams, slug: string): string | undefined {
  return toggled(params.amenity, slug);
}

/** The values of a multi-value parameter. */
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
