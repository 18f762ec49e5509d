import { OPEN_TIMES, type OpenTime } from "@meridian/contracts/search/open-time";
import type { HasFilter, SearchQuery, SearchSort } from "@meridian/contracts/search/search";

/** The search call's parameters except the page size, plus `view`: what a phone shows. */
export type SearchParamName = Exclude<keyof SearchQuery, "limit"> | "view";

/** Parameters with fixed values; the others are free text. */
interface ParamWords {
  verified: "1";
  openNow: "1";
  open: OpenTime;
  sort: SearchSort;
  view: "map";
}

/** The canonical spelling of each parameter. */
export type ParamValues = {
  [Name in SearchParamName]?: (Name extends keyof ParamWords ? ParamWords[Name] : string) | undefined;
};

/** The canonical spelling of a value; undefined for invalid and default values. */
type ReadValue = (text: string) => string | undefined;

const MAX_TEXT_LENGTH = 200;
const MAX_LOCATION_LENGTH = 120;
const MAX_SLUG_LENGTH = 200;
const MAX_RADIUS_KM = 500;
const MAX_PAGE = 1_000_000;
const HAS_FLAGS: readonly string[] = ["phone", "website", "hours"] satisfies HasFilter[];
const MAX_HAS_FLAGS = 3;
const MAX_AMENITIES = 5;
/** Without the default. */
const SORTS: readonly SearchSort[] = ["rating", "reviews", "distance"];
const POINT_PATTERN = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/;
const BOX_PATTERN = /^-?\d{1,3}(\.\d+)?(,-?\d{1,3}(\.\d+)?){3}$/;

/**
 * The valid values of each search parameter, in contract order. It repeats `searchQuerySchema`, which would add a validator of 30 kB to
 * every page; a test keeps both in agreement.
 */
export const READ_VALUE: { readonly [Name in SearchParamName]: (text: string) => ParamValues[Name] } = {
  q: upTo(MAX_TEXT_LENGTH),
  location: upTo(MAX_LOCATION_LENGTH),
  category: readSlug,
  country: (text) => matching(/^[A-Z]{2}$/, text.toUpperCase()),
  region: (text) => matching(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, text.toUpperCase()),
  city: (text) => matching(/^[a-z]{2}\/[^/]{1,120}$/, text.toLowerCase()),
  minRating: (text) => numberWithin(text, (rating) => rating >= 0 && rating <= 5),
  verified: readFlag,
  has: readFlags,
  amenity: readSlugs,
  openNow: readFlag,
  open: (text) => OPEN_TIMES.find((time) => time === text),
  near: readPoint,
  radiusKm: (text) => numberWithin(text, (km) => km > 0 && km <= MAX_RADIUS_KM),
  bbox: readBox,
  sort: (text) => SORTS.find((sort) => sort === text),
  page: (text) => numberWithin(text, (page) => Number.isInteger(page) && page > 1 && page <= MAX_PAGE),
  view: (text) => (text === "map" ? text : undefined),
};

function upTo(length: number): ReadValue {
  return (text) => (text.length <= length ? text : undefined);
}

function readSlug(text: string): string | undefined {
  return text.length <= MAX_SLUG_LENGTH ? text.toLowerCase() : undefined;
}

function readSlugs(text: string): string | undefined {
  const slugs = text.split(",").flatMap((part) => (part.trim() === "" ? [] : [part.trim().toLowerCase()]));
  if (slugs.length === 0 || slugs.length > MAX_AMENITIES) return undefined;
  return slugs.some((slug) => slug.length > MAX_SLUG_LENGTH) ? undefined : [...new Set(slugs)].join(",");
}

function readFlag(text: string): "1" | undefined {
  return text === "1" || text === "true" ? "1" : undefined;
}

function readFlags(text: string): string | undefined {
  const flags = text.split(",").filter((part) => part !== "");
  if (flags.length === 0 || flags.length > MAX_HAS_FLAGS || !flags.every((flag) => HAS_FLAGS.includes(flag))) {
    return undefined;
  }
  return [...new Set(flags)].sort().join(",");
}

function readPoint(text: string): string | undefined {
  const [lat = 0, lng = 0] = text.split(",").map(Number);
  return POINT_PATTERN.test(text) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? text : undefined;
}

function readBox(text: string): string | undefined {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
  const isOnEarth = south <= north && Math.max(-south, north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  return BOX_PATTERN.test(text) && isOnEarth ? text : undefined;
}

function matching(pattern: RegExp, text: string): string | undefined {
  return pattern.test(text) ? text : undefined;
}

function numberWithin(text: string, isWithin: (value: number) => boolean): string | undefined {
  const value = Number(text);
  return Number.isFinite(value) && isWithin(value) ? String(value) : undefined;
}
