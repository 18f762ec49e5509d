import type { HasFilter } from "@meridian/shared/contracts/search";
import { READ_VALUE, type SearchParamName } from "./param-values.ts";

/** The state of a search as its address spells it: every parameter of the search call and the view of it, as text. What is absent has its default. */
export type SearchParams = { [Name in SearchParamName]?: string | undefined };

const NAMES = Object.keys(READ_VALUE).filter((name): name is SearchParamName => name in READ_VALUE);

/** What an address says, in the order of the contract, so that a search has one spelling: values the call would refuse, values that are the default and unknown names are dropped. */
export function readSearchParams(raw: Readonly<Record<string, unknown>>): SearchParams {
  const params: SearchParams = {};
  for (const name of NAMES) {
    const text = textOf(name, raw[name]);
    if (text !== undefined) params[name] = text;
  }
  if (params.near === undefined) {
    delete params.radiusKm;
    if (params.sort === "distance") delete params.sort;
  }
  return params;
}

/**
 * As `readSearchParams`, in the order of the address: a foreign order is no reason to send anyone elsewhere, and could not be with a
 * cache in between that has an order of its own.
 */
export function cleanSearchParams(raw: Readonly<Record<string, unknown>>): SearchParams {
  const params: Record<string, string | undefined> = readSearchParams(raw);
  const names = Object.keys(raw).filter((name) => params[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, params[name]]));
}

/** As `readSearchParams`, with a key for every name, for a router that would keep a refused value where nothing replaces it. */
export function validateSearchParams(raw: Readonly<Record<string, unknown>>): SearchParams {
  const params = readSearchParams(raw);
  return Object.fromEntries(NAMES.map((name) => [name, params[name]]));
}

/** The search with some parameters changed (undefined removes one), from its first page unless the page is what changes. */
export function withParams(params: SearchParams, changes: SearchParams): SearchParams {
  return readSearchParams({ ...params, page: undefined, ...changes });
}

export function hasFlag(params: SearchParams, flag: HasFilter): boolean {
  return params.has?.split(",").includes(flag) ?? false;
}

/** The value of `has` with a flag turned over. */
export function toggleHas(params: SearchParams, flag: HasFilter): string | undefined {
  const flags = params.has?.split(",") ?? [];
  const toggled = flags.includes(flag) ? flags.filter((other) => other !== flag) : [...flags, flag];
  return toggled.length === 0 ? undefined : toggled.join(",");
}

function textOf(name: SearchParamName, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = String(value).trim();
  return text === "" ? undefined : READ_VALUE[name](text);
}
